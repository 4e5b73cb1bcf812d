import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { classify, type Scored, see } from '#language/classifier';
import { readModel, readVectors } from '#language/modelFile';
import { wordsOf } from '#language/normalize';
import { lazily } from '#server/lib/lazily';
import { ROOT } from '#server/lib/paths';
import { topicsFor } from '#server/scripture/topics';

/** What a message is taken for: pages and entries by their ids, turns of conversation, and how likely each is. */
export type Understanding = {
  /** Pages, entries and questions on which Christians differ, the likeliest first. */
  pages: readonly Scored[];
  /** The likeliest turn of conversation. */
  act: Scored | null;
  /** How likely it is that nothing was written on this. */
  outOfScope: number;
};

export type Danger = {
  /** The likeliest sort of danger or harm, as the training data names it. */
  label: string;
  /** How likely it is that there is any. */
  probability: number;
};

const ACT = 'act:';
const OUT_OF_SCOPE = 'out-of-scope';
const NO_DANGER = 'none';

/** Beyond so many words a message is read for its subject no further: what it is about was said. */
const WORDS_READ = 160;
/** Danger is looked for in windows: in a long message one sentence would be lost among the others. */
const WINDOW = 60;

const model = lazily(() => {
  const folder = join(ROOT, 'language');
  const vectors = readVectors(readFileSync(join(folder, 'vectors.bin')));
  return readModel(brotliDecompressSync(readFileSync(join(folder, 'weights.bin'))), vectors);
});

/** What the study is asked. */
export function understand(said: string): Understanding {
  return remembered(understood, said, () => {
    const scored = scoredBy('intent', wordsOf(said).slice(0, WORDS_READ));
    const pages = scored.filter(({ label }) => !label.startsWith(ACT) && label !== OUT_OF_SCOPE);
    const act = scored.find(({ label }) => label.startsWith(ACT));
    return {
      pages: blended(pages, said),
      act: act ? { ...act, label: act.label.slice(ACT.length) } : null,
      outOfScope: scored.find(({ label }) => label === OUT_OF_SCOPE)?.probability ?? 0,
    };
  });
}

/** How much the phrases that were written beside a page count, found on the validation messages. */
const PHRASES_WEIGHT = 0.35;
const PHRASES_SCALE = 12;

/** The classifier's pages, moved by the phrases written beside each page. */
function blended(pages: readonly Scored[], said: string): Scored[] {
  const phrases = new Map(
    topicsFor(said).map(({ topic, score }) => [topic.id, Math.min(1, score / PHRASES_SCALE)]),
  );
  return pages
    .map(({ label, probability }) => ({
      label,
      probability: (1 - PHRASES_WEIGHT) * probability + PHRASES_WEIGHT * (phrases.get(label) ?? 0),
    }))
    .sort((a, b) => b.probability - a.probability);
}

/** Whether a message tells of danger or harm, and of which sort. */
export function dangerIn(said: string): Danger {
  return remembered(dangers, said, () => {
    const words = wordsOf(said);
    const windows = [words.slice(0, WINDOW)];
    for (let at = WINDOW / 2; at + WINDOW / 2 < words.length; at += WINDOW / 2)
      windows.push(words.slice(at, at + WINDOW));
    const found = windows.map((window) => {
      const scored = scoredBy('safety', window);
      const none = scored.find(({ label }) => label === NO_DANGER)?.probability ?? 0;
      const label = scored.find(({ label: one }) => one !== NO_DANGER)?.label ?? NO_DANGER;
      return { label, probability: 1 - none };
    });
    return found.reduce((worst, one) => (one.probability > worst.probability ? one : worst));
  });
}

/** The figure's cards by how well they answer what was said; `none` where no card does. */
export function cardsByMeaning(figureId: string, said: string): Scored[] {
  return model().heads.has(`figure:${figureId}`)
    ? scoredBy(`figure:${figureId}`, wordsOf(said).slice(0, WORDS_READ))
    : [];
}

function scoredBy(name: string, words: readonly string[]): Scored[] {
  const { heads, vectors } = model();
  const head = heads.get(name);
  if (!head) throw new Error(`The model has no head ${name}: run npm run train.`);
  return classify(head, see(vectors, words));
}

/** A conversation is read again with each of its messages, so the last readings are kept. */
const KEPT = 500;
const understood = new Map<string, Understanding>();
const dangers = new Map<string, Danger>();

function remembered<Reading>(kept: Map<string, Reading>, said: string, read: () => Reading): Reading {
  const known = kept.get(said);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const reading = read();
  kept.set(said, reading);
  return reading;
}
