import { ADDRESSES } from '#contract/addresses';
import { expectNoHindrance } from './hands';
import { ask, expect, keepReflection, lettersIn, place, receiveVerse, talkWith, test } from './house';

test('nothing hinders anybody on the landing page, in either tab, nor beside a mistake', async ({ page }) => {
  await page.goto('/');
  await expectNoHindrance(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  for (const label of ['First Name', 'Last Name']) await form.getByLabel(label).fill('R');
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('gleaning');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByText('First name must be at least 2 characters')).toBeVisible();
  await expectNoHindrance(page);
});

test('nothing hinders anybody at any address, nor where there is none', async ({ ruth: { page } }) => {
  test.slow();
  for (const address of [...ADDRESSES, '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHindrance(page);
  }
});

test('nothing hinders anybody in any state of the ritual and the journal', async ({ ruth: { page } }) => {
  test.slow();
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await expectNoHindrance(page);
  for (let burden = 1; burden <= 7; burden += 1) await place(page, `Burden ${burden}`);
  await expectNoHindrance(page);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('checkbox').click();
  await expectNoHindrance(page);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByText('God is lifting your burdens...')).toBeVisible();
  await expectNoHindrance(page);
  await expect(page.getByRole('button', { name: 'Save this reflection' })).toBeVisible();
  await expectNoHindrance(page);
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Praise' }).click();
  await expectNoHindrance(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await keepReflection(page, 'Quieter now.', ['Healing']);
  await receiveVerse(page, ['One more']);
  await keepReflection(page, 'And the next day too.', ['Praise']);
  await page.goto('/sanctuary/journal');
  await expect(page.getByText('2 reflections')).toBeVisible();
  await expectNoHindrance(page);
  await page.getByLabel('Search your reflections').fill('nothing like it');
  await expect(page.getByText('0 of 2 reflections')).toBeVisible();
  await expectNoHindrance(page);
  await page.getByLabel('Search your reflections').fill('');
  await page.getByRole('button', { name: 'Delete this reflection' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoHindrance(page);
});

test('nothing hinders anybody among the figures, whatever the search finds', async ({ ruth: { page } }) => {
  test.slow();
  await page.route('**/api/biblical-figures', (route) => route.abort());
  await page.goto('/biblical-figures');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoHindrance(page);
  await page.unroute('**/api/biblical-figures');
  await page.getByRole('button', { name: 'Try again' }).click();
  const field = page.getByLabel('What are you going through?');
  await field.fill('giving up');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  await expectNoHindrance(page);
  await field.fill('zzz');
  await field.press('Enter');
  await expect(page.getByText('No matches found')).toBeVisible();
  await expectNoHindrance(page);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Help is near' })).toBeVisible();
  await expectNoHindrance(page);
  await page.getByLabel('Where are you?').selectOption('United Kingdom');
  await expectNoHindrance(page);
});

test('nothing hinders anybody in a conversation, in any of its states', async ({ ruth: { page } }) => {
  test.slow();
  await talkWith(page, 'david');
  await expectNoHindrance(page);
  await page.getByRole('textbox').fill('x'.repeat(2001));
  await expectNoHindrance(page);
  await ask(page, 'How did you beat Goliath?');
  await expectNoHindrance(page);
  await page.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' }).click();
  await expect(page.getByText('So David prevailed over the Philistine')).toBeAttached();
  await expectNoHindrance(page);
  await page.getByRole('button', { name: 'Close the passage' }).click();
  await ask(page, 'I want to end my life');
  await expect(page.getByRole('region', { name: 'Help is near' })).toBeVisible();
  await expectNoHindrance(page);
  await page.route('**/api/biblical-figures/chat', (route) => route.abort());
  await ask(page, 'Are you still there?');
  await expect(lettersIn(page).last()).toContainText('I apologize');
  await expectNoHindrance(page);
  await page.unroute('**/api/biblical-figures/chat');
  await page.route('**/api/biblical-figures/chat', () => {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectNoHindrance(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the answer here.')).toBeVisible();
  await expectNoHindrance(page);
});

test('nothing hinders anybody whom a burden in distress brings help', async ({ ruth: { page } }) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await place(page, 'I do not want to live anymore');
  await expect(page.getByRole('region', { name: 'Help is near' })).toBeVisible();
  const card = await page.getByRole('region', { name: 'Help is near' }).boundingBox();
  expect(card?.width).toBeGreaterThan(300);
  await expectNoHindrance(page);
});
