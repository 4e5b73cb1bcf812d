import { expect, newEmail, test } from './fixtures';

test('a new user releases a first burden with eleven taps', async ({ page }) => {
  let taps = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>) => {
    taps += 1;
    await target.click();
  };
  const type = async (label: string, text: string) => {
    await tap(page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };

  await page.goto('/');
  await tap(page.getByRole('tab', { name: 'Sign Up' }));
  await type('First Name', 'Ruth');
  await type('Last Name', 'of Moab');
  await type('Email', newEmail());
  await type('Password', 'Gleaning-12');
  await tap(page.getByRole('button', { name: 'Sign Up' }));
  await tap(page.getByRole('link', { name: 'Enter Sanctuary' }));
  await tap(page.getByRole('button', { name: 'Enter the Sanctuary' }));
  await expect(page.getByLabel('What burdens are you carrying today?')).toBeFocused();
  await page.keyboard.type('The harvest that did not come');
  await tap(page.getByRole('button', { name: 'Place in Sacred Chest' }));
  await tap(page.getByRole('button', { name: 'Release to God' }));
  await page.getByRole('heading', { name: 'Ready for Release' }).waitFor();
  await tap(page.getByRole('button', { name: 'Release to God' }));
  await expect(page.getByText('You are not carrying this alone.')).toBeVisible();
  expect(taps).toBe(11);
});

test('the first answer of David can be read without scrolling, below its question', async ({
  ruth: { page },
}) => {
  await page.goto('/biblical-figures?with=david');
  await page.getByRole('button', { name: 'How did you beat Goliath?' }).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeAttached();
  const answer = page.getByRole('log', { name: 'Conversation' }).locator('> ol > *').last();
  await expect(page.locator('[data-message]').last()).toBeInViewport({ ratio: 1 });
  const composer = await page.getByRole('textbox').boundingBox();
  for (const text of ['Saul put his own armor on me', 'Whatever you are up against, you do not need']) {
    const paragraph = answer.getByText(text);
    await expect(paragraph).toBeInViewport({ ratio: 1 });
    const box = await paragraph.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(composer?.y ?? 0);
  }
});
