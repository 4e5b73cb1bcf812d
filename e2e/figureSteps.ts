import type { Page } from '@playwright/test';

export function cardsIn(page: Page, region: string) {
  return page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
}

export function fieldOf(page: Page, shortName: string) {
  return page.getByRole('textbox', { name: `Write to ${shortName}…` });
}

/** Collects the questions sent from now on. */
export function questionsSentBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON().messages.at(-1).content);
  });
  return asked;
}
