import type { ChatMessage } from '#contract/chats';
import { corrected } from './subject';

/** What the guide knows of a conversation: nothing but what was sent with the question. */
export type ChatContext = {
  /** What is asked now. */
  message: string;
  /** What the person said before, the newest first. */
  earlierMessages: readonly string[];
  /** Everything that was answered, as one text. */
  transcript: string;
  /** How many answers there were. */
  answerCount: number;
  /** Whether a language model takes part, so that nobody is told otherwise. */
  isWithModel: boolean;
  /** Whether it is about a dream: what is told of a dream may sound like danger and be none. */
  isAboutDream: boolean;
  /** Whose helplines are shown; null where it is not known. */
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
  const said = own.at(-1) ?? '';
  const earlier = own.at(-2);
  return {
    // 'It is my mother, not my wife' is read as the message that it corrects, set right: alone it may sound like anything.
    message: earlier === undefined ? said : (corrected(said, earlier) ?? withoutLeadIn(said)),
    earlierMessages: own.slice(0, -1).reverse(),
    transcript: answers.join('\n'),
    answerCount: answers.length,
    isWithModel,
    isAboutDream,
    country,
  };
}

/** 'OK, different question: who is Boaz' asks who Boaz is. */
const LEAD_IN =
  /^\s*(?:(?:ok(?:ay)?|haha|lol|alright|thanks|thank you|anyway|so|right|now|well)[\s,.!:–-]+){0,3}(?:(?:something|sth) (?:different|else)|(?:a )?(?:different|another|new|next|other|unrelated|one more|last|quick) (?:question|topic|thing|subject)|changing (?:the )?(?:subject|topic)|by the way|btw)(?: (?:now|then|please))?[\s,.!:–-]+(?=\S)/i;

function withoutLeadIn(said: string): string {
  const rest = said.replace(LEAD_IN, '');
  return rest.trim().length > 2 ? rest : said;
}

/** One of several ways to say something: one that was not said yet, as long as there is one. */
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

/** Whether a passage was shown before: answers name what they show in brackets. */
export function wasShown(chat: ChatContext, reference: string): boolean {
  return chat.transcript.includes(`(${reference})`);
}
