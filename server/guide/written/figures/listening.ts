import type { Figure, FigureCardText } from '#content/figures/figure';
import {
  ASKED_DETAILS,
  FIGURE_REPLIES,
  FIGURE_REPLIES_BY_AREA,
  FIGURE_REPLIES_BY_SITUATION,
} from '#content/guide/figureReplies';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import { wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeByName } from '#server/guide/intent/knowledgeNames';
import { normalizeMessage } from '#server/guide/intent/normalizeMessage';
import { reactionIn } from '#server/guide/intent/reactions';
import { subjectOf } from '#server/guide/intent/subject';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { isOwnStory } from '#server/guide/written/pages/ownStory';
import { contentStems } from '#server/scripture/search/contentStems';
import { cardsAnswering } from './cards';
import { asked, asks, imagined, isCardShown, isGrave, OF_ONESELF } from './figureStories';
import { FIGURE_TURNS } from './figureTurns';
import { fittingCards } from './fittingCards';
import { OF_THE_FIGURE, sympathyFor } from './ownTrouble';

/** Whether a message tells something, neither asks nor requests anything, and does not address the figure. */
export function isStatement(message: string): boolean {
  return !isQuestion(message) && !addressesFigure(message);
}

function addressesFigure(message: string): boolean {
  return OF_THE_FIGURE.test(message.replace(YOU_IN_PASSING, ' '));
}

/** In these phrases, 'you' does not mean the figure. */
const YOU_IN_PASSING =
  /\b(?:you (?:of all people|know|see|guys)|thank you|told you so|like you said|if you (?:ask me|must know|will))\b/gi;

export function isQuestion(message: string): boolean {
  return (
    message.includes('?') || [ASKS, ASKS_INDIRECTLY, ENDS_ASKING].some((pattern) => pattern.test(message))
  );
}

const ASKS_INDIRECTLY =
  /\b(?:tell me|know|remember|asking|wonder(?:ing)?|curious) (?:what|how|why|if|whether|who|where|when)\b(?= (?:you|u|he|she|they|it|that|jesus|god)\b)/i;

const ENDS_ASKING = /\b(?:does|do|is|was|did|would|will) (?:that|it|this|you|i) \w+[\s.!]*$/i;

const ASKS =
  /(?:^|[.!,;] )\W*(?:and |but |so |ok |please |then |no |wait )*(?:who|what|whats|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|tell|give|show|read|list|explain|write|make|find|name|say|any)\b/i;

/** Answers in the figure's voice what no story or page is about: listens, or says that it does not know. */
export function listenOrSay(figure: Figure, chat: ChatContext): DraftAnswer {
  const { message } = chat;
  if (ASKS_TO_TELL.test(message)) return says(figure, chat, [pickPhrase(chat, FIGURE_REPLIES.invited)]);
  if (!isQuestion(message)) return listen(figure, chat);
  if (isOwnStory(message) && !addressesFigure(message) && !asksAdvice(message)) return listen(figure, chat);
  if (TIPS.test(message)) return says(figure, chat, [pickPhrase(chat, FIGURE_REPLIES.tips)]);
  if (!asksAdvice(message)) return sayNothingWritten(figure, chat);
  return says(figure, chat, [pickPhrase(chat, situationIn(message) ?? FIGURE_REPLIES.advice)]);
}

const ASKS_TO_TELL =
  /^\W*(?:(?:hi|hey|hello|so|um+|please)\W+)*(?:can|could|may) i (?:just )?(?:tell|ask|share|say|confess)(?: to)?(?: you| u| with you)? (?:something|sth|a secret|a question)\b/i;

/** Whether a message is a question about the user's own life. */
export function asksAdvice(message: string): boolean {
  const isOwn = OF_ONESELF.test(message) && !OF_THE_FIGURE.test(message);
  return TIPS.test(message) || (isOwn && ASKS_ADVICE.test(message));
}

const TIPS = /\b(?:any|some|got|have) (?:good )?(?:tips?|advice|ideas|suggestions)\b/i;

const ASKS_ADVICE =
  /\b(?:should|shall|do|can|could|must|would) (?:i|we)\b|\bam i\b|\bis it (?:ok|okay|wrong|bad|fine)\b|\bhow (?:to|long|soon)\b/i;

/**
 * Says that the text names no such detail, and asks nothing to be read again. Suggests the nearest stories. `passage` is
 * the place of a story about it that was shown before.
 */
export function sayNothingWritten(figure: Figure, chat: ChatContext, passage?: string): DraftAnswer {
  const detail = ASKED_DETAILS.find(({ pattern }) => pattern.test(normalizeMessage(chat.message)))?.detail;
  const first = detail
    ? pickPhrase(chat, FIGURE_REPLIES.silentOn, { detail })
    : pickPhrase(chat, FIGURE_REPLIES.silent);
  const second = passage
    ? pickPhrase(chat, FIGURE_REPLIES.shownBefore, { passage })
    : pickPhrase(chat, FIGURE_REPLIES.nearest);
  const near = nearStories(figure, chat, 3);
  const tease = replyToTease(chat);
  const text = near.length > 0 || passage ? `${first} ${second}` : first;
  return {
    speaker: 'figure',
    drafts: [imagined(tease ? `${tease} ${text}` : text)],
    also: passage ? [passage] : [],
    suggestions: passage ? [passage, ...near.slice(0, 2)] : near,
  };
}

/**
 * Returns what a figure says before a story that does not tell the detail that was asked for. Returns undefined if the
 * story tells it, or if the question asks for no such detail.
 */
export function missingDetail(chat: ChatContext, { story, reflection }: FigureCardText): string | undefined {
  const text = normalizeMessage(chat.message);
  const isPlain = ASKS_DETAIL.test(text) && wordsOf(text).length <= MAX_DETAIL_WORDS;
  if (!isPlain || OF_ONESELF.test(text)) return undefined;
  const told = normalizeMessage(`${story} ${reflection ?? ''}`);
  const asked = ASKED_DETAILS.find(({ pattern, isOften }) => !isOften && pattern.test(text));
  if (!asked || asked.pattern.test(told)) return undefined;
  return `${pickPhrase(chat, FIGURE_REPLIES.silentOn, { detail: asked.detail })} ${pickPhrase(chat, FIGURE_REPLIES.told)}`;
}

const ASKS_DETAIL = /^(?:and |so |but |ok |wait )*(?:did|was|were|does|do|what colou?r|how did)\b/;
const MAX_DETAIL_WORDS = 12;

/** Whether the user sends a question again, in the same words. */
export function isAskedAgain({ message, earlierMessages }: ChatContext): boolean {
  const stems = new Set(contentStems(message));
  return earlierMessages.some((earlier) => {
    const others = contentStems(earlier);
    const isSame =
      others.length > 0 && others.every((stem) => stems.has(stem)) && others.length === stems.size;
    return isSame || normalizeMessage(earlier) === normalizeMessage(message);
  });
}

/** Listens to a user who goes on about their own life after an answer, unless a story or a page clearly fits. */
export function listenToMore(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { message } = chat;
  const isTease = !isQuestion(message) && TEASES.test(message);
  if (chat.answerCount === 0 || !(isStatement(message) || asksAdvice(message) || isTease)) return null;
  const [best] = fittingCards(figure, chat);
  const isNew = best !== undefined && best.score >= CLEAR_STORY && !isCardShown(chat, best.card);
  const page = classifyMessage(message).pages[0]?.probability ?? 0;
  return !isNew && page < CLEAR_PAGE ? listenOrSay(figure, chat) : null;
}

/** Listens to a user in a situation for which figures have a reply, unless a story or a page fits well. */
export function listenInSituation(figure: Figure, chat: ChatContext): DraftAnswer | null {
  if (isQuestion(chat.message) || situationIn(chat.message) === undefined) return null;
  const card = fittingCards(figure, chat)[0]?.score ?? 0;
  const page = classifyMessage(chat.message).pages[0]?.probability ?? 0;
  return card < FITTING && page < FITTING ? listen(figure, chat) : null;
}

/** From this score or probability on, a story or a page is better than a reply to the situation. */
const FITTING = 0.45;

/** Minimum score of a story, and minimum probability of a page, for a statement that continues a conversation. */
export const CLEAR_STORY = 0.6;
const CLEAR_PAGE = 0.6;

function listen(figure: Figure, chat: ChatContext): DraftAnswer {
  const { message } = chat;
  const isGrieved = isTroubled(chat);
  const isLight = !isGrieved && !SAD.test(message);
  if (!isGrieved && decides(message)) return says(figure, chat, [pickPhrase(chat, FIGURE_REPLIES.decided)]);
  const situation = isAfterDisclosure(chat) ? undefined : situationIn(message, isGrieved);
  const laugh = isLight && TEASES.test(message) ? [pickPhrase(chat, FIGURE_REPLIES.laugh)] : [];
  const thanks = isLight && THANKS.test(message) ? [pickPhrase(chat, FIGURE_REPLIES.thanked)] : [];
  const light = situation ? [] : [...laugh, ...thanks];
  if (light.length > 0) return says(figure, chat, light);
  return says(figure, chat, [situation ? pickPhrase(chat, situation) : heard(chat, isGrieved)]);
}

/** Returns the replies to the situation that a message tells of. If `isGrieved`, leaves out those that joke. */
function situationIn(message: string, isGrieved = false) {
  const text = normalizeMessage(message);
  return FIGURE_REPLIES_BY_SITUATION.find(
    ({ pattern, isLight }) => !(isLight && isGrieved) && pattern.test(text),
  )?.replies;
}

const THANKS = /\b(?:thank you|thanks|thx)\b/i;

/** What a figure says to a statement that is about no known situation. */
function heard(chat: ChatContext, isGrieved: boolean): string {
  const { message } = chat;
  const isSad = SAD.test(message);
  if (BEREAVED.test(message)) return pickPhrase(chat, LIFE_AREAS.loss?.heard ?? FIGURE_REPLIES.trouble);
  return (
    sympathyFor(chat) ??
    replyToRemark(chat, isGrieved || isSad) ??
    pickPhrase(chat, repliesOfArea(message) ?? (isSad ? FIGURE_REPLIES.trouble : FIGURE_REPLIES.ownStory))
  );
}

/** Returns a reply to a remark about the story, or to a few words that add to what the user said before. */
function replyToRemark(chat: ChatContext, isSad: boolean): string | null {
  const { message, earlierMessages, answerCount } = chat;
  const isShort = answerCount > 0 && wordsOf(message).length <= MAX_ADDITION_WORDS && !isSad;
  const isOfStory = addressesFigure(message) || knowledgeByName(message) !== null;
  if (isOfStory && (isShort || !OF_ONESELF.test(message))) return pickPhrase(chat, FIGURE_REPLIES.remark);
  if (!isShort) return null;
  if (earlierMessages.slice(0, 3).some(isOwnStory)) return pickPhrase(chat, FIGURE_REPLIES.addition);
  return pickPhrase(chat, isOwnStory(message) ? FIGURE_REPLIES.ownStory : FIGURE_REPLIES.remark);
}

function repliesOfArea(message: string) {
  const area = classifyMessage(message).area?.area;
  return FIGURE_REPLIES_BY_AREA[Object.keys(LIFE_AREAS).find((key) => LIFE_AREAS[key] === area) ?? ''];
}

const MAX_ADDITION_WORDS = 14;

const BEREAVED =
  /\b(?:(?<!\bi )passed away|funeral|is buried|(?:him|her|them|mother|father|mom|mum|dad) buried|in the ground|(?:my|his|her|our) (?:\w+ )?(?:wife|husband|mother|mom|mum|father|dad|son|daughter|brother|sister|friend|baby|child|grand\w+) (?:has |just )?died)\b/i;

/** Whether a conversation is about harm or danger, so that a light reply would hurt. */
function isTroubled(chat: ChatContext): boolean {
  return isAfterDisclosure(chat) || detectDanger(chat.message) !== null;
}

/** Words of sad messages, to which no laugh is an answer. */
const SAD =
  /\b(?:died|dead|death|funeral|buried|cry|cried|crying|scared|afraid|hurts?|hurting|sad|alone|lonely|ashamed|guilty|hate[ds]?|broke[n]?|sick|ill|cancer|worse|tired|exhausted|worried|miss(?:es|ed)?|lied|lie|snapped|yelled|shouted|angry|bitter|lost|failed|never|debt|unfair|bully|bullied|divorced?|left me|nothing)\b/i;

/** Whether a user says what they are going to do. */
function decides(message: string): boolean {
  return reactionIn(message) === 'resolved' || DECIDES.test(message);
}

const DECIDES =
  /\b(?:i['’]?ll|i will|i(?:['’]?m| am) (?:going to|gonna)|i have decided to|i['’]?ve decided to) (?:just |now |today |also )*(?:call|tell|ask|talk|speak|write|text|message|visit|try|apologi[sz]e|meet|send|ring|phone|start|book|sign|invite|thank)\b/i;

/** Answers a message that ends with 'please pray': with a word on the rest of it, and with words to pray. */
export function prayAtEnd(figure: Figure, chat: ChatContext): DraftAnswer | null {
  if (!ENDS_WITH_PRAY.test(chat.message) || isTroubled(chat)) return null;
  const earlierMessages = chat.earlierMessages.filter(isOwnStory);
  const { drafts, ...answer } = FIGURE_TURNS.pray(figure, { ...chat, earlierMessages });
  const lead = decides(chat.message) ? [imagined(pickPhrase(chat, FIGURE_REPLIES.decided))] : [];
  return { ...answer, drafts: [...lead, ...drafts] };
}

const ENDS_WITH_PRAY =
  /[.!,;]\s*(?:please |pls |plz |kindly |so |and )*pray(?: (?:for|with) (?:me|us|him|her|them))?(?: please)?[\s.!]*$/i;

/** Says goodbye to a user who ends a short message with it: 'ok thanks Peter. night'. */
export function sayGoodbye(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { message } = chat;
  if (chat.answerCount === 0 || wordsOf(message).length > MAX_GOODBYE_WORDS || message.includes('?'))
    return null;
  const name = figure.shortName.toLowerCase().split(' ').join('|');
  const text = message.toLowerCase().replace(new RegExp(`[ ,]+(?:king |queen )?(?:${name})(?=\\W*$)`), '');
  if (isTroubled(chat) || !LEAVES.test(text)) return null;
  const lines = /night|nite|\bgn\b|bed|sleep/i.test(message)
    ? FIGURE_REPLIES.goodNight
    : FIGURE_REPLIES.goodbye;
  return says(figure, chat, [pickPhrase(chat, lines)]);
}

const MAX_GOODBYE_WORDS = 14;
const LEAVES =
  /(?:^|[.,!;] ?|\b(?:ok|okay|thanks|lol) )(?:good ?)?(?:night(?: night)?|nite|gn|bye(?: bye)?|goodnight|goodbye|see (?:you|ya)|ttyl|(?:going|off) to (?:bed|sleep))(?: (?:now|then|for now|soon|later|tomorrow|all))?[\s.!]*$/i;

/** Greets a user who says their name. */
export function greetByName(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const name = NAME.exec(chat.message.trim())?.[1];
  if (!name) return null;
  const [first, later] = FIGURE_REPLIES.named;
  const text = (chat.answerCount === 0 ? first : later).replace('{name}', capitalized(name));
  return says(figure, chat, [text]);
}

const NAME =
  /^(?:(?:hi|hello|hey|ok|okay|well|oh|btw|so|and|by the way)[ ,.!]+)*my name(?:['’]s| is|s) (?!not\b)(\p{L}[\p{L}'’-]+)[\s.!]*$/iu;

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns a short reply to a teasing question, said before the answer. */
export function replyToTease(chat: ChatContext): string | undefined {
  if (!isQuestion(chat.message) || !TEASES.test(chat.message) || isTroubled(chat)) return undefined;
  return FIGURE_REPLIES.teased.find((text) => !chat.transcript.includes(text));
}

const TEASES =
  /\b(?:lol|lmao|rofl|ha(?:ha)+h?|hehe\w*|mate)\b|[\u{1f602}\u{1f923}\u{1f605}\u{1f606}\u{1f609}]/iu;

function says(figure: Figure, chat: ChatContext, texts: readonly string[]): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(texts.join(' '))],
    suggestions: [...new Set([...nearStories(figure, chat, 3), ...asks(figure, chat).slice(0, 2)])].slice(
      0,
      3,
    ),
  };
}

/** The questions of the nearest stories that were not shown yet. Never suggests a story about suicide. */
function nearStories(figure: Figure, chat: ChatContext, count: number): string[] {
  return cardsAnswering(figure, subjectOf(chat))
    .filter(({ card, score }) => score >= MIN_NEAR && !isCardShown(chat, card) && !isGrave(card))
    .slice(0, count)
    .flatMap(({ card }) => asked(card));
}

const MIN_NEAR = 0.05;
