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

const PLACEHOLDER_USER: Person = {
  id: '00000000-0000-4000-8000-000000000000',
  email: '',
  firstName: FIRST_NAME,
  lastName: '',
  avatarUrl: null,
  emailVerified: true,
  isModerator: false,
  companionLevel: 1,
  experiencePoints: 0,
  rulesAgreedAt: null,
  createdAt: '2000-01-01T00:00:00.000Z',
};

// Prerendered markup is inert until the scripts have loaded, because anything typed into it would be lost.

/** Prerenders every page without data at build time, once for visitors and once for signed-in users. */
export async function drawn(): Promise<DrawnPages> {
  keepPerson(null);
  const visitor = await markups(['/', '/privacy', ...MAIL_SCREENS]);
  keepPerson(PLACEHOLDER_USER);
  const person = await markups(ADDRESSES);
  // A conversation shows only authored figure content. The list may show figures that an operator has edited, so it is
  // prerendered without data.
  queries.setQueryData<unknown>(FIGURES_KEY, FIGURES);
  const companions = [BIBLE_CHAT, ...FIGURES.map(({ figureId }) => figureId)];
  return { visitor, person: { ...person, ...(await markups(companions.map(conversationAddress))) } };
}

/**
 * Renders a page on the server for one user with its initial data. Must not run concurrently, because the query cache
 * is shared.
 */
export async function drawnFor({ address, person, told }: Drawing): Promise<string> {
  try {
    keepPerson(person);
    tell(told);
    await prepareApp(pathOf(address));
    const html = markup(address);
    // When a component throws, React leaves out the whole screen.
    if (!html.includes('<h1')) throw new Error('The screen was not rendered.');
    return html.replaceAll(INLINE_STYLE, '');
  } finally {
    tell(null);
    queries.clear();
  }
}

/** Matches inline styles. User text cannot match, because its quotation marks are escaped. */
const INLINE_STYLE = / style="[^"]*"/g;

async function markups(addresses: readonly string[]) {
  const pages: Record<string, string> = {};
  for (const address of addresses) {
    await prepareApp(pathOf(address));
    const html = markup(address);
    if (html.includes(' style='))
      throw new Error(`${address} has an inline style, which our Content Security Policy blocks.`);
    pages[address] = html;
  }
  return pages;
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
