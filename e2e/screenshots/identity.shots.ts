import { test } from '../fixtures';
import { answerAt, answerThroughApi, levelToast, SAVE_RESPONSE } from '../identityAnswers';
import { camera } from './camera';

test('screenshots of the identity truths and questions, the Spiritual Blueprint and the achievements in every state', async ({
  ruth: { page },
}) => {
  const { shoot, shootWhole } = camera(page);

  await page.goto('/identity?mode=summary');
  await shootWhole('blueprint-empty');
  await page.goto('/identity?mode=info');
  await shootWhole('identity-info');
  await page.goto('/identity?truth=chosen');
  await shootWhole('identity-truth');
  await page.getByRole('tab', { name: 'Discovery Exercise' }).click();
  await shootWhole('identity-exercise');
  await page.getByRole('button', { name: 'Save My Responses' }).click();
  await shoot('identity-nothing-to-save');
  await page.goto('/identity?mode=journey&step=1');
  await shoot('identity-question');
  await page.getByRole('textbox').fill(answerAt(1));
  await page.route(SAVE_RESPONSE, (route) => route.abort());
  await page.getByRole('button', { name: 'Next' }).click();
  await shoot('identity-save-failed');
  await page.unroute(SAVE_RESPONSE);
  await answerThroughApi(page, 1, 5);
  await page.goto('/identity');
  await shootWhole('identity-begun');
  await page.goto('/identity?mode=summary');
  await shootWhole('blueprint-begun');
  await answerThroughApi(page, 6, 14);
  await page.goto('/identity');
  await levelToast(page).waitFor();
  await shoot('level-reached');
  await page.getByRole('button', { name: 'Close' }).click();
  await shootWhole('identity-complete');
  await page.getByRole('link', { name: 'View Your Complete Identity in Christ' }).click();
  await shootWhole('blueprint');
  const living = page.getByRole('region', { name: 'Living Your Blueprint' });
  await living.getByRole('button', { name: 'Write it in my own words' }).click();
  await shoot('blueprint-writing');
  await living.getByRole('textbox').fill('I glean until evening, and carry home what is left.');
  await living.getByRole('button', { name: 'Save' }).click();
  await shoot('blueprint-own-words');
  await page.goto('/achievements');
  await page.getByRole('button', { name: /^Claim Achievement.*First Light$/ }).click();
  await shootWhole('achievements-claimed');
  await page.goto('/profile');
  await shootWhole('profile-companion');
});
