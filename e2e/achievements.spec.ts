import { expect, test, toastWith } from './fixtures';
import { answerAt, answerThroughApi, DISCOVERY_QUESTIONS, levelToast } from './identityAnswers';

test('a user with enough points claims an achievement, which stays earned after a reload', async ({
  signedIn: { page },
}) => {
  await page.goto('/achievements');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  const overall = page.getByRole('region', { name: 'Overall progress' });
  await expect(overall).toContainText('0 of 16 achievements unlocked');
  await expect(overall).toContainText('0% complete');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Your Companion Journey',
    'Engagement',
    'Identity',
    'Community',
    'Spiritual',
  ]);
  const locked = card('Lamp Lit');
  await expect(locked.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 / 100 XP');
  await expect(locked.getByRole('button')).toHaveCount(0);

  const claims: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && claims.push(request.url())));
  const claimable = card('First Light');
  const claim = claimable.getByRole('button', { name: /^Claim Achievement/ });
  await page.route('**/claim', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await claim.click();
  await expect(toastWith(page, 'Failed to claim achievement')).toBeVisible();
  await expect(toastWith(page, 'Please try again.')).toBeVisible();
  claims.length = 0;
  await claim.dblclick();
  await expect(toastWith(page, 'Achievement claimed successfully!')).toBeVisible();
  await expect(claimable.getByText('Earned', { exact: true })).toBeVisible();
  await expect(claim).toHaveCount(0);
  expect(claims).toHaveLength(1);
  await expect(overall).toContainText('1 of 16 achievements unlocked');
  await expect(overall).toContainText('6% complete');
  await page.reload();
  await expect(claimable.getByText('Earned', { exact: true })).toBeVisible();

  await page.goto('/profile');
  const status = page.getByRole('region', { name: 'Companion Status' });
  await expect(page.getByRole('region', { name: 'Your Companion Journey' })).toContainText('New Companion');
  await expect(status.getByRole('definition')).toHaveText(['10 XP', '1']);
});

test('while the server is busy, the app retries loading and claiming an achievement without showing an error', async ({
  signedIn: { page },
}) => {
  const busy = { status: 503, headers: { 'Retry-After': '1' }, json: { message: 'Too busy.' } };
  for (const address of ['**/api/gamification/achievements', '**/claim']) {
    await page.route(address, (route) => route.fulfill(busy), { times: 1 });
  }
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await page.goto('/achievements');
  await page.getByRole('button', { name: /^Claim Achievement/ }).click();
  await expect(toastWith(page, 'Achievement claimed successfully!')).toBeVisible();
  await expect(toastWith(page, 'Failed to claim achievement')).toHaveCount(0);
  expect(sent.filter((call) => call.endsWith('/claim'))).toHaveLength(2);
  expect(
    sent.filter((call) => call.endsWith('/achievements') && call.includes('/api/')).length,
  ).toBeGreaterThan(1);
});

test('a user earns points by answering identity questions, and sees the toast about a new level only once', async ({
  ruth: { page },
}) => {
  await answerThroughApi(page, 1, 8);
  await page.goto('/identity?mode=journey&step=9');
  await page.getByRole('textbox').fill(answerAt(9));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DISCOVERY_QUESTIONS[9]?.text ?? '');
  await expect(levelToast(page), 'where the level was reached').toHaveText('You’ve reached level 2.');
  await expect(toastWith(page, 'Active Companion. It’s good to have you here.')).toBeVisible();
  // The toast does not block the page behind it.
  await page.getByRole('button', { name: 'Previous' }).click({ trial: true });
  await page.clock.install();
  await page.goto('/achievements');
  const journey = page.getByRole('region', { name: 'Your Companion Journey' });
  await expect(journey).toContainText('Level 2');
  await page.clock.runFor(2000);
  await expect(levelToast(page)).toHaveCount(0);
  await expect(journey).toContainText('Active Companion');
  await expect(journey).toContainText('15 / 100 XP');
  await expect(journey).toContainText('15%');
  await expect(journey.getByRole('listitem')).toHaveText([
    'Answered all the questions about one truth+20 XP',
    'Answered a question about who you are+5 XP',
    'Answered a question about who you are+5 XP',
  ]);
});

test('when the level and the achievements both fail to load, one button loads both', async ({
  signedIn: { page },
}) => {
  const both = /\/api\/gamification\//;
  await page.route(both, (route) => route.abort());
  await page.goto('/achievements');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your achievements.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await page.unroute(both);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Your Companion Journey' })).toContainText('New Companion');
  await expect(page.getByText('0 of 16 achievements unlocked')).toBeVisible();
});
