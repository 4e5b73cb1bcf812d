import { plainText } from '../normalize';
import { matchesUnless } from './harmlessWords';

/**
 * Whether a message after a disclosure says that the danger to life has grown: the user thinks of being gone, or
 * prepares it. Alone the words may be harmless, as in 'She would not remember me, we met once'. Linear in the length of
 * the text: every repetition is bounded.
 */
export function raisesDanger(message: string): boolean {
  const text = plainText(message.slice(0, MAX_LENGTH_READ));
  return [GONE, PREPARING, ALONE_WITH_IT].some((pattern) => matchesUnless(text, pattern, HARMLESS));
}

const MAX_LENGTH_READ = 600;

const GONE =
  /\b(?:(?:she|he|they|it|baby|kids|children|boys|girls|son|daughter|family|husband|wife|mum|mom|parents|no ?one|nobody|everyone|everybody|people)\b[^.?!]{0,30}(?:\bwould(?:n'?t)?|\bwon'?t|\bwill|'?ll|'?d|\bwouldnt|\bwont)\b[^.?!]{0,20}\b(?:(?:remember|miss|notice|need) me\b(?! (?:to|from))|(?:remember|notice|know|care) (?:that |if )?(?:i was|i(?:'?m| am|'?d been)|i(?:'?d| had) (?:ever )?(?:been|existed))|(?:get over (?:it|me)|be (?:fine|ok|okay|better|happier|relieved|free|all right)|cope|manage|do better|grow up)[^.?!]{0,12} (?:without me|if i (?:wasn'?t|weren'?t|was(?: not| gone|nt)|died|disappeared)|once i(?:'?m| am) gone|when i(?:'?m| am) gone))|better (?:off )?without me\b|(?:easier|simpler|quieter|better|cheaper) (?:for (?:everyone|them|her|him|all of them|my \w+) )?(?:if i (?:was(?:n'?t|nt| not| gone)|weren'?t)|without me|once i(?:'?m| am) gone)\b|not (?:be|being) (?:here|around) (?:any ?more|much longer|by (?:then|christmas|summer)|tomorrow|to see)|(?:won'?t|wont) be (?:here|around) (?:any ?more|much longer|by (?:then|christmas|summer)|to see|when))\b/;

const PREPARING =
  /\b(?:i(?:'?ve| have)?|ive) (?:\w+ )?(?:worked|figured) out (?:when|where|how|which (?:day|night)|the (?:day|night|place|time))\b(?! (?:to (?:tell|leave|ask|say|get|talk|pay)|he|she|they|we can))|\bi(?:'?ve| have)? (?:\w+ )?(?:wrote|written|been writing|finished) (?:the |a |my |them |her |him |each |all )*(?:letters?|notes?|goodbyes?)\b[^.?!]{0,30}\b(?:each|kids|children|boys|girls|for (?:them|her|him|after|when)|everyone|drawer|goodbye)\b|\bi(?:'?ve| have)? (?:\w+ )?(?:said my goodbyes|picked (?:the|a) (?:day|night|place|date)|chosen (?:the|a) (?:day|night|place|date)|set a date|made my peace with (?:it|going|dying))\b/;

/** 'Me too, I think', or no one who could come. */
const ALONE_WITH_IT =
  /^\W*me too\b|\b(?:nobody|no ?one)(?:'?s| is| was)? (?:at )?(?:home|here|coming|awake|around|left)\b|\b(?:isn'?t|not|never) (?:any ?one|anybody) (?:home|here|coming|around)\b/;

const HARMLESS =
  /\b(?:dementia|alzheimer\w*|college|school reunion|class\w*|interview|mov(?:e|ed|ing) (?:out|away|in|to)|new job|vacation|holiday|surprise|wedding|baptism|party|years ago|used to)\b/;
