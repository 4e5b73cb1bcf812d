import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_OF_HARM } from '#content/care/disclosureTexts';
import { FIGURES } from '#content/figures';
import { OCCASIONS } from '#content/guide/occasions';
import { DECISIONS } from '#content/guide/occasions/decisions';
import { SAYINGS } from '#content/guide/sayings';
import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import type { Entry } from '#content/knowledge/entry';
import { SUBTOPICS } from '#content/subtopics';
import { TOPICS } from '#content/topics';
import { asksWhatToSay } from '#server/guide/intent/personalQuestions';

/** A training message and its label. */
export type Example = { label: string; text: string; weight: number };

const HERE = import.meta.dirname;

/** Reads the messages in a folder, in the order of the files and lines. */
function messagesIn(folder: string, belongs: (file: string) => boolean = () => true): Example[] {
  return readdirSync(join(HERE, folder))
    .filter((file) => file.endsWith('.jsonl') && belongs(file))
    .sort()
    .flatMap((file) => readFileSync(join(HERE, folder, file), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => ({ ...(JSON.parse(line) as { label: string; text: string }), weight: 1 }));
}

/** The page for each label of the safety messages. */
const PAGE_OF_LABEL: Readonly<Record<string, string>> = {
  ...PAGE_OF_HARM,
  immediate: 'safety-at-home',
  crisis: 'despair-of-life',
  identity: 'who-you-are',
};

/** This weight is lower than 1, because a page's short name teaches less than a sentence. */
const NAME_WEIGHT = 0.6;

/**
 * Returns examples for the Bible study: pages, entries, disputed questions, conversation turns, out-of-scope messages.
 */
function intentExamples(): Example[] {
  const known = [...ENTRIES.filter(isTrained), ...DIFFERENCES];
  return [
    ...topicExamples(),
    ...known.flatMap(({ id, title, names, asks }) => [
      ...[title, ...names].map((text) => ({ label: id, text, weight: NAME_WEIGHT })),
      ...asks.map((text) => ({ label: id, text, weight: 1 })),
    ]),
    ...messagesIn('topics'),
    ...messagesIn('intents').map((example) => ({ ...example, label: intentLabel(example.label) })),
    ...messagesIn('safety').flatMap((example) => {
      const page = PAGE_OF_LABEL[example.label];
      return page ? { ...example, label: page, weight: 0.5 } : [];
    }),
  ];
}

/**
 * Returns the messages and texts of each subtopic, labeled `page/subtopic`, and messages about the page as a whole,
 * labeled `page/general`. They choose among the subtopics of a page, and not among pages: trained on them as well, the
 * classifier of pages chose no better on the validation messages, and missed disclosures.
 */
function subtopicExamples(): Example[] {
  const pages = new Set(SUBTOPICS.map(({ page }) => page));
  const known = new Set(SUBTOPICS.map(({ page, id }) => `${page}/${id}`));
  return [
    ...SUBTOPICS.map(({ page, id, text }) => ({ label: `${page}/${id}`, text, weight: TEXT_WEIGHT })),
    ...messagesIn('subtopics').filter(({ label }) => known.has(label)),
    ...[...topicExamples(), ...messagesIn('topics')]
      .filter(({ label }) => pages.has(label))
      .map(({ label, text }) => ({ label: `${label}/general`, text, weight: 1 })),
  ];
}

/** Returns the examples whose mean sentence vectors choose among many labels: subtopics and occasions. */
export function centroidExamples(): Example[] {
  return [
    ...subtopicExamples(),
    ...occasionExamples().map(({ label, ...rest }) => ({ label: `occasion/${label}`, ...rest })),
  ];
}

/** Returns messages that ask for words for an occasion or about a decision, labeled with its id. */
function occasionExamples(): Example[] {
  const known = new Set(OCCASIONS.map(({ id }) => id));
  return messagesIn('occasions').filter(({ label }) => known.has(label));
}

/** Returns messages that ask for words to say, messages that ask about a decision, and messages that ask for neither. */
function requestExamples(): Example[] {
  const decisions = new Set(DECISIONS.map(({ id }) => id));
  const others = [
    ...['topics', 'intents', 'safety', 'remarks'].flatMap((folder) => messagesIn(folder)),
    ...ENTRIES.flatMap(({ asks }) => asks.map((text) => ({ text }))),
  ];
  return [
    ...occasionExamples().map(({ label, ...rest }) => ({
      ...rest,
      label: decisions.has(label) ? 'decision' : 'words',
    })),
    ...others
      .filter(({ text }) => !asksWhatToSay(text) && !ASKS_ABOUT_DECISION.test(text))
      .filter((_, at) => at % OTHERS_PER_EXAMPLE === 0)
      .map(({ text }) => ({ label: NO_REQUEST, text, weight: 1 })),
  ];
}

const NO_REQUEST = 'none';
/** Matches messages that may ask about a decision although they are labeled with a page. */
const ASKS_ABOUT_DECISION = /\bshould (?:i|we)\b/i;
/** All others would outnumber the requests twenty to one. */
const OTHERS_PER_EXAMPLE = 3;

/** The text of a subtopic counts as much as this many of its messages. */
const TEXT_WEIGHT = 2;

/** Returns the names and phrases of each page. */
function topicExamples(): Example[] {
  return TOPICS.flatMap(({ id, title, aliases, triggers, says = [] }) => [
    ...[title, ...aliases, ...triggers].map((text) => ({ label: id, text, weight: NAME_WEIGHT })),
    ...says.map((text) => ({ label: id, text, weight: 1 })),
  ]);
}

/** Explanations of passages are found by their reference and names, without the classifier. */
function isTrained({ kind }: Entry): boolean {
  return kind !== 'passage';
}

/** The prefix of conversation turns, which share one list of labels with the pages. */
const INTENT_PREFIX = 'act:';
const OUT_OF_SCOPE = 'out-of-scope';

function intentLabel(label: string): string {
  return label === OUT_OF_SCOPE ? label : `${INTENT_PREFIX}${label}`;
}

const NEEDS_HELP = 'help';
const NEEDS_NONE = 'none';

/** The kind of harm that each page is about. */
const HARM_OF_PAGE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PAGE_OF_HARM).map(([harm, page]) => [page, harm] as const),
  ['despair-of-life', 'crisis'],
]);

/** Returns examples of each kind of danger and harm, and of messages without any. */
function harmExamples(): Example[] {
  const examples = messagesIn('safety').map(({ label, text }) => ({
    label: HARMLESS.has(label) ? NEEDS_NONE : label,
    text,
    weight: label === 'near-miss' || label === 'identity' ? 2 : 1,
  }));
  const onPages = messagesIn('topics').flatMap(({ label, text }) => {
    const harm = HARM_OF_PAGE.get(label);
    return harm ? { label: harm, text, weight: 1 } : [];
  });
  return [...examples, ...onPages, ...ordinary().map((text) => ({ label: NEEDS_NONE, text, weight: 1.5 }))];
}

/** Returns examples of messages that disclose danger to life, and of messages that do not. */
function crisisExamples(): Example[] {
  const examples = messagesIn('safety').flatMap(({ label, text }) => {
    if (TO_LIFE.has(label)) return { label: NEEDS_HELP, text, weight: 1 };
    return HARMLESS.has(label) ? { label: NEEDS_NONE, text, weight: label === 'harmless' ? 1 : 2 } : [];
  });
  const onPages = messagesIn('topics').flatMap(({ label, text }) =>
    TO_LIFE.has(HARM_OF_PAGE.get(label) ?? '') ? { label: NEEDS_HELP, text, weight: 1 } : [],
  );
  return [...examples, ...onPages, ...ordinary().map((text) => ({ label: NEEDS_NONE, text, weight: 1.5 }))];
}

const TO_LIFE = new Set(['crisis', 'immediate', 'self-harm']);

/** Returns messages without danger. */
function ordinary(): string[] {
  return [
    ...messagesIn('topics').filter(({ label }) => !HARM_OF_PAGE.has(label) && !DARK.test(label)),
    ...messagesIn('intents'),
    ...ENTRIES.flatMap(({ asks }) => asks.map((text) => ({ text }))),
    ...SAYINGS.flatMap(({ words }) => words.map((text) => ({ text }))),
    ...FIGURES.flatMap(({ cards }) => cards)
      .filter(({ keywords }) => !DARK.test(keywords.join(' ')))
      .flatMap(({ asks }) => asks.map((text) => ({ text }))),
  ].map(({ text }) => text);
}

const HARMLESS = new Set(['harmless', 'near-miss', 'identity']);

/** Matches labels of pages and keywords of cards. Their messages may disclose harm, so they are no harmless examples. */
const DARK =
  /hopeless|worthless|danger|depress|church-hurt|trauma|suicid|want to die|abuse|violen|is-hurt|a-hurt-child|taken-away|food-and-body/;

/** Returns the examples for each figure: messages for its cards, and messages that no card answers. */
function figureExamples(): Map<string, Example[]> {
  return new Map(
    FIGURES.map(({ figureId, cards }) => [
      `figure:${figureId}`,
      [
        ...cards.flatMap(({ id, asks, keywords }) => [
          ...asks.map((text) => ({ label: id, text, weight: 1 })),
          ...keywords.map((text) => ({ label: id, text, weight: NAME_WEIGHT })),
        ]),
        ...messagesOf(figureId),
      ],
    ]),
  );
}

/** Reads the messages to one figure from the files `david.jsonl`, `david-2.jsonl` and so on. */
function messagesOf(figureId: string): Example[] {
  return messagesIn('figures', (file) => file.replace(/(-\d+)?\.jsonl$/, '') === figureId);
}

/** Returns the examples for every head of the model, in a fixed order. */
export function examplesByHead(): Map<string, Example[]> {
  return new Map([
    ['intent', intentExamples()],
    ['crisis', crisisExamples()],
    ['harm', harmExamples()],
    ['remark', messagesIn('remarks')],
    ['request', requestExamples()],
    ['occasion', occasionExamples()],
    ...figureExamples(),
  ]);
}

/** Returns a hash of what the weights were trained on: the examples and the sentence vectors. */
export function hashOf(heads: ReadonlyMap<string, readonly Example[]>, vectors: Uint8Array): string {
  return createHash('sha256')
    .update(JSON.stringify([...heads]))
    .update(JSON.stringify(centroidExamples()))
    .update(vectors)
    .digest('hex');
}

/** Returns the corpus for the sentence vectors: every text of the product and its training data, without duplicates. */
export function everyText(): string[] {
  const sentences = (text: string) => text.split(/(?<=[.!?])\s+/);
  const texts = [
    ...[...examplesByHead().values()].flatMap((list) => list.map(({ text }) => text)),
    ...TOPICS.flatMap(({ introduction, questions, prayer }) => [
      ...sentences(introduction),
      ...questions,
      prayer,
    ]),
    ...[...ENTRIES.map(({ text }) => text), ...DIFFERENCES.map(({ shared }) => shared)].flatMap(sentences),
    ...FIGURES.flatMap(({ cards }) => cards.flatMap(({ story }) => sentences(story ?? ''))),
  ];
  return [...new Set(texts.filter((text) => text.trim().length > 1))];
}
