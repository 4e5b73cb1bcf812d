import { FIRST_PERSON_EXCEPT_US, SECOND_PERSON } from '#server/guide/written/pronouns';

/** Whether a message tells something, neither asks nor requests anything, and does not address the figure. */
export function isStatement(message: string): boolean {
  return !isQuestion(message) && !addressesFigure(message);
}

export function addressesFigure(message: string): boolean {
  return SECOND_PERSON.test(message.replace(YOU_IN_PASSING, ' '));
}

/** In these phrases, 'you' does not mean the figure. */
const YOU_IN_PASSING =
  /\b(?:you (?:of all people|know|see|guys)|thank you|told you so|like you said|if you (?:ask me|must know|will))\b/gi;

export function isQuestion(message: string): boolean {
  return (
    message.includes('?') ||
    [ASKS, ASKS_INDIRECTLY, ASKS_IN_PASSING, ENDS_ASKING].some((pattern) => pattern.test(message))
  );
}

const ASKS_INDIRECTLY =
  /\b(?:tell me|know|remember|asking|wonder(?:ing)?|curious) (?:what|how|why|if|whether|who|where|when)\b(?= (?:you|u|he|she|they|it|that|jesus|god)\b)/i;

/** 'You were so nice to her how did you do it', 'ok but fr did you ever want to quit' */
const ASKS_IN_PASSING =
  /\b(?:how|what|why|where|when|who) (?:did|do|does|were|was|are|is|could|would|should|had) (?:you|u|he|she|they)\b|\b(?:did|have|were) (?:you|u) (?:ever|really|even|actually|also|not|never)\b/i;

const ENDS_ASKING = /\b(?:does|do|is|was|did|would|will) (?:that|it|this|you|i) \w+[\s.!]*$/i;

const ASKS =
  /(?:^|[.!,;] )\W*(?:and |but |so |ok |please |then |no |wait |also |lol |haha |btw |hmm )*(?:who|what|whats|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|tell|give|show|read|list|explain|write|make|find|name|say|any)\b/i;

/** Whether a message asks for tips: 'any advice for meeting them?' */
export function asksTips(message: string): boolean {
  return TIPS.test(message);
}

/** Whether a message is a question about the user's own life. */
export function asksAdvice(message: string): boolean {
  const isOwn = FIRST_PERSON_EXCEPT_US.test(message) && !SECOND_PERSON.test(message);
  return TIPS.test(message) || (isOwn && ASKS_ADVICE.test(message));
}

const TIPS = /\b(?:any|some|got|have) (?:good )?(?:tips?|advice|ideas|suggestions)\b/i;

const ASKS_ADVICE =
  /\b(?:should|shall|do|can|could|must|would) (?:i|we)\b|\bam i\b|\bis it (?:ok|okay|wrong|bad|fine)\b|\bhow (?:to|long|soon)\b/i;
