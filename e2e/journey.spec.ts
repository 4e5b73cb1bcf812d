import { VERSES } from '#content/scripture/verses';
import {
  expect,
  newEmail,
  placeBurden,
  saveReflection,
  submitSignIn,
  submitSignUp,
  test,
  toastWith,
} from './fixtures';
import { expectNotCovered } from './inView';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new user signs up, releases burdens, receives a verse, saves a reflection, and finds it again', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/');
  await submitSignUp(page, { email });
  await expect(toastWith(page, 'Welcome to Stillwaters!')).toBeVisible();
  await expect(toastWith(page, 'Your account has been created successfully.')).toBeVisible();
  await expect(page.getByText('Peace to you, Ruth')).toBeVisible();

  await page.getByRole('link', { name: 'Enter Sanctuary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer Sanctuary' })).toBeFocused();
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacred Space' })).toBeVisible();

  const field = page.getByPlaceholder('Share what weighs on your heart... Nothing here is saved.');
  await expect(field).toBeFocused();
  const placing = page.getByRole('button', { name: 'Place in Sacred Chest' });
  await expect(placing).toBeDisabled();
  await field.fill('   \n ');
  await expect(placing).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Release to God' })).toBeHidden();

  await field.fill('  The famine at home, and the long way back  ');
  // Starts waiting before the click, because these elements disappear within a second.
  const appeared = [
    page.getByRole('button', { name: 'Placing in Chest...', disabled: true }).waitFor(),
    page.getByTestId('flying-slip').filter({ hasText: 'The famine at home, …' }).waitFor(),
  ];
  await placing.click();
  await Promise.all(appeared);
  await expect(field).toHaveValue('');
  await expect(page.getByTestId('flying-slip')).toBeHidden();
  await placeBurden(page, 'Naomi, who calls herself bitter');
  await placeBurden(page, 'Bread');
  await expect(page.getByTestId('slip-count')).toContainText('3');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bread' })).toBeVisible();

  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Guided Prayer' })).toBeVisible();
  const prayer = page.getByText('God, these burdens are too heavy for me. I place them in Your care.');
  await expect(prayer).not.toContainText('Amen');
  const amen = page.getByRole('checkbox', { name: 'Add "In Jesus\' name, Amen."' });
  await expect(amen).not.toBeChecked();
  await amen.click();
  await expect(prayer).toHaveText(/Show me rest\. In Jesus' name, Amen\.$/);

  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByText('God is lifting your burdens...')).toBeVisible();
  await expect(page.getByTestId('mote')).toHaveCount(12);

  await expect(page.getByText('You are not carrying this alone.')).toBeVisible();
  const announced =
    (await page.getByRole('status').filter({ hasText: 'Scripture verse: ' }).textContent()) ?? '';
  const verse = VERSES.find(({ ref }) => announced.startsWith(`Scripture verse: ${ref}. `));
  expect(verse, announced).toBeDefined();
  expect(announced).toBe(`Scripture verse: ${verse?.ref}. ${verse?.text.replaceAll(/[[\]]/g, '')}`);
  await expect(page.getByRole('blockquote')).toHaveText(verse?.text.replaceAll(/[[\]]/g, '') ?? '');

  await page.getByRole('button', { name: 'Save this reflection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remember This Moment' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastWith(page, 'Reflection required')).toBeVisible();
  await expect(toastWith(page, 'Please enter what you want to remember about this moment.')).toBeVisible();
  await expect(dialog.getByLabel('What do you want to remember?')).toHaveAccessibleDescription(
    /Please enter/,
  );
  await dialog.getByLabel('What do you want to remember?').fill('forgotten on cancel');
  await dialog.getByRole('button', { name: 'Gratitude' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await expect(dialog.getByLabel('What do you want to remember?')).toHaveValue('');
  await expect(dialog.getByText('0/240')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Gratitude' })).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await saveReflection(page, '  Whither thou goest. I said it and meant it. ', [
    'Spiritual Warfare',
    'Calling',
  ]);
  await expect(toastWith(page, 'Your moment has been captured in your journal.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();
  // The dialog is in front of the controls until it has faded out.
  await expect(dialog).toHaveCount(0);
  for (const control of [
    page.getByRole('button', { name: 'Enter the Sanctuary' }),
    page.getByText('Ring a soft bell'),
  ]) {
    await expectNotCovered(control, 'A control of the sanctuary');
  }

  await page.getByRole('button', { name: 'See Your Reflections' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Whither thou goest. I said it and meant it.' });
  await expect(entry).toContainText(verse?.text.replaceAll(/[[\]]/g, '') ?? '');
  await expect(entry.getByRole('link', { name: `${verse?.ref}, open the passage` })).toBeVisible();
  await expect(entry).toContainText('Spiritual Warfare');

  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await submitSignIn(page, email, 'not-the-Password-1');
  await expect(toastWith(page, 'Sign in failed')).toBeVisible();
  await expect(toastWith(page, 'Please check your email and password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true }).first()).toHaveAccessibleDescription(
    'Please check your email and password.',
  );
  await submitSignIn(page, email);
  await expect(toastWith(page, 'Welcome back!')).toBeVisible();
  await expect(toastWith(page, 'You have successfully signed in.')).toBeVisible();
});

test('a visitor who opens a link sees the landing page, and after signing up the linked screen', async ({
  page,
}) => {
  await page.goto('/sanctuary/guide');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await submitSignUp(page, {});
  await expect(page.getByRole('heading', { level: 1, name: 'Sanctuary Guide' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/sanctuary/guide');
});
