import type { Figure } from '#content/figures/figure';
import { FIGURE_REPLIES } from '#content/guide/figureReplies';
import { wordsOf } from '#language/normalize';
import { endsWithPrayerRequest } from '#server/guide/intent/turnIntents';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { imagined } from './figureStories';
import { FIGURE_TURNS } from './figureTurns';
import { reply } from './reply';
import { decides, isTroubled } from './tones';

/** Answers a message that ends with 'please pray': with a word on the rest of it, and with words to pray. */
export function prayAtEnd(figure: Figure, chat: ChatContext): DraftAnswer | null {
  if (!endsWithPrayerRequest(chat.message) || isTroubled(chat)) return null;
  const { drafts, ...answer } = FIGURE_TURNS.pray(figure, chat);
  const lead = decides(chat.message) ? [imagined(pickPhrase(chat, FIGURE_REPLIES.decided))] : [];
  return { ...answer, drafts: [...lead, ...drafts] };
}

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
  return reply(figure, chat, [pickPhrase(chat, lines)]);
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
  return reply(figure, chat, [text]);
}

const NAME =
  /^(?:(?:hi|hello|hey|ok|okay|well|oh|btw|so|and|by the way)[ ,.!]+)*my name(?:['’]s| is|s) (?!not\b)(\p{L}[\p{L}'’-]+)[\s.!]*$/iu;

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
