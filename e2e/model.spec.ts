import type { Page } from '@playwright/test';
import { STUDY_WELCOME } from '#content/guide/studyWelcome';
import { answerWithSymbols, answerWithText, cutAfter } from '#server/testing/provider';
import { expectNoAxeViolations } from './accessibility';
import {
  DREAM,
  DREAM_CHAT,
  dreamResults,
  highlightedWords,
  openFirstSymbolChat,
  sentBodies,
  submitDream,
  symbolCards,
} from './dreamSteps';
import { askAndWait, chatMessages, expect, openChat } from './fixtures';
import { RISING_WATER, test } from './modelServer';

// Keeps the tests on one worker, because each worker starts its own server.
test.describe.configure({ mode: 'default' });

const QUESTION = 'How were you chosen to be king?';
/** Only a server that never answers takes this long. */
const FIRST_ANSWER_MS = 120_000;

const UNFIT = 'The AI guide’s answer didn’t match the Bible text, so the written guide is answering.';
const FAILED = 'The AI guide couldn’t answer just now, so the written guide is answering.';

/** Model outputs that must never appear on the page, each with a pattern that recognizes it. */
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

test('AI answers are labeled as AI and stream paragraph by paragraph, and Stop cancels the model call', async ({
  signedIn: { page },
  model,
}) => {
  await openChat(page, 'david');
  await expect(page.getByText('AI, in the voice of David. Not David.')).toBeInViewport({ ratio: 1 });
  const go = createGate();
  model.answer = async (line) => {
    line.say('[imagined] My hands still smelled of wool.\n\n[imagined] The wind');
    await go.opened;
    line.say(' came.');
    line.finish();
  };
  await send(page, QUESTION);
  const answer = chatMessages(page).last();
  // The first answer waits until the server has indexed both Bible texts, which takes long on a busy machine.
  await expect(answer.getByText('My hands still smelled of wool.')).toBeVisible({ timeout: FIRST_ANSWER_MS });
  await expect(answer.getByText('imagined')).toHaveCount(1);
  await expect(page.getByText('The wind')).toHaveCount(0);
  go.open();
  await expect(answer.getByText('The wind came.')).toBeVisible();
  await expect(answer).toContainText(/^King DavidAI/);
  await expectNoAxeViolations(page);

  let hungUp: Promise<void> | undefined;
  model.answer = (line, request) => {
    hungUp = request.hungUp;
    line.say('[imagined] Samuel poured the oil.\n\n[imagined] And then');
  };
  await send(page, QUESTION);
  const stopped = chatMessages(page).last();
  await expect(stopped.getByText('Samuel poured the oil.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await hungUp;
  await expect(stopped.getByText('You stopped the answer here.')).toBeVisible();
  await expect(stopped.getByText('Samuel poured the oil.')).toBeVisible();

  const asked = model.requests.length;
  await askAndWait(page, 'Are you real?');
  await expect(chatMessages(page).last()).toContainText(/this is AI|an AI writes here/);
  await expect(chatMessages(page).last()).toContainText(/^Written guide/);
  expect(model.requests).toHaveLength(asked);

  await openChat(page, 'bible-chat');
  await expect(page.getByText('AI guide · every verse comes from the King James Bible')).toBeVisible();
  await expect(chatMessages(page).first()).toContainText(STUDY_WELCOME.model);
  model.answer = answerWithText(
    'Paul wrote from a prison: “Be careful for nothing” (Philippians 4:6)\n\nWhat weighs most?',
  );
  await askAndWait(page, 'I am anxious about everything');
  await expect(chatMessages(page).last()).toContainText(/^Bible AssistantAI/);
  await expect(chatMessages(page).last().getByRole('blockquote')).toContainText(/^Be careful for nothing/);
});

test('a forbidden model output never appears on the page, and the written guide answers instead and says why', async ({
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
  await openChat(page, 'david');
  for (const [output, trace] of HOSTILE) {
    model.answer = answerWithText(output);
    await askAndWait(page, QUESTION);
    await expectReplaced(page, UNFIT);
    const everShown = await page.evaluate(() => Reflect.get(window, 'everShown') as string);
    expect(everShown).toContain(UNFIT);
    expect(everShown, output).not.toMatch(trace);
  }
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  await expectNoAxeViolations(page);

  const cut = createGate();
  model.answer = async (line, request) => {
    line.say('[imagined] The field was quiet.\n\n[imagined] And');
    await cut.opened;
    await cutAfter(' the')(line, request);
  };
  await send(page, QUESTION);
  await expect(page.getByText('The field was quiet.')).toBeVisible();
  cut.open();
  await expectReplaced(page, FAILED);
  await expect(page.getByText('The field was quiet.')).toHaveCount(0);
});

test('the symbols that a model finds in a dream are highlighted, and flagging them reports the model as source', async ({
  signedIn: { page },
  model,
}) => {
  await page.goto('/dreams');
  await expect(page.getByText('It goes to an AI model without your name.')).toBeVisible();
  model.answer = answerWithSymbols([RISING_WATER]);
  await submitDream(page, DREAM);
  await expect(dreamResults(page).getByText('AI guide', { exact: true })).toBeVisible();
  await expect(symbolCards(page).getByRole('heading')).toHaveText('Rising water');
  await expect(symbolCards(page).getByRole('blockquote')).toContainText('Save me, O God');
  await expect(highlightedWords(page)).toHaveText('water came in under the door');
  await expectNoAxeViolations(page);
  const flags = sentBodies(page, '**/api/guide/flags');
  await page.getByRole('button', { name: 'Flag these symbols' }).click();
  await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();

  await openFirstSymbolChat(page);
  await expect(page.getByText('AI guide · every verse comes from the King James Bible')).toBeVisible();
  await expect(chatMessages(page).first()).toContainText(/^GuideAI/);
  const questions = sentBodies(page, DREAM_CHAT);
  model.answer = answerWithText('The psalm does not hurry past the deep.\n\nWho stood beside you?');
  await askAndWait(page, 'It was cold, and I was alone.');
  await expect(chatMessages(page).last()).toContainText('Who stood beside you?');
  expect(questions).toHaveLength(1);
  await chatMessages(page).last().getByRole('button', { name: 'Flag' }).click();
  await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();
  const flag = { surface: 'dream', about: 'Rising water', source: 'model' };
  expect(flags).toEqual([flag, flag]);

  await page.goBack();
  model.answer = answerWithText('{"symbols": [{"symbol": "A prophecy zaphnath"}]}');
  await submitDream(page, DREAM);
  await expect(dreamResults(page)).toContainText(FAILED);
  await expect(dreamResults(page).getByText('Written guide · no AI')).toBeVisible();
  await expect(page.getByText('zaphnath')).toHaveCount(0);
});

async function send(page: Page, question: string) {
  await page.getByRole('textbox', { name: /^Write to / }).fill(question);
  await page.keyboard.press('Enter');
}

/** Expects that the written guide has replaced the newest answer and gives the reason. */
async function expectReplaced(page: Page, why: string) {
  const answer = chatMessages(page).last();
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
