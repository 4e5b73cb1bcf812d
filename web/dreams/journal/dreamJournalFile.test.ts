import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SavedDream } from './dreamJournal.store';
import { exportDreams, parseDreams } from './dreamJournalFile';

const line = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replaceAll(/[\r\n]/g, ' '));

const words = fc
  .array(fc.oneof(line, fc.constantFrom('## a', '> b', '- c', '', 'Kept: d', 'Symbols:')), { minLength: 1 })
  .map((lines) => lines.join('\n').trim())
  .filter((text) => text !== '');

const symbol = line.map((text) => text.trim()).filter((text) => text !== '');

const dream: fc.Arbitrary<SavedDream> = fc
  .record({
    created: fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2200, 0, 1) }),
    dream: words,
    symbols: fc.array(symbol, { maxLength: 6 }),
  })
  .map((kept) => ({ id: String(kept.created), ...kept }));

test('a user exports dreams with their symbols and imports them again unchanged', () => {
  fc.assert(
    fc.property(fc.array(dream), (entries) => {
      expect(parseDreams(exportDreams(entries, 'Stillwaters'))).toEqual({ entries, unreadable: 0 });
    }),
  );
});

test('dreams are exported as readable text, and the import counts a section without a dream as unreadable', () => {
  const created = Date.UTC(2026, 10, 20, 6, 15);
  const kept = {
    id: String(created),
    created,
    dream: 'I stood by the sea.\nIt rose.',
    symbols: ['Sea', 'Rising water'],
  };
  const file = exportDreams([kept], 'Stillwaters');
  // Replaces the date heading, because browsers format dates differently.
  expect(file.replace(/^## .*2026$/m, '## That day')).toBe(`# My dreams (Stillwaters)

## That day

Kept: 2026-11-20T06:15:00.000Z
Symbols:
- Sea
- Rising water

> I stood by the sea.
> It rose.
`);
  expect(parseDreams(`${file}\n## Shopping\n\nbread\n`.replaceAll('\n', '\r\n'))).toEqual({
    entries: [kept],
    unreadable: 1,
  });
});

test('the import accepts arbitrary text without throwing', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseDreams(`## ${text}`)));
});
