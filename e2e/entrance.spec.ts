import { expect, submitSignIn, submitSignUp, test, toastWith, waitForApp } from './fixtures';

test('an unknown address has status 404 and shows the 404 page', async ({ signedIn: { page } }) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found · Stillwaters');
  expect((await page.goto('/sanctuary/'))?.status()).toBe(200);
});

test('a signed-in user never sees the landing page while a screen loads', async ({ signedIn: { page } }) => {
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

test('navigating to another screen changes the page title and moves the focus to the new heading', async ({
  ruth: { page },
}) => {
  await page.getByRole('link', { name: 'Explore Dreams' }).click();
  await expect(page).toHaveTitle('Dreams Interpretation · Stillwaters');
  await expect(page.getByRole('heading', { level: 1, name: 'Dreams Interpretation' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Stillwaters');
  await expect(page.getByRole('heading', { level: 1, name: 'Stillwaters' })).toBeFocused();
});

test('when the Help dialog fails to load, the user sees whom to call, keeps the form, and can open Help again', async ({
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

test('a repeated error shows only one toast, which disappears after five seconds', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill('nobody@example.org');
  await form.getByLabel('Password', { exact: true }).fill('Gleaning-12');
  const button = form.getByRole('button', { name: 'Sign In' });
  await button.click();
  await expect(toastWith(page, 'Sign in failed')).toBeVisible();
  await page.clock.install();
  await button.click();
  await expect(button).toBeEnabled();
  await expect(toastWith(page, 'Sign in failed')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await form.getByLabel('Email').focus();
  // The clock runs on between these lines, on a busy machine for seconds.
  await page.clock.runFor(2000);
  await expect(toastWith(page, 'Sign in failed')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(toastWith(page, 'Sign in failed')).toBeHidden();
});

test('the sign-in and sign-up forms share a show-password button and set autocomplete', async ({ page }) => {
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

test('a sign-up with an invalid password shows the reason and keeps the other fields', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('First Name').fill('Ruth');
  await form.getByLabel('Last Name').fill('of Moab');
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('gleaning');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toastWith(page, 'Invalid input')).toBeVisible();
  await expect(toastWith(page, 'Password must contain at least one uppercase letter')).toBeVisible();
  const password = form.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^Password must contain at least one uppercase letter/);
  await expect(form.getByLabel('First Name')).toHaveValue('Ruth');
  await password.fill('Password1');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toastWith(page, 'Registration failed')).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/^That password is too easy to guess/);
});

test('a sign-up form with several invalid fields reports and focuses the first one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('First Name').fill('R');
  await form.getByLabel('Last Name').fill('M');
  await form.getByLabel('Email').fill('ruth@example');
  await form.getByLabel('Password', { exact: true }).fill('gleaning');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toastWith(page, 'First name must be at least 2 characters')).toBeVisible();
  await expect(form.getByLabel('First Name')).toBeFocused();
});

test('signing out asks first only if it would discard text', async ({ ruth: { page } }) => {
  const signOut = page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first();
  await page.goto('/dreams');
  await page.getByRole('textbox').fill('A field of barley');
  await page.goto('/');
  await signOut.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' }).click();
  await expect(signOut).toBeFocused();
  await page.goto('/dreams');
  await expect(page.getByRole('textbox')).toHaveValue('A field of barley');
  await page.getByRole('textbox').fill('');
  await page.goto('/');
  await signOut.click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('signing out signs out every tab, and the next user does not see the previous user’s draft', async ({
  ruth: { page },
  context,
}) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/dreams');
  await otherTab.getByRole('textbox').fill('A dream of my own');
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await expect(otherTab.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  await submitSignUp(otherTab, { firstName: 'Boaz', lastName: 'of Bethlehem' });
  await otherTab.goto('/dreams');
  await expect(otherTab.getByRole('textbox')).toHaveValue('');
});

test('after a session ends, its user finds the draft after signing in again, and another user does not', async ({
  ruth: { page, email },
  context,
}) => {
  const dream = page.getByRole('textbox');
  await page.goto('/dreams');
  await dream.fill('A dream of my own');
  await context.clearCookies();
  await page.goto('/');
  await submitSignIn(page, email);
  await expect(page.getByText('Peace to you, Ruth')).toBeVisible();
  await page.goto('/dreams');
  await expect(dream).toHaveValue('A dream of my own');

  await context.clearCookies();
  await page.goto('/');
  await submitSignUp(page, { firstName: 'Boaz', lastName: 'of Bethlehem' });
  await page.goto('/dreams');
  await expect(dream).toHaveValue('');
});

test('when a session is ended from another device, the user signs in again and finds the same screen and draft', async ({
  ruth: { page, email, password },
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const endOtherSessions = async () => {
    await elsewhere.request.post('/api/auth/login', { data: { email, password } });
    expect((await elsewhere.request.delete('/api/auth/devices')).ok()).toBe(true);
  };
  const sessionRequests: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/api/auth/user') && sessionRequests.push(request.url()),
  );
  const name = page.getByLabel('Name or nickname');
  await page.goto('/people?edit=new');
  await expect(page.getByRole('heading', { name: 'Your list', exact: true })).toBeVisible();
  await name.fill('Orpah');
  await endOtherSessions();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(name).toHaveCount(0);
  expect(page.url()).toBe(`${baseURL}/people?edit=new`);
  expect(sessionRequests).toHaveLength(1);
  await submitSignIn(page, email);
  await expect(name).toHaveValue('Orpah');

  // The profile sends two requests at once, which both find that the session has ended.
  await endOtherSessions();
  await page.getByRole('link', { name: 'To your profile' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/profile`);
  await submitSignIn(page, email);
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sessionRequests).toHaveLength(2);
  await elsewhere.close();
});

test('a sign-up with a taken email address is rejected, and the form keeps the typed name', async ({
  ruth,
  browser,
  baseURL,
}) => {
  const page = await waitForApp(await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('First Name').fill('Orpah');
  await form.getByLabel('Last Name').fill('of Moab');
  await form.getByLabel('Email').fill(ruth.email.toUpperCase());
  await form.getByLabel('Password', { exact: true }).fill(ruth.password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toastWith(page, 'Registration failed')).toBeVisible();
  await expect(toastWith(page, 'An account with this email already exists.')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'An account with this email already exists.',
  );
  await expect(form.getByLabel('First Name')).toHaveValue('Orpah');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await submitSignIn(page, ruth.email);
  await expect(page.getByText('Peace to you, Ruth')).toBeVisible();
  await page.context().close();
});

test('HTML in a name is shown as text', async ({ page }) => {
  const errors: string[] = [];
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  page.on('pageerror', (error) => errors.push(error.message));
  const firstName = '</script><img src=x onerror=alert(1)>';
  await page.goto('/');
  await submitSignUp(page, { firstName, lastName: 'דוד \u202Eמלך' });
  await page.reload();
  await expect(page.getByText(`Peace to you, ${firstName}`)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the privacy page tells a visitor who runs the site, the minimum age, and where to complain', async ({
  page,
}) => {
  await page.goto('/privacy');
  const operator = page.getByRole('region', { name: 'Who runs this site' });
  await expect(operator).toContainText('haven’t said yet who they are or how to reach them');
  await expect(operator).toContainText('at least 16');
  await expect(operator).toContainText('a parent or guardian has to agree');
  await expect(operator).toContainText('None of them contain anything you write.');
  await expect(operator).toContainText('data protection authority');

  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('"operatorName":""', '"operatorName":"The church at Bethlehem"')
      .replace('"operatorContact":""', '"operatorContact":"office@bethlehem.example"');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(operator).toContainText('The church at Bethlehem runs this site');
  await expect(operator.getByRole('link', { name: 'office@bethlehem.example' })).toHaveAttribute(
    'href',
    'mailto:office@bethlehem.example',
  );
});
