import { LIFE_AREAS, type LifeArea } from '#content/guide/lifeAreas';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { FIRST_PERSON_EXCEPT_US, SECOND_PERSON } from '#server/guide/written/pronouns';

/**
 * Returns the life area of a problem that the user describes as their own. Returns null if no area is clear or if the
 * message addresses the figure.
 */
export function ownTrouble({ message, earlierMessages }: ChatContext): LifeArea | null {
  if (!FIRST_PERSON_EXCEPT_US.test(message) || SECOND_PERSON.test(message) || IDIOM.test(message))
    return null;
  const area = classifyMessage(message).area?.area;
  // 'His bed is still warm' may be about a son who has moved out.
  if (area === LIFE_AREAS.loss && ![message, ...earlierMessages].some(namesDeath)) return null;
  return area?.heard ? area : null;
}

/** 'Crunchy, I bet' is no wager. */
const IDIOM = /^(?:\w+[ ,]+){0,6}i(?:['’]?ll)? bet[\s.!]*$/i;

export function namesDeath(message: string): boolean {
  return NAMES_DEATH.test(message);
}

const NAMES_DEATH =
  /\b(?:die[ds]?|dying|dead|death|pass(?:ed|ing)(?: away)?|lost|los(?:s|ing)|funeral|bur(?:y|ied|ial)|graves?|grie\w+|bereave\w*|mourn\w*|widow\w*|stillb\w*|miscarr\w*|gone|suicide|killed|shot|murder\w*|coffin|ashes|cremat\w*|miss(?:ing)?|without)\b/i;

/** Returns the sympathy that a figure shows before its story if the user described a problem. */
export function sympathyFor(chat: ChatContext): string | undefined {
  const detected = ownTrouble(chat)?.heard;
  return detected && pickPhrase(chat, detected);
}

export function hasConfessed({ message, earlierMessages }: ChatContext): boolean {
  return [message, ...earlierMessages].some(
    (one) => CONFESSES.test(one) || classifyMessage(one).area?.area === LIFE_AREAS.wrong,
  );
}

const CONFESSES =
  /\b(?:affair|cheat(?:ed|ing)?|adultery|guilty|my sins?|i (?:have )?sinned|i lied|abortion)\b/i;
