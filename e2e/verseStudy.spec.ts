import { expectNoAxeViolations, tabTo, tabToAndPress } from './accessibility';
import { expect, test, toastWith } from './fixtures';
import { askForPsalm151, chooseChapter, readerOf } from './readerSteps';

test('a word whose sense has changed shows its note on hover, and a tap or a key explains the word', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/1_Thessalonians_4.15');
  const word = page.getByRole('button', { name: 'prevent', exact: true });
  await expect(word).toHaveAccessibleDescription('Here: go before');
  await word.hover();
  await expect(page.getByText('Here: go before')).toBeVisible();

  await tabToAndPress(page, 'button', 'prevent');
  const study = page.getByRole('dialog', { name: '1 Thessalonians 4:15' });
  await expect(study.getByText('Here “prevent” means “go before.”')).toBeVisible();
  await expect(study.getByText('phthánō').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(study).toBeHidden();

  await page.getByText('For this we say unto you').click({ position: { x: 8, y: 14 } });
  await expect(study.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('a user studies the words of a verse with the keyboard, and opens related passages and a commentary', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Philippians_4');
  await tabTo(page, 'link', 'Verse 1');
  for (let verse = 1; verse < 6; verse += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const study = page.getByRole('dialog', { name: 'Philippians 4:6' });
  await tabTo(page, 'button', 'Be');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(study.getByText('to be anxious about')).toBeVisible();
  await expect(study.getByRole('link', { name: 'Luke 10:41' })).toBeVisible();
  await expectNoAxeViolations(page);

  await study.getByText('Related passages', { exact: true }).click();
  await expect(study.getByRole('region', { name: 'What others have written' })).toContainText(
    'A commentary, not Scripture. Matthew Henry',
  );
  await expectNoAxeViolations(page);
  await study.getByRole('link', { name: 'Colossians 4:2' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Colossians 4:2' })).toBeVisible();
});

test('a user highlights a verse with a note, and finds both on the Scripture screen after a reload', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Psalm_23');
  await page.getByRole('link', { name: 'Verse 4', exact: true }).click();
  await page.getByText('Highlight and note').click();
  await page.getByLabel(/^Your note/).fill('Read at the hospital.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(toastWith(page, 'Note saved')).toBeVisible();

  await page.goto('/scripture');
  await expect(page.getByRole('region', { name: 'Your verses' })).toContainText('Read at the hospital.');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Continue with Psalm 23' }).click();
  await expect(page.getByRole('link', { name: 'Verse 4, with your note' })).toBeVisible();
});

test('Escape closes the study of a word, and then the passage around it', async ({ signedIn: { page } }) => {
  await (await askForPsalm151(page)).click();
  const reader = readerOf(page);
  await chooseChapter(page, 'Philippians', '4');
  const careful = reader.getByRole('button', { name: 'careful', exact: true }).last();
  await careful.focus();
  await page.keyboard.press('Enter');
  const meaning = page.getByText('Here “careful” means “concerned for me.”');
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
});
