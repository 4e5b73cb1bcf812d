import { expect, type Page } from '@playwright/test';

export function highlighted(page: Page) {
  return page.locator('mark');
}

export function readerOf(page: Page) {
  return page
    .getByRole('dialog')
    .filter({ has: page.getByRole('navigation', { name: 'Chapters', includeHidden: true }) });
}

export async function askForPsalm151(page: Page) {
  await page.goto('/scripture');
  await page.getByLabel('Find a passage, a phrase or a feeling').fill('Psalm 151');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Psalms has 150 chapters. The nearest passage is Psalm 150.')).toBeVisible();
  return page.getByRole('button', { name: 'Open Psalm 150' });
}

export async function chooseChapter(page: Page, book: string, chapter: string) {
  await page.getByRole('button', { name: 'Chapters' }).click();
  await page.getByLabel('Book').selectOption(book);
  await page.getByLabel('Chapter', { exact: true }).selectOption(chapter);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}
