import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync } from 'node:zlib';
import { PAGE_OF_HARM } from '#content/care/disclosureTexts';
import {
  type ClassifierModel,
  classify,
  classifyAmong,
  type Featurized,
  featurize,
  type Scored,
} from '#language/classifier';
import { lazy } from '#language/lazy';
import { readModel, readVectors } from '#language/modelFile';
import { wordsOf } from '#language/normalize';
import { ROOT } from '#server/lib/paths';
import { createMessageCache } from '#server/scripture/search/messageCache';
import { topicsFor } from '#server/scripture/search/topicMatching';
import { withoutGreeting } from './greetings';
import { namesIn } from './knowledgeNames';
import { type ClassifiedArea, classifyArea } from './lifeAreas';
import { hasNeededWord } from './neededWords';

/** The classification of a message: pages and entries by id, conversation turns, and their probabilities. */
export type MessageIntent = {
  /** Pages, entries and disputed questions, likeliest first. */
  pages: readonly Scored[];
  /** The likeliest conversation turn. */
  intent: Scored | null;
  /** The probability that no page or entry is about the message. */
  outOfScope: number;
  /** The life area; null if none is clear. */
  area: ClassifiedArea | null;
};

export type Danger = {
  /** The kinds of harm, as labeled in the training data, likeliest first. */
  sorts: readonly Scored[];
  /** The probability that the message discloses harm. */
  harm: number;
  /** The probability of danger to the life of the user or someone close to them. */
  life: number;
  /** The part of `harm` that comes from danger to life. */
  harmToLife: number;
};

const cachedIntent = createMessageCache<MessageIntent>();
const cachedDanger = createMessageCache<Danger>();

/** Several classifiers read a message one after another. */
const cachedFeatures = createMessageCache<Featurized>(20);

const INTENT_PREFIX = 'act:';
const OUT_OF_SCOPE = 'out-of-scope';
const NONE = 'none';
const NEEDS_HELP = 'help';
const TO_LIFE = ['crisis', 'self-harm', 'immediate', 'worried-for-someone'] as const;

/** Only this many words of a message are classified: a longer message has named its subject by then. */
const MAX_WORDS_READ = 160;

const FOLDER = join(ROOT, 'language');
const loaded: { model?: ClassifierModel } = {};

/** Loads the model. Decompressing it would block the event loop for a third of a second, so another thread does it. */
export async function prepareClassifier(): Promise<void> {
  if (loaded.model) return;
  const weights = await promisify(brotliDecompress)(compressedWeights());
  loaded.model ??= modelOf(weights);
}

function model(): ClassifierModel {
  loaded.model ??= modelOf(brotliDecompressSync(compressedWeights()));
  return loaded.model;
}

function compressedWeights(): Buffer {
  return readFileSync(join(FOLDER, 'weights.bin'));
}

function modelOf(weights: Buffer): ClassifierModel {
  return readModel(weights, readVectors(readFileSync(join(FOLDER, 'vectors.bin'))));
}

/** Classifies a message by page, conversation turn and life area. */
export function classifyMessage(message: string): MessageIntent {
  return cachedIntent(message, () => {
    const words = wordsOf(withoutGreeting(message)).slice(0, MAX_WORDS_READ);
    const scored = scoredBy('intent', words).filter(({ label }) => hasNeededWord(label, message));
    const pages = scored.filter(({ label }) => !label.startsWith(INTENT_PREFIX) && label !== OUT_OF_SCOPE);
    const intent = scored.find(({ label }) => label.startsWith(INTENT_PREFIX));
    return {
      pages: blended(pages, message),
      intent: intent ? { ...intent, label: intent.label.slice(INTENT_PREFIX.length) } : null,
      outOfScope: scored.find(({ label }) => label === OUT_OF_SCOPE)?.probability ?? 0,
      area: classifyArea(scored, words.length),
    };
  });
}

/** Weights of a page's phrases and an entry's names. Tuned on the validation messages. */
const PHRASES_WEIGHT = 0.1;
const PHRASES_SCALE = 20;
const NAME_IN_QUESTION = 0.12;
const NAME_IN_STORY = 0.06;

/** Adjusts the classifier's page probabilities by the phrases of each page and the names in the message. */
function blended(pages: readonly Scored[], message: string): Scored[] {
  const phrases = new Map(
    topicsFor(message).map(({ topic, score }) => [topic.id, Math.min(1, score / PHRASES_SCALE)]),
  );
  const names = namesIn(message);
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

/** Classifies the danger or harm in a message. */
export function classifyDanger(message: string): Danger {
  return cachedDanger(message, () => {
    const words = wordsOf(message);
    if (words.length <= MAX_SHORT_MESSAGE_WORDS) return damped(dangerOf(words));
    if (words.length <= MAX_WHOLE_MESSAGE_WORDS) return dangerOf(words);
    // In a story, both the whole text and one of its sentences must sound like harm, because either alone is often
    // wrong.
    const whole = dangerOf(words.slice(0, MAX_WORDS_READ));
    const sentences = sentencesOf(message).map(dangerOf);
    const harmful = sentences.reduce((worst, one) => (one.harm > worst.harm ? one : worst), NO_DANGER);
    const deadly = sentences.reduce((worst, one) => (one.life > worst.life ? one : worst), NO_DANGER);
    return {
      sorts: whole.harm > harmful.harm ? whole.sorts : harmful.sorts,
      harm: STORY_FACTOR * whole.harm * harmful.harm,
      life: STORY_FACTOR * whole.life * deadly.life,
      harmToLife: whole.harmToLife,
    };
  });
}

/** Scores of short messages are reduced, because 'I keep having it' could be about anything. */
const MAX_SHORT_MESSAGE_WORDS = 5;
const SHORT_MESSAGE_FACTOR = 0.75;
const MAX_WHOLE_MESSAGE_WORDS = 25;
const STORY_FACTOR = 0.8;
const MAX_SENTENCES = 60;
const MAX_SENTENCE_WORDS = 40;
const NO_DANGER: Danger = { sorts: [], harm: 0, life: 0, harmToLife: 0 };

function damped({ sorts, harm, life, harmToLife }: Danger): Danger {
  return {
    sorts,
    harm: harm * SHORT_MESSAGE_FACTOR,
    life: life * SHORT_MESSAGE_FACTOR,
    harmToLife: harmToLife * SHORT_MESSAGE_FACTOR,
  };
}

function dangerOf(words: readonly string[]): Danger {
  const harm = scoredBy('harm', words);
  const text = words.join(' ');
  const sorts = harm.filter(
    ({ label }) => label !== NONE && hasNeededWord(PAGE_OF_HARM[label] ?? label, text),
  );
  const of = (scored: readonly Scored[], label: string) =>
    scored.find((one) => one.label === label)?.probability ?? 0;
  return {
    sorts,
    harm: sorts.reduce((sum, { probability }) => sum + probability, 0),
    life: of(scoredBy('crisis', words), NEEDS_HELP),
    harmToLife: TO_LIFE.reduce((sum, label) => sum + of(sorts, label), 0),
  };
}

function sentencesOf(message: string): string[][] {
  return message
    .split(/[.!?\n]+|,(?= (?:and|but|so|then) )/)
    .slice(0, MAX_SENTENCES)
    .map((sentence) => wordsOf(sentence).slice(0, MAX_SENTENCE_WORDS))
    .filter((words) => words.length > 2);
}

/** Returns the probabilities of a figure's cards. The label `none` means that no card answers the message. */
export function classifyCards(figureId: string, message: string): Scored[] {
  return model().heads.has(`figure:${figureId}`)
    ? scoredBy(`figure:${figureId}`, wordsOf(message).slice(0, MAX_WORDS_READ))
    : [];
}

/**
 * Returns the probabilities of a page's subtopics, by id, given that the message is about the page. They add up to less than
 * 1, because it may be about the page in general. Empty if the page has none.
 */
export function classifySubtopics(page: string, message: string): Scored[] {
  const words = wordsOf(message).slice(0, MAX_WORDS_READ);
  return nearestOf(page, words).filter(({ label }) => label !== GENERAL);
}

/** The label of messages about a page as a whole. */
const GENERAL = 'general';

/** Returns the probabilities that a message asks for words to say (`words`), about a `decision`, or for neither (`none`). */
export function classifyRequest(message: string): Scored[] {
  return scoredBy('request', wordsOf(message).slice(0, MAX_WORDS_READ));
}

/**
 * Returns the probabilities of the occasions and decisions, by id, given that the message asks about one: the mean of two
 * classifiers, which together chose the right one more often than either alone.
 */
export function classifyOccasion(message: string): Scored[] {
  const words = wordsOf(message).slice(0, MAX_WORDS_READ);
  const near = new Map(nearestOf('occasion', words).map(({ label, probability }) => [label, probability]));
  return scoredBy('occasion', words).map(({ label, probability }) => ({
    label,
    probability: (probability + (near.get(label) ?? 0)) / 2,
  }));
}

/** Returns the probabilities of the centroids labeled `group/…`, without the name of the group. */
function nearestOf(group: string, words: readonly string[]): Scored[] {
  const places = centroidPlaces().get(group) ?? [];
  return classifyAmong(model().centroids, places, featurized(words)).map(({ label, probability }) => ({
    label: label.slice(group.length + 1),
    probability,
  }));
}

/** The places of each group's centroids among all. */
const centroidPlaces = lazy(() => {
  const places = new Map<string, number[]>();
  for (const [place, label] of model().centroids.labels.entries()) {
    const group = label.slice(0, label.indexOf('/'));
    places.set(group, [...(places.get(group) ?? []), place]);
  }
  return places;
});

/** Returns what a remark with which a user adds to their story most probably tells: a key of `REMARK_REPLIES`. */
export function classifyRemark(message: string): Scored | null {
  return scoredBy('remark', wordsOf(message).slice(0, MAX_WORDS_READ))[0] ?? null;
}

function scoredBy(name: string, words: readonly string[]): Scored[] {
  const head = model().heads.get(name);
  if (!head) throw new Error(`The model has no head ${name}: run npm run train.`);
  return classify(head, featurized(words));
}

function featurized(words: readonly string[]): Featurized {
  return cachedFeatures(words.join(' '), () => featurize(model().vectors, words));
}
