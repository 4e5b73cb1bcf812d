import type { FoundReference } from '#server/scripture/references/references';
import { type Quotation, REFERENCE_FOLLOWS } from './extraction';

/** True if a quotation is what a user or someone they know said, and no reference directly follows it. */
export function isOwnSpeech(
  paragraph: string,
  { start, end }: Pick<Quotation, 'start' | 'end'>,
  references: readonly FoundReference[],
): boolean {
  if (references.some((reference) => isDirectlyAfter(paragraph, { start, end }, reference))) return false;
  return (
    SPEECH_BEFORE.test(paragraph.slice(Math.max(0, start - MAX_LENGTH_READ), start)) ||
    SPEECH_AFTER.test(paragraph.slice(end, end + MAX_LENGTH_READ))
  );
}

/** Words that say who is speaking: a user, or someone whom the user knows. */
const SPEAKER =
  "(?:i|we|you|she|they|(?:my|our|your|her|his|the|a|an|one) (?:[a-z'’-]+ ){0,2}?(?:mom|mother|dad|father|parents?|husband|wife|son|daughter|brother|sister|grand\\w+|aunt|uncle|cousin|friends?|roommate|partner|fianc\\S+|pastor|priest|mentor|doctor|nurse|therapist|counselor|boss|manager|coach|teacher|neighbor|colleague|coworker|kids?|children|boyfriend|girlfriend|ex|family))";
const SAYS =
  '(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|asking|write|writes|wrote|text|texts|texted|message|messaged|call|calls|called|whisper|whispers|whispered|shout|shouts|shouted|yell|yells|yelled|scream|screamed|mutter|muttered|snap|snapped|reply|replies|replied|answer|answers|answered|promise|promised|joke|joked|repeat|repeats|repeated|think|thinks|thought)';
/** A word between the speaker and the verb. What someone or something ‘was called’ is a name, and not speech. */
const ADVERB = '(?: (?!(?:am|is|are|was|were|be|been) called\\b)\\w+)?';
const SPEECH_BEFORE = new RegExp(`\\b${SPEAKER}${ADVERB} ${SAYS}(?: \\w+){0,3}[\\s,:]*$`, 'i');
const SPEECH_AFTER = new RegExp(`^[\\s,]*(?:${SPEAKER} ${SAYS}|${SAYS} ${SPEAKER})\\b`, 'i');

/** Characters read before and after a quotation, to find who is speaking. */
const MAX_LENGTH_READ = 80;

/** True for words that are presented as a passage, even if they quote something else themselves. */
export function isFollowedByReference(paragraph: string, { end, reference }: Quotation): boolean {
  return (
    reference !== null &&
    reference.start >= end &&
    REFERENCE_FOLLOWS.test(paragraph.slice(end, reference.start))
  );
}

/** True if a reference is inside a quotation, or after it with nothing but punctuation between, as its source. */
export function isDirectlyAfter(
  paragraph: string,
  quotation: Pick<Quotation, 'start' | 'end'>,
  reference: FoundReference,
): boolean {
  if (reference.start < quotation.end)
    return reference.start >= quotation.start && reference.end <= quotation.end;
  const between = paragraph.slice(quotation.end, reference.start);
  return (
    REFERENCE_FOLLOWS.test(between) ||
    AFTER_COMMA_OR_COLON.test(between) ||
    (AFTER_LINE_BREAK.test(between) && /^[ \t.)]*(?:\n|$)/.test(paragraph.slice(reference.end)))
  );
}

const AFTER_COMMA_OR_COLON = /^[.!?*_’'”"]*[,:][ *_]*$/;
/** A reference alone on its line is the source of the line before. */
const AFTER_LINE_BREAK = /^[.,!?*_’'”"]*\n[ \t>*_]*$/;
