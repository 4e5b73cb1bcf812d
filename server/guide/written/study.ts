import { FIGURES } from '#content/figures';
import { GUIDE_TEXTS } from '#content/guideTexts';
import { LIFE_AREAS } from '#content/lifeAreas';
import type { SmallTalkIntent } from '#content/smallTalk';
import { wordsOf } from '#language/normalize';
import { idAskedFor } from '#server/guide/intent/askedPhrases';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import {
  asksForShorter,
  beginsWithGreeting,
  feastWished,
  isInAnotherLanguage,
  isTurnIntent,
  smallTalkFromWording,
  turnIntentFromClassifier,
  turnIntentFromWording,
} from '#server/guide/intent/intents';
import {
  AFTER_NAME,
  type KnowledgeItem,
  knowledgeAskedFor,
  knowledgeById,
  knowledgeByName,
  nameAfterQuestion,
} from '#server/guide/intent/knowledgeNames';
import { findReferences } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf } from '#server/scripture/text/text';
import { type DraftAnswer, passageParts, textAnswer } from './answerParts';
import { type ChatContext, pickPhrase } from './chatContext';
import {
  abstain,
  classifiedArea,
  classifiedPage,
  nearestTitles,
  offered,
  untoldPage,
} from './classifiedPages';
import { complaintIn } from './complaints';
import { crisisHelpFirst, withQuietLine } from './crisisHelp';
import { isAboutHarm, isAfterDisclosure, isForbiddenEntry, isForbiddenPage } from './disclosures';
import { tellsOfGladness } from './gladness';
import { aboutBearingHarm, aboutIdentity, pageInDistress } from './harmAnswers';
import { answerWithEntry, currentEntry, entryContent, titlesOf } from './knowledge';
import {
  asksForWords,
  isStory,
  knownSaying,
  namedPassages,
  notFound,
  quotedWords,
  versesOnSubject,
  versesSharing,
} from './lookups';
import { verseForOccasion } from './occasionVerses';
import { outOfCharacterAnswer } from './outOfCharacter';
import { isSmallTalk, smallTalkAnswer } from './smallTalk';
import { answers, pray, STUDY_TURNS, subjectBefore } from './studyTurns';
import { answerWithPage, currentPage, pageByTitle, suggestedTitles, topicById } from './topicPages';

/** Answers in the Bible study: the first handler that returns an answer wins. */
export function answerStudy(scripture: Scripture, chat: ChatContext): DraftAnswer {
  return (
    crisisHelpFirst(chat, () => inDistress(scripture, chat)) ??
    withQuietLine(chat, withSuggestions(chat, firstAnswer(scripture, chat)))
  );
}

/** Shows a passage that the user named, or else the page for users in distress. */
function inDistress(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
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
    aboutBearingHarm(chat) ??
    aboutIdentity(chat) ??
    complained(chat) ??
    inShort(chat) ??
    turnByWording(scripture, chat) ??
    knownSaying(chat) ??
    verseForOccasion(chat) ??
    askedByPhrase(chat) ??
    feast(chat) ??
    gladness(chat) ??
    knownWithReference(scripture, chat) ??
    namedPassages(scripture, chat) ??
    knownOf(chat) ??
    (isAfterDisclosure(chat) ? null : quotedWords(scripture, chat)) ??
    outOfCharacterAnswer(chat, null) ??
    knownAsked(chat) ??
    turnByMeaning(scripture, chat) ??
    person(chat) ??
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
function complained(chat: ChatContext): DraftAnswer | null {
  const complaint = chat.answerCount > 0 ? complaintIn(chat.message) : null;
  if (!complaint) return null;
  const { kind, refuses, rest } = complaint;
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
      : (untoldPage(chat, subject) ?? offered(chat, near));
  return { ...answer, drafts: [{ kind: 'text', text: sorry }, ...answer.drafts] };
}

/** With fewer words than this ('yes or no'), the rest of a complaint names no subject. */
const MIN_WORDS_OF_SUBJECT = 4;

/** Answers a holiday greeting such as 'Happy Easter!' */
function feast(chat: ChatContext): DraftAnswer | null {
  const wished = feastWished(chat.message);
  if (!wished) return null;
  const page = topicById(wished);
  const known = knowledgeByName(wished);
  const about = page ? answerWithPage(chat, page, []) : known && answerWithEntry(chat, known);
  if (!about) return { ...answers(chat, 'greeting'), suggestions: suggestedTitles(chat) };
  return { ...about, drafts: [{ kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.feast) }, ...about.drafts] };
}

/** Celebrates good news. */
function gladness(chat: ChatContext): DraftAnswer | null {
  if (!tellsOfGladness(chat.message) || isAfterDisclosure(chat)) return null;
  const pages = classifyMessage(chat.message).pages.filter(({ label }) =>
    LIFE_AREAS.joy?.pages.includes(label),
  );
  const [best] = pages;
  const page = best && best.probability >= MIN_GLAD_PAGE ? topicById(best.label) : undefined;
  if (page && !chat.transcript.includes(page.introduction)) return answerWithPage(chat, page, []);
  const near = [...nearestTitles(chat, pages), ...titlesOf(['gratitude', 'joy'])];
  return { ...smallTalkAnswer(chat, 'goodNews', false), suggestions: [...new Set(near)].slice(0, 3) };
}

/** Lower than for other pages, because only pages about good things are candidates. */
const MIN_GLAD_PAGE = 0.1;

/** Shows the first sentence of the last answer and its first passage; the second time, only the passage. */
function inShort(chat: ChatContext): DraftAnswer | null {
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
    drafts: [
      ...(wasShort ? [] : [{ kind: 'text', text: sentence } as const]),
      ...passages.slice(0, 1).map((of) => ({ kind: 'passage', of }) as const),
    ],
    also: passages,
    suggestions: ['More', 'Give me words to pray'],
  };
}

/** Shows the page or entry whose phrases the message contains. */
function askedByPhrase(chat: ChatContext): DraftAnswer | null {
  const id = isAfterDisclosure(chat) ? null : idAskedFor(chat.message);
  const topic = id ? topicById(id) : undefined;
  if (topic) return answerWithPage(chat, topic, []);
  const known = id ? knowledgeById(id) : null;
  return known && answerWithEntry(chat, known);
}

/** Answers 'who were the Nephilim in Genesis 6' with the entry, not with the passage. */
function knownWithReference({ text }: Scripture, chat: ChatContext): DraftAnswer | null {
  const [reference] = findReferences(text, chat.message);
  if (!reference) return null;
  const rest = `${chat.message.slice(0, reference.start)} ${chat.message.slice(reference.end)}`;
  const known = knowledgeAskedFor(rest.replace(/\b(?:in|from|of|at)\s+(?=[^\w]|$)/gi, ' '));
  return known && isOpenEntry(chat, known) ? answerWithEntry(chat, known) : null;
}

/** Answers a question that names an entry and goes on: 'who was Onesimus before Paul met him'. */
function knownAsked(chat: ChatContext): DraftAnswer | null {
  const known = knowledgeAskedFor(chat.message);
  return known && isOpenEntry(chat, known) ? answerWithEntry(chat, known) : null;
}

function isOpenEntry(chat: ChatContext, known: KnowledgeItem): boolean {
  return !isForbiddenEntry(chat, known.kind === 'entry' ? known.entry.id : known.difference.id);
}

/** Answers a question about a person, place, book or term that the user names. */
function knownOf(chat: ChatContext): DraftAnswer | null {
  const known = knowledgeByName(chat.message);
  return known && answerWithEntry(chat, known);
}

function turnByWording(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const act = turnIntentFromWording(chat.message);
  const intent = smallTalkFromWording(chat.message);
  // 'OK' as the first message continues nothing.
  const isFirst = act === 'more' && chat.answerCount === 0;
  if (act && !(isFirst && intent)) return STUDY_TURNS[act](scripture, chat, currentPage(chat));
  return intent && answerReply(chat, intent);
}

/** Answers 'I hate Muslims' with the page about neighbors: the page about hatred speaks of a personal enemy. */
function hatredOfPeople(chat: ChatContext): DraftAnswer | null {
  const page = HATES_PEOPLE.test(chat.message) ? topicById('neighbours') : undefined;
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
  const topic = best && best.probability >= MIN_FITTING ? topicById(best.label) : undefined;
  const isFitting = topic && !isAboutHarm(topic) && !isForbiddenPage(chat, topic);
  const fitting = isFitting ? topic : null;
  // 'A prayer for the night' asks for words; 'pray for my sister' asks for someone who prays.
  if (!/\bpray(?:ing)?\b/i.test(chat.message)) return pray(chat, fitting);
  if (!fitting || chat.transcript.includes(fitting.prayer)) return answer;
  return {
    ...answer,
    drafts: [...answer.drafts.slice(0, -1), { kind: 'text', text: fitting.prayer }],
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

const ASKS_WHO =
  /\b(?:who (?:is|was|were)|tell me (?:about|of|the story of)|(?:story|life) of|what (?:happened to|do we know (?:about|of)))\b/i;

/** Introduces the figure that the user asks about. */
function person(chat: ChatContext): DraftAnswer | null {
  if (!ASKS_WHO.test(chat.message)) return null;
  // 'Abraham and David had many. Who is the sinner?' and 'who was king before David' do not ask about a figure.
  const asked = wordsOf(chat.message.slice(ASKS_WHO.exec(chat.message)?.index).split(/[.?!,]/)[0] ?? '');
  const at = nameAfterQuestion(asked);
  if (at === null) return null;
  const start = RANKS.has(asked[at] ?? '') ? at + 1 : at;
  const figure = FIGURES.find(({ shortName }) => {
    const name = wordsOf(shortName);
    const next = asked[start + name.length];
    return name.every((word, i) => asked[start + i] === word) && (next === undefined || AFTER_NAME.has(next));
  });
  if (!figure) return null;
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: `${figure.name}: ${figure.title}. ${figure.description}` },
      { kind: 'passage', of: figure.about.keyVerse },
      { kind: 'text', text: `To hear more, go back and choose ${figure.name} from the biblical figures.` },
    ],
    suggestions: [figure.about.passage],
  };
}

const RANKS = new Set(['king', 'queen', 'prophet', 'apostle', 'saint', 'judge', 'captain']);

/** Searches the Bible text, but only for users who ask for words of the text. */
function verses(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || isStory(chat.message) || !asksForWords(chat.message)) return null;
  const sharing = versesSharing(scripture, chat.message, 4, chat);
  const found = sharing.length > 0 ? sharing : versesOnSubject(scripture, chat, 4);
  if (found.length === 0) return null;
  const line = sharing.length > 0 ? GUIDE_TEXTS.verses : GUIDE_TEXTS.subjectVerses;
  return {
    speaker: 'guide',
    drafts: [{ kind: 'text', text: pickPhrase(chat, line) }, ...passageParts(found)],
    also: found.map((span) => referenceOf(scripture.text, span)),
    suggestions: suggestedTitles(chat),
  };
}
