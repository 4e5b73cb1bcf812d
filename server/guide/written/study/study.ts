import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { wordsOf } from '#language/normalize';
import { asksForOneFact } from '#server/guide/intent/details';
import { beginsWithGreeting } from '#server/guide/intent/greetings';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { isInAnotherLanguage } from '#server/guide/intent/languageDetection';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { intentFromClassifier, isTurnIntent, turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, passageParts, textPart } from '#server/guide/written/answerParts';
import { crisisHelpFirst } from '#server/guide/written/care/crisisHelp';
import { answerAfterDistress } from '#server/guide/written/care/distressFollowUps';
import { answerInGrief, answerLoss } from '#server/guide/written/care/grief';
import { answerAboutEnduringHarm, pageInDistress } from '#server/guide/written/care/harmAnswers';
import { answerAboutIdentity } from '#server/guide/written/care/identityAnswers';
import { withQuietLine } from '#server/guide/written/care/quietLine';
import { answerWithWordsToSay } from '#server/guide/written/care/wordsInDistress';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { inContext } from '#server/guide/written/disclosures/messagesInContext';
import { outOfCharacterAnswer } from '#server/guide/written/outOfCharacter';
import { abstain } from '#server/guide/written/pages/abstention';
import { bibleAnswer, isSureOfPhrase } from '#server/guide/written/pages/bibleQuestions';
import { classifiedPage } from '#server/guide/written/pages/classifiedPages';
import { continueSubject } from '#server/guide/written/pages/continuedSubject';
import { detailAnswer, placeInBible, summaryAnswer } from '#server/guide/written/pages/detailAnswers';
import { answerWithEntry, titlesOf } from '#server/guide/written/pages/knowledge';
import { classifiedArea } from '#server/guide/written/pages/lifeAreaAnswer';
import {
  asksForSubject,
  asksForWords,
  isStory,
  knownSaying,
  namedPassages,
  notFound,
  quotedWords,
  versesOnSubject,
  versesSharing,
} from '#server/guide/written/pages/lookups';
import {
  askedByPhrase,
  introduceFigure,
  knownOf,
  knownWithReference,
  mustRefuse,
} from '#server/guide/written/pages/namedSubjects';
import { verseForOccasion } from '#server/guide/written/pages/occasionVerses';
import { isOwnStory } from '#server/guide/written/pages/ownStory';
import {
  answerRightOrWrong,
  answerWhatToSay,
  wordsForMourner,
} from '#server/guide/written/pages/personalAnswers';
import { answerReaction, declineTask } from '#server/guide/written/pages/reactionAnswers';
import {
  answerWithPage,
  currentPage,
  pageByTitle,
  suggestedTitles,
} from '#server/guide/written/pages/topicPages';
import { answerWhatJesusWouldDo } from '#server/guide/written/pages/whatJesusWouldDo';
import { isSmallTalk, smallTalkAnswer } from '#server/guide/written/smallTalk';
import { topicById } from '#server/guide/written/topics';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf } from '#server/scripture/text/text';
import { answerHolidayGreeting, celebrate } from './celebrations';
import { answerComplaint } from './complaintAnswer';
import { shortVersion } from './shortVersion';
import { answerReply } from './smallTalkReply';
import { firstStepOnPage, STUDY_TURNS } from './studyTurns';

/** Answers in the Bible study: the first handler that returns an answer wins. */
export function answerStudy(scripture: Scripture, written: ChatContext): DraftAnswer {
  const chat = inContext(written);
  return (
    crisisHelpFirst(chat, () => answerInDistress(scripture, chat)) ??
    withQuietLine(chat, withSuggestions(chat, firstAnswer(scripture, chat)))
  );
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

function firstAnswer(scripture: Scripture, chat: ChatContext): DraftAnswer {
  return (
    (isInAnotherLanguage(chat.message) ? smallTalkAnswer(chat, 'language', false) : null) ??
    pageByTitle(chat) ??
    hatredOfPeople(chat) ??
    answerWithWordsToSay(chat) ??
    answerAboutEnduringHarm(chat) ??
    answerAfterDistress(chat) ??
    wordsForMourner(chat) ??
    answerInGrief(chat) ??
    answerAboutIdentity(chat) ??
    answerComplaint(chat) ??
    answerWhatJesusWouldDo(chat) ??
    firstStepOnPage(chat) ??
    answerLoss(chat) ??
    answerReaction(chat, false) ??
    shortVersion(chat) ??
    turnByWording(scripture, chat) ??
    declineTask(chat) ??
    placeInBible(chat) ??
    summaryAnswer(scripture, chat) ??
    (asksForOneFact(chat.message) ? detailAnswer(scripture, chat) : null) ??
    knownSaying(chat) ??
    detailAnswer(scripture, chat) ??
    verseForOccasion(chat) ??
    (mustRefuse(chat.message) ? outOfCharacterAnswer(chat, null) : null) ??
    answerWhatToSay(chat) ??
    (isSureOfPhrase(scripture, chat) ? askedByPhrase(chat) : null) ??
    answerHolidayGreeting(chat) ??
    celebrate(chat) ??
    knownWithReference(scripture, chat) ??
    namedPassages(scripture, chat) ??
    (asksForWords(chat.message) ? null : knownOf(chat)) ??
    (isAfterDisclosure(chat) ? null : quotedWords(scripture, chat)) ??
    knownOf(chat) ??
    outOfCharacterAnswer(chat, null) ??
    turnByMeaning(scripture, chat) ??
    bibleAnswer(scripture, chat) ??
    introduceFigure(chat) ??
    answerRightOrWrong(chat) ??
    continueSubject(chat) ??
    classifiedPage(chat) ??
    notFound(scripture, chat) ??
    verses(scripture, chat) ??
    classifiedArea(chat) ??
    (isGreeting(chat.message) ? STUDY_TURNS.greeting(scripture, chat, null) : null) ??
    abstain(chat)
  );
}

/** Whether a message is a greeting and no more than a remark. 'Hi, my hamster died today' is not. */
function isGreeting(message: string): boolean {
  const words = wordsOf(message);
  return beginsWithGreeting(message) && words.length <= MAX_GREETING_WORDS && !words.includes('my');
}

const MAX_GREETING_WORDS = 15;

function turnByWording(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const turn = turnIntentFromWording(chat.message);
  const smallTalk = smallTalkFromWording(chat.message);
  // 'OK' as the first message continues nothing.
  const isFirst = turn === 'more' && chat.answerCount === 0;
  if (turn && !(isFirst && smallTalk)) return STUDY_TURNS[turn](scripture, chat, currentPage(chat));
  return smallTalk && answerReply(chat, smallTalk);
}

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

/** Searches the Bible text, but only for users who ask for words of the text. */
function verses(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || isStory(chat.message) || isOwnStory(chat.message)) return null;
  if (!asksForWords(chat.message)) return null;
  const sharing = asksForSubject(chat.message) ? [] : versesSharing(scripture, chat.message, 4, chat);
  const found = sharing.length > 0 ? sharing : versesOnSubject(scripture, chat, 4);
  if (found.length === 0) return null;
  const line = sharing.length > 0 ? GUIDE_TEXTS.verses : GUIDE_TEXTS.subjectVerses;
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, line)), ...passageParts(found)],
    also: found.map((span) => referenceOf(scripture.text, span)),
    suggestions: suggestedTitles(chat),
  };
}
