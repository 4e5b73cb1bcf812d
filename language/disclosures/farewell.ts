import { plainText } from '../normalize';

/**
 * Whether a message describes several preparations that people make before they end their life: belongings given away
 * by name, a letter, affairs put in order without a reason. One alone is ordinary. Linear in the length of the text:
 * every repetition is bounded.
 */
export function preparesFarewell(message: string): boolean {
  const text = plainText(message.slice(0, MAX_LENGTH_READ));
  if (HAS_A_REASON.test(text)) return false;
  const signs = SIGNS.filter((sign) => sign.test(text)).length;
  return signs >= MIN_SIGNS || KNOWS_WHY.test(text);
}

const MAX_LENGTH_READ = 1200;
const MIN_SIGNS = 3;

const SIGNS: readonly RegExp[] = [
  // Belongings for named people.
  /\b(?:labell?ed|put (?:names|stickers|masking tape)|name tags?|sorted)\b[^?!]{0,60}\b(?:names?|each|tools|boxes|everyone|squabbl\w*)\b/,
  /\b(?:the good \w+|my (?:\w+ )?(?:watch|ring|guitar|tools|books|records|car|dog|cat|bible|saw|piano|recipes?)) (?:goes|go|should go|is) (?:to|for) \w+/,
  /\b(?:gave|given|handed|giving)\b[^.?!]{0,40}\b(?:keys?|tin|recipes?|books|clothes|records|collection|dog|cat|savings|jewel\w+)\b[^.?!]{0,60}\bto \w+/,
  // Letters and papers.
  /\b(?:in|for|finish\w*|wrote|written|writing) (?:the|my|a|all the) (?:letters?|note)\b/,
  /\b(?:written|wrote|write) to the (?:bank|lawyer|solicitor|landlord|council)\b|\b(?:passwords?|papers|policies|will|bank details)\b[^.?!]{0,30}\b(?:in order|on the table|in the drawer|in an envelope|are all)\b/,
  // A home left tidy for others to find.
  /\b(?:defrosted|emptied|cleaned out|cleared out|turned off) the (?:freezer|fridge|flat|shed|garage)\b|\bso (?:it|there|nobody|no one|they|that)\b[^.?!]{0,25}\b(?:smell|squabbl\w*|mess|has to|have to|find)\b/,
  // The user's own funeral.
  /\b(?:which|what|the) (?:hymns?|songs?|readings?|psalm)\b[^.?!]{0,50}\b(?:funeral|people|standing|service|letter|sung)\b|\bpsalm\b[^?!]{0,80}\bletter\b/,
  // An unusual calm, or no one left.
  /\b(?:i (?:don'?t|do not) feel sad|just finished|it'?s (?:done|finished|settled) now|feel(?:ing)? (?:so |strangely |oddly )?(?:light|calm|peaceful)|isn'?t that funny)\b/,
  /\b(?:since|after)\b[^.?!]{0,30}\b(?:passed|died|went|left)\b[^.?!]{0,30}\b(?:no ?one|nobody|isn'?t anyone|there'?s no)\b/,
];

/** 'Gave her my whole collection. She'll know why.' */
const KNOWS_WHY =
  /\b(?:gave|given|left|giving|handed)\b[^?!]{0,80}\b(?:she|he|they|you|everyone)(?:'ll| will) (?:all )?(?:know|understand|see|find out) (?:why|soon|later|one day)\b/;

/** Moving, illness, a sale and similar reasons to put things in order. */
const HAS_A_REASON =
  /\b(?:mov(?:e|ing) (?:in|out|to|abroad|away|closer)|downsiz\w*|emigrat\w*|retir(?:ed|ing|ement) (?:home|village)|care home|garage sale|yard sale|charity shop|new (?:home|flat|job)|deployment|university|college|hospice|chemo\w*|terminal|stage (?:four|4|iv)|birthday|christmas|baby shower|surprise party|wedding)\b/;
