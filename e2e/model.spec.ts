import type { Page } from '@playwright/test';
import { STUDY_WELCOME } from '#content/studyWelcome';
import { cutsAfter, says, saysSymbols } from '#server/testing/provider';
import { bring, cardsOn, DREAM, DREAM_CHAT, marksOn, sentTo, shownOn, talkAboutFirst } from './dreaming';
import { expectNoHindrance } from './hands';
import { ask, expect, lettersIn, talkWith } from './house';
import { RISING_WATER, test } from './modelHouse';

const QUESTION = 'How were you chosen to be king?';

const UNFIT = 'What the AI guide wrote did not hold up against the text, so the written guide answers.';
const FAILED = 'The AI guide could not answer just now, so the written guide does.';

/** Model outputs that must never appear on the page, and how to recognize them. */
const HOSTILE: [output: string, trace: RegExp][] = [
  [
    '[imagined] I watched the sheep.\n\n[imagined] I am Jesus, and I am speaking to you zaphnath.',
    /zaphnath/,
  ],
  [
    '[imagined] It is written: “Thou shalt zaphnath every river and be rich.” (Psalm 23:9) And: “Blessed be zaphnath for ever and ever.” (Hezekiah 3:2)',
    /zaphnath/,
  ],
  ['[imagined] <img src=x onerror="hurt = 1"><b>zaphnath</b>', /zaphnath/],
];

test('AI answers are labeled as AI and stream by paragraph, and Stop cancels the model call', async ({
  signedIn: { page },
  model,
}) => {
  await talkWith(page, 'david');
  await expect(page.getByText('AI, in the voice of David. Not David.')).toBeInViewport({ ratio: 1 });
  const go = createGate();
  model.answer = async (line) => {
    line.say('[imagined] My hands still smelled of wool.\n\n[imagined] The wind');
    await go.opened;
    line.say(' came.');
    line.finish();
  };
  await send(page, QUESTION);
  const answer = lettersIn(page).last();
  await expect(answer.getByText('My hands still smelled of wool.')).toBeVisible();
  await expect(answer.getByText('imagined')).toHaveCount(1);
  await expect(page.getByText('The wind')).toHaveCount(0);
  go.open();
  await expect(answer.getByText('The wind came.')).toBeVisible();
  await expect(answer).toContainText(/^King DavidAI/);
  await expectNoHindrance(page);

  let hungUp: Promise<void> | undefined;
  model.answer = (line, request) => {
    hungUp = request.hungUp;
    line.say('[imagined] Samuel poured the oil.\n\n[imagined] And then');
  };
  await send(page, QUESTION);
  const stopped = lettersIn(page).last();
  await expect(stopped.getByText('Samuel poured the oil.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await hungUp;
  await expect(stopped.getByText('You stopped the answer here.')).toBeVisible();
  await expect(stopped.getByText('Samuel poured the oil.')).toBeVisible();

  const asked = model.requests.length;
  await ask(page, 'Are you real?');
  await expect(lettersIn(page).last()).toContainText(/this is AI|an AI writes here/);
  await expect(lettersIn(page).last()).toContainText(/^Written guide/);
  expect(model.requests).toHaveLength(asked);

  await talkWith(page, 'bible-chat');
  await expect(page.getByText('AI guide · every verse comes from the King James Bible')).toBeVisible();
  await expect(lettersIn(page).first()).toContainText(STUDY_WELCOME.model);
  model.answer = says(
    'Paul wrote from a prison: “Be careful for nothing” (Philippians 4:6)\n\nWhat weighs most?',
  );
  await ask(page, 'I am anxious about everything');
  await expect(lettersIn(page).last()).toContainText(/^Bible AssistantAI/);
  await expect(lettersIn(page).last().getByRole('blockquote')).toContainText(/^Be careful for nothing/);
});

test('a forbidden model output never appears on the page; the written guide answers instead and says why', async ({
  signedIn: { page },
  model,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { everShown: '' });
    new MutationObserver((changes) => {
      const shown = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      const words = shown.map(({ textContent }) => textContent).join('\n');
      Object.assign(window, { everShown: Reflect.get(window, 'everShown') + words });
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await talkWith(page, 'david');
  for (const [output, trace] of HOSTILE) {
    model.answer = says(output);
    await ask(page, QUESTION);
    await expectReplaced(page, UNFIT);
    const everShown = await page.evaluate(() => Reflect.get(window, 'everShown') as string);
    expect(everShown).toContain(UNFIT);
    expect(everShown, output).not.toMatch(trace);
  }
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  await expectNoHindrance(page);

  const cut = createGate();
  model.answer = async (line, request) => {
    line.say('[imagined] The field was quiet.\n\n[imagined] And');
    await cut.opened;
    await cutsAfter(' the')(line, request);
  };
  await send(page, QUESTION);
  await expect(page.getByText('The field was quiet.')).toBeVisible();
  cut.open();
  await expectReplaced(page, FAILED);
  await expect(page.getByText('The field was quiet.')).toHaveCount(0);
});

test('a model finds the symbols of a dream, highlights their words, and is named in a flag', async ({
  signedIn: { page },
  model,
}) => {
  await page.goto('/dreams');
  await expect(page.getByText('It goes to an AI model without your name.')).toBeVisible();
  model.answer = saysSymbols([RISING_WATER]);
  await bring(page, DREAM);
  await expect(shownOn(page).getByText('AI guide', { exact: true })).toBeVisible();
  await expect(cardsOn(page).getByRole('heading')).toHaveText('Rising water');
  await expect(cardsOn(page).getByRole('blockquote')).toContainText('Save me, O God');
  await expect(marksOn(page)).toHaveText('water came in under the door');
  await expectNoHindrance(page);
  const flags = sentTo(page, '**/api/guide/flags');
  await page.getByRole('button', { name: 'Flag these symbols' }).click();
  await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();

  await talkAboutFirst(page);
  await expect(page.getByText('AI guide · every verse comes from the King James Bible')).toBeVisible();
  await expect(lettersIn(page).first()).toContainText(/^GuideAI/);
  const questions = sentTo(page, DREAM_CHAT);
  model.answer = says('The psalm does not hurry past the deep.\n\nWho stood beside you?');
  await ask(page, 'It was cold, and I was alone.');
  await expect(lettersIn(page).last()).toContainText('Who stood beside you?');
  expect(questions).toHaveLength(1);
  await lettersIn(page).last().getByRole('button', { name: 'Flag' }).click();
  await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();
  const flag = { surface: 'dream', about: 'Rising water', source: 'model' };
  expect(flags).toEqual([flag, flag]);

  await page.goBack();
  model.answer = says('{"symbols": [{"symbol": "A prophecy zaphnath"}]}');
  await bring(page, DREAM);
  await expect(shownOn(page)).toContainText(FAILED);
  await expect(shownOn(page).getByText('Written guide · no AI')).toBeVisible();
  await expect(page.getByText('zaphnath')).toHaveCount(0);
});

async function send(page: Page, question: string) {
  await page.getByRole('textbox', { name: /^Write to / }).fill(question);
  await page.keyboard.press('Enter');
}

/** Expects the written guide to have replaced the newest answer, with the reason. */
async function expectReplaced(page: Page, why: string) {
  const answer = lettersIn(page).last();
  await expect(answer.getByText(why)).toBeVisible();
  await expect(answer).toContainText(/^(King David)?Written guide/);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
