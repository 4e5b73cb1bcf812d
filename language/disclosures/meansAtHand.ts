import { plainText } from '../normalize';

// After a disclosure of harm, a suicide or despair, these short messages mean danger. Alone they may be harmless.

const MEANS =
  '(?:pills?|tablets?|meds|guns?|pistols?|rifles?|shotguns?|bullets?|ropes?|noose|razors?|blades?|knife|knives|bridge|ledge|roof|train tracks|tracks)';

const AT_HAND = new RegExp(
  `\\bi(?:'?ve| have|'?m| am)? (?:\\w+ )?(?:got|have|found|bought|kept|keep|counted|hold\\w*|saved|took|at|on|by|near)\\b[^.?!]{0,20}\\b${MEANS}\\b|\\b(?:the|my|his|her) ${MEANS} (?:is|are) (?:counted|ready|here|lined up|in my|on the|next to|beside)\\b`,
);

const OF_MEANS = new RegExp(`\\b${MEANS}\\b`);
const IS_LEFT =
  /\b(?:missed (?:one|some|a few|it)|(?:one|some|more|another|a few|half)(?: is| are)? left|still (?:have|got|has) (?:one|some|mine|it|more)|not all of them|the other one)\b/;
const ARE_GONE =
  /\b(?:gave|give|handed|locked|threw|thrown|flushed|got rid|took (?:the|my|his|her|them|all)|returned|removed|away|lock ?box|(?:wife|husband|mom|mum|mother|dad|friend|brother|sister|neighbou?r|police|pastor) (?:\w+ )?(?:took|has|have|keeps|holds))\b/;

/**
 * Whether a message says that a way to die is at hand: 'I have a gun in the drawer', or 'she missed one' after 'my wife took
 * the guns'. Not if they were given away. Linear in the length of the text.
 */
export function mentionsMeansAtHand(message: string, earlier: string): boolean {
  const text = plainText(message);
  if (ARE_GONE.test(text)) return false;
  return AT_HAND.test(text) || (OF_MEANS.test(plainText(earlier)) && IS_LEFT.test(text));
}

const FOLLOWING =
  /\bi (?:now )?(?:understand|get|know|see|feel) (?:now |exactly |finally |just ){0,3}(?:how|why|what) (?:he|she|they) (?:felt|did it|meant|wanted|was feeling|were feeling)\b|\bi found (?:where|what|the)\b[^.?!]{0,30}\b(?:kept|hid|used|left|other one|same)\b|\b(?:join|follow|be with|go (?:to|after)) (?:him|her|them)\b|\b(?:me|mine|i(?:'?m| am)) (?:is |am )?next\b/;

/** Whether someone bereaved by suicide may be thinking of the same: 'I understand now how he felt'. */
export function soundsLikeFollowing(message: string): boolean {
  return FOLLOWING.test(plainText(message));
}
