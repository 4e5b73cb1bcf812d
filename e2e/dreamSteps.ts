import type { Page } from '@playwright/test';
import type { Interpretation } from '#contract/dreams';
import { expect } from './fixtures';

export const INTERPRET = '**/api/dreams/interpret';
export const DREAM_CHAT = '**/api/dreams/chat';

/** A dream whose images all occur in Scripture. */
export const DREAM =
  "I stood in my mother's house and water came in under the door. Then I was falling, and a snake lay on the bridge.";

export const DISTRESS =
  'There was water everywhere in the house. Since I woke up I do not want to live anymore.';

/** Submits a dream on the dreams screen and waits for its symbols, or for crisis help. */
export async function submitDream(page: Page, dream: string): Promise<Interpretation> {
  const responding = page.waitForResponse(INTERPRET);
  await dreamField(page).fill(dream);
  await page.getByRole('button', { name: 'Find Symbols' }).click();
  const found: Interpretation = await (await responding).json();
  if (found.before.some(({ kind }) => kind === 'crisis_help')) {
    await expect(symbolsDisclosure(page)).toBeVisible();
  } else {
    await expect(symbolCards(page)).toHaveCount(1);
  }
  return found;
}

export function dreamField(page: Page) {
  return page.getByLabel('Your dream');
}

/** Returns the card of the symbol that is open. */
export function symbolCards(page: Page) {
  return page.getByRole('article');
}

/** Returns the button that opens the symbols below crisis help. */
export function symbolsDisclosure(page: Page) {
  return page.getByRole('button', { name: 'the symbols in this dream' });
}

/** Returns the arches that open the cards of the symbols. */
export function symbolArches(page: Page) {
  return page.getByRole('list', { name: 'Symbols' }).getByRole('button');
}

/** Returns the buttons that open a chat about a symbol. */
export function symbolChatButtons(page: Page) {
  return page.getByRole('button', { name: /^Talk about this symbol/ });
}

/** Opens the chat about the first symbol. */
export async function openFirstSymbolChat(page: Page) {
  await symbolChatButtons(page).first().click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
}

/** Returns the section with the result for a dream. */
export function dreamResults(page: Page) {
  return page.locator('#symbols');
}

/** Returns the links on the highlighted words of a dream. */
export function highlightedWords(page: Page) {
  return dreamResults(page).locator('mark').getByRole('link');
}

/** Collects the request bodies sent to this URL from now on. */
export function sentBodies(page: Page, address: string): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address.replace('**', ''))) sent.push(request.postDataJSON());
  });
  return sent;
}
