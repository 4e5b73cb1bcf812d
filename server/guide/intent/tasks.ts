import type { Task } from '#content/guide/tasks';
import { plainText, wordsOf } from '#language/normalize';

/** Returns what a user asks the guide to do that it cannot do. Returns null for all other messages. */
export function taskIn(message: string): Task | null {
  const isOfFaith = OF_FAITH.test(message.replace(OUTDOORS, ' '));
  if (wordsOf(message).length > MAX_TASK_WORDS || isOfFaith) return null;
  const text = plainText(message).trim();
  return TASKS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A longer message tells something that matters more. */
const MAX_TASK_WORDS = 26;

/** The guide has pages about prayers, sermons, funerals and the like. */
const OF_FAITH =
  /\b(?:bible|biblical|scriptures?|verses?|psalms?|god|jesus|christ|pray\w*|sermon|devotion\w*|bless\w*|church|eulogy|funeral|gospel|proverbs?|faith|vows|lord|sad|scared|afraid|lonely|die|dying|died|kill\w*)\b/i;

/** 'Is it going to rain tomorrow? We have the church picnic.' */
const OUTDOORS =
  /\bchurch (?:picnic|yard|fair|garden|sale|trip|bus|van|barbecue|bbq|fete|camp|outing)\b|\bkill (?:the )?(?:weeds?|ants|slugs|moss|mold|time)\b/gi;

const ASK =
  '^(?:(?:hi|hey|hello|ok|please|pls|yo|so|quick|and|now)[ ,.!]+)*(?:(?:can|could|will|would) (?:you|u) |i need you to |help me (?:to )?|just )?(?:please |pls )?';

const TASKS: readonly (readonly [Task, RegExp])[] = [
  [
    'music',
    new RegExp(
      `${ASK}(?:play|put on|queue|stream|sing)\\b (?:me |us )?(?:some|a|an|the|my|something|\\w+)\\b[^.?!]{0,40}[\\s.?!]*$`,
    ),
  ],
  [
    'translation',
    new RegExp(
      `${ASK}translate\\b|\\bhow do (?:you|i|u) say\\b[^?]{1,40}\\bin (?:spanish|french|german|italian|polish|portuguese|swahili|tagalog|russian|arabic|chinese|korean|japanese|hindi|dutch|turkish|yoruba|igbo|ukrainian)\\b`,
    ),
  ],
  [
    'calculation',
    new RegExp(
      `${ASK}(?:solve|calculate|compute|simplify|integrate|factor)\\b[^.!]*\\d|\\bhelp (?:me |us )?with (?:my |some |the )?(?:math|maths|algebra|fractions|homework)\\b|\\d+\\/\\d+ ?[-+*x×] ?\\d+\\/\\d+|\\bwhat(?:'?s| is) \\d+ ?(?:[-+*/x×÷]|times|plus|minus|divided by|(?:%|percent) of) ?\\d+`,
    ),
  ],
  [
    'writing',
    new RegExp(
      `${ASK}(?:do|write|draft|finish|proofread|edit|rewrite|make|create|generate|summari[sz]e|fix)\\b[^.?!]{0,40}\\b(?:essay|homework|paper|assignment|cover letter|resum[eé]|cv|e-?mail|report|worksheet|book report|presentation|powerpoint|linkedin|bio|caption|code|script|function|spreadsheet|speech for (?:class|school))\\b`,
    ),
  ],
  [
    'weather',
    /\b(?:(?:will|is|does) it (?:going to |gonna )?(?:rain|snow|hail|storm|freeze)\w*|(?:what(?:'?s| is) the )?weather (?:in|for|like|gonna|going to|tomorrow|today|forecast)|how (?:hot|cold|warm) (?:is|will) it)\b/,
  ],
  [
    'recommendation',
    new RegExp(
      `${ASK}(?:recommend|suggest)\\b[^.?!]{0,30}\\b(?:movies?|films?|series|shows?|games?|restaurants?|phones?|laptops?|cars?|songs?|anime|podcasts?|hotels?|netflix|workout|gym|sneakers|perfume)\\b|\\bwhat should i (?:watch|play|wear|cook|have for (?:dinner|lunch|breakfast))\\b|\\bwhich (?:phone|laptop|car|tv|console|game) (?:should i|is better)\\b`,
    ),
  ],
  [
    'cooking',
    /\bhow (?:long|hot|do (?:i|you|u)|to|many minutes)\b[^.?!]{0,20}\b(?:boil|cook|bake|fry|roast|grill|steam|simmer|marinate|defrost)\b|\brecipe (?:for|of)\b/,
  ],
  [
    'technology',
    /\bhow (?:do|can|should) (?:i|you|we) (?:fix|reset|install|update|connect|unlock|restart|delete|change|set up|factory reset|jailbreak)\b[^.?!]{0,40}\b(?:wi-?fi|router|printer|iphone|android|phone|laptop|computer|windows|excel|password|email account|app|bluetooth|tv|xbox|playstation|airpods|icloud|gmail|instagram|tiktok|car|brakes|toilet|sink|tap|faucet)\b|\b(?:in|with|using) (?:python|javascript|java|c\+\+|html|sql|excel)\b/,
  ],
  [
    'facts',
    /\b(?:who(?:['’]?s|['’]?ll)? (?:won|wins?|will win|winning|is winning|(?:is )?(?:gonna|going to) win|plays?)\b[^.?!]{0,30}\b(?:game|match|super bowl|world cup|election|league|final|race|oscar|grammy|championship)|what(?:'s| is) the (?:score|capital of|population of|price of|exchange rate|time in|stock price|square root)|what time (?:is it|does)\b[^.?!]{0,30}\b(?:in|open|close|start)|how (?:tall|old|rich) is (?:the )?(?!god|adam|noah|jesus|moses|methuselah)[a-z]+ ?[a-z]*\?|bitcoin price|how much (?:is|are) [\d,.]+k? ?(?:us )?(?:dollars?|usd|pounds?|euros?|naira|pesos?|rupees?|shillings?|rand|cedis?|dirhams?|riyals?) (?:in|to)\b|when is the next (?:train|bus|flight|game|eclipse))\b/,
  ],
];
