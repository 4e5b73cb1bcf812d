import { plainText } from '../normalize';
import { preparesFarewell } from './farewell';
import { matchesUnless } from './harmlessWords';
import { HARM_PATTERNS, type PatternedHarm } from './harmPatterns';
import { wishesToDie } from './wishToDie';

/**
 * Returns the kind of harm that the wording discloses, whatever the rest of the message says. Returns null if the
 * classifier must decide. Linear in the length of the text: every repetition is bounded.
 */
export function harmInWording(message: string): PatternedHarm | null {
  if (preparesFarewell(message) || wishesToDie(message)) return 'crisis';
  return harmPatternIn(message)?.harm ?? null;
}

/** Returns the first pattern of harm that a message matches. Returns null if it matches none. */
export function harmPatternIn(message: string): { harm: PatternedHarm; pattern: RegExp } | null {
  const text = plainText(message);
  const found = HARM_PATTERNS.find(([, pattern, unless]) => matchesUnless(text, pattern, unless));
  return found ? { harm: found[0], pattern: found[1] } : null;
}
