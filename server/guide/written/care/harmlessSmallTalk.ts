import type { SmallTalkIntent } from '#content/guide/smallTalk';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';

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
