import type { SmallTalkIntent } from '#content/guide/smallTalk';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import type { ChatContext } from '#server/guide/written/chatContext';
import { mentionsOnlyFearOfSleep } from '#server/guide/written/disclosures/disclosureExceptions';

/** Whether a message only sounds like distress: small talk, or fear of sleep in a conversation about a dream. */
export function onlySoundsLikeDistress({ message, isAboutDream }: ChatContext): boolean {
  return isHarmlessSmallTalk(message) || (isAboutDream && mentionsOnlyFearOfSleep(message));
}

/** Whether a message is small talk that only sounds like distress, such as 'I have to run' or 'I'm in 6th grade'. */
export function isHarmlessSmallTalk(message: string): boolean {
  const intent = smallTalkFromWording(message);
  return intent !== null && SOUNDS_LIKE_DISTRESS.has(intent);
}

const SOUNDS_LIKE_DISTRESS = new Set<SmallTalkIntent>([
  'goodbye',
  'age',
  'fine',
  'mishap',
  'ouch',
  'joke',
  'letMeGo',
  'whyHere',
  'typo',
  'style',
]);
