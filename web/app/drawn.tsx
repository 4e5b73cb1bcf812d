import './noBrowser';

import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { FIGURES } from '#content/figures';
import { ADDRESSES, MAIL_SCREENS } from '#contract/addresses';
import type { Person } from '#contract/auth';
import { type Drawing, type DrawnPages, FIRST_NAME } from '#contract/drawn';
import { BIBLE_CHAT, conversationAddress, FIGURES_KEY } from '#web/figures/figures.hooks';
import { queries } from '#web/lib/queries';
import { keepPerson } from '#web/lib/session.hooks';
import { tell } from '#web/lib/told';
import { App, prepareApp } from './App';

const SOMEBODY: Person = {
  id: '00000000-0000-4000-8000-000000000000',
  email: '',
  firstName: FIRST_NAME,
  lastName: '',
  avatarUrl: null,
  emailVerified: true,
  isModerator: false,
  companionLevel: 1,
  experiencePoints: 0,
  createdAt: '2000-01-01T00:00:00.000Z',
};

// Nothing in what is drawn can be used until the scripts have come: what was typed there would be lost.

/** The pages as they stand before anything is known; the build writes them down and the server sends them. */
export async function drawn(): Promise<DrawnPages> {
  keepPerson(null);
  const visitor = await markups(['/', '/privacy', ...MAIL_SCREENS]);
  keepPerson(SOMEBODY);
  const person = await markups(ADDRESSES);
  // A conversation shows no more of a figure than we wrote; the list shows what an operator made of it.
  queries.setQueryData<unknown>(FIGURES_KEY, FIGURES);
  const companions = [BIBLE_CHAT, ...FIGURES.map(({ figureId }) => figureId)];
  return { visitor, person: { ...person, ...(await markups(companions.map(conversationAddress))) } };
}

/** A page as it stands for one person, with what it tells. One at a time: nothing of one may stand in another. */
export async function drawnFor({ address, person, told }: Drawing): Promise<string> {
  try {
    keepPerson(person);
    tell(told);
    await prepareApp(pathOf(address));
    const html = markup(address);
    // Where something on it could not be drawn, React leaves out the whole screen.
    if (!html.includes('<h1')) throw new Error('There is no screen.');
    return html.replaceAll(STYLE, '');
  } finally {
    tell(null);
    queries.clear();
  }
}

/** Words of people cannot look like one: their quotation marks are written otherwise. */
const STYLE = / style="[^"]*"/g;

async function markups(addresses: readonly string[]) {
  const drawn: Record<string, string> = {};
  for (const address of addresses) {
    await prepareApp(pathOf(address));
    drawn[address] = markup(address);
    if (drawn[address].includes(' style='))
      throw new Error(`${address} has a style in its words, which no browser here takes.`);
  }
  return drawn;
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, '');
}

function markup(address: string): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Router ssrPath={address}>
        <div inert>
          <App />
        </div>
      </Router>
    </QueryClientProvider>,
  ).replaceAll('<input ', '<input readonly ');
}
