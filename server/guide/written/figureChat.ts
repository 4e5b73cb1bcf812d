import type { Figure, FigureCardText } from '#content/figure';
import { GUIDE_TEXTS, PRAYERS, TURN_TEXTS, type TurnIntent } from '#content/guideTexts';
import { LIFE_AREAS, type LifeArea } from '#content/lifeAreas';
import { ABSTENTION_TEXTS, SMALL_TALK_TEXTS, type SmallTalkIntent } from '#content/smallTalk';
import { wordsOf } from '#language/normalize';
import { classifyCards, classifyMessage } from '#server/guide/intent/intentClassifier';
import {
  isInAnotherScript,
  smallTalkFromWording,
  turnIntentFromClassifier,
  turnIntentFromWording,
} from '#server/guide/intent/intents';
import { isFollowUp, subjectOf } from '#server/guide/intent/subject';
import type { Scripture } from '#server/scripture/scripture';
import { contentStems } from '#server/scripture/search/contentStems';
import { topicsFor } from '#server/scripture/search/topicMatching';
import type { DraftAnswer, DraftPart } from './answerParts';
import { cardsAnswering, cardsFor } from './cards';
import { type ChatContext, pickPhrase, wasShown } from './chatContext';
import { complaintIn } from './complaints';
import { crisisHelpFirst, withQuietLine } from './crisisHelp';
import { isAboutHarm, mayBeHarm } from './disclosures';
import {
  answerWithEntry,
  continueEntry,
  currentEntry,
  type KnowledgeItem,
  knowledgeById,
  knowledgeByName,
} from './knowledge';
import { namedPassages, quotedWords } from './lookups';
import { outOfCharacterAnswer } from './outOfCharacter';
import { isSmallTalk, smallTalkAnswer } from './smallTalk';
import { aboutBearingHarm, answerWithPage, classifiedPage, pageInDistress, topicById } from './topicPages';

/** Answers as a figure: the first handler that returns an answer wins. */
export function answerFigure(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer {
  const answer = withQuietLine(chat, firstAnswer(scripture, figure, chat));
  if (answer.suggestions?.length) return answer;
  return { ...answer, suggestions: asks(figure, chat).slice(0, 2) };
}

function firstAnswer(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer {
  return (
    // In distress the guide answers in its own voice, never in a figure's.
    crisisHelpFirst(chat, () => pageInDistress(chat)) ??
    outOfCharacterAnswer(chat, figure.shortName) ??
    aboutBearingHarm(chat) ??
    (isInAnotherScript(chat.message) ? smallTalkAnswer(chat, 'language', true) : null) ??
    namedPassages(scripture, chat) ??
    quotedWords(scripture, chat) ??
    complained(figure, chat) ??
    turn(figure, chat) ??
    fromTheGuide(figure, chat) ??
    nearHarm(figure, chat) ??
    guideInTrouble(figure, chat) ??
    asksForSource(scripture, figure, chat) ??
    followsKnown(figure, chat) ??
    bestCard(figure, chat) ??
    toldAlready(scripture, figure, chat) ??
    beyond(figure, chat) ??
    smallTalk(figure, chat) ??
    asksOn(figure, chat) ??
    notUnderstood(figure, chat)
  );
}

/** Answers a conversation turn, which is detected by its wording or else by the classifier. */
function turn(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const act = turnIntentFromWording(chat.message);
  if (act) return TURNS[act](figure, chat);
  const worded = smallTalkFromWording(chat.message);
  if (worded) return answerReply(figure, chat, worded);
  const { act: detected } = classifyMessage(chat.message);
  const best = classifyCards(figure.figureId, chat.message).find(({ label }) => label !== NO_CARD);
  const label =
    detected && turnIntentFromClassifier(detected, wordsOf(chat.message).length, best?.probability ?? 0);
  if (!label) return null;
  if (isTurn(label)) return TURNS[label](figure, chat);
  if (label === 'bot') return outOfCharacterAnswer(chat, figure.shortName, 'real');
  return isSmallTalk(label) && label !== 'correction' ? answerReply(figure, chat, label) : null;
}

function answerReply(figure: Figure, chat: ChatContext, label: SmallTalkIntent): DraftAnswer {
  // A user who asks a figure for a story wants one from the figure's own life.
  if (label === 'tellStory') return bestCard(figure, chat) ?? tellMore(figure, chat);
  const answer = smallTalkAnswer(chat, label, true);
  return label === 'notHelping' ? { ...answer, suggestions: asks(figure, chat).slice(0, 3) } : answer;
}

/** Answers 'Don't tell me about your new children': apologizes, then answers the previous message without that card. */
function complained(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const complaint = chat.answerCount > 0 ? complaintIn(chat.message) : null;
  if (!complaint) return null;
  const sorry = answerReply(figure, chat, 'notHelping');
  const [earlier] = chat.earlierMessages;
  if (complaint.refuses !== 'more' || !earlier) return sorry;
  const refused = cardsAnswering(figure, chat.message)
    .filter(({ score }) => score >= MIN_CARD)
    .map(({ card }) => card);
  const next = cardsAnswering(figure, earlier).find(
    ({ card, score }) =>
      score >= MIN_CARD && !refused.includes(card) && !wasTold(chat, card) && !isGrave(card),
  )?.card;
  return next ? tell(figure, chat, next, pickPhrase(chat, SMALL_TALK_TEXTS.notHelping.figure)) : sorry;
}

/** Asks the user, instead of telling a story, if the message may be about harm to the user. */
function nearHarm(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const page = mayBeHarm(chat.message);
  const [card] = cardsAnswering(figure, chat.message);
  // If the message hints at danger to life, not even a clearly matching card is told.
  if (!page || (isAboutHarm(page) && (card?.score ?? 0) >= MIN_CARD_NEAR_HARM)) return null;
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [{ kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.mayBeYours) }],
    suggestions: [page.title, ...(card && card.score >= MIN_CARD ? asked(card.card) : [])],
  };
}

/** Continues the last knowledge entry for a follow-up such as 'And what happened to him in the end?' */
function followsKnown(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const known = currentEntry(chat);
  const last = lastTold(figure, chat);
  const isLast = known && known.at > (last ? chat.transcript.lastIndexOf(last.story) : -1);
  const card = cardsAnswering(figure, subjectOf(chat))[0]?.score ?? 0;
  return isLast && isFollowUp(chat.message) && card < CLEAR_CARD
    ? beyondWith(figure, chat, continueEntry(chat, known.known))
    : null;
}

/** If the figure has already told the story that fits best, shows the story’s passage instead. Otherwise returns null. */
function toldAlready(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  const best = cardsAnswering(figure, subjectOf(chat))[0];
  if (!best || best.score < MIN_CARD_FOR_TROUBLE || !wasTold(chat, best.card)) return null;
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, GUIDE_TEXTS.toldAlready)), ...placeOf(scripture, chat, best.card)],
    also: [best.card.passage],
    suggestions: ['Tell me more', ...asks(figure, chat, best.card).slice(0, 2)],
  };
}

/**
 * Answers 'Is that in the Bible?' or 'really?' by saying how a figure's words relate to Scripture. If the last answer
 * told a card, also shows its passage.
 */
function asksForSource(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  if (chat.answerCount === 0 || !ASKS_FOR_SOURCE.test(chat.message)) return null;
  const lead = pickPhrase(chat, GUIDE_TEXTS.source);
  const last = lastTold(figure, chat);
  const isLast = last !== null && cardsAnswering(figure, chat.earlierMessages[0] ?? '')[0]?.card === last;
  const intro: DraftAnswer = { speaker: 'guide', drafts: [{ kind: 'text', text: lead }] };
  return isLast ? { ...intro, drafts: [...intro.drafts, ...placeOf(scripture, chat, last)] } : intro;
}

const ASKS_FOR_SOURCE =
  /^(?:(?:ok|okay|so|but|and|wait|hm+|huh)[ ,.!]+)*(?:(?:is|was) (?:that|this|it|any of (?:that|this|it)) (?:really |actually |even )?(?:in|from) (?:the |my )?(?:bible|scriptures?|kjv)|(?:is|was) (?:that|this|it) (?:really |actually )?true|did (?:that|this|it) (?:really |actually )(?:happen)|where (?:does it say|is|do i find) (?:that|this|it)|are you sure|(?:[a-z]+\? ?)?really)(?: tho| though)?[\s.?!]*$/i;

/** Returns the passage of a card, cut to the number of verses that a chat shows. */
function placeOf(scripture: Scripture, chat: ChatContext, { passage }: FigureCardText): DraftPart[] {
  const drafts = namedPassages(scripture, { ...chat, message: passage })?.drafts ?? [];
  return drafts.filter(({ kind }) => kind === 'passage').slice(0, 1);
}

/** Answers small talk that no card answers, such as 'What's for dinner?' */
function smallTalk(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { act: detected } = classifyMessage(chat.message);
  const isPassing = detected && IN_PASSING.has(detected.label) && detected.probability >= MIN_SMALL_TALK;
  return isPassing && noCard(figure, chat.message) >= MIN_NO_CARD && isSmallTalk(detected.label)
    ? smallTalkAnswer(chat, detected.label, true)
    : null;
}

const IN_PASSING = new Set(['smallTalk', 'joke']);
const MIN_SMALL_TALK = 0.1;
/** Minimum probability that no card answers. The second value is for cards that share words with the message. */
const MIN_NO_CARD = 0.5;
const MIN_NO_CARD_FOR_SHARED_WORDS = 0.75;

function noCard(figure: Figure, message: string): number {
  return classifyCards(figure.figureId, message).find(({ label }) => label === NO_CARD)?.probability ?? 0;
}

function isTurn(label: string): label is TurnIntent {
  return Object.hasOwn(TURNS, label);
}

const TURNS: Record<TurnIntent, (figure: Figure, chat: ChatContext) => DraftAnswer> = {
  greeting: (figure, chat) => says(figure, chat, 'greeting'),
  thanks: (figure, chat) => says(figure, chat, 'thanks'),
  disagree: (figure, chat) => says(figure, chat, 'disagree'),
  whatNow: (figure, chat) => says(figure, chat, 'whatNow'),
  more: (figure, chat) => tellMore(figure, chat),
  why: (figure, chat) => why(figure, chat),
  whoAreYou: (figure, chat) => introduce(figure, chat),
  anotherVerse: (figure, chat) => anotherVerse(figure, chat),
  pray: (figure, chat) => pray(figure, chat),
};

/** Continues the story for a question without its own subject, such as 'And what did you do then?' */
function asksOn(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const isVague = contentStems(chat.message).length <= 1;
  return isVague && GOES_ON.test(chat.message) ? tellMore(figure, chat) : null;
}

const GOES_ON =
  /^(?:and |so |but |ok(?:ay)? )*(?:what (?:happened|did (?:you|he|she|they) (?:do|say))|how did (?:it|that) (?:end|go))\b/i;

/** The label for messages that no card answers. */
const NO_CARD = 'none';

/** Minimum score of a card that answers. Below it, a card only shares words with the message. */
const MIN_CARD = 0.3;
/** If the best card was already told, another card needs more than this share of the best score. */
const MIN_SHARE_OF_BEST = 0.5;

function bestCard(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const [best, ...others] = cardsAnswering(figure, subjectOf(chat));
  if (!best || best.score < MIN_CARD) return null;
  // The card shares words with the message but is about something else.
  if (best.score < SHARES_WORDS && noCard(figure, subjectOf(chat)) >= MIN_NO_CARD_FOR_SHARED_WORDS)
    return null;
  if (!wasTold(chat, best.card)) return tell(figure, chat, best.card, sympathyFor(chat));
  // The user repeats the question, so the answer is the next best card that was not told yet.
  const next = others.find(
    ({ card, score }) => score > best.score * MIN_SHARE_OF_BEST && !wasTold(chat, card) && !isGrave(card),
  )?.card;
  return next ? tell(figure, chat, next, pickPhrase(chat, TURN_TEXTS.more.figure)) : null;
}

/**
 * Returns the life area of a problem that the user describes as their own. Returns null if no area is clear or if the
 * message speaks to the figure.
 */
function ownTrouble({ message }: ChatContext): LifeArea | null {
  if (!OF_ONESELF.test(message) || OF_THE_FIGURE.test(message)) return null;
  const area = classifyMessage(message).area?.area;
  return area?.heard ? area : null;
}

const OF_ONESELF = /\b(?:i|i['’]?m|i['’]?ve|my|me|we|our)\b/i;
const OF_THE_FIGURE = /\b(?:you|your|yours|yourself|u|ur)\b/i;

/** Returns the sympathy that a figure shows before its story if the user described a problem. */
function sympathyFor(chat: ChatContext): string | undefined {
  const detected = ownTrouble(chat)?.heard;
  return detected && pickPhrase(chat, detected);
}

/**
 * Shows the guide's page or offers choices if no card clearly fits the user's problem: an unrelated story would hurt.
 */
function guideInTrouble(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const card = cardsAnswering(figure, chat.message)[0]?.score ?? 0;
  const area = ownTrouble(chat);
  if (!area || card >= minCardScoreFor(area, chat.message)) return null;
  const page = classifiedPage(chat);
  if (page) return beyondWith(figure, chat, page);
  const asking = notUnderstood(figure, chat);
  if (!asking.suggestions?.length) return null;
  const detected = sympathyFor(chat);
  return { ...asking, drafts: [...(detected ? [imagined(detected)] : []), ...asking.drafts] };
}

/** Returns the minimum score of a card that answers the user's problem. */
function minCardScoreFor(area: LifeArea, message: string): number {
  // A story about a figure's own illness does not answer a message about someone else's illness.
  if (area === LIFE_AREAS.body && OF_SOMEONE_NEAR.test(message)) return Number.POSITIVE_INFINITY;
  return area === LIFE_AREAS.loss || area === LIFE_AREAS.body
    ? MIN_CARD_FOR_GRAVE_TROUBLE
    : MIN_CARD_FOR_TROUBLE;
}

const OF_SOMEONE_NEAR =
  /\bmy (?:\w+ )?(?:wife|husband|mother|mom|mum|father|dad|son|daughter|child|kid|baby|brother|sister|friend|grand\w+|partner|fianc\w+|aunt|uncle|niece|nephew)\b/i;

/** Minimum score of a card that answers a user's problem. Tuned on the validation messages. */
const MIN_CARD_FOR_TROUBLE = 0.55;
/** Minimum score of a card when the message may disclose harm. */
const MIN_CARD_NEAR_HARM = 0.65;
/** Higher for death and illness: the story must clearly match. */
const MIN_CARD_FOR_GRAVE_TROUBLE = 0.75;

/** Whether a card is for people with suicidal thoughts. Such a card never replaces another one. */
function isGrave({ keywords }: FigureCardText): boolean {
  return keywords.some((keyword) => /suicid|want to die|end my life|kill myself/.test(keyword));
}

function tellMore(figure: Figure, chat: ChatContext): DraftAnswer {
  const subject = chat.earlierMessages.find((message) => !turnIntentFromWording(message)) ?? '';
  const near = cardsFor(figure, subject).find(({ card }) => !wasTold(chat, card))?.card;
  const card = near ?? afterLast(figure, chat);
  return card ? tell(figure, chat, card, pickPhrase(chat, TURN_TEXTS.more.figure)) : allTold(chat);
}

function tell(figure: Figure, chat: ChatContext, card: FigureCardText, lead?: string): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [
      ...(lead ? [imagined(lead)] : []),
      { kind: 'text', text: card.story, basis: 'attested', passage: card.passage },
      { kind: 'passage', of: card.keyVerse },
      ...closing(card, chat),
    ],
    also: [card.passage],
    suggestions: ['Tell me more', ...asks(figure, chat, card).slice(0, 2)],
  };
}

/** Returns what a figure adds after a story: words to the reader, and in every third answer a question. */
function closing({ reflection, question }: FigureCardText, { answerCount }: ChatContext): DraftPart[] {
  const isAsked = answerCount % 3 === 0;
  return [...(reflection ? [imagined(reflection)] : []), ...(isAsked ? [imagined(question)] : [])];
}

function why(figure: Figure, chat: ChatContext): DraftAnswer {
  const card = lastTold(figure, chat);
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.why.figure))],
    also: card ? [card.passage] : [],
    suggestions: [...(card ? [card.passage] : []), 'Tell me more'],
  };
}

function introduce(figure: Figure, chat: ChatContext): DraftAnswer {
  const { text, passage, keyVerse } = figure.about;
  if (chat.transcript.includes(text)) return tellMore(figure, chat);
  return {
    speaker: 'figure',
    drafts: [
      { kind: 'text', text, basis: 'attested', passage },
      { kind: 'passage', of: keyVerse },
    ],
    also: [passage],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}

function anotherVerse(figure: Figure, chat: ChatContext): DraftAnswer {
  const subject = chat.earlierMessages.find((message) => !turnIntentFromWording(message)) ?? '';
  const chosen = topicsFor(subject)[0]?.topic.passages ?? [];
  const own = untold(figure, chat).map(({ keyVerse }) => keyVerse);
  const fresh = [...chosen, ...own].find((reference) => !wasShown(chat, reference));
  if (!fresh) return allTold(chat);
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.anotherVerse.figure)), { kind: 'passage', of: fresh }],
    suggestions: ['Another verse', ...asks(figure, chat).slice(0, 2)],
  };
}

function pray(figure: Figure, chat: ChatContext): DraftAnswer {
  const prayers = chat.earlierMessages.flatMap((message) => topicsFor(message)[0]?.topic.prayer ?? []);
  const prayer = prayers.find((words) => !chat.transcript.includes(words)) ?? pickPhrase(chat, PRAYERS);
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.pray.figure)), { kind: 'text', text: prayer }],
    suggestions: asks(figure, chat).slice(0, 2),
  };
}

/** Answers questions of identity and disputed questions as the guide, never in a figure's voice. */
function fromTheGuide(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const own = whoSomeoneIs(chat);
  if (own) return beyondWith(figure, chat, own);
  const card = cardsAnswering(figure, chat.message)[0]?.score ?? 0;
  const known = knownBeyondCards(chat.message, card) ?? differingAbout(figure, chat.message, card);
  return known && beyondWith(figure, chat, answerWithEntry(chat, known));
}

function whoSomeoneIs(chat: ChatContext): DraftAnswer | null {
  if (!wordsOf(chat.message).some((word) => OF_PEOPLE.has(word))) return null;
  const label = classifyMessage(chat.message).pages.find((page) => ABOUT_PEOPLE.has(page.label))?.label ?? '';
  const topic = topicById(label);
  const known = knowledgeById(label);
  return topic ? answerWithPage(chat, topic, []) : known && answerWithEntry(chat, known);
}

/** Returns the knowledge entry that answers better than the best card, or null. `card` is that card's score. */
function knownBeyondCards(message: string, card: number): KnowledgeItem | null {
  const named = card < CLEAR_CARD ? knowledgeByName(message) : null;
  if (named) return named;
  const [page] = classifyMessage(message).pages;
  const known = page ? knowledgeById(page.label) : null;
  if (!known || !page || page.probability <= card) return null;
  if (known.kind === 'difference') return page.probability >= MIN_DIFFERENCE ? known : null;
  return card < CLEAR_CARD && page.probability >= CLEAR_ENTRY ? known : null;
}

/** Finds a disputed question that the user asks a figure about itself, such as 'Were you sinless'. */
function differingAbout(figure: Figure, message: string, card: number): KnowledgeItem | null {
  const [page] = classifyMessage(aboutFigure(figure, message)).pages;
  const known = page && page.probability >= CLEAR_ENTRY ? knowledgeById(page.label) : null;
  return known?.kind === 'difference' && card < CLEAR_CARD ? known : null;
}

/** Rewrites a question to a figure as a question about the figure: 'were you sinless' becomes 'was Mary sinless'. */
function aboutFigure({ shortName }: Figure, message: string): string {
  return message
    .replace(/\b(?:were|are) (?:you|u)\b/gi, `was ${shortName}`)
    .replace(/\b(?:you|u)\b/gi, shortName)
    .replace(/\byour\b/gi, `${shortName}’s`);
}

/** Minimum probability of an entry that replaces a card. The second value is for disputed questions. */
const CLEAR_ENTRY = 0.6;
const MIN_DIFFERENCE = 0.18;

/** A card below this score may only share words. It is not told if the classifier finds that no card answers. */
const SHARES_WORDS = 0.45;
/** From this score on, a card is told even if the message names a knowledge entry. */
const CLEAR_CARD = 0.5;

const OF_PEOPLE = new Set(['gay', 'lesbian', 'bisexual', 'trans', 'queer', 'nonbinary']);
const ABOUT_PEOPLE = new Set([
  'who-you-are',
  'someone-dear-comes-out',
  'same-sex-relationships',
  'gender-identity',
]);

/** Answers from the guide's pages and entries if no card fits. */
function beyond(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { pages } = classifyMessage(subjectOf(chat));
  // Pages about problems are only for users who describe one.
  const isOfOneself = OF_ONESELF.test(chat.message);
  if (!isOfOneself && topicById(pages[0]?.label ?? '') && (pages[0]?.probability ?? 0) < MIN_PAGE)
    return null;
  const page = classifiedPage(chat);
  return page && beyondWith(figure, chat, page);
}

/** Minimum probability of a page for a question that describes no problem. */
const MIN_PAGE = 0.3;

function beyondWith(figure: Figure, chat: ChatContext, page: DraftAnswer): DraftAnswer {
  return {
    ...page,
    drafts: [
      { kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.beyondFigure, { name: figure.shortName }) },
      ...page.drafts.slice(0, MAX_PAGE_DRAFTS),
    ],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}

/** Limits a page to its introduction and two passages, because the user came to hear the figure. */
const MAX_PAGE_DRAFTS = 3;

/** Says that nothing fits, and offers the nearest cards as choices. */
function notUnderstood(figure: Figure, chat: ChatContext): DraftAnswer {
  const near = cardsAnswering(figure, subjectOf(chat)).filter(({ card }) => !wasTold(chat, card));
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, ABSTENTION_TEXTS.figureNear))],
    suggestions: near.slice(0, 3).flatMap(({ card }) => asked(card)),
  };
}

function allTold(chat: ChatContext): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, GUIDE_TEXTS.allTold))],
    suggestions: ['Give me words to pray'],
  };
}

function says(
  figure: Figure,
  chat: ChatContext,
  act: 'greeting' | 'thanks' | 'disagree' | 'whatNow',
): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS[act].figure))],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}

function imagined(text: string): DraftPart {
  return { kind: 'text', text, basis: 'imagined' };
}

function wasTold(chat: ChatContext, card: FigureCardText): boolean {
  return chat.transcript.includes(card.story);
}

function untold(figure: Figure, chat: ChatContext): FigureCardText[] {
  return figure.cards.filter((card) => !wasTold(chat, card));
}

function lastTold(figure: Figure, chat: ChatContext): FigureCardText | null {
  const placed = figure.cards.map((card) => ({ card, at: chat.transcript.lastIndexOf(card.story) }));
  const last = placed.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0];
  return last?.card ?? null;
}

/** Returns the next untold card in the order of the figure's life, starting over at the end. */
function afterLast(figure: Figure, chat: ChatContext): FigureCardText | undefined {
  const last = lastTold(figure, chat);
  const at = last ? figure.cards.indexOf(last) + 1 : 0;
  return [...figure.cards.slice(at), ...figure.cards.slice(0, at)].find((card) => !wasTold(chat, card));
}

/** Suggests questions about cards that were not told yet. They vary from answer to answer. */
function asks(figure: Figure, chat: ChatContext, besides?: FigureCardText): string[] {
  const left = untold(figure, chat).filter((card) => card !== besides);
  const start = left.length === 0 ? 0 : (chat.answerCount * 2) % left.length;
  return [...left.slice(start), ...left.slice(0, start)].flatMap(asked);
}

function asked(card: FigureCardText): string[] {
  const question = card.asks.find((ask) => ask.endsWith('?')) ?? card.asks[0];
  return question ? [question] : [];
}
