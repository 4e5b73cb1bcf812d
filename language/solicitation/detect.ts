import { plainText } from '../normalize';
import { asksForContact } from './contact';
import { asksForMoney } from './money';

/** What a text is flagged for. */
export type Solicitation = 'money' | 'contact';

/**
 * Detects spam: text that asks the reader for money, offers money, or moves the conversation to a private channel.
 * Stories, prayer requests and helplines are allowed; `helplines` has the numbers of the helplines, digits only. In
 * doubt, returns null, because members can still report a post. Linear in the length of the text.
 */
export function detectSolicitation(text: string, helplines: ReadonlySet<string>): Solicitation | null {
  const words = plainWords(text);
  const sentences = words.split(ENDS);
  const lines = sentences.join('\n');
  if (asksForMoney(words, sentences, lines)) return 'money';
  return asksForContact(words, lines, helplines) ? 'contact' : null;
}

// The lookbehind keeps a long run of marks linear. Without it, the pattern would be tried again from every mark of the
// run.
const ENDS = / ?(?:(?<![.!?])[.!?]+(?= |$)|\n)/;

/** Normalizes a text to lower-case Latin letters, without look-alike letters or characters that hide a word. */
function plainWords(text: string): string {
  return plainText(text)
    .replace(/[аеорсухікмтвнѕјԁɡοαερτυνικ]/g, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(/[–—]/g, ' - ')
    .replace(/\b(dr|mrs?|ms|st|rev|fr)\. /g, '$1 ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n[\n ]*/g, '\n')
    .replace(/\b(?:[a-z][ ._*-]{1,2}){3,30}[a-z]\b/g, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .replace(SPELLED_DIGITS, (digits) => digits.replace(/[a-z]+[ -]?/g, (word) => String(digitOf(word))))
    .replace(/\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b/g, ' , ')
    .trim();
}

const LOOK_ALIKES = new Map(
  [...'аеорсухікмтвнѕјԁɡοαερτυνικ'].map((letter, at) => [letter, 'aeopcyxikmtbhsjdgoaeptuvik'.charAt(at)]),
);

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SPELLED_DIGITS = new RegExp(
  `\\b(?:(?:${DIGITS.join('|')}|oh)[ -]){6,15}(?:${DIGITS.join('|')}|oh)\\b`,
  'gm',
);

function digitOf(word: string): number {
  return Math.max(0, DIGITS.indexOf(word.replace(/[ -]$/, '')));
}
