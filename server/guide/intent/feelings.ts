import { type Feeling, NAMED_FEELINGS } from '#content/guide/feelings';
import { normalizeMessage } from './normalizeMessage';

/** Returns the feeling that users name as their own: 'I'm terrified', 'it makes me so angry'. Returns null if they name none. */
export function feelingIn(message: string): Feeling | null {
  const text = normalizeMessage(message);
  return PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const NAMED =
  "\\b(?:(?:i'?m|i am|i was|i'?ve been|i have been|i (?:still |just |kinda |really |also )?(?:feel|felt|get|got))|feeling|(?:makes?|made|leaves?|left|has|had|got) me(?: feel(?:ing)?)?)";
const ADVERBS =
  '(?:so|very|really|pretty|kinda|kind of|sort of|a bit|a little|just|honestly|super|too|always|still|also|quite|completely|totally|absolutely|beyond|even more|more|a lot|all|genuinely|lowkey|like)';

const PATTERNS = Object.values(NAMED_FEELINGS).map(
  (feeling) =>
    [
      new RegExp(
        `${NAMED} (?:${ADVERBS} ){0,3}(?:${feeling.words.join('|')})\\b(?! (?:of you|to be alive|by god))`,
      ),
      feeling,
    ] as const,
);
