import type { ChatMessage } from '#contract/chats';
import { corrected } from './subject';

/** What the guide knows of a conversation: nothing but what was sent with the question. */
export type Conversation = {
  /** What is asked now. */
  said: string;
  /** What the person said before, the newest first. */
  before: readonly string[];
  /** Everything that was answered, as one text. */
  told: string;
  /** How many answers there were. */
  turns: number;
  /** Whether a language model takes part, so that nobody is told otherwise. */
  isWithModel: boolean;
  /** Whether it is about a dream: what is told of a dream may sound like danger and be none. */
  isAboutDream: boolean;
  /** Whose helplines are shown; null where it is not known. */
  country: string | null;
};

export function conversationOf(
  messages: readonly ChatMessage[],
  isWithModel: boolean,
  country: string | null = null,
  isAboutDream = false,
): Conversation {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const answers = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const said = own.at(-1) ?? '';
  const earlier = own.at(-2);
  return {
    // 'It is my mother, not my wife' is read as the message that it corrects, set right: alone it may sound like anything.
    said: earlier === undefined ? said : (corrected(said, earlier) ?? withoutLeadIn(said)),
    before: own.slice(0, -1).reverse(),
    told: answers.join('\n'),
    turns: answers.length,
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
export function phrase(
  talk: Conversation,
  phrasings: readonly string[],
  slots: Record<string, string> = {},
): string {
  const filled = phrasings.map((text) => text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''));
  const start = talk.turns % filled.length;
  const inTurn = [...filled.slice(start), ...filled.slice(0, start)];
  return inTurn.find((text) => !talk.told.includes(text)) ?? (inTurn[0] as string);
}

/** Whether a passage was shown before: answers name what they show in brackets. */
export function wasShown(talk: Conversation, reference: string): boolean {
  return talk.told.includes(`(${reference})`);
}
