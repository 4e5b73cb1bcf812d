import { expect, test } from 'vitest';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import { TOPICS } from '#content/topics';
import { readReference } from '#server/scripture/references/references';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenStudy } from '#server/testing/writtenGuide';
import { classifyArea } from './lifeAreas';

const scripture = openScripture();

const isShown = (name: string, message: string) =>
  LIFE_AREAS[name]?.openings.some((opening) => message.includes(opening)) ?? false;

test('each topic page listed in a life area exists and is listed in no other life area', () => {
  const pages = Object.values(LIFE_AREAS).flatMap((area) => area.pages);
  const known = new Set([...TOPICS.map(({ id }) => id), 'act:goodNews']);

  expect(pages.filter((page) => !known.has(page))).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
});

test('the passages of the life areas exist and have at most eight verses', () => {
  for (const reference of Object.values(LIFE_AREAS).flatMap(({ passages }) => passages)) {
    const read = readReference(scripture.text, reference);
    expect(read, reference).toHaveProperty('spans');
    const [span] = 'spans' in read ? read.spans : [];
    expect((span?.last ?? 0) - (span?.first ?? 0), reference).toBeLessThan(8);
  }
});

test('several topic pages with low probability select the life area that they have in common', () => {
  const scored = [
    { label: 'marriage', probability: 0.12 },
    { label: 'marriage-trouble', probability: 0.11 },
    { label: 'divorce', probability: 0.1 },
    { label: 'work', probability: 0.08 },
    { label: 'noah', probability: 0.05 },
  ];

  expect(classifyArea(scored, 5)).toMatchObject({
    area: LIFE_AREAS.love,
    pages: [{ label: 'marriage' }, {}, {}],
  });
});

test('no life area is selected if other topics are more likely or if several areas are equally likely', () => {
  const other = [
    { label: 'noah', probability: 0.5 },
    { label: 'abram', probability: 0.2 },
    { label: 'marriage', probability: 0.2 },
  ];
  const spread = ['marriage', 'work', 'grief', 'doubt'].map((label) => ({ label, probability: 0.1 }));

  expect(classifyArea(other, 5)).toBeNull();
  expect(classifyArea(spread, 5)).toBeNull();
});

test('after a user mentioned violence at home, the guide does not show the general text of a life area', () => {
  const disclosed = askWrittenStudy(scripture, [{ role: 'user', content: 'my husband hits me' }]);
  const next = askWrittenStudy(scripture, [
    { role: 'user', content: 'my husband hits me' },
    { role: 'assistant', content: disclosed.response },
    {
      role: 'user',
      content: 'he came home and it was about the dishes and the money and his mother all over again',
    },
  ]);

  for (const name of Object.keys(LIFE_AREAS)) expect(isShown(name, next.response), name).toBe(false);
});
