import { RIGHT_OR_WRONG, RIGHT_OR_WRONG_IN_GENERAL } from '#content/guide/rightAndWrong';
import { WORDS_TO_PEOPLE } from '#content/guide/wordsToPeople';
import {
  SOMEONE_ELSES_STORY,
  WHETHER_TO_TELL,
  WORDS_FOR_ANYTHING,
  WORDS_TO_SAY,
  type WordsToSay,
} from '#content/guide/wordsToSay';
import { plainText, wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { asksIfWrong, asksWhatToSay } from '#server/guide/intent/personalQuestions';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { topicById } from '#server/guide/written/topics';
import { titlesOf } from './knowledge';
import { answerOccasion, nearOccasions } from './occasions';
import { currentPage } from './topicPages';

/** Answers 'My friend's brother died, what do I say to her?' It is not the user who mourns. */
export function wordsForMourner(chat: ChatContext): DraftAnswer | null {
  const isAsked = MOURNER.test(chat.message) && asksWhatToSay(chat.message) && !isAfterDisclosure(chat);
  return isAsked ? (answerOccasion(chat) ?? whatToSay(chat)) : null;
}

const MOURNER =
  /\bmy (?:\w+ )?(?:friend|bestie|colleague|co-?worker|neighbou?r|boss|manager|roommate|classmate|teacher|pastor|client|landlord|landlady|student)(?:['’]?s)?\b(?! (?:has )?(?:died|passed|is dead|killed|took|committed))[^.?!]{0,80}\b(?:died|dead|passed|lost (?:his|her|their)|funeral|buried|miscarr\w+|(?:took|ended) (?:his|her|their) (?:own )?life|killed (?:him|her|them)sel\w+|(?:by|committed) suicide)\b/i;

/**
 * Answers a user who asks what to say to someone. Returns null after a disclosure, or if an entry, or a page while there are
 * no words for just this, is clearly about it.
 */
export function answerWhatToSay(chat: ChatContext): DraftAnswer | null {
  if (!asksWhatToSay(chat.message) || isAfterDisclosure(chat)) return null;
  if (currentPage(chat)?.id === COMING_OUT)
    return withPassage(chat, SOMEONE_ELSES_STORY.texts, SOMEONE_ELSES_STORY.passage);
  const [best] = classifyMessage(chat.message).pages;
  const isApt = WORDS_TO_SAY.some(({ pattern }) => pattern.test(chat.message));
  if (hasAnswer(chat.message) && !(isApt && best && topicById(best.label))) return null;
  const near = best && best.probability >= CLEAR_PAGE ? titlesOf([best.label]) : [];
  const answer = whatToSay(chat);
  return { ...answer, suggestions: [...nearOccasions(chat), ...near, ...(answer.suggestions ?? [])] };
}

/**
 * Answers a user who asks whether something in their own life is wrong. Returns null after a disclosure, or if a page or entry
 * is clearly about it.
 */
export function answerRightOrWrong(chat: ChatContext): DraftAnswer | null {
  if (!asksIfWrong(chat.message) || isAfterDisclosure(chat) || hasAnswer(chat.message)) return null;
  // Who someone is has a page, and never an answer about what they could leave.
  if (OF_IDENTITY.test(chat.message)) return null;
  return rightOrWrong(chat);
}

const OF_IDENTITY =
  /\b(?:gay|lesbians?|bi|bisexual|trans\w*|queer|homosexual\w*|non-?binary|same[- ]sex|lgbt\w*|black|brown|white|autistic|disabled|a (?:girl|boy|woman|man))\b/i;

function hasAnswer(message: string): boolean {
  const [best] = classifyMessage(message).pages;
  if (!best) return false;
  if (knowledgeById(best.label)) return best.probability >= CLEAR_ENTRY;
  // In a long message, the story matters more than the question at its end.
  return best.probability >= (wordsOf(message).length > MAX_SHORT_WORDS ? CLEAR_PAGE_IN_STORY : CLEAR_PAGE);
}

const CLEAR_ENTRY = 0.25;
const CLEAR_PAGE = 0.45;
const CLEAR_PAGE_IN_STORY = 0.15;
const MAX_SHORT_WORDS = 28;

const COMING_OUT = 'someone-dear-comes-out';

function whatToSay(chat: ChatContext): DraftAnswer {
  const [earlier = ''] = chat.earlierMessages;
  const found =
    WORDS_TO_SAY.find(({ pattern }) => pattern.test(chat.message)) ??
    WORDS_TO_SAY.find(({ pattern }) => pattern.test(earlier)) ??
    wordsToPerson(chat) ??
    WORDS_FOR_ANYTHING;
  const isWhether = ASKS_WHETHER.test(chat.message) && !chat.transcript.includes(WHETHER_TO_TELL);
  const texts = [...(isWhether ? [WHETHER_TO_TELL] : []), pickPhrase(chat, found.texts)];
  return withPassage(chat, texts, found.passage);
}

/** Returns words for the person whom the user named last, a woman if the question says 'her', a man if it says 'him'. */
function wordsToPerson({ message, earlierMessages }: ChatContext): WordsToSay | undefined {
  const others = OTHERS.find(({ pronoun }) => pronoun.test(message))?.people;
  for (const told of [message, ...earlierMessages.slice(0, MAX_MESSAGES_BACK)]) {
    const text = plainText(others ? told.replace(others, ' ') : told);
    const found = WORDS_TO_PEOPLE.find(({ pattern }) => pattern.test(text));
    if (found) return found;
  }
  return undefined;
}

const MAX_MESSAGES_BACK = 3;
const OTHERS = [
  {
    pronoun: /\bhers?\b/i,
    people: /\b(?:husband|hubby|boyfriend|bf|sons?|dad|daddy|papa|father|brothers?)\b(?!['’]s)/gi,
  },
  {
    pronoun: /\bhi[ms]\b/i,
    people:
      /\b(?:wife|girlfriend|gf|daughters?|mom|mum|mommy|mama|mother|sisters?)(?:[- ]in[- ]law)?\b(?!['’]s)/gi,
  },
];

const ASKS_WHETHER =
  /(?<!\b(?:what|how|who|whom|when|where|which) )\b(?:do|should|must|shall|can) i (?:really |even |have to |need to )*(?:tell|confess|admit|mention)\b|\b(?:whether|or not)\b/i;

/** Answers only once: a short message after the question is read together with it, and would ask it again. */
function rightOrWrong(chat: ChatContext): DraftAnswer | null {
  const wasAnswered = [...RIGHT_OR_WRONG, RIGHT_OR_WRONG_IN_GENERAL]
    .flatMap(({ texts }) => texts)
    .some((text) => chat.transcript.includes(text));
  if (wasAnswered) return null;
  const fitting = RIGHT_OR_WRONG.find(({ pattern }) => pattern.test(chat.message));
  // 'Can I still finish it', about the owl that grandfather began, asks nothing about right and wrong.
  if (!fitting && chat.earlierMessages.some((one) => OF_A_DEATH.test(one))) return null;
  const { texts, passage } = fitting ?? RIGHT_OR_WRONG_IN_GENERAL;
  return withPassage(chat, [pickPhrase(chat, texts)], passage);
}

const OF_A_DEATH = /\b(?:died|dead|passed away|funeral|buried)\b/i;

function withPassage(chat: ChatContext, texts: readonly string[], passage: string): DraftAnswer {
  return {
    speaker: 'guide',
    drafts: [...texts.map(textPart), ...(wasShown(chat, passage) ? [] : [passagePart(passage)])],
    also: [passage],
    suggestions: ['Give me words to pray'],
  };
}
