import { see, waitFor } from './browser';
import { expect, openAddress, test } from './fixtures';

test('a user listens to a psalm, pauses, continues and stops, in a voice of the device only', async ({
  ruth: _,
  engineBrowser: browser,
  app,
}) => {
  await openAddress(browser, `${app.url}/scripture/Psalm_23`);
  await see(browser, 'he leadeth me beside the still waters');
  await browser.evaluate(recordSpeech);
  // Browsers load their voices after the page.
  const hasVoice = await browser.evaluate(hasLocalVoiceSoon);
  const hasButton = () => document.querySelector('[aria-label="Listen to Psalm 23"]') !== null;
  if (!hasVoice) return expect(await browser.evaluate(hasButton)).toBe(false);

  await browser.click('button', 'Listen to Psalm 23');
  await waitFor(browser, 'the first verse', () => spoken().length === 1);
  await browser.click('button', 'Pause');
  await browser.click('button', 'Speed 1×');
  await browser.click('button', 'Continue');
  await waitFor(browser, 'the same verse again', () => spoken().length === 2);
  await browser.click('button', 'Stop listening');
  await waitFor(browser, 'the Listen button with the focus', () =>
    document.activeElement?.matches('[aria-label="Listen to Psalm 23"]'),
  );
  expect(await browser.evaluate(() => speechSynthesis.speaking)).toBe(false);

  const [first, second] = await browser.evaluate(() => spoken());
  expect(first).toEqual({ text: 'The LORD is my shepherd; I shall not want.', rate: 1, isLocal: true });
  expect(second).toMatchObject({ rate: 1.25, isLocal: true });
  expect(first?.text.endsWith(second?.text ?? '-')).toBe(true);
});

type Spoken = { text: string; rate: number; isLocal: boolean | undefined };

/** Defined in the page by `recordSpeech`. */
declare function spoken(): Spoken[];

/** Runs in the page. Records what the browser is asked to speak, and still speaks it. */
function recordSpeech() {
  const recorded: Spoken[] = [];
  Object.assign(globalThis, { spoken: () => recorded });
  const speak = speechSynthesis.speak.bind(speechSynthesis);
  speechSynthesis.speak = (utterance) => {
    recorded.push({ text: utterance.text, rate: utterance.rate, isLocal: utterance.voice?.localService });
    speak(utterance);
  };
}

/** Runs in the page. Firefox loads its voices when a page first asks for them, which takes seconds. */
async function hasLocalVoiceSoon(): Promise<boolean> {
  const hasLocal = () => speechSynthesis.getVoices().some((it) => it.localService && /^en\b/i.test(it.lang));
  for (let tries = 0; tries < 100 && !hasLocal(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return hasLocal();
}
