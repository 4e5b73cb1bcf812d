import { isBibleQuestion, properNamesOf } from '#server/guide/intent/bibleQuestion';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById, namesIn, titleOf } from '#server/guide/intent/knowledgeNames';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure, isForbiddenEntry } from '#server/guide/written/disclosures/afterDisclosure';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { MIN_OUT_OF_SCOPE } from './classifiedPages';
import { answerWithEntry } from './knowledge';

/** Returns the ids of the entries that a message names, and of the likeliest entry. */
export function entriesNear({ message }: ChatContext): string[] {
  const [best] = classifyMessage(message).pages;
  const likely = best && best.probability >= MIN_LIKELY && knowledgeById(best.label) ? [best.label] : [];
  return [...new Set([...namesIn(message).ids.keys(), ...likely])];
}

const MIN_LIKELY = 0.12;

/** Returns the title and the names of an entry as one text. */
export function entryNames(id: string): string {
  const known = knowledgeById(id);
  if (!known) return '';
  const { names } = known.kind === 'entry' ? known.entry : known.difference;
  return [titleOf(known), ...names].join(' ');
}

/** Opens the entry that a question about the Bible names, if no other answer is clear: 'where did jonah go insted'. */
export function entryNamed(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || !isBibleQuestion(chat.message)) return null;
  const { pages, outOfScope } = classifyMessage(chat.message);
  if (outOfScope >= MIN_OUT_OF_SCOPE) return null;
  const named = namesIn(chat.message).ids;
  const names = properNamesOf(chat.message, scripture.properNames());
  const likeliest = pages.flatMap(({ label }) => (named.has(label) ? [label] : []));
  const id = [...likeliest, ...named.keys()].find(
    (each) =>
      each !== OF_JESUS &&
      !isForbiddenEntry(chat, each) &&
      (names.length === 0 || names.some((name) => wordsIn(entryNames(each)).includes(name))),
  );
  const known = id === undefined ? null : knowledgeById(id);
  return known && answerWithEntry(chat, known);
}

/** Opens the likeliest entry for a question about the Bible, instead of offering it: an entry that is wrong hurts no one. */
export function likeliestEntry(chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || !isBibleQuestion(chat.message)) return null;
  const { pages, outOfScope } = classifyMessage(chat.message);
  const best = pages.find(({ label }) => label !== OF_JESUS);
  if (!best || best.probability < MIN_ENTRY || outOfScope > best.probability) return null;
  const known = isForbiddenEntry(chat, best.label) ? null : knowledgeById(best.label);
  return known?.kind === 'entry' ? answerWithEntry(chat, known) : null;
}

const MIN_ENTRY = 0.06;

/** Its entry is about his whole life, which no question about him asks for. */
const OF_JESUS = 'jesus';

/** Returns null for an answer that mentions none of the people and places that a question about the Bible names. */
export function mentioningNames(
  scripture: Scripture,
  chat: ChatContext,
  answer: DraftAnswer | null,
): DraftAnswer | null {
  if (!answer || !isBibleQuestion(chat.message)) return answer;
  const names = properNamesOf(chat.message, scripture.properNames());
  const words = wordsIn([wordsShown(scripture, answer), ...entriesNear(chat).map(wordsOfEntry)].join(' '));
  return names.length === 0 || names.some((name) => mentions(words, name)) ? answer : null;
}

/** 'Egyptian' is mentioned by 'Egypt'. */
function mentions(words: readonly string[], name: string): boolean {
  const start = name.length > START_OF_NAME ? name.slice(0, START_OF_NAME) : null;
  return words.some((word) => word === name || (start !== null && word.startsWith(start)));
}

const START_OF_NAME = 5;

function wordsOfEntry(id: string): string {
  const known = knowledgeById(id);
  if (!known) return '';
  const { asks } = known.kind === 'entry' ? known.entry : known.difference;
  return [entryNames(id), ...asks].join(' ');
}

function wordsShown({ text }: Scripture, { drafts }: DraftAnswer): string {
  return drafts
    .map((draft) => {
      if (draft.kind === 'text') return draft.text;
      if (draft.kind !== 'passage') return '';
      const read = typeof draft.of === 'string' ? readReference(text, draft.of) : { spans: [draft.of] };
      const spans = 'spans' in read ? read.spans : [];
      return spans.flatMap(({ first, last }) => text.verses.slice(first, last + 1)).join(' ');
    })
    .join(' ');
}
