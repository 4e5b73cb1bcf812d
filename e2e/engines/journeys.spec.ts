import { setModerator } from '../communityFixtures';
import { DREAM } from '../dreamSteps';
import { newEmail } from '../fixtures';
import { DISCOVERY_QUESTIONS } from '../identityAnswers';
import { findClippedText } from '../navigation';
import { type EngineBrowser, see, waitFor } from './browser';
import { expect, openAddress, PASSWORD, signUpInPage, test } from './fixtures';

// The journeys that must work in every browser engine. Each runs in Chromium, in Firefox and in WebKit.

const NEW_PASSWORD = 'Threshing-34';

/** Long enough for the Blueprint to quote it. */
const OWN_WORDS = 'Naomi, who took me in at barley time and called me her own daughter';

test('a new user signs up, releases a burden, and finds the reflection again after a restart @smoke', async ({
  ruth: _,
  engineBrowser: browser,
  app,
}) => {
  await signOut(browser);
  await openAddress(browser, `${app.url}/`);
  await browser.click('tab', 'Sign Up');
  await browser.type('First Name', 'Ruth');
  await browser.type('Last Name', 'of Moab');
  await browser.type('Email', newEmail());
  await browser.type('Password', PASSWORD);
  await browser.click('button', 'Sign Up');
  await see(browser, 'Peace to you, Ruth');

  await browser.click('link', 'Enter Sanctuary');
  await browser.click('button', 'Enter the Sanctuary');
  await browser.type('What burdens are you carrying today?', 'The famine at home');
  await browser.click('button', 'Place in Sacred Chest');
  await see(browser, 'The famine at home');
  await browser.click('button', 'Release to God');
  await see(browser, 'Ready for Release');
  await browser.click('button', 'Release to God');
  await see(browser, 'You are not carrying this alone.');
  await browser.click('button', 'Save this reflection');
  await browser.type('What do you want to remember?', 'Whither thou goest');
  await browser.click('button', 'Save');
  await see(browser, 'Your moment has been captured in your journal.');

  await browser.restart();
  await browser.resize(390, 844);
  await openAddress(browser, `${app.url}/sanctuary/journal`);
  await see(browser, 'Whither thou goest');
});

test('a dream gets its symbols, and a chat about one answers', async ({
  ruth: _,
  engineBrowser: browser,
  app,
}) => {
  await openAddress(browser, `${app.url}/dreams`);
  await browser.type('Your dream', DREAM);
  await browser.click('button', 'Find Symbols');
  await see(browser, 'Biblical Symbols Found');
  await browser.evaluate(() =>
    [...document.querySelectorAll('button')].find((it) => it.textContent.startsWith('Talk about'))?.click(),
  );
  await waitFor(browser, 'the chat', () => document.querySelector('[role=log]') !== null);
  await browser.type(await nameOfComposer(browser), 'What does water mean?');
  await browser.pressEnter();
  await waitForAnswer(browser);
});

test('David answers in his own voice', async ({ ruth: _, engineBrowser: browser, app }) => {
  await openAddress(browser, `${app.url}/biblical-figures?with=david`);
  await browser.type(await nameOfComposer(browser), 'How did you beat Goliath?');
  await browser.pressEnter();
  await waitForAnswer(browser);
  await see(browser, '1 Samuel 17');
});

test('fourteen answers make a Blueprint, which prints in black on white without controls', async ({
  ruth: _,
  engineBrowser: browser,
  app,
}) => {
  await openAddress(browser, `${app.url}/identity?mode=journey&step=1`);
  const [first, ...rest] = DISCOVERY_QUESTIONS;
  await browser.type(first?.text ?? '', OWN_WORDS);
  await browser.click('button', 'Next');
  await see(browser, 'Question 2 of 14');
  for (const { truthId, questionIndex } of rest) {
    await browser.evaluate(saveAnswer, { truthId, questionIndex, response: 'Naomi, and the long road home' });
  }
  await openAddress(browser, `${app.url}/identity?mode=summary`);
  await see(browser, 'Core Identity Declaration');
  await see(browser, OWN_WORDS);

  await browser.evaluate(usePrintStyles);
  expect(
    await browser.evaluate(() => ({
      controls: [...document.querySelectorAll('nav, main button')].filter((it) => it.checkVisibility())
        .length,
      ink: getComputedStyle(document.body).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    })),
  ).toEqual({ controls: 0, ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});

test('a user with a picture writes a post and a comment', async ({
  ruth: _,
  engineBrowser: browser,
  app,
}) => {
  await openAddress(browser, `${app.url}/profile`);
  await browser.evaluate(chooseDrawnPicture);
  await browser.click('button', 'Save picture');
  await see(browser, 'Profile picture updated successfully!');

  await openAddress(browser, `${app.url}/community`);
  await browser.click('link', 'Town Square');
  await browser.type('What would you like to share?', 'They left whole handfuls lying for me');
  await browser.click('button', 'Post');
  await browser.click('button', 'I agree, post it');
  await see(browser, 'Just now');
  await waitFor(browser, 'the picture beside the post', () =>
    [...document.querySelectorAll<HTMLImageElement>('article img')].some((it) => it.naturalWidth > 0),
  );
  await browser.click('button', 'Comment');
  await browser.type('Your comment on the post by you', 'And I took them home');
  await browser.evaluate(() =>
    document.querySelector<HTMLButtonElement>('form[data-replying] button[type=submit]')?.click(),
  );
  await waitFor(browser, 'the comment', () =>
    document.querySelector('[aria-label=Comments]')?.textContent?.includes('And I took them home'),
  );
});

test('a user reports a post, a moderator takes it down, and its author sees a notice', async ({
  ruth: { email },
  engineBrowser: browser,
  app,
}) => {
  const post = 'The kinsman at the gate is Tobias Ammiel';
  await openAddress(browser, `${app.url}/community`);
  await browser.click('link', 'Town Square');
  await browser.type('What would you like to share?', post);
  await browser.click('button', 'Post');
  await browser.click('button', 'I agree, post it');
  await see(browser, 'Just now');

  await signUpAs(browser, app, 'Boaz');
  await openAddress(browser, `${app.url}/community`);
  await browser.click('link', 'Town Square');
  await browser.click('button', 'More about the post by Ruth of Moab');
  await browser.click('menuitem', 'Report');
  await browser.click('radio', 'It shares something private');
  await browser.click('button', 'Send report');
  await see(browser, 'Thank you');

  const naomi = await signUpAs(browser, app, 'Naomi');
  // Ends the sessions of the new moderator.
  await setModerator(app, naomi, true);
  await browser.evaluate(signIn, { email: naomi, password: PASSWORD });
  await openAddress(browser, `${app.url}/community`);
  await browser.click('link', 'Town Square');
  // Its name also says how much waits.
  await waitFor(browser, 'the Admin button', () => {
    const button = [...document.querySelectorAll('button')].find((it) => it.textContent.startsWith('Admin'));
    button?.click();
    return button !== undefined;
  });
  await see(browser, 'It shares something private');
  await browser.click('button', 'Take it down');
  await waitFor(browser, 'the question', () => document.querySelector('[role=alertdialog]') !== null);
  await browser.click('button', 'Take it down');
  await waitFor(
    browser,
    'the page without the post',
    (text) => !document.body.textContent.includes(text),
    post,
  );

  await signOut(browser);
  await openAddress(browser, `${app.url}/`);
  await browser.evaluate(signIn, { email, password: PASSWORD });
  await openAddress(browser, `${app.url}/community`);
  await see(browser, 'From the moderators');
});

test('a forgotten password is replaced with the link in an email', async ({
  ruth: { email },
  engineBrowser: browser,
  app,
  mailServer,
}) => {
  await signOut(browser);
  await openAddress(browser, `${app.url}/`);
  await browser.click('link', 'Forgot your password?');
  await browser.type('Email', email);
  await browser.click('button', 'Send me a link');
  await see(browser, 'Check your email');

  const link = await mailServer.waitForLink(email, 'Reset your Stillwaters password');
  await openAddress(browser, app.url + link);
  await browser.type('New password', NEW_PASSWORD);
  await browser.click('button', 'Change my password');
  await see(browser, 'Welcome back');
  await browser.click('link', 'Continue');
  await see(browser, 'Peace to you, Ruth');

  await signOut(browser);
  await openAddress(browser, `${app.url}/`);
  // The form remembers the address.
  await browser.type('Password', NEW_PASSWORD);
  await browser.click('button', 'Sign In');
  await see(browser, 'Peace to you, Ruth');
});

test('the largest text size stays after a reload, and nothing is cut off', async ({
  ruth: _,
  engineBrowser: browser,
  app,
}) => {
  await openAddress(browser, `${app.url}/profile`);
  await browser.click('radio', 'Largest');
  await openAddress(browser, `${app.url}/profile`);
  expect(await browser.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  for (const address of ['/', '/dreams', '/community', '/profile']) {
    await openAddress(browser, app.url + address);
    expect(await browser.evaluate(findClippedText), address).toEqual([]);
  }
});

test('after one visit, the sanctuary works while the server is gone', async ({
  engineBrowser: browser,
  startApp,
}) => {
  const app = await startApp();
  await browser.resize(390, 844);
  await browser.goto(`${app.url}/privacy`);
  await browser.evaluate(
    async (data) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(data) });
    },
    { email: newEmail(), password: PASSWORD, firstName: 'Ruth', lastName: 'of Moab' },
  );
  await openAddress(browser, `${app.url}/`);
  await browser.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await app.close();

  await openAddress(browser, `${app.url}/sanctuary`);
  await browser.click('button', 'Enter the Sanctuary');
  await browser.type('What burdens are you carrying today?', 'The road is closed');
  await browser.click('button', 'Place in Sacred Chest');
  await browser.click('button', 'Release to God');
  await see(browser, 'Ready for Release');
  await browser.click('button', 'Release to God');
  await see(browser, 'You are not carrying this alone.');
  await browser.click('button', 'Return to peace');
  browser.takeErrors();
});

/** Ends the session and signs up someone else. */
async function signUpAs(browser: EngineBrowser, app: { url: string }, firstName: string): Promise<string> {
  const email = newEmail();
  await signOut(browser);
  // A screen of the last user may still be waiting for an answer, which would end the new session, too.
  await openAddress(browser, `${app.url}/`);
  await browser.evaluate(signUpInPage, { email, password: PASSWORD, firstName, lastName: 'of Bethlehem' });
  return email;
}

function signOut(browser: EngineBrowser): Promise<void> {
  return browser.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }).then(() => {}));
}

/** Runs in the page. */
async function signIn(data: Record<string, string>) {
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(data) });
}

/** Runs in the page. Chooses a picture that the page draws itself. */
async function chooseDrawnPicture() {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(50, 50, 200, 200);
  const files = new DataTransfer();
  files.items.add(new File([await canvas.convertToBlob()], 'field.png', { type: 'image/png' }));
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for a picture.');
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function nameOfComposer(browser: EngineBrowser): Promise<string> {
  await waitFor(browser, 'the composer', () => document.querySelector('main textarea') !== null);
  return browser.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('main textarea');
    return field?.ariaLabel ?? field?.labels?.[0]?.textContent ?? '';
  });
}

/** Waits until the answer to the first message is complete. */
function waitForAnswer(browser: EngineBrowser): Promise<void> {
  return waitFor(browser, 'the answer', () => {
    const messages = document.querySelectorAll('[role=log] > ol > *');
    const isWriting = [...document.querySelectorAll('button')].some((it) => it.textContent === 'Stop');
    return messages.length >= 3 && !isWriting;
  });
}

/** Runs in the page. */
async function saveAnswer(answer: Record<string, unknown>) {
  const headers = { 'Content-Type': 'application/json' };
  const { ok } = await fetch('/api/identity/response', {
    method: 'POST',
    headers,
    body: JSON.stringify(answer),
  });
  if (!ok) throw new Error('The answer was not saved.');
}

/** Runs in the page. Makes the print styles apply to the screen, because neither protocol can emulate print. */
function usePrintStyles() {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if (rule instanceof CSSGroupingRule) change(rule.cssRules);
      if (rule instanceof CSSStyleRule) change(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) change(cssRules);
}
