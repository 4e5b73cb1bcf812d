import { OCCASIONS } from '#content/guide/occasions';
import { DECISIONS } from '#content/guide/occasions/decisions';
import type { Occasion } from '#content/guide/occasions/occasion';
import { CONDOLENCE } from '#content/guide/wordsToSay';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { classifyOccasions, type ScoredOccasion } from '#server/guide/intent/occasions';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { intentFromClassifier, turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, wasShown } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { findLastShown } from '#server/guide/written/lastShown';
import { mustRefuse } from './namedSubjects';

/** Answers with the words for an occasion, or the advice on a decision, whose title the user tapped. */
export function occasionByTitle(chat: ChatContext): DraftAnswer | null {
  const occasion = occasionWithTitle(chat.message);
  return occasion ? answerForOccasion(chat, occasion, []) : null;
}

function occasionWithTitle(message: string): Occasion | undefined {
  return byTitle().get(message.trim().toLowerCase());
}

const byTitle = lazy(() => new Map(OCCASIONS.map((occasion) => [occasion.title.toLowerCase(), occasion])));

/**
 * Answers a message that clearly asks for words for an occasion, or about a decision. Returns null if an entry is about it, or
 * if there is nothing new to say.
 */
export function answerOccasion(chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || OF_IDENTITY.test(chat.message) || hasEntry(chat.message)) return null;
  // 'Give me words to pray', 'Can we be friends?' and 'Should I invest?' have answers of their own.
  if (asksGuide(chat.message) || mustRefuse(chat.message)) return null;
  const [best, ...others] = likelyOccasions(chat);
  if (!best || !isClear(best, others[0]) || isUsedUp(chat, best.occasion)) return null;
  if (OF_SOMEONE_ELSES_LOSS.has(best.occasion.id) && OWN_LOSS.test(chat.message)) return null;
  const near = others.slice(0, 1).filter(({ probability }) => probability >= NEAR);
  const answer = answerForOccasion(chat, best.occasion, titlesOf(near));
  return OWN_LOSS.test(chat.message)
    ? { ...answer, drafts: [textPart(CONDOLENCE), ...answer.drafts] }
    : answer;
}

const OF_SOMEONE_ELSES_LOSS = new Set([
  'widowed',
  'sympathy-card',
  'suicide-loss',
  'miscarriage',
  'pet-died',
]);
const OWN_LOSS =
  /\bmy (?:own |late |\w+ year old )?(?:husband|wife|spouse|mom|mum|mother|dad|father|son|daughter|baby|child|brother|sister|twin|dog|cat|puppy|kitten)\b(?!['’]?s)[^.?!]{0,15}\b(?:died|passed|dead|gone|killed|took (?:his|her)|ended)\b|\b(?:i|we) (?:just |recently |also )?(?:lost|buried|miscarried|had a miscarriage)\b|\bstillborn\b/i;

/** Whether a message is a turn of the conversation with the guide itself. */
function asksGuide(message: string): boolean {
  const [best] = classifyMessage(message).pages;
  const turn =
    turnIntentFromWording(message) ??
    smallTalkFromWording(message) ??
    intentFromClassifier(message, best?.probability ?? 0);
  return turn !== null;
}

/** Who someone is is no occasion. */
const OF_IDENTITY =
  /\b(?:gay|lesbians?|bi|bisexual|trans\w*|queer|homosexual\w*|non-?binary|same[- ]sex|lgbt\w*)\b/i;

function hasEntry(message: string): boolean {
  const [best] = classifyMessage(message).pages;
  return best !== undefined && best.probability >= CLEAR_ENTRY && knowledgeById(best.label) !== null;
}

const CLEAR_ENTRY = 0.25;

function isClear({ probability }: ScoredOccasion, second: ScoredOccasion | undefined): boolean {
  return probability >= CLEAR && probability >= CLEAR_LEAD * (second?.probability ?? 0);
}

// With these limits, 173 of 298 messages by another writer got their own occasion, 3 another, and 11 of 200 other messages got one.
const CLEAR = 0.15;
const CLEAR_LEAD = 1.5;
const NEAR = 0.08;

/** Returns the titles of the occasions that a message is closest to. */
export function nearOccasions(chat: ChatContext): string[] {
  const likely = likelyOccasions(chat).filter(({ probability }) => probability >= MIN_OFFERED);
  return titlesOf(likely.slice(0, MAX_OFFERED));
}

const MIN_OFFERED = 0.05;
const MAX_OFFERED = 3;

/**
 * Returns the occasions of a message, likeliest first. A short message that names none, such as 'What do I text her?', is read
 * together with the one before.
 */
function likelyOccasions({ message, earlierMessages: [earlier] }: ChatContext): ScoredOccasion[] {
  const alone = classifyOccasions(message);
  const isVague = (alone[0]?.probability ?? 0) < CLEAR && wordsOf(message).length <= MAX_VAGUE_WORDS;
  return isVague && earlier ? classifyOccasions(message, earlier) : alone;
}

const MAX_VAGUE_WORDS = 12;

function titlesOf(occasions: readonly ScoredOccasion[]): string[] {
  return occasions.map(({ occasion }) => occasion.title);
}

function answerForOccasion(chat: ChatContext, occasion: Occasion, near: readonly string[]): DraftAnswer {
  const { texts, passage } = occasion;
  const text = texts.find((one) => !chat.transcript.includes(one)) ?? texts[0];
  const hasMore = texts.some((one) => one !== text && !chat.transcript.includes(one));
  return {
    speaker: 'guide',
    drafts: [textPart(text), ...(wasShown(chat, passage) ? [] : [passagePart(passage)])],
    also: [passage],
    suggestions: [...(hasMore ? [moreLabel(occasion)] : []), ...near, 'Give me words to pray'],
  };
}

const moreLabel = (occasion: Occasion) =>
  DECISIONS.includes(occasion) ? 'What else counts?' : 'Other words';

function isUsedUp({ transcript }: ChatContext, { texts }: Occasion): boolean {
  return texts.every((text) => transcript.includes(text));
}

/** Shows the second text for the occasion of the last answer, if the user asks for other words or for more. */
export function moreForOccasion(chat: ChatContext): DraftAnswer | null {
  const [earlier, ...before] = chat.earlierMessages;
  if (!earlier || !ASKS_FOR_MORE.test(chat.message)) return null;
  const shown = lastOccasion()(chat.transcript)?.item.occasion;
  if (!shown || isUsedUp(chat, shown)) return null;
  // A story or a page may have been shown since.
  const asked =
    occasionWithTitle(earlier) ??
    likelyOccasions({ ...chat, message: earlier, earlierMessages: before })[0]?.occasion;
  return asked === shown ? answerForOccasion(chat, shown, []) : null;
}

const ASKS_FOR_MORE =
  /^\W*(?:(?:ok(?:ay)?|thanks?|thank you|hmm+|and|do you have|give me|any|can you|could you|please)\W+)*(?:other words|different words|what else counts|more|say it (?:differently|another way|shorter|simpler)|(?:put|word|phrase) it (?:differently|another way)|another (?:one|way|version|option)|something (?:else|shorter|simpler|softer|kinder|less formal)|(?:shorter|softer|simpler)(?: version)?)(?: please)?\W*$/i;

const lastOccasion = lazy(() =>
  findLastShown(
    OCCASIONS.flatMap((occasion) => occasion.texts.map((text) => ({ occasion, text }))),
    ({ text }) => text,
  ),
);
