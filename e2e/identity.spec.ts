import sharp from 'sharp';
import { sentBodies } from './dreamSteps';
import { confirmSignOut, expect, submitSignUp, test, toastWith, waitForApp } from './fixtures';
import {
  answerAt,
  answerField,
  answerThroughApi,
  DISCOVERY_QUESTIONS,
  expectQuestion,
  SAVE_RESPONSE,
} from './identityAnswers';

const CHOSEN = DISCOVERY_QUESTIONS.filter(({ truthId }) => truthId === 'chosen');

test('a user reads an identity truth, answers its questions on the same page, and only filled-in answers are saved', async ({
  signedIn: { page },
}) => {
  await page.goto('/identity');
  await page.getByRole('link', { name: 'You Are Chosen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You Are Chosen' })).toBeFocused();
  const exercise = page.getByRole('tab', { name: 'Discovery Exercise' });
  await expect(page.getByRole('tab', { name: 'Truth Content' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: '1 Peter 2:9, open the passage' })).toBeVisible();
  await exercise.click();
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(3);

  const save = page.getByRole('button', { name: 'Save My Responses' });
  const saved = sentBodies(page, SAVE_RESPONSE);
  await answerField(page, CHOSEN[0]?.text ?? '').fill(' \n ');
  await save.click();
  await expect(toastWith(page, 'No responses to save')).toBeVisible();
  await expect(toastWith(page, 'Please answer at least one question before saving.')).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await expect(page.getByRole('textbox').first()).toHaveAccessibleDescription(/^Please answer at least one/);
  expect(saved).toEqual([]);

  const second = answerField(page, CHOSEN[1]?.text ?? '');
  await second.fill(` ${answerAt(2)}  `);
  await page.route(SAVE_RESPONSE, (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(toastWith(page, 'Save failed')).toBeVisible();
  await expect(second).toHaveValue(` ${answerAt(2)}  `);
  saved.length = 0;
  await expect(second).toHaveAccessibleDescription(/Not saved yet\. Your words are still here\./);
  await save.dblclick();
  await expect(toastWith(page, 'Responses saved!')).toBeVisible();
  await expect(
    toastWith(page, 'Your discovery exercise responses have been saved successfully.'),
  ).toBeVisible();
  expect(saved).toEqual([{ truthId: 'chosen', questionIndex: 1, response: answerAt(2) }]);
  await page.reload();
  await expect(exercise).toHaveAttribute('aria-selected', 'true');
  await expect(second).toHaveValue(answerAt(2));
  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'You Are Chosen' }) }),
  ).toContainText('1 of 3 answered');
});

test('only its author can see an identity answer, even when another user signs up in the same tab', async ({
  signedIn: { page },
  browser,
  baseURL,
}) => {
  await answerThroughApi(page, 1);
  await page.goto('/identity?mode=journey&step=2');
  await page.getByRole('textbox').fill('an unsaved answer');
  const otherContext = waitForApp(await browser.newContext({ baseURL: baseURL ?? '' }));
  const other = await otherContext.newPage();
  for (const address of ['all-responses', 'responses/chosen', 'progress', 'blueprint']) {
    expect((await otherContext.request.get(`/api/identity/${address}`)).status(), address).toBe(401);
  }
  await other.goto('/identity?mode=summary');
  await submitSignUp(other, { firstName: 'Orpah' });
  await expect(other.getByText('You haven’t answered any questions yet')).toBeVisible();
  await expect(other.getByText(answerAt(1))).toHaveCount(0);
  await otherContext.close();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await confirmSignOut(page);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await submitSignUp(page, { firstName: 'Orpah' });
  await page.goto('/identity?mode=journey&step=2');
  await expectQuestion(page, 2);
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('a user can see which answers a Blueprint section comes from, and the printed page omits these sources', async ({
  signedIn: { page },
}) => {
  const question = DISCOVERY_QUESTIONS.find(({ truthId }) => truthId === 'protected');
  const answers = ['First night at uni. I missed my dog so much that I called home.', 'My aunt’s kitchen'];
  for (const [questionIndex, response] of answers.entries()) {
    const data = { truthId: 'protected', questionIndex, response };
    expect((await page.request.post('/api/identity/response', { data })).status()).toBe(200);
  }
  await page.goto('/identity?mode=summary');
  const section = page.getByRole('region', { name: 'You Are Protected' });
  const origin = section.getByText('Where this comes from');
  const answer = section.getByRole('link', { name: question?.text ?? '' });
  // The Blueprint quotes only the first answer, because the second is too short.
  await expect(section.locator('q')).toHaveText(answers[0] ?? '');
  await expect(page.getByRole('region', { name: 'Core Identity Declaration' })).toContainText(
    'I am protected',
  );
  await expect(origin).toBeVisible();
  await expect(answer).toBeHidden();

  await origin.focus();
  await page.keyboard.press('Enter');
  await expect(answer.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(origin).toBeHidden();
  await expect(answer.first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await answer.first().press('Enter');
  await expectQuestion(page, 7);
});

test('a user saves the declaration of the Blueprint as an image, which is made without a request', async ({
  signedIn: { page },
}) => {
  await answerThroughApi(page, 1, 14);
  await page.goto('/identity?mode=summary');
  const share = page.getByRole('button', { name: 'Share as an image' });
  await share.waitFor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const downloading = page.waitForEvent('download');
  await share.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('blueprint.png');
  const { format, width, height } = await sharp(await download.path()).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1080, height: 1350 });
  expect(
    requests.filter((path) => !path.startsWith('/assets/') && path !== '/'),
    'only scripts and fonts',
  ).toEqual([]);
});
