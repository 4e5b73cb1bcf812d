import { readFileSync, writeFileSync } from 'node:fs';
import { expect, receiveVerse, saveReflection, test, toastWith } from './fixtures';

const FILE = `# My reflections (Stillwaters)

## Friday, November 20, 2026

Kept: 2026-11-20T06:15:00.000Z
Verse: 1 Peter 5:7
Tags: Gratitude, Spiritual Warfare

> The barley came in.
> ## And nobody went hungry.

## Thursday, November 19, 2026

Kept: 2026-11-19T06:15:00.000Z

> We walked all day.

## A heading without a reflection
`;

test('a user saves a reflection in each of two tabs at the same moment, and both are kept', async ({
  signedIn: { page },
  context,
}) => {
  const other = await context.newPage();
  for (const [index, tab] of [page, other].entries()) {
    await receiveVerse(tab, ['Grain']);
    await tab.getByRole('button', { name: 'Save this reflection' }).click();
    await tab.getByLabel('What do you want to remember?').fill(`Written in tab ${index + 1}`);
  }
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Save', exact: true }).click()),
  );
  for (const tab of [page, other]) await expect(tab.getByRole('dialog')).toBeHidden();
  await page.goto('/sanctuary/journal');
  await expect(page.getByText('Written in tab 1')).toBeVisible();
  await expect(page.getByText('Written in tab 2')).toBeVisible();

  await other.goto('/sanctuary/journal');
  await page.getByRole('button', { name: 'Delete this reflection' }).first().click();
  await expect(other.getByText('1 reflection', { exact: true })).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  });

  test('if the browser has deleted what was saved, the empty journal says so until something is saved again', async ({
    ruth: { page },
  }, info) => {
    const notice = page.getByText('This browser has deleted what this site had saved on your device.');
    // A user who signs up in the form has a stored name from the start. This one signed up through the API.
    await page.evaluate(() => localStorage.removeItem('stillwaters.storageLost'));
    await page.goto('/sanctuary/journal');
    await expect(page.getByText('You haven’t saved any reflections yet.')).toBeVisible();
    await expect(notice).toBeHidden();

    // As Safari does after seven days without a visit. The cookie of the session stays.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(notice).toBeVisible();
    await page.goto('/dreams/journal');
    await expect(notice).toBeVisible();

    await page.goto('/sanctuary/journal');
    const path = info.outputPath('reflections.md');
    writeFileSync(path, FILE);
    await page.getByLabel('A file of reflections').setInputFiles(path);
    await expect(toastWith(page, '2 reflections imported')).toBeVisible();
    await expect(notice).toBeHidden();
    await page.goto('/dreams/journal');
    await expect(notice).toBeHidden();
  });
});

test('a user imports, searches, filters, deletes and exports reflections', async ({
  signedIn: { page },
}, info) => {
  await page.goto('/sanctuary/journal');
  await expect(page.getByText('You haven’t saved any reflections yet.')).toBeVisible();
  const path = info.outputPath('reflections.md');
  writeFileSync(path, FILE);
  await page.getByLabel('A file of reflections').setInputFiles(path);
  await expect(toastWith(page, '2 reflections imported')).toBeVisible();
  await expect(toastWith(page, 'We couldn’t read 1 and skipped it.')).toBeVisible();
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Delete this reflection' }) });
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('time').first()).toHaveText(/^Nov \d{2}, 2026, \d{1,2}:\d{2}\s[AP]M$/);
  await expect(cards.first()).toContainText('## And nobody went hungry.');

  await page.getByLabel('A file of reflections').setInputFiles(path);
  await expect(toastWith(page, '2 were already here.')).toBeVisible();
  await expect(cards).toHaveCount(2);

  await page.getByLabel('Search your reflections').fill('WALKED');
  await expect(page.getByText('1 of 2 reflections')).toBeVisible();
  await page.getByLabel('Search your reflections').fill('');
  await page.getByRole('button', { name: 'Spiritual Warfare' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Spiritual Warfare' }).click();

  await cards.last().getByRole('button', { name: 'Delete this reflection' }).press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toastWith(page, 'Reflection restored')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cards).toHaveCount(2);
  await cards.last().getByRole('button', { name: 'Delete this reflection' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByLabel('A file of reflections').setInputFiles(path);
  await expect(toastWith(page, '1 reflection imported')).toBeVisible();
  await expect(toastWith(page, '1 was already here. We couldn’t read 1 and skipped it.')).toBeVisible();
  await expect(cards).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved).toBe(FILE.replace('\n## A heading without a reflection\n', ''));
});

test.describe('on a device set to British English', () => {
  test.use({ locale: 'en-GB' });

  test('the dates of reflections are in British format', async ({ signedIn: { page } }, info) => {
    await page.goto('/sanctuary/journal');
    const path = info.outputPath('reflections.md');
    writeFileSync(path, FILE);
    await page.getByLabel('A file of reflections').setInputFiles(path);
    await expect(page.getByRole('time').first()).toHaveText(/^\d{2} Nov 2026, \d{2}:\d{2}$/);
  });
});

test('a user who imports a file without reflections sees an error, and the journal stays unchanged', async ({
  signedIn: { page },
}) => {
  await page.goto('/sanctuary/journal');
  await page.getByLabel('A file of reflections').setInputFiles({
    name: 'shopping.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('barley, oil, salt'),
  });
  await expect(toastWith(page, 'No reflections found')).toBeVisible();
  await expect(page.getByText('You haven’t saved any reflections yet.')).toBeVisible();
});

test('when the browser blocks storage, a user sees that the save failed and keeps the text', async ({
  signedIn: { page },
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
  await receiveVerse(page, ['A shut door']);
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByLabel('What do you want to remember?').fill('Knock again.');
  await page.getByRole('button', { name: 'Healing' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastWith(page, 'Save failed')).toBeVisible();
  await expect(toastWith(page, 'Could not save reflection. Please try again.')).toBeVisible();
  await expect(page.getByLabel('What do you want to remember?')).toHaveValue('Knock again.');
  await expect(page.getByRole('button', { name: 'Healing' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/sanctuary/journal');
  await expect(page.getByRole('alert')).toContainText('We couldn’t read what’s saved on this device.');
  await expect(page.getByText('You haven’t saved any reflections yet.')).toHaveCount(0);
});

test('when the device is full, a user sees that the save failed, and can save once there is space', async ({
  signedIn: { page },
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...values) {
      if ('full' in window) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });
  await receiveVerse(page, ['No room at home']);
  await page.evaluate(() => Object.assign(window, { full: true }));
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByLabel('What do you want to remember?').fill('There was room in the stable.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastWith(page, 'Save failed')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'full'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastWith(page, 'Reflection saved')).toBeVisible();
});

test('a reflection has at most 240 characters, with a live counter', async ({ signedIn: { page } }) => {
  await receiveVerse(page, ['Many words']);
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  const field = page.getByLabel('What do you want to remember?');
  await field.fill('x'.repeat(238));
  await field.press('End');
  await page.keyboard.type('yzq');
  await expect(page.getByText('240/240')).toBeVisible();
  await expect(field).toHaveValue(`${'x'.repeat(238)}yz`);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('a user lists a thousand reflections, newest first, and searches them', async ({
  signedIn: { page },
}) => {
  await page.goto('/sanctuary/journal');
  const start = Date.UTC(2020, 0, 1);
  const parts = Array.from({ length: 1000 }, (_, day) => {
    const kept = new Date(start + day * 86_400_000).toISOString();
    return `## A day\n\nKept: ${kept}\n\n> Morning number ${day + 1}.\n`;
  });
  await page.getByLabel('A file of reflections').setInputFiles({
    name: 'years.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(parts.join('\n')),
  });
  await expect(page.getByText('1000 reflections', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Morning number/).first()).toHaveText('Morning number 1000.');
  await page.getByLabel('Search your reflections').fill('number 617.');
  await expect(page.getByText('1 of 1000 reflections')).toBeVisible();
});

test('a saved reflection shows its tags', async ({ signedIn: { page } }) => {
  await receiveVerse(page, ['One thing']);
  await saveReflection(page, 'Kept.', ['Grief', 'Lonely']);
  await page.goto('/sanctuary/journal');
  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(tags).toHaveText(['Grief', 'Lonely']);
});
