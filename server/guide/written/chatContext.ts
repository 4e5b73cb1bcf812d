import type { ChatMessage } from '#contract/chats';
import { corrected } from '#server/guide/intent/subject';

/** Everything the guide knows about a conversation. The messages come only from the current request. */
export type ChatContext = {
  /** The current message. */
  message: string;
  /** Whether `message` is the earlier message with a correction applied, not what the user wrote. */
  isCorrected: boolean;
  /** The user's earlier messages, newest first. */
  earlierMessages: readonly string[];
  /** All earlier answers as one text. */
  transcript: string;
  /** The number of earlier answers. */
  answerCount: number;
  /** Whether a language model is configured. If so, the guide must not claim that it uses none. */
  isWithModel: boolean;
  /** Whether the conversation is about a dream. A dream may sound like danger although there is none. */
  isAboutDream: boolean;
  /** The country for helplines; null if unknown. */
  country: string | null;
};

export function chatContextOf(
  messages: readonly ChatMessage[],
  isWithModel: boolean,
  country: string | null = null,
  isAboutDream = false,
): ChatContext {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const answers = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const message = own.at(-1) ?? '';
  const earlier = own.at(-2);
  // A correction such as 'It is my mother, not my wife' is applied to the previous message. Alone, the correction
  // could be misclassified.
  const correction = earlier === undefined ? null : corrected(message, earlier);
  return {
    message: correction ?? withoutStyle(earlier === undefined ? message : withoutLeadIn(message)),
    isCorrected: correction !== null,
    earlierMessages: own.slice(0, -1).reverse(),
    transcript: answers.join('\n'),
    answerCount: answers.length,
    isWithModel,
    isAboutDream,
    country,
  };
}

/** Matches a lead-in to a new subject, such as 'OK, different question:' in 'OK, different question: who is Boaz'. */
const LEAD_IN =
  /^\s*(?:(?:ok(?:ay)?|haha|lol|alright|thanks|thank you|anyway|so|right|now|well)[\s,.!:–-]+){0,3}(?:(?:something|sth) (?:different|else)|(?:a )?(?:different|another|new|next|other|unrelated|one more|last|quick) (?:question|topic|thing|subject)|changing (?:the )?(?:subject|topic)|by the way|btw)(?: (?:now|then|please))?[\s,.!:–-]+(?=\S)/i;

/** Removes how a user wants it explained, which is not the subject: 'Explain the filioque like I'm a tired nurse'. */
function withoutStyle(message: string): string {
  return ASKED_STYLE.exec(message)?.[1] ?? message;
}

const ASKED_STYLE =
  /^(\W*(?:(?:can|could) (?:you|u) |please |pls |ok |so )*(?:explain|describe|tell me about|what(?:['’]?s| is| are| does)|who(?:['’]?s| is| was))\b[^.?!]{3,60}?) (?:to me )?(?:like|as if) (?:i['’]?m|i am|i was|im)\b[^.?!]{1,50}[.?!]*$/i;

/** Matches thanks before a request, as in 'thank you!! that helped. pray for me please'. */
const THANKS_FIRST =
  /^\s*(?:(?:ok(?:ay)?|oh|aw+|wow|great|good|perfect|haha|amen)[\s,.!]+){0,2}(?:thank(?:s| you| u)?|thx|ty)\b[^.!?\n]{0,40}[.!\n]+\s*(?:(?:that|this|it|you)\b[^.!?\n]{0,12}\b(?:help(?:s|ed)|nice|good|beautiful|lovely|great|kind)\b[^.!?\n]{0,20}[.!\n]+\s*)?(?=\S)/i;
const REQUEST =
  /\?|\b(?:pray|prayer|verses?|psalms?|passage|tell|give|show|send|explain|can you|could you|what|how|who|why|where|when|which)\b/i;

function withoutLeadIn(message: string): string {
  const later = message.replace(THANKS_FIRST, '');
  const said = later !== message && REQUEST.test(later) ? later : message;
  const rest = said.replace(LEAD_IN, '');
  return rest.trim().length > 2 ? rest : said;
}

/** Picks a phrase that this conversation has not used yet. If all were used, repeats one. */
export function pickPhrase(
  chat: ChatContext,
  phrasings: readonly string[],
  slots: Record<string, string> = {},
): string {
  const filled = phrasings.map((text) => text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''));
  const start = chat.answerCount % filled.length;
  const inTurn = [...filled.slice(start), ...filled.slice(0, start)];
  return inTurn.find((text) => !chat.transcript.includes(text)) ?? (inTurn[0] as string);
}

/** Whether an earlier answer showed this passage. After each passage, answers name its reference in parentheses. */
export function wasShown(chat: ChatContext, reference: string): boolean {
  return chat.transcript.includes(`(${reference})`);
}
