import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { classify, featurize, type Scored } from '#language/classifier';
import { readModel, readVectors } from '#language/modelFile';
import { wordsOf } from '#language/normalize';
import { lazy } from '#server/lib/lazy';
import { ROOT } from '#server/lib/paths';
import { topicsFor } from '#server/scripture/topicMatching';
import { namesIn } from './knowledge';
import { type ClassifiedArea, classifyArea } from './lifeAreas';

/** What a message is taken for: pages and entries by their ids, turns of conversation, and how likely each is. */
export type MessageIntent = {
  /** Pages, entries and questions on which Christians differ, the likeliest first. */
  pages: readonly Scored[];
  /** The likeliest turn of conversation. */
  act: Scored | null;
  /** How likely it is that nothing was written on this. */
  outOfScope: number;
  /** The part of life it is about, where that is clear. */
  area: ClassifiedArea | null;
};

export type Danger = {
  /** The sorts of harm, as the training data names them, the likeliest first. */
  sorts: readonly Scored[];
  /** How likely it is that the message tells of harm of any sort. */
  harm: number;
  /** How likely it is that it tells of danger to the life of the one who wrote it, or of someone near. */
  life: number;
  /** The part of `harm` that is danger to life. */
  harmToLife: number;
};

const ACT = 'act:';
const OUT_OF_SCOPE = 'out-of-scope';
const NONE = 'none';
const NEEDS_HELP = 'help';
const TO_LIFE = ['crisis', 'self-harm', 'immediate', 'worried-for-someone'] as const;

/** Beyond so many words a message is read for its subject no further: what it is about was said. */
const WORDS_READ = 160;
const model = lazy(() => {
  const folder = join(ROOT, 'language');
  const vectors = readVectors(readFileSync(join(folder, 'vectors.bin')));
  return readModel(brotliDecompressSync(readFileSync(join(folder, 'weights.bin'))), vectors);
});

/** What the study is asked. */
export function classifyMessage(said: string): MessageIntent {
  return remembered(understood, said, () => {
    const words = wordsOf(said).slice(0, WORDS_READ);
    const scored = scoredBy('intent', words);
    const pages = scored.filter(({ label }) => !label.startsWith(ACT) && label !== OUT_OF_SCOPE);
    const act = scored.find(({ label }) => label.startsWith(ACT));
    return {
      pages: blended(pages, said),
      act: act ? { ...act, label: act.label.slice(ACT.length) } : null,
      outOfScope: scored.find(({ label }) => label === OUT_OF_SCOPE)?.probability ?? 0,
      area: classifyArea(scored, words.length),
    };
  });
}

/** How much the phrases written beside a page, and the names of an entry, count. Found on the validation messages. */
const PHRASES_WEIGHT = 0.1;
const PHRASES_SCALE = 20;
const NAME_IN_QUESTION = 0.12;
const NAME_IN_STORY = 0.06;

/** The classifier's pages, moved by the phrases written beside each page and by the names a message holds. */
function blended(pages: readonly Scored[], said: string): Scored[] {
  const phrases = new Map(
    topicsFor(said).map(({ topic, score }) => [topic.id, Math.min(1, score / PHRASES_SCALE)]),
  );
  const names = namesIn(said);
  return pages
    .map(({ label, probability }) => ({
      label,
      probability:
        (1 - PHRASES_WEIGHT) * probability +
        PHRASES_WEIGHT * (phrases.get(label) ?? 0) +
        (names.ids.get(label) ?? 0) * (names.isQuestion ? NAME_IN_QUESTION : NAME_IN_STORY),
    }))
    .sort((a, b) => b.probability - a.probability);
}

/** Whether a message tells of danger or harm, and of which sort. */
export function classifyDanger(said: string): Danger {
  return remembered(dangers, said, () => {
    const words = wordsOf(said);
    if (words.length <= SHORTEST_MESSAGE) return damped(dangerOf(words));
    if (words.length <= SHORT_MESSAGE) return dangerOf(words);
    // A story is believed when both the whole and one of its sentences sound like harm: alone, either is often wrong.
    const whole = dangerOf(words.slice(0, WORDS_READ));
    const sentences = sentencesOf(said).map(dangerOf);
    const harmful = sentences.reduce((worst, one) => (one.harm > worst.harm ? one : worst), NO_DANGER);
    const deadly = sentences.reduce((worst, one) => (one.life > worst.life ? one : worst), NO_DANGER);
    return {
      sorts: whole.harm > harmful.harm ? whole.sorts : harmful.sorts,
      harm: STORY * whole.harm * harmful.harm,
      life: STORY * whole.life * deadly.life,
      harmToLife: whole.harmToLife,
    };
  });
}

/** 'I keep having it' may be anything: a few words are believed only when they are clear. */
const SHORTEST_MESSAGE = 5;
const FEW_WORDS = 0.75;
const SHORT_MESSAGE = 25;
const STORY = 0.8;
const SENTENCES_MAX = 60;
const SENTENCE_WORDS_MAX = 40;
const NO_DANGER: Danger = { sorts: [], harm: 0, life: 0, harmToLife: 0 };

function damped({ sorts, harm, life, harmToLife }: Danger): Danger {
  return { sorts, harm: harm * FEW_WORDS, life: life * FEW_WORDS, harmToLife: harmToLife * FEW_WORDS };
}

function dangerOf(words: readonly string[]): Danger {
  const harm = scoredBy('harm', words);
  const of = (scored: readonly Scored[], label: string) =>
    scored.find((one) => one.label === label)?.probability ?? 0;
  return {
    sorts: harm.filter(({ label }) => label !== NONE),
    harm: 1 - of(harm, NONE),
    life: of(scoredBy('crisis', words), NEEDS_HELP),
    harmToLife: TO_LIFE.reduce((sum, label) => sum + of(harm, label), 0),
  };
}

function sentencesOf(said: string): string[][] {
  return said
    .split(/[.!?\n]+|,(?= (?:and|but|so|then) )/)
    .slice(0, SENTENCES_MAX)
    .map((sentence) => wordsOf(sentence).slice(0, SENTENCE_WORDS_MAX))
    .filter((words) => words.length > 2);
}

/** The figure's cards by how well they answer what was said; `none` where no card does. */
export function classifyCards(figureId: string, said: string): Scored[] {
  return model().heads.has(`figure:${figureId}`)
    ? scoredBy(`figure:${figureId}`, wordsOf(said).slice(0, WORDS_READ))
    : [];
}

function scoredBy(name: string, words: readonly string[]): Scored[] {
  const { heads, vectors } = model();
  const head = heads.get(name);
  if (!head) throw new Error(`The model has no head ${name}: run npm run train.`);
  return classify(head, featurize(vectors, words));
}

/** A conversation is read again with each of its messages, so the last readings are kept. */
const KEPT = 500;
const understood = new Map<string, MessageIntent>();
const dangers = new Map<string, Danger>();

function remembered<Reading>(kept: Map<string, Reading>, said: string, read: () => Reading): Reading {
  const known = kept.get(said);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const reading = read();
  kept.set(said, reading);
  return reading;
}
