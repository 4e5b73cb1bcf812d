import { WORDS_FOR_OCCASIONS } from '#content/guide/occasions';
import { DECISIONS } from '#content/guide/occasions/decisions';
import type { Occasion } from '#content/guide/occasions/occasion';
import { classifyOccasion, classifyRequest } from './intentClassifier';
import { hasNeededWord } from './neededWords';
import { asksWhatToSay } from './personalQuestions';

export type ScoredOccasion = { occasion: Occasion; probability: number };

/**
 * Returns the occasions for which a message may ask for words, and the decisions on which it may ask for advice, likeliest
 * first. The probabilities add up to less than 1, because a message may ask for neither. Empty if it hardly asks for one.
 * `before` is an earlier message that may name the occasion.
 */
export function classifyOccasions(message: string, before = ''): ScoredOccasion[] {
  const request = requestIn(message);
  if (request.words + request.decision < MIN_REQUEST) return [];
  const text = `${before} ${message}`.trim();
  const all = new Map(
    classifyOccasion(text)
      .filter(({ label }) => hasNeededWord(`occasion/${label}`, text))
      .map(({ label, probability }) => [label, probability]),
  );
  const within = (occasions: readonly Occasion[], share: number): ScoredOccasion[] => {
    const total = occasions.reduce((sum, { id }) => sum + (all.get(id) ?? 0), 0) || 1;
    return occasions.map((occasion) => ({
      occasion,
      probability: (share * (all.get(occasion.id) ?? 0)) / total,
    }));
  };
  return [...within(WORDS_FOR_OCCASIONS, request.words), ...within(DECISIONS, request.decision)].sort(
    (a, b) => b.probability - a.probability,
  );
}

/** A story about doubt or a funeral may sound a little like a question about a decision. */
const MIN_REQUEST = 0.6;

/** The probabilities that a message asks for words to say, or about a decision. A clear wording leaves nothing else. */
function requestIn(message: string): { words: number; decision: number } {
  const scored = classifyRequest(message);
  const of = (kind: string) => scored.find(({ label }) => label === kind)?.probability ?? 0;
  const words = ASKS_FOR_WORDS.test(message) ? of('words') : 0;
  const decision = WEIGHS.test(message) ? of('decision') : 0;
  const total = words + decision;
  return asksWhatToSay(message) && total > 0
    ? { words: words / total, decision: decision / total }
    : { words, decision };
}

/** Matches what nearly every request for words contains. 'My daughter won’t talk to me' is none. */
const ASKS_FOR_WORDS =
  /\?|\b(?:what|whats|which|how|any|need\w*|give|help|could|can|should|would|may|might|is it ok\w*|do i|pls|please|plz|ideas?|suggest\w*|advice|words?|wording|phrase\w*|lines?|script|draft|compose|sentences?|comebacks?|repl(?:y|ies)|respon\w*|message|text|note|card|letter|speech|toast|way to|the right|idk|dunno|(?:don['’]?t|not|never) (?:know|sure))\b/i;

/** Matches what nearly every message about a decision contains. 'My brother lives with us now' is about none. */
const WEIGHS =
  /\?|\b(?:or|should|shall|would|can|could|may|must|is (?:it|that|this|\w+ing)|was it|do (?:i|we|u|you)|does|am i|are we|have to|need to|ought|allowed|supposed to|torn|whether|if (?:i|we)|better|best|worth|too (?:soon|early|late|old|young)|wrong|sin|selfish|ok(?:ay)? (?:to|if|for)|decid\w*|decision|choos\w*|choice|which|advice|advise|thoughts|opinions?|pros and cons|versus|vs|thinking (?:of|about)|considering|debating|wonder\w*|not sure|unsure|undecided|don['’]?t know|idk|dunno|back and forth|what (?:do|to))\b/i;
