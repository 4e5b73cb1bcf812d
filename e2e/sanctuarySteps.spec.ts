import { expectNoAxeViolations, tabTo } from './accessibility';
import { expect, placeBurden, receiveVerse, test } from './fixtures';
import { expectInView, WINDOWS } from './inView';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Tests of how the sanctuary leads from step to step: full screen, Back and Forward, changing a slip, the next button.

test('from Enter to Return to peace, the sanctuary fills the screen, and Help stays', async ({
  signedIn: { page },
}) => {
  const bar = page.getByRole('navigation');
  await page.goto('/sanctuary');
  await expect(bar.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacred Space' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await placeBurden(page, 'Chaff');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ready for Release' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Released' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Return to peace' }).click();
  await expect(bar.filter({ visible: true })).toHaveCount(1);
});

test('Back and Forward move one step and keep the burdens and the draft', async ({ ruth: { page } }) => {
  await page.getByRole('link', { name: 'Enter Sanctuary' }).click();
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'Gleaning');
  await page.getByRole('textbox').fill('and winnowing');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('heading', { name: 'Ready for Release' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('and winnowing');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Ready for Release' })).toBeVisible();
  await page.getByRole('button', { name: 'Add another burden' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('and winnowing');
  await page.goBack();
  await expect(page.getByText('1 burden still in the chest.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await page.goForward();
  await expect(page.getByTestId('slip-count')).toContainText('1');
  await expect(page.getByRole('textbox')).toHaveValue('and winnowing');
});

test('Back closes the list of slips, keeps an unfinished edit, and Forward opens the list again', async ({
  signedIn: { page },
}) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'Chaff');
  await page.getByRole('button', { name: 'Chaff' }).click();
  const dialog = page.getByRole('dialog', { name: 'In the Chest' });
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox').fill('Chaff and straw');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sacred Space' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chaff and straw' })).toBeVisible();
  await page.goForward();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByText('1 burden still in the chest.')).toBeVisible();
});

test('after a release, Back leads to an empty chest, and Forward to the verse until something new is written', async ({
  ruth: { page },
}) => {
  await page.getByRole('link', { name: 'Enter Sanctuary' }).click();
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'Chaff');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  const verse = await page.getByRole('blockquote').textContent();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sacred Space' })).toBeVisible();
  await expect(page.getByTestId('slip-count')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('blockquote')).toHaveText(verse ?? '');

  await page.goBack();
  await page.getByRole('textbox').fill('Straw');
  await page.goForward();
  await expect(page.getByRole('textbox')).toHaveValue('Straw');
  await expect(page.getByRole('heading', { name: 'Sacred Space' })).toBeVisible();
});

test('Return to peace leads to the start, and Back from there leaves the sanctuary', async ({
  ruth: { page },
}) => {
  await page.getByRole('link', { name: 'Enter Sanctuary' }).click();
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'Chaff');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Return to peace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer Sanctuary' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a user changes a slip and takes it out with the keyboard, and hears what happened', async ({
  signedIn: { page },
}) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'The feild');
  await placeBurden(page, 'Barley');
  await tabTo(page, 'button', 'The feild');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'In the Chest' });
  await expectNoAxeViolations(page);

  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'The feild' })
    .getByRole('button', { name: 'Edit' })
    .press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Edit this burden' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('The field');
  await tabTo(page, 'button', 'Save');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Burden changed.');
  const row = dialog.getByRole('listitem').filter({ hasText: 'The field' });
  await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();

  await row.getByRole('button', { name: 'Take out' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await row.getByRole('button', { name: 'Yes, take it out' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Taken out. 1 burden in the chest.');
  await expect(row).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take out' }).press('Enter');
  await dialog.getByRole('button', { name: 'Yes, take it out' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'The chest is empty.' })).toBeAttached();
  await expect(page.getByLabel('What burdens are you carrying today?')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Release to God' })).toHaveCount(0);
});

test('a changed slip is checked for danger like a new one', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'Tomorrow');
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit this burden' }).fill('I do not want to live anymore');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Help is near' })).toBeVisible();
});

test('a user can hide the crisis help of the sanctuary, and it returns only with another burden that matches', async ({
  signedIn: { page },
}) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'They would be better off without me');
  const help = page.getByRole('region', { name: 'Help is near' });
  await help.getByRole('button', { name: 'Hide this help' }).click();
  await expect(help).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacred Space' })).toBeFocused();

  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('heading', { name: 'Ready for Release' })).toBeVisible();
  await expect(help).toBeHidden();
  await page.goBack();
  await placeBurden(page, 'I do not want to live anymore');
  await expect(help).toBeVisible();
});

test('the next step is in view without scrolling, on phones, sideways and on a desktop', async ({
  signedIn: { page },
}) => {
  test.slow();
  // The longest verse.
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await page.clock.install();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.goto('/sanctuary');
    await expectInView(page, 'Enter the Sanctuary');
    await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
    await page.getByRole('textbox').fill('Chaff');
    await expectInView(page, 'Place in Sacred Chest');
    await placeBurden(page, 'Chaff');
    await expectInView(page, 'Release to God');
    await page.getByRole('button', { name: 'Release to God' }).click();
    await expect(page.getByRole('heading', { name: 'Ready for Release' })).toBeVisible();
    await expectInView(page, 'Release to God');
    await page.getByRole('button', { name: 'Release to God' }).click();
    await page.clock.fastForward(4500);
    await expectInView(page, 'Save this reflection');
    await expectInView(page, 'Return to peace');
  }
});

test('the reference of the verse opens the passage, and Back returns to the verse', async ({
  signedIn: { page },
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await receiveVerse(page, ['Chaff']);
  await expect(page.getByText('“Careful” here means anxious')).toBeVisible();
  await page.getByText('In today’s English').click();
  await expect(page.getByText('In nothing be anxious')).toBeVisible();
  await expect(page.getByText('World English Bible')).toBeVisible();
  const reference = page.getByRole('link', { name: 'Philippians 4:6-7, open the passage' });
  await expect(reference).toHaveText('Philippians 4:6–7');
  await reference.click();
  await expect(page.getByRole('dialog').getByText('Rejoice in the Lord alway')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('You are not carrying this alone.')).toBeVisible();
});

test('the bell is off by default, and rings after each release once a user has turned it on', async ({
  signedIn: { page },
}) => {
  await page.addInitScript(() => {
    const NativeAudioContext = AudioContext;
    Object.assign(window, { rung: 0 });
    window.AudioContext = class extends NativeAudioContext {
      constructor() {
        super();
        Object.assign(window, { rung: Reflect.get(window, 'rung') + 1 });
      }
    };
  });
  const rung = () => page.evaluate(() => Reflect.get(window, 'rung'));
  await receiveVerse(page, ['Chaff']);
  expect(await rung()).toBe(0);
  await page.getByRole('button', { name: 'Return to peace' }).click();
  const setting = page.getByRole('checkbox', { name: 'Ring a soft bell after a release' });
  await expect(setting).not.toBeChecked();
  await setting.click();
  expect(await rung()).toBe(1);
  await receiveVerse(page, ['Straw']);
  expect(await rung()).toBe(1);
  await page.getByRole('button', { name: 'Return to peace' }).click();
  await expect(setting).toBeChecked();
});

test('each slip becomes a light, and the lights leave the arch', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  for (const burden of ['Chaff', 'Straw']) await placeBurden(page, burden);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByTestId('mote')).toHaveCount(12);
  await expect(page.locator('.chest-slip').getByTestId('mote')).toHaveCount(2);
  const tops = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      animation.currentTime = Math.min(Number(endTime), 4200) - 1;
    }
    const arch = document.querySelector('.chest-arch')?.getBoundingClientRect();
    return [...document.querySelectorAll('.mote')].map((mote) => [mote.getBoundingClientRect().y, arch?.y]);
  });
  for (const [light, arch] of tops) expect(light).toBeLessThan(arch ?? 0);
});
