import { awaitingScreens, expect, notice, signIn, signUp, test } from './house';

test('an address that has no screen says so, to people and to programs', async ({ signedIn: { page } }) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found · Stillwaters');
  expect((await page.goto('/sanctuary/'))?.status()).toBe(200);
});

test('a signed-in person who reloads never sees the landing page', async ({ signedIn: { page } }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=tab]')) document.documentElement.dataset.flashed = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  for (const address of ['/', '/sanctuary', '/profile']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed', 'yes');
  }
});

test('going to another screen names the page after it and moves the focus there', async ({
  ruth: { page },
}) => {
  await page.getByRole('link', { name: 'Explore Dreams' }).click();
  await expect(page).toHaveTitle('Dreams Interpretation · Stillwaters');
  await expect(page.getByRole('heading', { level: 1, name: 'Dreams Interpretation' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Stillwaters');
  await expect(page.getByRole('heading', { level: 1, name: 'Stillwaters' })).toBeFocused();
});

test('help that does not come says whom to call, leaves what was typed, and comes the next time', async ({
  page,
}) => {
  await page.route('**/assets/HelpDialog-*', (route) => route.abort());
  await page.goto('/');
  const email = page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email');
  await email.fill('ruth@example.org');
  const entry = page.getByRole('button', { name: 'Help', exact: true });
  await entry.click();
  await expect(page.getByText('Call your local emergency number')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Call your local emergency number')).toBeHidden();
  await expect(email).toHaveValue('ruth@example.org');

  await page.unroute('**/assets/HelpDialog-*');
  await entry.click();
  await expect(page.getByRole('dialog', { name: 'Help is near' })).toBeVisible();
});

test('one notice shows at a time, for five seconds', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill('nobody@example.org');
  await form.getByLabel('Password', { exact: true }).fill('Gleaning-12');
  const button = form.getByRole('button', { name: 'Sign In' });
  await button.click();
  await expect(notice(page, 'Sign in failed')).toBeVisible();
  await page.clock.install();
  await button.click();
  await expect(button).toBeEnabled();
  await expect(notice(page, 'Sign in failed')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await form.getByLabel('Email').focus();
  await page.clock.runFor(4500);
  await expect(notice(page, 'Sign in failed')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(notice(page, 'Sign in failed')).toBeHidden();
});

test('both forms share one choice whether passwords show, and tell the browser what they ask for', async ({
  page,
}) => {
  await page.goto('/');
  const forms = ['Sign In', 'Sign Up'].map((name) =>
    page.getByRole('tabpanel', { name, includeHidden: true }),
  );
  await page.getByRole('button', { name: 'Show password' }).click();
  for (const form of forms) await expect(form?.locator('[name=password]')).toHaveAttribute('type', 'text');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Hide password' }).click();
  for (const form of forms)
    await expect(form?.locator('[name=password]')).toHaveAttribute('type', 'password');

  const [old, fresh] = ['Sign In', 'Sign Up'].map((name) =>
    page.getByRole('tabpanel', { name, includeHidden: true }).locator('[name=password]'),
  );
  expect(await old?.getAttribute('autocomplete')).toBe('current-password');
  expect(await fresh?.getAttribute('autocomplete')).toBe('new-password');
  expect(await fresh?.getAttribute('minlength')).toBe('8');
  await expect(page.getByText('8+ characters with uppercase, lowercase, and number')).toBeVisible();
  await expect(page.getByText('A spiritual wellness platform for personal growth')).toBeVisible();
});

test('a sign-up that cannot be right says why and keeps every field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('First Name').fill('Ruth');
  await form.getByLabel('Last Name').fill('of Moab');
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('gleaning');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(notice(page, 'Invalid input')).toBeVisible();
  await expect(notice(page, 'Password must contain at least one uppercase letter')).toBeVisible();
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(form.getByLabel('First Name')).toHaveValue('Ruth');
});

test('of several mistakes the topmost is said, and the way leads to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('First Name').fill('R');
  await form.getByLabel('Last Name').fill('M');
  await form.getByLabel('Email').fill('ruth@example');
  await form.getByLabel('Password', { exact: true }).fill('gleaning');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(notice(page, 'First name must be at least 2 characters')).toBeVisible();
  await expect(form.getByLabel('First Name')).toBeFocused();
});

test('who signs out is out in every tab, and whoever signs in next finds nothing of her', async ({
  ruth: { page },
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/dreams');
  await other.getByRole('textbox').fill('A dream of my own');
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await expect(other.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  await signUp(other, { firstName: 'Boaz', lastName: 'of Bethlehem' });
  await other.goto('/dreams');
  await expect(other.getByRole('textbox')).toHaveValue('');
});

test('where a session ended, its person finds her words again, and nobody else does', async ({
  ruth: { page, email },
  context,
}) => {
  const dream = page.getByRole('textbox');
  await page.goto('/dreams');
  await dream.fill('A dream of my own');
  await context.clearCookies();
  await page.goto('/');
  await signIn(page, email);
  await expect(page.getByText('Peace to you, Ruth')).toBeVisible();
  await page.goto('/dreams');
  await expect(dream).toHaveValue('A dream of my own');

  await context.clearCookies();
  await page.goto('/');
  await signUp(page, { firstName: 'Boaz', lastName: 'of Bethlehem' });
  await page.goto('/dreams');
  await expect(dream).toHaveValue('');
});

test('whose session was ended elsewhere finds the door where she is, and behind it what she was writing', async ({
  ruth: { page, email, password },
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const endEveryOther = async () => {
    await elsewhere.request.post('/api/auth/login', { data: { email, password } });
    expect((await elsewhere.request.delete('/api/auth/devices')).ok()).toBe(true);
  };
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/auth/user') && asked.push(request.url()));
  const name = page.getByLabel('Name or nickname');
  await page.goto('/people?edit=new');
  await expect(page.getByRole('heading', { name: 'Your list', exact: true })).toBeVisible();
  await name.fill('Orpah');
  await endEveryOther();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(name).toHaveCount(0);
  expect(page.url()).toBe(`${baseURL}/people?edit=new`);
  expect(asked).toHaveLength(1);
  await signIn(page, email);
  await expect(name).toHaveValue('Orpah');

  // There, two things are asked for at once.
  await endEveryOther();
  await page.getByRole('link', { name: 'To your profile' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/profile`);
  await signIn(page, email);
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked).toHaveLength(2);
  await elsewhere.close();
});

test('two people cannot have one address, and the second keeps what she typed', async ({
  ruth,
  browser,
  baseURL,
}) => {
  const page = await awaitingScreens(await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('First Name').fill('Orpah');
  await form.getByLabel('Last Name').fill('of Moab');
  await form.getByLabel('Email').fill(ruth.email.toUpperCase());
  await form.getByLabel('Password', { exact: true }).fill(ruth.password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(notice(page, 'Registration failed')).toBeVisible();
  await expect(notice(page, 'An account with this email already exists.')).toBeVisible();
  await expect(form.getByLabel('First Name')).toHaveValue('Orpah');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await signIn(page, ruth.email);
  await expect(page.getByText('Peace to you, Ruth')).toBeVisible();
  await page.context().close();
});

test('a name is text, whatever it looks like', async ({ page }) => {
  const errors: string[] = [];
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  page.on('pageerror', (error) => errors.push(error.message));
  const firstName = '</script><img src=x onerror=alert(1)>';
  await page.goto('/');
  await signUp(page, { firstName, lastName: 'דוד \u202Eמלך' });
  await page.reload();
  await expect(page.getByText(`Peace to you, ${firstName}`)).toBeVisible();
  expect(errors).toEqual([]);
});
