import type { Page } from '@playwright/test';
import type { Interpretation } from '#contract/dreams';
import { expect } from './house';

export const INTERPRET = '**/api/dreams/interpret';
export const DREAM_CHAT = '**/api/dreams/chat';

/** Plain images, none of which Scripture is silent about. */
export const DREAM =
  "I stood in my mother's house and water came in under the door. Then I was falling, and a snake lay on the bridge.";

export const DISTRESS =
  'There was water everywhere in the house. Since I woke up I do not want to live anymore.';

/** Brings a dream on the dreams screen, and waits for what is said to it. */
export async function bring(page: Page, dream: string): Promise<Interpretation> {
  const coming = page.waitForResponse(INTERPRET);
  await dreamField(page).fill(dream);
  await page.getByRole('button', { name: 'Find Symbols' }).click();
  const found = await (await coming).json();
  await expect(cardsOn(page)).toHaveCount(found.symbols.length);
  return found;
}

export function dreamField(page: Page) {
  return page.getByLabel('Your dream');
}

/** A card for each symbol. */
export function cardsOn(page: Page) {
  return page.getByRole('article');
}

/** The way from each card to a conversation about it. */
export function talkButtonsOn(page: Page) {
  return page.getByRole('button', { name: /^Talk about this symbol/ });
}

/** Opens the conversation about the first of the symbols. */
export async function talkAboutFirst(page: Page) {
  await talkButtonsOn(page).first().click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
}

/** Everything that is shown for a dream, in the order in which it is read. */
export function shownOn(page: Page) {
  return page.locator('#symbols');
}

/** The words of a dream that named a symbol. */
export function marksOn(page: Page) {
  return shownOn(page).locator('mark').getByRole('link');
}

/** The bodies that are sent to this address from now on. */
export function sentTo(page: Page, address: string): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address.replace('**', ''))) sent.push(request.postDataJSON());
  });
  return sent;
}
