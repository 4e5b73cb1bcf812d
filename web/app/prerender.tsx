import './domShim';

import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { FIGURES } from '#content/figures';
import { ADDRESSES, MAIL_SCREENS } from '#contract/addresses';
import type { Person } from '#contract/auth';
import { FIRST_NAME_PLACEHOLDER, type PrerenderedPages, type RenderRequest } from '#contract/prerendering';
import { BIBLE_CHAT, FIGURES_KEY, figureChatAddress } from '#web/figures/figures.hooks';
import { setInitialData } from '#web/lib/initialData';
import { queryClient } from '#web/lib/queryClient';
import { setSessionUser } from '#web/lib/session.hooks';
import { App, preloadApp } from './App';

const PLACEHOLDER_USER: Person = {
  id: '00000000-0000-4000-8000-000000000000',
  email: '',
  firstName: FIRST_NAME_PLACEHOLDER,
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

/**
 * Prerenders pages at build time, without data from the server: the public ones for visitors, and all others for a
 * placeholder user.
 */
export async function prerenderPages(): Promise<PrerenderedPages> {
  setSessionUser(null);
  const visitor = await markups(['/', '/privacy', ...MAIL_SCREENS]);
  setSessionUser(PLACEHOLDER_USER);
  const person = await markups(ADDRESSES);
  // A conversation shows only authored figure content. The list may show figures that an operator has edited, so it is
  // prerendered without data.
  queryClient.setQueryData<unknown>(FIGURES_KEY, FIGURES);
  const companions = [BIBLE_CHAT, ...FIGURES.map(({ figureId }) => figureId)];
  return { visitor, person: { ...person, ...(await markups(companions.map(figureChatAddress))) } };
}

/**
 * Renders a page on the server for one user with its initial data. Must not run concurrently, because the query cache
 * is shared.
 */
export async function renderPage({ address, person, data }: RenderRequest): Promise<string> {
  try {
    setSessionUser(person);
    setInitialData(data);
    await preloadApp(pathOf(address));
    const html = markup(address);
    // When a component throws, React leaves out the whole screen.
    if (!html.includes('<h1')) throw new Error('The screen was not rendered.');
    return html.replaceAll(INLINE_STYLE, '');
  } finally {
    setInitialData(null);
    queryClient.clear();
  }
}

/** Matches inline styles. User text cannot match, because its quotation marks are escaped. */
const INLINE_STYLE = / style="[^"]*"/g;

async function markups(addresses: readonly string[]) {
  const pages: Record<string, string> = {};
  for (const address of addresses) {
    await preloadApp(pathOf(address));
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
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={address}>
        <div inert>
          <App />
        </div>
      </Router>
    </QueryClientProvider>,
  ).replaceAll('<input ', '<input readonly ');
}
