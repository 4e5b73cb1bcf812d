import { sentBodies } from './dreamSteps';
import { expect, holdRequests, test, toastWith } from './fixtures';
import { answerAt, answerField, DISCOVERY_QUESTIONS, expectQuestion, SAVE_RESPONSE } from './identityAnswers';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TOTAL = DISCOVERY_QUESTIONS.length;

test('a new user answers all fourteen identity questions, then reads and edits the Spiritual Blueprint', async ({
  ruth: { page },
}) => {
  test.slow();
  await page.getByRole('link', { name: 'Discover Your Identity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Identity Foundations' })).toBeFocused();
  const answered = page.getByRole('region', { name: /^Questions Answered/ });
  const summaryLink = page.getByRole('link', { name: 'View Your Complete Identity in Christ' });
  await expect(answered).toContainText('Questions Answered 0 / 14');
  await expect(answered).toContainText('0%');
  await expect(summaryLink).toHaveCount(0);

  await page.getByRole('link', { name: 'Discover Your Journey' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  const previous = page.getByRole('button', { name: 'Previous' });
  const field = page.getByRole('textbox');
  const saved = sentBodies(page, SAVE_RESPONSE);
  await expectQuestion(page, 1);
  await expect(previous).toBeDisabled();
  await field.fill('  \n ');
  await next.click();
  await expectQuestion(page, 2);
  expect(saved, 'a blank answer').toEqual([]);
  await previous.click();
  await expectQuestion(page, 1);

  await field.fill(`  ${answerAt(1)} `);
  await next.dblclick();
  await expectQuestion(page, 2);
  expect(saved).toEqual([{ truthId: 'chosen', questionIndex: 0, response: answerAt(1) }]);
  await field.fill(answerAt(2));
  await previous.click();
  await expectQuestion(page, 1);
  await expect(field).toHaveValue(answerAt(1));
  await next.click();
  await expect(field).toHaveValue(answerAt(2));
  await page.getByRole('button', { name: 'Back to Overview' }).click();
  await expect(answered).toContainText('Questions Answered 2 / 14');
  await expect(answered).toContainText('14%');
  await page.getByRole('link', { name: 'Continue with question 3' }).click();
  await expectQuestion(page, 3);

  await field.fill(answerAt(3));
  await page.reload();
  await expectQuestion(page, 3);
  await expect(field).toHaveValue(answerAt(3));
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.route(SAVE_RESPONSE, (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await next.click();
  await expect(toastWith(page, 'Save failed')).toBeVisible();
  await expect(toastWith(page, 'Please try again.')).toBeVisible();
  await expectQuestion(page, 3);
  await expect(field).toHaveValue(answerAt(3));
  await expect(page.getByText('Your words are still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectQuestion(page, 4);
  await previous.click();
  await expectQuestion(page, 3);
  await expect(field).toHaveValue(answerAt(3));

  for (let step = 3; step < TOTAL; step += 1) {
    await expect(page.getByText(`Question ${step} of 14`, { exact: true })).toBeVisible();
    await expect(page.getByText(`${Math.round((step / TOTAL) * 100)}%`, { exact: true })).toBeVisible();
    const here = answerField(page, DISCOVERY_QUESTIONS[step - 1]?.text ?? '');
    await here.fill(answerAt(step));
    await here.press('Control+Enter');
    await expectQuestion(page, step + 1);
  }
  await answerField(page, DISCOVERY_QUESTIONS[TOTAL - 1]?.text ?? '').fill(answerAt(TOTAL));
  await page.getByRole('button', { name: 'Complete Journey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Spiritual Blueprint' })).toBeFocused();
  expect(saved.slice(-TOTAL + 2)).toEqual(
    DISCOVERY_QUESTIONS.slice(2).map(({ truthId, questionIndex }, at) => ({
      truthId,
      questionIndex,
      response: answerAt(at + 3),
    })),
  );

  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(answered).toContainText('Questions Answered 14 / 14');
  await expect(answered).toContainText('100%');
  await summaryLink.click();
  for (const part of ['Core Identity Declaration', 'Kingdom Assignment', 'Living Your Blueprint']) {
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  }
  await expect(page.getByRole('complementary', { name: 'Open questions' })).toHaveCount(0);
  const blueprint = page.getByRole('article');
  await expect(blueprint.locator('q').filter({ hasText: answerAt(1) })).toBeVisible();
  const suggested = page.getByRole('region', { name: 'Kingdom Assignment' }).getByRole('listitem');
  await expect(suggested.first()).toBeVisible();
  expect(await suggested.count()).toBeLessThanOrEqual(3);

  const living = page.getByRole('region', { name: 'Living Your Blueprint' });
  const original = await living.textContent();
  await living.getByRole('button', { name: 'Write it in my own words' }).click();
  const own = living.getByRole('textbox', { name: 'Living Your Blueprint, in your own words' });
  await expect(own).toBeFocused();
  await own.fill('I glean until evening,\nand carry home what is left.');
  await living.getByRole('button', { name: 'Save' }).click();
  await expect(living).toContainText('I glean until evening,');
  const change = living.getByRole('button', { name: 'Change my words' });
  await expect(change).toBeFocused();

  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  // The toast for a new level must wait for another toast. Here, that toast has an Undo button and loads slowly.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('stillwaters.level.')) localStorage.setItem(key, '1');
    }
  });
  const showToasts = await holdRequests(page, '**/assets/Toaster-*.js');
  await page.reload();
  await expect(living).toContainText('I glean until evening,');
  await change.click();
  await living.getByRole('button', { name: 'Restore the original' }).click();
  await expect(living.getByRole('button', { name: 'Write it in my own words' })).toBeVisible();
  await page.waitForTimeout(1000);
  showToasts();
  await expect(toastWith(page, 'Restored')).toBeVisible();
  await expect(living.getByRole('button', { name: 'Write it in my own words' })).toBeFocused();
  await expect(living).toHaveText(original ?? '');

  const help = page.getByRole('region', { name: 'Help is near' });
  await expect(help).toHaveCount(0);
  await living.getByRole('button', { name: 'Write it in my own words' }).click();
  await own.fill('I buried her today. I want to follow her, I have the pills here.');
  await living.getByRole('button', { name: 'Save' }).click();
  await expect(help).toBeInViewport();
  await expect(living).toContainText('I buried her today.');
  await page.evaluate(() => history.pushState(null, '', '/profile'));
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(help).toHaveCount(0);
  await page.goBack();
  await expect(living).toContainText('I buried her today.');
  await expect(help).toHaveCount(0);
});
