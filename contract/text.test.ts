import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seenLength, typed } from './text';

/** Every string of UTF-16 units: any script, control letters, halves of letters. */
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

const UNSEEN = [
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

test('what was typed is kept whole, composed and trimmed, or refused for its NUL', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const kept = typed().safeParse(text);
      expect(kept.success).toBe(!text.includes('\0'));
      if (!kept.success) return;
      expect(kept.data.isWellFormed()).toBe(true);
      expect(kept.data).toBe(kept.data.normalize('NFC'));
      expect(kept.data).toBe(kept.data.trim());
    }),
  );
});

test('what was kept once is kept as it is the second time', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const once = typed().safeParse(text);
      if (once.success) expect(typed().parse(once.data)).toBe(once.data);
    }),
  );
});

test('whole, composed text is kept to the letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = text.normalize('NFC').trim();
      fc.pre(!written.includes('\0'));
      expect(typed().parse(written)).toBe(written);
    }),
  );
});

test('no text is said to be missing in the words that were given for it', () => {
  for (const nothing of [undefined, null, 7, {}, []]) {
    expect(typed('Write something first.').safeParse(nothing).error?.issues).toMatchObject([
      { message: 'Write something first.' },
    ]);
  }
});

test('letters that show nothing are not counted, wherever they stand', () => {
  const unseen = fc.array(fc.constantFrom(...UNSEEN)).map((letters) => letters.join(''));

  fc.assert(
    fc.property(unseen, unseen, unseen, (before, between, after) => {
      expect(seenLength(before + between + after)).toBe(0);
      expect(seenLength(`${before}R${between}u${after}`)).toBe(2);
    }),
  );
});

test('no more is seen than is there, and trimming hides nothing', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(seenLength(text)).toBeLessThanOrEqual(text.length);
      expect(seenLength(text.trim())).toBe(seenLength(text));
    }),
  );
});

test.each(['Ruth', 'رُوث', '路得', 'רוּת', 'ரூத்', 'Рут', '👩‍🌾👩‍🌾', 'Łukasiewicz', "O'Connor"])(
  'the name %s can be seen',
  (name) => {
    expect(seenLength(name)).toBeGreaterThanOrEqual(2);
  },
);
