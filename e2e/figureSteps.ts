import type { Page } from '@playwright/test';

export function cardsIn(page: Page, region: string) {
  return page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
}
