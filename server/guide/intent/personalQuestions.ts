import { normalizeMessage } from './normalizeMessage';

/**
 * Whether a message asks what to say to someone in the user's life, how to begin, or whether to tell them. Not 'What does
 * the Bible say' or 'How do I tell if it is God'.
 */
export function asksWhatToSay(message: string): boolean {
  const text = normalizeMessage(message);
  return text.length <= MAX_LETTERS && WHAT_TO_SAY.test(text) && !ABOUT_GOD_OR_BIBLE.test(text);
}

/** Whether a message asks if something in the user's own life is a sin, a lie, wrong or allowed. */
export function asksIfWrong(message: string): boolean {
  const text = normalizeMessage(message);
  return text.length <= MAX_LETTERS && IF_WRONG.test(text) && !OF_THE_BIBLE.test(text);
}

const MAX_LETTERS = 400;

const SOMEONE =
  '(?:my|him|her|them|people|everyone|someone|the|a|an|our|his|their|mum|mom|mama|dad|papa|gran\\w*|nan)';
const WHAT_TO_SAY = new RegExp(
  [
    `\\bwhat (?:do|should|can|could|would|am|shall|must|to) (?:i |we |you )?(?:even |supposed to |actually |meant to |to )*(?:say|write|text|tell ${SOMEONE})\\b`,
    `\\bhow (?:do|should|can|could|would|shall|to) (?:i |we |you )?(?:even |ever |gently |best |nicely |kindly )*(?:tell ${SOMEONE}|say|word|begin|start(?: (?:a|the|that|such|it|this)\\b|[\\s.?!]*$)|bring (?:it|this|that) up|ask (?:my|him|her|them|the|our|someone|for help)|explain|apologi[sz]e|break (?:it|the news)|reply|respond|answer (?:him|her|them|that|my)|talk to (?:my|him|her|them|the)|introduce|open up|put it)\\b`,
    `\\bhow (?:can|do|to|does|should|would|could|i can)(?: \\w+){0,4} (?:tell|inform|refuse|decline|thank|invite|approach|ask|say (?:no|sorry|it|that|this|thank)) (?!if\\b|whether\\b|god\\b|for god)`,
    `\\bwhat (?:else |do |can |should |would |could )(?:i |we |one |you )?(?:reply|put|talk about|write|answer)\\b`,
    '\\b(?:first words|opener|where do i start|where do i begin (?:it|the)|how do i go about it)\\b',
    `\\b(?:do|should|must|shall|can) i (?:really |even |just |have to |need to )*(?:tell (?:my|him|her|them|the|our|mom|mum|dad|someone|everyone)|text (?:him|her|them|my)|say (?:something|anything|sorry)|mention|admit|confess (?:it |this |that )?to (?:my|him|her|them)|write (?:back|to (?:him|her|them|my))|apologi[sz]e|speak up|reply)\\b`,
    `\\b(?:(?:don'?t|dont|do not|never) know|not sure|idk) (?:what|how) (?:to|i (?:should|would)) (?:even )?(?:say|write|tell|answer|reply|begin|word|put it|start|explain|bring (?:it|this|that) up|open up)\\b`,
    `\\b(?:whether|if) i should (?:tell|say|mention|apologi[sz]e|write|confess)\\b`,
    `\\b(?:help me (?:write|word|say|tell|find (?:the )?words)|need (?:the )?words (?:for|to)|give me (?:a line|words|something) (?:to say|for)|what words)\\b`,
  ].join('|'),
);
const ABOUT_GOD_OR_BIBLE =
  /\b(?:what (?:does|did|do|would) (?:the bible|god|jesus|scripture|paul|he|she)|(?:say|tell|talk|confess|speak|write|answer)(?: \w+){0,2} (?:to )?(?:god|jesus|the lord)|pray\w*|how (?:do|can) i tell (?:if|whether|the difference|which|what|when))\b/;

const IF_WRONG =
  /\b(?:(?:does|do|will|would|can|is|did|could) god (?:really |still |ever |even )?(?:hold (?:it|that|this) against|be (?:mad|angry|upset|disappointed)|mad|angry|upset|disappointed|forgive me|hate me)|(?:is|was|would|isn'?t|wasn'?t) (?:it|that|this|my \w+|\w+ing(?: \w+){0,3}) (?:\w+ )?(?:a sin|false witness|vanity|vain|naughty|rude|greedy|pride|a sin|sinful|sin|wrong|bad|ok|okay|alright|all right|allowed|evil|selfish|a lie|lying|stealing|cheating|gossip|idolatry|blasphem\w*|disrespectful|unchristian|un-christian|ungrateful|mean|cruel|terrible|awful|weird|dishonest|unfair|petty)(?: (?:if|to|that|of|for|when|i|before|in)\b|[\s.!?]*$)|am i (?:\w+ )?(?:a bad|wrong|sinning|allowed|a hypocrite|selfish|lying|terrible|horrible|going to hell|being|awful|an awful|a terrible|a horrible|evil|a liar)|(?:does|did|will|would) (?:it|that|this|god) (?:count as|make (?:me|it) (?:a|an|bad)|mind if|be angry (?:if|that|when))|(?:do|did) i sin\b|have i sinned|can (?:a )?christians? |(?:can|may) i still|which is (?:more|the (?:worse|bigger)) sin|god is (?:\w+ )?(?:mad|angry|upset|disappointed) (?:at|with) (?:me|us|you|u)\b|tell me (?:that )?(?:it|that|this)(?:'?s| is) not (?:a )?(?:sin|wrong|selfish)|can i (?:just )?(?:stay (?:at )?home|skip (?:it|this|that)|leave early|not go)\b)/;
const OF_THE_BIBLE =
  /\b(?:(?:is|was) it (?:\w+ )?(?:wrong|a sin|ok|okay|sinful|right|allowed) (?:that|for|of|when) (?:abraham|david|moses|jacob|jesus|paul|peter|samson|solomon|rahab|lot|joshua|esther|jephthah|god)|in the bible|bible say|old testament|commandments?)\b/;
