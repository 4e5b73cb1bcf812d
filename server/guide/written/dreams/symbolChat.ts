import { DREAM_LINES, DREAM_PRAYERS } from '#content/dreams/dreamTexts';
import { TURN_TEXTS, type TurnIntent } from '#content/guide/guideTexts';
import type { SmallTalkIntent } from '#content/guide/smallTalk';
import { SYMBOLS } from '#content/symbols';
import type { DreamSense, DreamSymbol } from '#content/symbols/symbol';
import type { ChatMessage } from '#contract/chats';
import type { DreamQuestion } from '#contract/dreams';
import { PhrasePatterns, placedWords } from '#language/phrasePatterns';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import {
  type DraftAnswer,
  type DraftPart,
  passagePart,
  passageParts,
  textAnswer,
  textPart,
} from '#server/guide/written/answerParts';
import { answerWithCare } from '#server/guide/written/care/answerWithCare';
import { withHelpNear } from '#server/guide/written/care/distressFollowUps';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { outOfCharacterAnswer } from '#server/guide/written/outOfCharacter';
import { versesSharing } from '#server/guide/written/pages/foundVerses';
import { namedPassages } from '#server/guide/written/pages/namedPassages';
import { quotedWords } from '#server/guide/written/pages/quotedWords';
import { smallTalkAnswer } from '#server/guide/written/smallTalk';
import type { Scripture } from '#server/scripture/scripture';
import { topicsFor } from '#server/scripture/search/topicMatching';
import { answerDreamQuestion } from './dreamQuestions';

const SUGGESTIONS = ['What does it mean?', 'Tell me more', 'Another verse', 'Give me words to pray'];

/** Converts the history lines of a dream chat and the current message to chat messages. */
export function historyOf({ conversationHistory, userMessage }: DreamQuestion): ChatMessage[] {
  const lines = conversationHistory.map((line): ChatMessage => {
    const colon = line.indexOf(':');
    return {
      role: line.slice(0, colon) === 'user' ? 'user' : 'assistant',
      content: line.slice(colon + 1).trim(),
    };
  });
  return [...lines, { role: 'user', content: userMessage }];
}

export function symbolNamed(name: string): DreamSymbol | null {
  const wanted = name.toLowerCase();
  return SYMBOLS.find((symbol) => symbol.name.toLowerCase() === wanted) ?? null;
}

/**
 * Answers about a symbol. Messages are not read with the ones before them (`inContext`): in 13 of 104 ordinary dreams told
 * sentence by sentence, that would find harm. No page follows the helplines, because the danger may be in the dream.
 */
export function answerAboutSymbol(
  scripture: Scripture,
  symbol: DreamSymbol | null,
  chat: ChatContext,
): DraftAnswer {
  const cared = answerWithCare(chat, { answer: () => firstAnswer(scripture, symbol, chat) });
  const answer = withHelpNear(chat, cared);
  if (answer.suggestions?.length) return answer;
  const fresh = SUGGESTIONS.filter((words) => words.toLowerCase() !== chat.message.trim().toLowerCase());
  return { ...answer, suggestions: fresh.slice(chat.answerCount % 2, (chat.answerCount % 2) + 3) };
}

/** Returns the answer of the first handler that has one. */
function firstAnswer(scripture: Scripture, symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer {
  return (
    answerDreamQuestion(chat) ??
    outOfCharacterAnswer(chat, null) ??
    smallTalk(chat) ??
    namedPassages(scripture, chat) ??
    (ASKS_FOR_BIBLE.test(chat.message) ? showMore(symbol, chat) : null) ??
    quotedWords(scripture, chat) ??
    turn(symbol, chat) ??
    cuedSense(symbol, chat) ??
    page(chat) ??
    askBack(symbol, chat) ??
    sharing(scripture, chat) ??
    textAnswer(pickPhrase(chat, DREAM_LINES.nothing))
  );
}

/** 'What does the Bible say about it?' */
const ASKS_FOR_BIBLE =
  /^\W*(?:(?:ok|so|and|but)[ ,.!]+)*(?:what (?:does|do) (?:the )?(?:bible|scriptures?|god) (?:say|tell us)|where (?:is|are|does|do|in)\b.{0,30}\b(?:bible|scriptures?))\b/i;

/** Answers a complaint or a goodbye, which otherwise would pass for a part of the dream. */
function smallTalk(chat: ChatContext): DraftAnswer | null {
  const intent = smallTalkFromWording(chat.message);
  return intent && OUTSIDE_THE_DREAM.has(intent) ? smallTalkAnswer(chat, intent, false) : null;
}

const OUTSIDE_THE_DREAM = new Set<SmallTalkIntent>([
  'notHelping',
  'goodbye',
  'letMeGo',
  'injection',
  'giveUp',
]);

function turn(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer | null {
  const intent = turnIntentFromWording(chat.message);
  if (!intent) return null;
  if (intent === 'more' || intent === 'whoAreYou') return showMore(symbol, chat);
  if (intent === 'anotherVerse') return anotherVerse(symbol, chat);
  if (intent === 'pray') {
    return textAnswer(pickPhrase(chat, TURN_TEXTS.pray.study), textPart(pickPhrase(chat, DREAM_PRAYERS)));
  }
  if (intent === 'why' || intent === 'whatNow')
    return textAnswer(pickPhrase(chat, DREAM_LINES[intent]), ...question(symbol, chat));
  return textAnswer(pickPhrase(chat, TURN_TEXTS[intent satisfies TurnIntent].study));
}

/** Shows the next sense of the symbol. After the last one, shows its other passages, and then says that this is all. */
function showMore(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer {
  const sense = symbol?.senses.find(({ text }) => !chat.transcript.includes(text));
  if (sense) return showSense(chat, sense, pickPhrase(chat, DREAM_LINES.moreSenses));
  return anotherVerse(symbol, chat);
}

function anotherVerse(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer {
  const fresh = symbol?.passages.find((reference) => !wasShown(chat, reference));
  if (fresh) return textAnswer(pickPhrase(chat, TURN_TEXTS.anotherVerse.study), passagePart(fresh));
  return textAnswer(pickPhrase(chat, DREAM_LINES.allShown));
}

function showSense(chat: ChatContext, { text, passage }: DreamSense, lead: string): DraftAnswer {
  const verse: DraftPart[] = wasShown(chat, passage) ? [] : [passagePart(passage)];
  return textAnswer(lead, textPart(text), ...verse);
}

const CUES = new Map(
  SYMBOLS.map((symbol) => {
    const cues = new PhrasePatterns<DreamSense>();
    for (const sense of symbol.senses) for (const cue of sense.cues) cues.add(sense, cue);
    return [symbol, cues] as const;
  }),
);

/** Shows a sense that was not shown yet and fits the user's words. */
function cuedSense(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer | null {
  const cued = symbol && CUES.get(symbol)?.in(placedWords(chat.message));
  const sense = cued?.map(({ owner }) => owner).find(({ text }) => !chat.transcript.includes(text));
  if (!sense) return null;
  const sensePart = showSense(chat, sense, pickPhrase(chat, DREAM_LINES.sense));
  return { ...sensePart, drafts: [...sensePart.drafts, ...question(symbol, chat)] };
}

/** Minimum score of a topic. High, because an image in a dream is not what the user asks about. */
const MIN_TOPIC_SCORE = 9;

/** Shows passages about something that the user mentions apart from the dream. */
function page(chat: ChatContext): DraftAnswer | null {
  const match = topicsFor(chat.message)[0];
  const topic = match && match.score > MIN_TOPIC_SCORE ? match.topic : null;
  const passages = topic?.passages.filter((reference) => !wasShown(chat, reference)).slice(0, 2) ?? [];
  if (!topic || passages.length === 0) return null;
  return {
    ...textAnswer(
      pickPhrase(chat, DREAM_LINES.touches),
      ...passageParts(passages),
      textPart(topic.questions[chat.answerCount % 2] as string),
    ),
    also: topic.passages,
  };
}

/** Asks the symbol's next question. If the user tells more of the dream, listening is better than showing a page. */
function askBack(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer | null {
  const asked = question(symbol, chat);
  return asked.length > 0 ? textAnswer(pickPhrase(chat, DREAM_LINES.heard), ...asked) : null;
}

/** Returns the symbol's next question that was not asked yet. */
function question(symbol: DreamSymbol | null, chat: ChatContext): DraftPart[] {
  const next = symbol?.questions.find((asked) => !chat.transcript.includes(asked));
  return next ? [textPart(next)] : [];
}

function sharing(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const found = versesSharing(scripture, chat.message, 2, chat);
  if (found.length === 0) return null;
  return textAnswer(pickPhrase(chat, DREAM_LINES.unknown), ...passageParts(found));
}
