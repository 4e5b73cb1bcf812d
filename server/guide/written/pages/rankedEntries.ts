import { lazy } from '#language/lazy';
import { idAskedFor } from '#server/guide/intent/askedPhrases';
import { properNamesOf, questionStems } from '#server/guide/intent/bibleQuestion';
import { similarEntries } from '#server/guide/intent/entrySearch';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById, namesIn, titleOf } from '#server/guide/intent/knowledgeNames';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isForbiddenEntry } from '#server/guide/written/disclosures/afterDisclosure';
import { topicById } from '#server/guide/written/topics';
import type { Scripture } from '#server/scripture/scripture';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { entryContent } from './knowledge';

/** A page or entry that may answer a question about the Bible, and how well it fits. */
export type RankedEntry = { id: string; score: number; isAboutNames: boolean };

// The weights were tuned on 500 questions by people who had not seen the guide.
/** Weight of the most similar question of an entry. The weight of the classifier's probability is 1. */
const SIMILARITY_WEIGHT = 0.3;
/** Weight of a phrase that people use for a page or entry: 'seven last words'. */
const PHRASE_WEIGHT = 0.5;
/** Weight of the share of the question's names that the entry mentions. */
const NAMES_WEIGHT = 0.3;

/** The share for a question without names, so that its scores are comparable with those of other questions. */
const SHARE_WITHOUT_NAMES = 2 / 3;

/** Only this many of the likeliest and of the most similar entries are compared. */
const MAX_CANDIDATES = 12;

/** Ranks the pages and entries that may answer a question about the Bible, the best one first. */
export function rankedEntries(scripture: Scripture, chat: ChatContext): RankedEntry[] {
  const names = properNamesOf(chat.message, scripture.properNames());
  const similar = similarEntries(questionStems(chat.message));
  const likely = new Map(classifyMessage(chat.message).pages.map((page) => [page.label, page.probability]));
  const mostSimilar = [...similar].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  const phrased = idAskedFor(chat.message);
  const candidates = [phrased ? [phrased] : [], [...likely.keys()], mostSimilar];
  return [...new Set(candidates.flatMap((ids) => ids.slice(0, MAX_CANDIDATES)))]
    .filter((id) => id !== OF_JESUS && !isForbiddenEntry(chat, id))
    .filter(
      (id) =>
        !OF_HORROR.has(id) ||
        namesIn(chat.message).ids.has(id) ||
        (names.length > 0 && shareOfNames(names, id) > 0),
    )
    .map((id) => {
      const share = shareOfNames(names, id);
      return {
        id,
        isAboutNames: share > 0,
        score:
          (likely.get(id) ?? 0) +
          SIMILARITY_WEIGHT * (similar.get(id) ?? 0) +
          PHRASE_WEIGHT * Number(id === phrased) +
          NAMES_WEIGHT * share,
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** Stories of rape and murder are shown only to users who name something in them. */
const OF_HORROR = new Set([
  'tamar-davids-daughter',
  'the-levite-and-his-concubine',
  'about-judges-19',
  'rizpah',
]);

/** Its entry is about his whole life, which few questions about him ask for. */
const OF_JESUS = 'jesus';

/** Returns the share of names that a page or entry mentions. */
function shareOfNames(names: readonly string[], id: string): number {
  if (names.length === 0) return SHARE_WITHOUT_NAMES;
  const words = wordsOfEntry(id);
  return names.filter((name) => mentions(words, name)).length / names.length;
}

/** 'Egyptian' is mentioned by 'Egypt'. */
function mentions(words: readonly string[], name: string): boolean {
  const start = name.length > START_OF_NAME ? name.slice(0, START_OF_NAME) : null;
  return words.some((word) => word === name || (start !== null && word.startsWith(start)));
}

const START_OF_NAME = 5;

/** Returns the words of the questions an entry answers, of its names and of its first text. */
function wordsOfEntry(id: string): readonly string[] {
  const words = entryWordsById().get(id) ?? wordsIn(allWordsOf(id));
  entryWordsById().set(id, words);
  return words;
}

const entryWordsById = lazy(() => new Map<string, readonly string[]>());

function allWordsOf(id: string): string {
  const known = knowledgeById(id);
  if (!known) return topicById(id)?.introduction ?? '';
  const { asks } = known.kind === 'entry' ? known.entry : known.difference;
  return [entryWords(id), ...asks].join(' ');
}

/** Returns the title, the names and the first text of an entry. */
export function entryWords(id: string): string {
  const known = knowledgeById(id);
  if (!known) return '';
  const { names } = known.kind === 'entry' ? known.entry : known.difference;
  return [titleOf(known), ...names, entryContent(known)[0]].join(' ');
}
