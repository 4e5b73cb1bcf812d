import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test';

/** A running server and where it keeps what it keeps. */
export type House = {
  database: 'pglite' | 'postgresql';
  url: string;
  logFile: string;
  /** Of the embedded database. */
  dataDir?: string;
  /** Of the PostgreSQL server. */
  databaseUrl?: string;
};

export type HouseOption = { database: House['database'] };

type Fixtures = HouseOption & {
  house: House;
  /** A person who has just signed up and has not gone anywhere yet. */
  signedIn: Person;
  /** The same on the home page. */
  ruth: Person;
};

type Person = { page: Page; email: string; password: string };

const PASSWORD = 'Gleaning-12';

export const test = base.extend<Fixtures>({
  database: ['pglite', { option: true }],

  house: async ({ database }, use) => {
    const houses = JSON.parse(process.env.E2E_HOUSES ?? '[]') as House[];
    const house = houses.find((each) => each.database === database);
    if (!house) throw new Error(`No server runs on ${database}.`);
    await use(house);
  },

  baseURL: async ({ house }, use) => use(house.url),

  context: async ({ context }, use) => use(awaitingScreens(context)),

  // By the call and not by the form, which is the shell's to test: it takes a second off every journey.
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

/** What the server drew can be seen and not used: whoever goes somewhere goes on where its screen has taken its place. */
export function awaitingScreens(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const stands = () => page.locator('#app > [inert]').waitFor({ state: 'detached' });
    page.goto = async (...where) => {
      const answer = await goto(...where);
      await stands();
      return answer;
    };
    page.reload = async (...how) => {
      const answer = await reload(...how);
      await stands();
      return answer;
    };
  });
  return context;
}

export function newEmail(): string {
  return `ruth.${crypto.randomUUID().slice(0, 8)}@example.org`;
}

export async function signUp(page: Page, { email = newEmail(), firstName = 'Ruth', lastName = 'of Moab' }) {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('First Name').fill(firstName);
  await form.getByLabel('Last Name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).waitFor({ state: 'hidden' });
}

export async function signIn(page: Page, email: string, password = PASSWORD) {
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** What a toast says. */
export function notice(page: Page, text: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text).filter({ visible: true });
}

/** Waits until the device holds everything that works without a network. */
export async function keptOnDevice(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
}

export async function place(page: Page, burden: string) {
  await page.getByLabel('What burdens are you carrying today?').fill(burden);
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).waitFor();
}

/** From the home page to the verse, by way of these burdens; the clock is moved over the time of lifting. */
export async function receiveVerse(page: Page, burdens: string[]) {
  await page.clock.install();
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  for (const burden of burdens) await place(page, burden);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('heading', { name: 'Ready for Release' }).waitFor();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByText('God is lifting your burdens...').waitFor();
  await page.clock.fastForward(4500);
  await page.getByRole('button', { name: 'Save this reflection' }).waitFor();
}

export async function keepReflection(page: Page, text: string, tags: string[] = []) {
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remember This Moment' });
  await dialog.getByLabel('What do you want to remember?').fill(text);
  for (const tag of tags) await dialog.getByRole('button', { name: tag }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens the conversation with this figure, or with the Bible study. */
export async function talkWith(page: Page, figureId: string) {
  await page.goto(`/biblical-figures?with=${figureId}`);
  await page.getByRole('log', { name: 'Conversation' }).waitFor();
}

/** Asks, and waits until the whole answer is there. */
export async function ask(page: Page, question: string) {
  await page.getByRole('textbox', { name: /^Write to / }).fill(question);
  await page.keyboard.press('Enter');
  await lettersIn(page).filter({ hasText: question }).first().waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'hidden' });
}

/** Everything said so far, the welcome first. */
export function lettersIn(page: Page) {
  return page.getByRole('log', { name: 'Conversation' }).locator('> ol > *');
}

/** Keeps calls to this address waiting until they are released; then they go on, unless something else is done with them. */
export async function hold(
  page: Page,
  address: string,
  then = (call: Route) => call.continue(),
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
