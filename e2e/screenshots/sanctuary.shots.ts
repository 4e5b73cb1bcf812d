import { ADDRESSES } from '#contract/pages/addresses';
import { placeBurden, receiveVerse, saveReflection, submitSignUp, test } from '../fixtures';
import { camera, TOAST_GONE_MS } from './camera';

const BURDENS = [
  'The diagnosis, and what I have not told the children.',
  'My father',
  'I am so tired of being strong for everyone',
  'Rent',
  'What I said to Anna',
  'Work',
  'Being alone at Christmas',
  'Sleep',
];

test('screenshots of the landing page, the sanctuary and every screen', async ({ page, viewport }) => {
  const isNarrow = (viewport?.width ?? 0) < 1024;
  const { shoot } = camera(page);

  await page.goto('/');
  await shoot('landing');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await shoot('landing-sign-up');
  await page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Email').fill('ruth');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('wrong');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await form.getByText('Please check your email and password.').waitFor();
  await shoot('landing-failed');
  await page.goto('/sanctuary/try');
  await shoot('sanctuary-try');
  await page.goto('/');
  await submitSignUp(page, {});
  await shoot('home', TOAST_GONE_MS);
  if (isNarrow) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await shoot('menu');
  }

  await page.goto('/sanctuary');
  await shoot('sanctuary-entry');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await shoot('sanctuary-adding');
  for (const burden of BURDENS.slice(0, 2)) await placeBurden(page, burden);
  await page.getByRole('textbox').fill(BURDENS[2] ?? '');
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  await page.waitForTimeout(380);
  await shoot('sanctuary-placing', 0);
  await shoot('sanctuary-three');
  for (const burden of BURDENS.slice(3)) await placeBurden(page, burden);
  await shoot('sanctuary-eight');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('checkbox').click();
  await shoot('sanctuary-ready');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.waitForTimeout(1300);
  await shoot('sanctuary-lifting', 0);
  await page.getByRole('button', { name: 'Save this reflection' }).waitFor();
  await page.waitForTimeout(2500);
  await shoot('sanctuary-verse');
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await shoot('sanctuary-reflection-required');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/sanctuary/journal');
  await shoot('journal-empty');
  await receiveVerse(page, ['One']);
  await saveReflection(page, 'I do not have to hold this up by myself. I slept.', ['Healing', 'Gratitude']);
  await shoot('sanctuary-saved');
  await receiveVerse(page, ['Two']);
  await saveReflection(page, 'Forgave him again today. It took less long than yesterday.', ['Forgiveness']);
  await page.goto('/sanctuary/journal');
  await shoot('journal');
  await page.getByLabel('Search your reflections').fill('harvest');
  await shoot('journal-nothing-found');
  await page.getByLabel('Search your reflections').fill('');
  await page.getByRole('button', { name: 'Delete this reflection' }).first().click();
  await shoot('journal-deleted');

  for (const address of [...ADDRESSES.filter((each) => !/^\/$|sanctuary$|journal/.test(each)), '/nowhere']) {
    await page.goto(address);
    await shoot(address.slice(1).replaceAll('/', '-'));
  }
});
