import { test } from '../fixtures';
import { camera, TOAST_GONE_MS } from './camera';

test('screenshots of the Bible reader and the study of a verse', async ({ ruth: { page } }) => {
  const { shoot, shootWhole } = camera(page);

  await page.goto('/scripture/Philippians_4');
  await shoot('reader-chapter');
  await page.getByRole('button', { name: 'careful', exact: true }).last().click();
  await page.getByText('From Strong’s dictionary of 1890').waitFor();
  await shoot('reader-word');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Verse 7', exact: true }).click();
  await shoot('reader-verse');
  await page.getByText('Highlight and note').click();
  await page.getByLabel(/^Your note/).fill('The peace that came that night in March.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByText('Related passages', { exact: true }).click();
  await page.getByRole('heading', { name: 'What others have written' }).waitFor();
  await shoot('reader-related', TOAST_GONE_MS);
  await page.getByRole('heading', { name: 'What others have written' }).scrollIntoViewIfNeeded();
  await shoot('reader-commentary');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find in this chapter' }).click();
  await page.getByRole('searchbox', { name: 'Find in this chapter' }).fill('peace');
  await shoot('reader-find');
  await page.goto('/scripture');
  await shootWhole('scripture');
});
