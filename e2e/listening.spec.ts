import type { Page } from '@playwright/test';
import { expect, placeBurden, test, waitForOfflineCache } from './fixtures';
import { recordRequests } from './traces';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

const REMOTE: Voice = { name: 'Remote', lang: 'en-US', localService: false, default: true };
const LOCAL: Voice = { name: 'Local', lang: 'en-US', localService: true, default: false };

test('a user listens to cited verses in a voice of the device, although the browser prefers one of a server', async ({
  signedIn: { page },
}) => {
  await useVoices(page, [REMOTE, LOCAL]);
  await page.goto('/scripture/Psalm_23.1-2');
  await page.getByRole('button', { name: 'Listen to Psalm 23:1–2' }).click();
  await expect.poll(() => spokenBy(page)).toEqual(['Local: The LORD is my shepherd; I shall not want.']);
  await page.evaluate(() => endUtterance());
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  const second = 'Local: He maketh me to lie down in green pastures: he leadeth me beside the still waters.';
  await expect.poll(() => spokenBy(page)).toHaveLength(3);
  expect((await spokenBy(page)).slice(1)).toEqual([second, second]);
  await page.evaluate(() => endUtterance());
  await expect(page.getByRole('button', { name: 'Listen to Psalm 23:1–2' })).toBeFocused();
});

test('leaving a passage ends the reading, and without a voice of the device there is no Listen button', async ({
  signedIn: { page },
}) => {
  await useVoices(page, [LOCAL]);
  await page.goto('/scripture/Psalm_23');
  await page.getByRole('button', { name: 'Listen to Psalm 23' }).click();
  await expect.poll(() => isSpeaking(page)).toBe(true);
  await page.getByRole('link', { name: 'Next chapter, Psalm 24' }).click();
  await expect(page.getByRole('button', { name: 'Listen to Psalm 24' })).toBeVisible();
  expect(await isSpeaking(page)).toBe(false);

  await useVoices(page, [REMOTE]);
  await page.goto('/scripture/Psalm_23');
  await expect(page.getByText('he leadeth me beside the still waters')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the sanctuary reads only the prayer aloud, without a request, and is silent after the release', async ({
    signedIn: { page },
    context,
  }) => {
    await useVoices(page, [REMOTE, LOCAL]);
    await page.goto('/sanctuary');
    // Then no script and no font is still on its way.
    await waitForOfflineCache(page);
    await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
    const requests = recordRequests(context);
    await placeBurden(page, 'zephyrquartz lament');
    await page.getByRole('button', { name: 'Release to God' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Listen to the prayer' }).click();
    await expect.poll(() => spokenBy(page)).toHaveLength(1);
    expect((await spokenBy(page))[0]).toMatch(/^Local: God, these burdens .* In Jesus' name, Amen\.$/);
    await page.getByRole('button', { name: 'Release to God' }).click();
    await expect.poll(() => isSpeaking(page)).toBe(false);
    expect(requests).toEqual([]);
  });
});

/** Defined in the page by `useVoices`. */
declare function endUtterance(): void;
declare const spoken: string[];

const spokenBy = (page: Page) => page.evaluate(() => spoken);
const isSpeaking = (page: Page) => page.evaluate(() => speechSynthesis.speaking);

/** Gives the next pages these voices, because headless Chromium has none. An utterance ends on `endUtterance()`. */
async function useVoices(page: Page, voices: Voice[]) {
  await page.addInitScript((available) => {
    const recorded: string[] = [];
    let current: SpeechSynthesisUtterance | null = null;
    const end = () => {
      const ended = current;
      current = null;
      ended?.onend?.(new Event('end') as SpeechSynthesisEvent);
    };
    const speech = {
      getVoices: () => available,
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        recorded.push(`${utterance.voice?.name}: ${utterance.text}`);
      },
      cancel: () => {
        current = null;
      },
      get speaking() {
        return current !== null;
      },
    };
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperties(globalThis, {
      speechSynthesis: { value: speech, configurable: true },
      SpeechSynthesisUtterance: { value: Utterance, configurable: true },
      spoken: { value: recorded, configurable: true },
      endUtterance: { value: end, configurable: true },
    });
  }, voices);
}
