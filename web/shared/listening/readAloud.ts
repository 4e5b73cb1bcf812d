import { highlight, textRange } from '#web/lib/textHighlights';

const SPOKEN_WORD = 'spoken-word';

const WORD = /\S+/y;

/** A text that is read aloud. */
export type ReadAloud = {
  /** Starts, or continues at the word where it paused. A rate of 1 is the usual speed of the voice. */
  play: (rate: number) => void;
  pause: () => void;
  stop: () => void;
};

/** The browser speaks one text at a time, so another reading ends the one before. */
const latest: { reading: ReadAloud | null } = { reading: null };

/**
 * Reads the elements aloud one after another, and highlights each word while it is spoken. Cancels the speech to pause
 * it, because on Android `speechSynthesis.pause()` ends it. Calls `onEnd` when the reading stops for any reason.
 */
export function createReading(
  elements: readonly HTMLElement[],
  voice: SpeechSynthesisVoice,
  onEnd: () => void,
): ReadAloud {
  let at = { element: 0, character: 0 };
  let current: SpeechSynthesisUtterance | null = null;

  const pause = () => {
    current = null;
    speechSynthesis.cancel();
    highlight(SPOKEN_WORD, []);
  };
  const stop = () => {
    pause();
    if (latest.reading === reading) latest.reading = null;
    onEnd();
  };
  const play = (rate: number) => {
    if (latest.reading !== reading) latest.reading?.stop();
    latest.reading = reading;
    pause();
    const element = elements[at.element];
    if (!element) return stop();

    const { character } = at;
    const utterance = new SpeechSynthesisUtterance(element.textContent.slice(character));
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    utterance.onboundary = ({ charIndex }) => {
      if (utterance !== current) return;
      at = { ...at, character: character + charIndex };
      highlightWord(element, at.character);
    };
    utterance.onend = () => {
      if (utterance !== current) return;
      at = { element: at.element + 1, character: 0 };
      play(rate);
    };
    utterance.onerror = () => utterance === current && stop();
    current = utterance;
    speechSynthesis.speak(utterance);
  };

  const reading = { play, pause, stop };
  return reading;
}

function highlightWord(element: HTMLElement, start: number) {
  WORD.lastIndex = start;
  const [word] = WORD.exec(element.textContent) ?? [];
  highlight(SPOKEN_WORD, word ? [textRange(element, start, start + word.length)] : []);
}
