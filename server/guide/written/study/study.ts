import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import type { SmallTalkIntent } from '#content/guide/smallTalk';
import { wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import {
  asksForShorter,
  beginsWithGreeting,
  holidayIn,
  isInAnotherLanguage,
  isTurnIntent,
  smallTalkFromWording,
  turnIntentFromClassifier,
  turnIntentFromWording,
} from '#server/guide/intent/intents';
import { knowledgeById, knowledgeByName } from '#server/guide/intent/knowledgeNames';
import {
  type DraftAnswer,
  passagePart,
  passageParts,
  textAnswer,
  textPart,
} from '#server/guide/written/answerParts';
import { crisisHelpFirst, withQuietLine } from '#server/guide/written/care/crisisHelp';
import { answerAfterDistress } from '#server/guide/written/care/distressFollowUps';
import { answerInGrief, answerLoss } from '#server/guide/written/care/grief';
import {
  aboutIdentity,
  answerAboutEnduringHarm,
  pageInDistress,
} from '#server/guide/written/care/harmAnswers';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { complaintIn } from '#server/guide/written/complaints';
import { isAfterDisclosure, isForbiddenPage } from '#server/guide/written/disclosures/afterDisclosure';
import { isAboutHarm } from '#server/guide/written/disclosures/disclosures';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { outOfCharacterAnswer } from '#server/guide/written/outOfCharacter';
import { bibleAnswer, isSureOfPhrase } from '#server/guide/written/pages/bibleQuestions';
import {
  abstain,
  classifiedArea,
  classifiedPage,
  nearestTitles,
  offered,
  pageNotYetShown,
} from '#server/guide/written/pages/classifiedPages';
import { continueSubject } from '#server/guide/written/pages/continuedSubject';
import { detailAnswer, placeInBible, summaryAnswer } from '#server/guide/written/pages/details';
import { answerWithEntry, currentEntry, entryContent, titlesOf } from '#server/guide/written/pages/knowledge';
import {
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
  knownOf,
  knownWithReference,
  mustRefuse,
  person,
} from '#server/guide/written/pages/namedSubjects';
import { verseForOccasion } from '#server/guide/written/pages/occasionVerses';
import { answerReaction, declineTask } from '#server/guide/written/pages/reactions';
import {
  answerWithPage,
  currentPage,
  pageByTitle,
  suggestedTitles,
} from '#server/guide/written/pages/topicPages';
import { isSmallTalk, smallTalkAnswer } from '#server/guide/written/smallTalk';
import { topicById } from '#server/guide/written/topics';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf } from '#server/scripture/text/text';
import { answers, pray, STUDY_TURNS, subjectBefore } from './studyTurns';

/** Answers in the Bible study: the first handler that returns an answer wins. */
export function answerStudy(scripture: Scripture, chat: ChatContext): DraftAnswer {
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
  const isAsked = page?.label === ON_SUICIDE && page.probability >= MIN_FITTING;
  const known = isAsked ? knowledgeById(ON_SUICIDE) : null;
  return known && answerWithEntry(chat, known);
}

const ON_SUICIDE = 'suicide-and-salvation';

function firstAnswer(scripture: Scripture, chat: ChatContext): DraftAnswer {
  return (
    (isInAnotherLanguage(chat.message) ? smallTalkAnswer(chat, 'language', false) : null) ??
    pageByTitle(chat) ??
    hatredOfPeople(chat) ??
    answerAboutEnduringHarm(chat) ??
    answerAfterDistress(chat) ??
    answerInGrief(chat) ??
    aboutIdentity(chat) ??
    answerComplaint(chat) ??
    answerLoss(chat) ??
    answerReaction(chat, false) ??
    shortVersion(chat) ??
    turnByWording(scripture, chat) ??
    declineTask(chat) ??
    detailAnswer(scripture, chat) ??
    placeInBible(chat) ??
    summaryAnswer(scripture, chat) ??
    knownSaying(chat) ??
    verseForOccasion(chat) ??
    (mustRefuse(chat.message) ? outOfCharacterAnswer(chat, null) : null) ??
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
    person(chat) ??
    continueSubject(chat) ??
    classifiedPage(chat) ??
    notFound(scripture, chat) ??
    verses(scripture, chat) ??
    classifiedArea(chat) ??
    (beginsWithGreeting(chat.message) ? STUDY_TURNS.greeting(scripture, chat, null) : null) ??
    abstain(chat)
  );
}

/**
 * Answers a complaint that also names a subject: apologizes and shows the page about it, or no verses if the user wants
 * none.
 */
function answerComplaint(chat: ChatContext): DraftAnswer | null {
  const complaint = chat.answerCount > 0 ? complaintIn(chat.message) : null;
  if (!complaint) return null;
  const { kind, refuses, rest } = complaint;
  if (refuses === 'verses' && wordsOf(rest).length === 0)
    return textAnswer(pickPhrase(chat, GUIDE_TEXTS.withoutVerses));
  if (wordsOf(rest).length < MIN_WORDS_OF_SUBJECT)
    return smallTalkFromWording(chat.message) ? null : answerReply(chat, 'notHelping');
  const subject = `${subjectBefore(chat)} ${rest}`;
  const near = nearestTitles(chat, classifyMessage(subject).pages);
  const sorry = pickPhrase(chat, kind === 'misread' ? GUIDE_TEXTS.sorryMisread : GUIDE_TEXTS.sorry);
  const withoutVerses: DraftAnswer = {
    ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.withoutVerses)),
    suggestions: near,
  };
  const answer =
    refuses === 'verses' || refuses === 'more'
      ? withoutVerses
      : (lossIn(chat, subjectBefore(chat)) ?? pageNotYetShown(chat, subject) ?? offered(chat, near));
  return { ...answer, drafts: [textPart(sorry), ...answer.drafts] };
}

/** Comforts a user whose complaint mentions a death: 'I'm angry at my sister', then 'What do you mean, she is dead'. */
function lossIn(chat: ChatContext, before: string): DraftAnswer | null {
  const [someone] = before.match(/\bmy \w+(?: \w+)?$|\bmy \w+/i) ?? [];
  if (!someone || !HAS_DIED.test(chat.message)) return answerLoss(chat);
  const message = `${someone} died`;
  return answerLoss({ ...chat, message }) ?? pageNotYetShown(chat, message);
}

const HAS_DIED = /\b(?:he|she)(?:['’]s| is| has| was)? (?:dead|died|gone|passed|killed)\b/i;

/** With fewer words than this ('yes or no'), the rest of a complaint names no subject. */
const MIN_WORDS_OF_SUBJECT = 4;

/** Answers a holiday greeting such as 'Happy Easter!' */
function answerHolidayGreeting(chat: ChatContext): DraftAnswer | null {
  const wished = holidayIn(chat.message);
  if (!wished) return null;
  const page = topicById(wished);
  const known = knowledgeByName(wished);
  const about = page ? answerWithPage(chat, page, []) : known && answerWithEntry(chat, known);
  if (!about) return { ...answers(chat, 'greeting'), suggestions: suggestedTitles(chat) };
  return { ...about, drafts: [textPart(pickPhrase(chat, GUIDE_TEXTS.feast)), ...about.drafts] };
}

/** Celebrates good news. */
function celebrate(chat: ChatContext): DraftAnswer | null {
  if (!mentionsGoodNews(chat.message) || isAfterDisclosure(chat)) return null;
  const pages = classifyMessage(chat.message).pages.filter(({ label }) =>
    LIFE_AREAS.joy?.pages.includes(label),
  );
  const [best] = pages;
  const page = best && best.probability >= MIN_GLAD_PAGE ? topicById(best.label) : null;
  if (page && !chat.transcript.includes(page.introduction)) return answerWithPage(chat, page, []);
  const near = [...nearestTitles(chat, pages), ...titlesOf(['gratitude', 'joy'])];
  return { ...smallTalkAnswer(chat, 'goodNews', false), suggestions: [...new Set(near)].slice(0, 3) };
}

/** Lower than for other pages, because only pages about good things are candidates. */
const MIN_GLAD_PAGE = 0.1;

/** Shows the first sentence of the last answer and its first passage; the second time, only the passage. */
function shortVersion(chat: ChatContext): DraftAnswer | null {
  if (!asksForShorter(chat.message)) return null;
  const topic = currentPage(chat);
  const known = currentEntry(chat);
  const isKnown = known && (!topic || known.at > chat.transcript.lastIndexOf(topic.introduction));
  const [text, passages] = isKnown ? entryContent(known.known) : [topic?.introduction, topic?.passages ?? []];
  const [sentence] = text?.match(/^.*?[.!?](?=\s|$)/) ?? [];
  if (!sentence) return null;
  const wasShort = chat.earlierMessages[0] !== undefined && asksForShorter(chat.earlierMessages[0]);
  return {
    speaker: 'guide',
    drafts: [...(wasShort ? [] : [textPart(sentence)]), ...passages.slice(0, 1).map((of) => passagePart(of))],
    also: passages,
    suggestions: ['More', 'Give me words to pray'],
  };
}

function turnByWording(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const act = turnIntentFromWording(chat.message);
  const intent = smallTalkFromWording(chat.message);
  // 'OK' as the first message continues nothing.
  const isFirst = act === 'more' && chat.answerCount === 0;
  if (act && !(isFirst && intent)) return STUDY_TURNS[act](scripture, chat, currentPage(chat));
  return intent && answerReply(chat, intent);
}

/** Answers 'I hate Muslims' with the page about neighbors: the page about hatred is about a personal enemy. */
function hatredOfPeople(chat: ChatContext): DraftAnswer | null {
  const page = HATES_PEOPLE.test(chat.message) ? topicById('neighbours') : null;
  return page && !isAfterDisclosure(chat) ? answerWithPage(chat, page, titlesOf(['hatred'])) : null;
}

const HATES_PEOPLE =
  /\bi (?:really |just |do |fucking )?(?:hate|despise|can'?t stand) (?:all |the |those |these )*(?:muslims?|jews?|arabs?|blacks?|black people|white people|whites|mexicans?|immigrants?|migrants?|refugees?|foreigners?|gays?|gay people|trans people|lesbians?|catholics?|protestants?|atheists?|hindus?|gypsies|indians?|russians?|chinese|americans?|liberals?|conservatives?|republicans?|democrats?)\b/i;

/** Answers small talk. Adds a fitting prayer to a reply about prayer, and other pages to an apology. */
function answerReply(chat: ChatContext, label: SmallTalkIntent): DraftAnswer {
  const answer = smallTalkAnswer(chat, label, false);
  if (label === 'prayForMe') return withFittingPrayer(chat, answer);
  if (label !== 'notHelping') return answer;
  return { ...answer, suggestions: nearestTitles(chat, classifyMessage(subjectBefore(chat)).pages) };
}

/** Shows the prayer of the page about the request, or else a general prayer. */
function withFittingPrayer(chat: ChatContext, answer: DraftAnswer): DraftAnswer {
  const [best] = classifyMessage(chat.message).pages;
  const topic = best && best.probability >= MIN_FITTING ? topicById(best.label) : null;
  const isFitting = topic && !isAboutHarm(topic) && !isForbiddenPage(chat, topic);
  const fitting = isFitting ? topic : null;
  // 'A prayer for the night' asks for words; 'pray for my sister' asks for someone who prays.
  if (!/\bpray(?:ing)?\b/i.test(chat.message)) return pray(chat, fitting);
  if (!fitting || chat.transcript.includes(fitting.prayer)) return answer;
  return {
    ...answer,
    drafts: [...answer.drafts.slice(0, -1), textPart(fitting.prayer)],
    suggestions: [fitting.title],
  };
}

const MIN_FITTING = 0.3;

/** Answers a conversation turn in unusual wording, which the classifier detects. */
function turnByMeaning(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const { act: intent, pages } = classifyMessage(chat.message);
  const label =
    intent && turnIntentFromClassifier(intent, wordsOf(chat.message).length, pages[0]?.probability ?? 0);
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
  if (isAfterDisclosure(chat) || isStory(chat.message) || !asksForWords(chat.message)) return null;
  const sharing = versesSharing(scripture, chat.message, 4, chat);
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
