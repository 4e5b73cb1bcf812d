import type { Figure } from '#content/figures/figure';
import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { SMALL_TALK_TEXTS, type SmallTalkIntent } from '#content/guide/smallTalk';
import { wordsOf } from '#language/normalize';
import { classifyCards, classifyMessage } from '#server/guide/intent/intentClassifier';
import { isOwnStory } from '#server/guide/intent/ownStories';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { intentFromClassifier, isTurnIntent, turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, textPart } from '#server/guide/written/answerParts';
import { answerWithCare } from '#server/guide/written/care/answerWithCare';
import { listenInDistress, withHelpNear } from '#server/guide/written/care/distressFollowUps';
import { pageInDistress } from '#server/guide/written/care/harmAnswers';
import { stayWithIdentity } from '#server/guide/written/care/identityAnswers';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { complaintIn } from '#server/guide/written/complaints';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { inContext } from '#server/guide/written/disclosures/messagesInContext';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { outOfCharacterAnswer } from '#server/guide/written/outOfCharacter';
import { namedPassages } from '#server/guide/written/pages/namedPassages';
import { answerOccasion, moreForOccasion, occasionByTitle } from '#server/guide/written/pages/occasions';
import { answerWhatToSay } from '#server/guide/written/pages/personalAnswers';
import { quotedWords } from '#server/guide/written/pages/quotedWords';
import { answerReaction, declineTask } from '#server/guide/written/pages/reactionAnswers';
import { pageByTitle } from '#server/guide/written/pages/topicPages';
import { answerWhatJesusWouldDo } from '#server/guide/written/pages/whatJesusWouldDo';
import { SECOND_PERSON } from '#server/guide/written/pronouns';
import { isSmallTalk, smallTalkAnswer } from '#server/guide/written/smallTalk';
import type { Scripture } from '#server/scripture/scripture';
import { contentStems } from '#server/scripture/search/contentStems';
import { answerAboutShownCard, bestCard, MIN_CARD, NO_CARD, noCard } from './bestCard';
import { cardsAnswering } from './cards';
import { greetByName, prayAtEnd, sayGoodbye } from './courtesies';
import { fact } from './facts';
import {
  answerDisputed,
  answerInGuideVoice,
  answerWithoutCard,
  continueGuidePage,
  continueKnownEntry,
  introduceGuideAnswer,
} from './figureGuide';
import { asks, isCardShown, isGrave, lastShownCard, placeOf, showCard, showMore } from './figureStories';
import { FIGURE_TURNS } from './figureTurns';
import { listenInSituation, listenOrSay, listenToMore } from './listening';
import { ownWords } from './ownBooks';
import { isQuestion } from './statements';
import { askAboutHarm, guideInTrouble, lossWithoutStory } from './troubleAnswers';

/** Answers as a figure. */
export function answerFigure(scripture: Scripture, figure: Figure, written: ChatContext): DraftAnswer {
  const chat = inContext(written);
  // If the user is in distress, the guide answers in its own voice, never in a figure's.
  const cared = answerWithCare(chat, {
    belowHelplines: () => pageInDistress(chat),
    answer: () => firstAnswer(scripture, figure, chat),
  });
  const answer = withHelpNear(chat, cared);
  if (answer.suggestions?.length) return answer;
  return { ...answer, suggestions: asks(figure, chat).slice(0, 2) };
}

/** Returns the answer of the first handler that has one. */
function firstAnswer(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer {
  return (
    outOfCharacterAnswer(chat, figure.shortName) ??
    namedPassages(scripture, chat) ??
    (quotesInStory(chat) ? null : quotedWords(scripture, chat)) ??
    suggestedStory(figure, chat) ??
    suggestedPage(figure, chat) ??
    sayGoodbye(figure, chat) ??
    prayAtEnd(figure, chat) ??
    greetByName(figure, chat) ??
    replaceRefusedStory(figure, chat) ??
    moreForOccasion(chat) ??
    answerWhatJesusWouldDo(chat) ??
    reaction(chat) ??
    ownWords(scripture, figure, chat) ??
    (SECOND_PERSON.test(chat.message) ? null : stayWithIdentity(chat)) ??
    answerDisputed(figure, chat) ??
    fact(scripture, figure, chat) ??
    turn(figure, chat) ??
    listenInDistress(chat) ??
    declineTask(chat) ??
    answerGoodNews(chat) ??
    answerInGuideVoice(figure, chat) ??
    lossWithoutStory(figure, chat) ??
    askAboutHarm(figure, chat) ??
    guideInTrouble(figure, chat) ??
    asksForSource(scripture, figure, chat) ??
    continueGuidePage(figure, chat) ??
    listenToMore(figure, chat) ??
    listenInSituation(figure, chat) ??
    continueKnownEntry(figure, chat) ??
    answerOccasionAsGuide(figure, chat) ??
    bestCard(figure, chat) ??
    answerAboutShownCard(scripture, figure, chat) ??
    answerWithoutCard(figure, chat) ??
    smallTalk(figure, chat) ??
    continueVagueQuestion(figure, chat) ??
    listenOrSay(figure, chat)
  );
}

/** Whether a longer message about the user's own life only mentions words of the Bible: 'She joined in on "the valley"'. */
function quotesInStory({ message }: ChatContext): boolean {
  return wordsOf(message).length > MAX_WORDS_OF_REQUEST && isOwnStory(message) && !isQuestion(message);
}

const MAX_WORDS_OF_REQUEST = 15;

/** Shows the story whose suggested question the user sent, word for word. */
function suggestedStory(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const question = chat.message.trim();
  const card = figure.cards.find(
    (one) => one.asks.includes(question) && !isGrave(one) && !isCardShown(chat, one),
  );
  return card ? showCard(figure, chat, card) : null;
}

/** Shows the page, or the words for an occasion, whose title the user sent after an answer that suggested it. */
function suggestedPage(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const page = chat.answerCount > 0 ? (pageByTitle(chat) ?? occasionByTitle(chat)) : null;
  return page && introduceGuideAnswer(figure, chat, page);
}

/** Gives the guide's words to say, or its view on a decision, to a user who does not ask about the figure. */
function answerOccasionAsGuide(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const answer = SECOND_PERSON.test(chat.message) ? null : (answerOccasion(chat) ?? answerWhatToSay(chat));
  if (!answer) return null;
  const lead = textPart(pickPhrase(chat, GUIDE_TEXTS.ratherThanStory));
  const suggestions = [...(answer.suggestions ?? []).slice(0, 1), ...asks(figure, chat).slice(0, 2)];
  return { ...answer, drafts: [lead, ...answer.drafts], suggestions };
}

/** Answers a reaction to the last answer. A laugh before a question, as in 'haha ok. and were they mean', is none. */
function reaction(chat: ChatContext): DraftAnswer | null {
  const asksFigure = chat.answerCount > 0 && isQuestion(chat.message);
  return asksFigure ? null : answerReaction(chat, true);
}

/** Is glad about good news, which a story of sorrow would spoil. A question about the figure is answered instead. */
function answerGoodNews(chat: ChatContext): DraftAnswer | null {
  if (!mentionsGoodNews(chat.message) || chat.message.includes('?') || isAfterDisclosure(chat)) return null;
  return { ...smallTalkAnswer(chat, 'goodNews', true), suggestions: ['Give me words to pray'] };
}

/** Answers a conversation turn, which is detected by its wording or else by the classifier. */
function turn(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const intent = turnIntentFromWording(chat.message);
  if (intent) return FIGURE_TURNS[intent](figure, chat);
  const worded = smallTalkFromWording(chat.message);
  if (worded) return answerReply(figure, chat, worded);
  const best = classifyCards(figure.figureId, chat.message).find(({ label }) => label !== NO_CARD);
  const label = intentFromClassifier(chat.message, best?.probability ?? 0);
  if (!label) return null;
  if (isTurnIntent(label)) return FIGURE_TURNS[label](figure, chat);
  if (label === 'bot') return outOfCharacterAnswer(chat, figure.shortName, 'real');
  return isSmallTalk(label) && label !== 'correction' ? answerReply(figure, chat, label) : null;
}

function answerReply(figure: Figure, chat: ChatContext, label: SmallTalkIntent): DraftAnswer {
  // A user who asks a figure for a story wants one from the figure's own life.
  if (label === 'tellStory') return bestCard(figure, chat) ?? showMore(figure, chat);
  const answer = smallTalkAnswer(chat, label, true);
  return label === 'notHelping' ? { ...answer, suggestions: asks(figure, chat).slice(0, 3) } : answer;
}

/** Answers 'Don't tell me about your new children': apologizes, then answers the previous message without that card. */
function replaceRefusedStory(figure: Figure, chat: ChatContext): DraftAnswer | null {
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
      score >= MIN_CARD && !refused.includes(card) && !isCardShown(chat, card) && !isGrave(card),
  )?.card;
  return next ? showCard(figure, chat, next, pickPhrase(chat, SMALL_TALK_TEXTS.notHelping.figure)) : sorry;
}

/**
 * Answers 'Is that in the Bible?' or 'really?' by saying how a figure's words relate to Scripture. If the last answer
 * was a card, also shows its passage.
 */
function asksForSource(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  if (chat.answerCount === 0 || !ASKS_FOR_SOURCE.test(chat.message)) return null;
  const lead = pickPhrase(chat, GUIDE_TEXTS.source);
  const last = lastShownCard(figure, chat);
  const isLast = last !== null && cardsAnswering(figure, chat.earlierMessages[0] ?? '')[0]?.card === last;
  const intro: DraftAnswer = { speaker: 'guide', drafts: [textPart(lead)] };
  return isLast ? { ...intro, drafts: [...intro.drafts, ...placeOf(scripture, chat, last.passage)] } : intro;
}

const ASKS_FOR_SOURCE =
  /^(?:(?:ok|okay|so|but|and|wait|hm+|huh)[ ,.!]+)*(?:(?:is|was) (?:that|this|it|any of (?:that|this|it)) (?:really |actually |even )?(?:in|from) (?:the |my )?(?:bible|scriptures?|kjv)|(?:is|was) (?:that|this|it) (?:really |actually )?true|did (?:that|this|it) (?:really |actually )(?:happen)|where (?:does it say|is|do i find) (?:that|this|it)|are you sure|(?:[a-z]+\? ?)?really)(?: tho| though)?[\s.?!]*$/i;

/** Answers small talk that no card answers, such as 'What's for dinner?' */
function smallTalk(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { intent } = classifyMessage(chat.message);
  const isPassing = intent && IN_PASSING.has(intent.label) && intent.probability >= MIN_SMALL_TALK;
  return isPassing && noCard(figure, chat.message) >= MIN_NO_CARD && isSmallTalk(intent.label)
    ? smallTalkAnswer(chat, intent.label, true)
    : null;
}

const IN_PASSING = new Set(['smallTalk', 'joke']);
const MIN_SMALL_TALK = 0.1;
/** Minimum probability that no card answers. */
const MIN_NO_CARD = 0.5;

/** Continues the story for a question without its own subject, such as 'And what did you do then?' */
function continueVagueQuestion(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const isVague = contentStems(chat.message).length <= 1;
  return isVague && GOES_ON.test(chat.message) ? showMore(figure, chat) : null;
}

const GOES_ON =
  /^(?:and |so |but |ok(?:ay)? )*(?:what (?:happened|did (?:you|he|she|they) (?:do|say))|how did (?:it|that) (?:end|go))\b/i;
