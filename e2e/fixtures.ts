import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test';

/** A running test server and where its data is. */
export type TestServer = {
  database: 'pglite' | 'postgresql';
  url: string;
  logFile: string;
  /** Set only with the embedded database. */
  dataDir?: string;
  /** Set only with a PostgreSQL server. */
  databaseUrl?: string;
};

export type ServerOption = { database: TestServer['database'] };

type Fixtures = ServerOption & {
  app: TestServer;
  /** A user who has just signed up. No page is open yet. */
  signedIn: User;
  /** The same user on the home page. */
  ruth: User;
};

type User = { page: Page; email: string; password: string };

const PASSWORD = 'Gleaning-12';

export const test = base.extend<Fixtures>({
  database: ['pglite', { option: true }],

  app: async ({ database }, use) => {
    const servers = JSON.parse(process.env.E2E_SERVERS ?? '[]') as TestServer[];
    const server = servers.find((each) => each.database === database);
    if (!server) throw new Error(`No server runs on ${database}.`);
    await use(server);
  },

  baseURL: async ({ app }, use) => use(app.url),

  context: async ({ context }, use) => use(waitForApp(context)),

  // Signs up through the API, which saves a second per test. The sign-up form has its own tests.
  signedIn: async ({ page }, use) => {
    const email = newEmail();
    const data = { email, password: PASSWORD, firstName: 'Ruth', lastName: 'of Moab' };
    expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
    await use({ page, email, password: PASSWORD });
  },

  ruth: async ({ signedIn }, use) => {
    await signedIn.page.goto('/');
    await signedIn.page.getByRole('heading', { level: 1 }).waitFor();
    await use(signedIn);
  },
});

export { expect };

/** Makes `goto` and `reload` wait until the app has replaced the prerendered page, which ignores all input. */
export function waitForApp(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const whenReady = () => page.locator('#app > [inert]').waitFor({ state: 'detached' });
    page.goto = async (...where) => {
      const response = await goto(...where);
      await whenReady();
      return response;
    };
    page.reload = async (...how) => {
      const response = await reload(...how);
      await whenReady();
      return response;
    };
  });
  return context;
}

export function newEmail(): string {
  return `ruth.${crypto.randomUUID().slice(0, 8)}@example.org`;
}

export async function submitSignUp(
  page: Page,
  { email = newEmail(), firstName = 'Ruth', lastName = 'of Moab' },
) {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('First Name').fill(firstName);
  await form.getByLabel('Last Name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).waitFor({ state: 'hidden' });
}

export async function submitSignIn(page: Page, email: string, password = PASSWORD) {
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Confirms a sign-out that discards text. */
export async function confirmSignOut(page: Page) {
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
}

/** Returns the visible toast with this text. */
export function toastWith(page: Page, text: string | RegExp) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text).filter({ visible: true });
}

/** Waits until the service worker has cached everything for offline use. */
export async function waitForOfflineCache(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
}

export async function placeBurden(page: Page, burden: string) {
  await page.getByLabel('What burdens are you carrying today?').fill(burden);
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).waitFor();
}

/** Releases these burdens and waits for the verse. Moves the clock forward to skip the animation. */
export async function receiveVerse(page: Page, burdens: string[]) {
  await page.clock.install();
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  for (const burden of burdens) await placeBurden(page, burden);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('heading', { name: 'Ready for Release' }).waitFor();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByText('God is lifting your burdens...').waitFor();
  await page.clock.fastForward(4500);
  await page.getByRole('button', { name: 'Save this reflection' }).waitFor();
}

export async function saveReflection(page: Page, text: string, tags: string[] = []) {
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remember This Moment' });
  await dialog.getByLabel('What do you want to remember?').fill(text);
  for (const tag of tags) await dialog.getByRole('button', { name: tag }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens the chat with a figure or the Bible chat. */
export async function openChat(page: Page, figureId: string) {
  await page.goto(`/biblical-figures?with=${figureId}`);
  await page.getByRole('log', { name: 'Conversation' }).waitFor();
}

/** Sends a question and waits for the complete answer. */
export async function askAndWait(page: Page, question: string) {
  await page.getByRole('textbox', { name: /^Write to / }).fill(question);
  await page.keyboard.press('Enter');
  await chatMessages(page).filter({ hasText: question }).first().waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'hidden' });
}

/** Returns all messages of the conversation, starting with the welcome. */
export function chatMessages(page: Page) {
  return page.getByRole('log', { name: 'Conversation' }).locator('> ol > *');
}

/** Holds requests to this address. When they are released, they continue, or `then` handles them. */
export async function holdRequests(
  page: Page,
  address: string,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
