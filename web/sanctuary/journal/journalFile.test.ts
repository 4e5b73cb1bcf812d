import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VerseMark } from '#web/shared/journal/verseMarks.store';
import { REFLECTION_MAX, REFLECTION_TAGS, type Reflection } from './journal.store';
import { exportReflections, parseReflections } from './journalFile';

const reflection: fc.Arbitrary<Reflection> = fc
  .record({
    created: fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2200, 0, 1) }),
    summary: fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.array(fc.constantFrom('## a', '> b', '', 'Tags: c', 'Kept: d')).map((lines) => lines.join('\n')),
      )
      .map((text) => text.replaceAll(/\r\n?/g, '\n').trim().slice(0, REFLECTION_MAX).trim())
      .filter((text) => text !== ''),
    tags: fc.uniqueArray(fc.constantFrom(...REFLECTION_TAGS)),
    verseRef: fc.option(fc.constantFrom('1 Peter 5:7', 'Philippians 4:6-7'), { nil: undefined }),
  })
  .map(({ verseRef, ...rest }) => ({
    id: String(rest.created),
    type: 'reflection',
    ...rest,
    ...(verseRef && { verseRef }),
  }));

const mark: fc.Arbitrary<VerseMark> = reflection.map(({ id, created, summary }) => ({
  id,
  created,
  reference: 'John 11:35',
  text: 'Jesus wept.',
  note: summary.startsWith('a') ? '' : summary,
}));

test('a user exports reflections and highlighted verses and imports them again unchanged', () => {
  fc.assert(
    fc.property(fc.array(reflection), fc.array(mark), (entries, marks) => {
      expect(parseReflections(exportReflections(entries, marks, 'Stillwaters'))).toEqual({
        entries,
        marks,
        unreadable: 0,
      });
    }),
  );
});

test('a file imports correctly after another system has changed its line endings', () => {
  const [entry] = fc.sample(reflection, 1);
  const file = exportReflections(entry ? [entry] : [], [], 'Stillwaters').replaceAll('\n', '\r\n');
  expect(parseReflections(file).entries).toEqual([entry]);
});

test('the import accepts arbitrary text, and every imported reflection keeps to the length limit', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        parseReflections(`## ${text}`).entries.every(({ summary }) => summary.length <= REFLECTION_MAX),
      ).toBe(true);
    }),
  );
});
