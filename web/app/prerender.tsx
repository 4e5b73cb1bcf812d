import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { FIGURES } from '#content/figures';
import type { Person } from '#contract/account/auth';
import { FIRST_NAME_PLACEHOLDER } from '#contract/pages/prerendering';
import { BIBLE_CHAT, FIGURES_KEY, figureChatAddress } from '#web/figures/figures.hooks';
import { createQueryClient } from '#web/lib/queryClient';
import { setSessionUser } from '#web/lib/session/session.hooks';
import { App, PUBLIC_SCREENS, preloadApp } from './App';
import { SCREENS } from './screens';

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
  noticeMails: false,
  createdAt: '2000-01-01T00:00:00.000Z',
};

/** A prerendered page: its HTML, and the source file of its screen. */
type Prerendered = { html: string; source: string | null };

/**
 * Renders every page without data from the server: the public ones for visitors, and all others for a placeholder user.
 * Runs once, in the build.
 */
export async function prerenderPages(): Promise<Record<'visitor' | 'person', Record<string, Prerendered>>> {
  const client = createQueryClient();
  setSessionUser(client, null);
  const visitor = await prerenderAll(client, ['/', ...Object.keys(PUBLIC_SCREENS)]);
  setSessionUser(client, PLACEHOLDER_USER);
  const screens = SCREENS.map(({ address }) => address);
  const person = await prerenderAll(client, screens);
  // A conversation shows only authored figure content. The list may show figures that an operator has edited, so it is
  // prerendered without data.
  client.setQueryData<unknown>(FIGURES_KEY, FIGURES);
  const companions = [BIBLE_CHAT, ...FIGURES.map(({ figureId }) => figureId)];
  const chats = await prerenderAll(client, companions.map(figureChatAddress));
  return { visitor, person: { ...person, ...chats } };
}

async function prerenderAll(client: QueryClient, addresses: readonly string[]) {
  const pages: Record<string, Prerendered> = {};
  for (const address of addresses) pages[address] = await prerender(client, address);
  return pages;
}

async function prerender(client: QueryClient, address: string): Promise<Prerendered> {
  const path = address.replace(/\?.*/, '');
  const Screen = await preloadApp(client, path);
  const source = Screen ? sourceOf(Screen) : null;
  // The title of a passage is part of its data.
  if (address.includes(':')) return { html: '', source };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={address}>
        {/* Anything typed before the scripts have loaded would be lost. */}
        <div inert>
          <App />
        </div>
      </Router>
    </QueryClientProvider>,
  ).replaceAll('<input ', '<input readonly ');
  // When a component throws, React leaves out the whole screen.
  if (!html.includes('<h1')) throw new Error(`${address} could not be rendered.`);
  if (html.includes(' style='))
    throw new Error(`${address} has an inline style, which our Content Security Policy blocks.`);
  return { html, source };
}

const SCREEN_MODULES = import.meta.glob<Record<string, unknown>>('/**/*Screen.tsx', { eager: true });

/** Returns the file that exports a screen, relative to `web`, as Vite's manifest names it. */
function sourceOf(Screen: unknown): string {
  const [file] =
    Object.entries(SCREEN_MODULES).find(([, exported]) => Object.values(exported).includes(Screen)) ?? [];
  if (!file) throw new Error('A screen must be exported from a file whose name ends in Screen.tsx.');
  return file.replace('/', '');
}
