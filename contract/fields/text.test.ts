import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedText, visibleLength } from './text';

/** Any string of UTF-16 units, including control characters and lone surrogates. */
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

const INVISIBLE = [
  ' ',
  '\t',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\u{e0041}',
];

test('typedText makes text well-formed, composed (NFC) and trimmed, and rejects only text that contains NUL', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const kept = typedText().safeParse(text);
      expect(kept.success).toBe(!text.includes('\0'));
      if (!kept.success) return;
      expect(kept.data.isWellFormed()).toBe(true);
      expect(kept.data).toBe(kept.data.normalize('NFC'));
      expect(kept.data).toBe(kept.data.trim());
    }),
  );
});

test('normalizing text a second time changes nothing', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const once = typedText().safeParse(text);
      if (once.success) expect(typedText().parse(once.data)).toBe(once.data);
    }),
  );
});

test('typedText does not change text that is already well-formed, composed and trimmed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = text.normalize('NFC').trim();
      fc.pre(!written.includes('\0'));
      expect(typedText().parse(written)).toBe(written);
    }),
  );
});

test('a value that is missing or not a string gets the given error message', () => {
  for (const nothing of [undefined, null, 7, {}, []]) {
    expect(typedText('Write something first.').safeParse(nothing).error?.issues).toMatchObject([
      { message: 'Write something first.' },
    ]);
  }
});

test('invisible characters do not count toward the visible length, wherever they are in the text', () => {
  const unseen = fc.array(fc.constantFrom(...INVISIBLE)).map((letters) => letters.join(''));

  fc.assert(
    fc.property(unseen, unseen, unseen, (before, between, after) => {
      expect(visibleLength(before + between + after)).toBe(0);
      expect(visibleLength(`${before}R${between}u${after}`)).toBe(2);
    }),
  );
});

test('the visible length is at most the length, and trimming does not change the visible length', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(visibleLength(text)).toBeLessThanOrEqual(text.length);
      expect(visibleLength(text.trim())).toBe(visibleLength(text));
    }),
  );
});

test.each(['Ruth', 'رُوث', '路得', 'רוּת', 'ரூத்', 'Рут', '👩‍🌾👩‍🌾', 'Łukasiewicz', "O'Connor"])(
  'the name %s has at least two visible characters',
  (name) => {
    expect(visibleLength(name)).toBeGreaterThanOrEqual(2);
  },
);
