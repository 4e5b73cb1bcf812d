import type { TurnIntent } from '#content/guide/guideTexts';
import { wordsOf } from '#language/normalize';
import { occasionOf } from '#server/guide/intent/askedPhrases';
import { asksForWords } from '#server/guide/intent/askedWords';
import { asksForOneFact } from '#server/guide/intent/details';
import { beginsWithGreeting } from '#server/guide/intent/greetings';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import {
  endsWithPrayerRequest,
  intentFromClassifier,
  isTurnIntent,
  turnIntentFromWording,
} from '#server/guide/intent/turnIntents';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { answerWithCare } from '#server/guide/written/care/answerWithCare';
import { answerLoss } from '#server/guide/written/care/grief';
import { pageInDistress } from '#server/guide/written/care/harmAnswers';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { inContext } from '#server/guide/written/disclosures/messagesInContext';
import { outOfCharacterAnswer } from '#server/guide/written/outOfCharacter';
import { abstain } from '#server/guide/written/pages/abstention';
import { bibleAnswer, isSureOfPhrase } from '#server/guide/written/pages/bibleQuestions';
import { classifiedPage } from '#server/guide/written/pages/classifiedPages';
import { continueSubject, continueWithSubtopic } from '#server/guide/written/pages/continuedSubject';
import { detailAnswer, placeInBible, summaryAnswer } from '#server/guide/written/pages/detailAnswers';
import { answerWithEntry, titlesOf } from '#server/guide/written/pages/knowledge';
import { classifiedArea } from '#server/guide/written/pages/lifeAreaAnswer';
import { mentionsInPassing, namedPassages } from '#server/guide/written/pages/namedPassages';
import {
  askedByPhrase,
  introduceFigure,
  knownOf,
  knownWithReference,
  mustRefuse,
} from '#server/guide/written/pages/namedSubjects';
import { answerOccasion, moreForOccasion, occasionByTitle } from '#server/guide/written/pages/occasions';
import { verseForOccasion } from '#server/guide/written/pages/occasionVerses';
import { listenToOwnStory } from '#server/guide/written/pages/ownStory';
import {
  answerRightOrWrong,
  answerWhatToSay,
  wordsForMourner,
} from '#server/guide/written/pages/personalAnswers';
import { knownSaying, notFound, quotedWords } from '#server/guide/written/pages/quotedWords';
import { answerReaction, declineTask } from '#server/guide/written/pages/reactionAnswers';
import {
  answerWithPage,
  currentPage,
  pageByTitle,
  suggestedTitles,
} from '#server/guide/written/pages/topicPages';
import { answerWhatJesusWouldDo } from '#server/guide/written/pages/whatJesusWouldDo';
import { isSmallTalk } from '#server/guide/written/smallTalk';
import { topicById } from '#server/guide/written/topics';
import type { Scripture } from '#server/scripture/scripture';
import { answerHolidayGreeting, celebrate } from './celebrations';
import { answerComplaint } from './complaintAnswer';
import { answerIsInBible } from './isInBible';
import { shortVersion } from './shortVersion';
import { answerReply } from './smallTalkReply';
import { answerWhoIsRight, firstStepOnPage, STUDY_TURNS } from './studyTurns';
import { searchedVerses } from './verseSearch';

/** Answers in the Bible study. */
export function answerStudy(scripture: Scripture, written: ChatContext): DraftAnswer {
  const chat = inContext(written);
  const answer = answerWithCare(chat, {
    belowHelplines: () => answerInDistress(scripture, chat),
    beforeReplies: () => beforeReplies(chat),
    answer: () => firstAnswer(scripture, chat),
  });
  return withSuggestions(chat, answer);
}

/** Answers what the replies in grief would take for questions about the user's own loss. */
function beforeReplies(chat: ChatContext): DraftAnswer | null {
  return pageByTitle(chat) ?? occasionByTitle(chat) ?? hatredOfPeople(chat) ?? wordsForMourner(chat);
}

/** Shows a passage that the user named, or else the page for users in distress. */
function answerInDistress(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  return namedPassages(scripture, chat) ?? entryOnSuicide(chat) ?? pageInDistress(chat);
}

/** Answers 'Is suicide a sin?', below the helplines. */
function entryOnSuicide(chat: ChatContext): DraftAnswer | null {
  const [page] = classifyMessage(chat.message).pages;
  const isAsked = page?.label === ON_SUICIDE && page.probability >= MIN_SUICIDE_ENTRY;
  const known = isAsked ? knowledgeById(ON_SUICIDE) : null;
  return known && answerWithEntry(chat, known);
}

const ON_SUICIDE = 'suicide-and-salvation';
const MIN_SUICIDE_ENTRY = 0.3;

/** Tries the steps in order, and the handlers within each step. docs/architecture.md describes them. */
function firstAnswer(scripture: Scripture, chat: ChatContext): DraftAnswer {
  return (
    answerConversation(scripture, chat) ??
    answerAboutText(scripture, chat) ??
    answerWording(scripture, chat) ??
    answerMeaning(scripture, chat) ??
    answerWithoutPage(scripture, chat)
  );
}

/** Answers what is said about the conversation or its last answer, news of a death, and tasks such as 'play a song'. */
function answerConversation(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  return (
    answerComplaint(chat) ??
    moreForOccasion(chat) ??
    answerOccasion(chat) ??
    answerWhatJesusWouldDo(chat) ??
    answerWhoIsRight(chat) ??
    firstStepOnPage(chat) ??
    answerLoss(chat) ??
    answerReaction(chat, false) ??
    answerIsInBible(chat) ??
    shortVersion(scripture, chat) ??
    turnByWording(scripture, chat) ??
    declineTask(chat)
  );
}

/** Answers questions about the text of the Bible: where something is, what a book or a verse says, what happened. */
function answerAboutText(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  return (
    placeInBible(chat) ??
    summaryAnswer(scripture, chat) ??
    detailOrSaying(scripture, chat) ??
    verseForOccasion(chat)
  );
}

/** Answers what the wording asks for: something to refuse, words to say, a page or entry by name, a passage. */
function answerWording(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  return (
    (mustRefuse(chat.message) ? outOfCharacterAnswer(chat, null) : null) ??
    continueWithSubtopic(chat) ??
    answerWhatToSay(chat) ??
    (isSureOfPhrase(scripture, chat) ? askedByPhrase(chat) : null) ??
    answerHolidayGreeting(chat) ??
    celebrate(chat) ??
    knownWithReference(scripture, chat) ??
    (mentionsInPassing(scripture, chat.message) ? pageOrListening(chat) : null) ??
    namedPassages(scripture, chat) ??
    entryOrQuotation(scripture, chat) ??
    outOfCharacterAnswer(chat, null)
  );
}

/** Answers what the classifier finds in a message. */
function answerMeaning(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  return (
    turnByMeaning(scripture, chat) ??
    bibleAnswer(scripture, chat) ??
    introduceFigure(chat) ??
    answerRightOrWrong(chat) ??
    continueSubject(chat) ??
    classifiedPage(chat)
  );
}

/** Answers messages that no page or entry fits. */
function answerWithoutPage(scripture: Scripture, chat: ChatContext): DraftAnswer {
  return (
    notFound(scripture, chat) ??
    searchedVerses(scripture, chat) ??
    classifiedArea(chat) ??
    (isGreeting(chat.message) ? STUDY_TURNS.greeting(scripture, chat, null) : null) ??
    abstain(chat)
  );
}

/** Answers a story of the user's own life that mentions a passage in passing. */
function pageOrListening(chat: ChatContext): DraftAnswer | null {
  return classifiedPage(chat) ?? listenToOwnStory(chat, []);
}

/** A question for a reason, a place or a number is about a story, even if it contains a saying. */
function detailOrSaying(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  if (asksForOneFact(chat.message)) return detailAnswer(scripture, chat) ?? knownSaying(chat);
  return knownSaying(chat) ?? detailAnswer(scripture, chat);
}

/** A request for words of the text is answered with a quotation first, and every other message with an entry. */
function entryOrQuotation(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const quotation = () => (isAfterDisclosure(chat) ? null : quotedWords(scripture, chat));
  return asksForWords(chat.message) ? (quotation() ?? knownOf(chat)) : (knownOf(chat) ?? quotation());
}

/** Whether a message is a greeting and no more than a remark. 'Hi, my hamster died today' is not. */
function isGreeting(message: string): boolean {
  const words = wordsOf(message);
  return beginsWithGreeting(message) && words.length <= MAX_GREETING_WORDS && !words.includes('my');
}

const MAX_GREETING_WORDS = 15;

function turnByWording(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const turn = turnIntentFromWording(chat.message) ?? turnInPassing(chat);
  const smallTalk = smallTalkFromWording(chat.message);
  // 'OK' as the first message continues nothing.
  const isFirst = turn === 'more' && chat.answerCount === 0;
  if (turn && !(isFirst && smallTalk)) return STUDY_TURNS[turn](scripture, chat, currentPage(chat));
  return smallTalk && answerReply(chat, smallTalk);
}

/** Detects a turn in a message after an answer that says more: 'say a prayer for me' at its end, or 'not Philippians 4'. */
function turnInPassing({ answerCount, message }: ChatContext): TurnIntent | null {
  if (answerCount === 0) return null;
  if (endsWithPrayerRequest(message)) return 'pray';
  const asksForAny = ASKS_FOR_ANY_VERSE.test(message) && occasionOf(message) === null;
  return asksForAny || REFUSES_PASSAGE.test(message) ? 'anotherVerse' : null;
}

/** 'OK then a bible verse to put on the little labels' names no subject. */
const ASKS_FOR_ANY_VERSE =
  /\b(?:a|one|another|some|any) (?:\w+ ){0,2}(?:verses?|psalm|scripture)(?: (?:that )?i can| to) (?:put|write|print|paint|send|share|text|read|say|use|learn|memori[sz]e|remember)\b[^.?!]{0,40}[.?!]*$/i;

const REFUSES_PASSAGE =
  /\b(?:something|one|a verse|verses?|anything|psalm|passage)\b[^.?!]{0,25}\b(?:less (?:used|known|common|famous|quoted) than|other than|besides|except|but|not|instead of)\b(?: the)? (?:(?:[123] )?[a-z]+ \d+|john 3|jeremiah|philippians|romans|proverbs)\b/i;

/** Answers 'I hate Muslims' with the page about neighbors: the page about hatred is about a personal enemy. */
function hatredOfPeople(chat: ChatContext): DraftAnswer | null {
  const page = HATES_PEOPLE.test(chat.message) ? topicById('neighbours') : null;
  return page && !isAfterDisclosure(chat) ? answerWithPage(chat, page, titlesOf(['hatred'])) : null;
}

const HATES_PEOPLE =
  /\bi (?:really |just |do |fucking )?(?:hate|despise|can'?t stand) (?:all |the |those |these )*(?:muslims?|jews?|arabs?|blacks?|black people|white people|whites|mexicans?|immigrants?|migrants?|refugees?|foreigners?|gays?|gay people|trans people|lesbians?|catholics?|protestants?|atheists?|hindus?|gypsies|indians?|russians?|chinese|americans?|liberals?|conservatives?|republicans?|democrats?)\b/i;

/** Answers a conversation turn in unusual wording, which the classifier detects. */
function turnByMeaning(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const [best] = classifyMessage(chat.message).pages;
  const label = intentFromClassifier(chat.message, best?.probability ?? 0);
  if (!label) return null;
  if (isTurnIntent(label)) return STUDY_TURNS[label](scripture, chat, currentPage(chat));
  if (label === 'bot') return outOfCharacterAnswer(chat, null, 'real');
  if (label === 'correction') return chat.earlierMessages.length > 0 ? classifiedPage(chat) : null;
  return isSmallTalk(label) ? answerReply(chat, label) : null;
}

/** Adds suggestions to an answer that has none: to continue the current page, or else to open another one. */
function withSuggestions(chat: ChatContext, answer: DraftAnswer): DraftAnswer {
  if (answer.suggestions?.length) return answer;
  return {
    ...answer,
    suggestions: currentPage(chat) ? ['More', 'Give me words to pray'] : suggestedTitles(chat),
  };
}
