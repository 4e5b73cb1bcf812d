import type { Blueprint, BlueprintSection, BlueprintSentence } from '#contract/identity';

/** A sentence as it reads, the person's own words within it. */
function readingOf({ text, words }: BlueprintSentence): string {
  return words === null ? text : `${text} ‘${words}’`;
}

/** A section as plain text, to begin with when it is edited. */
export function textOf({ edited, sentences }: BlueprintSection): string {
  return edited ?? sentences.map(readingOf).join('\n\n');
}

// Measured: so many letters fill one sheet at one point. A new line costs as much as these.
const SHEET = 525_000;
const NEW_LINE = 45;

const SMALLEST = 7.8;
const LARGEST = 12.5;

/** In which size, in points, the page fills one sheet of paper and no second one. */
export function pointsOf({ declaration, pillars, assignment, living }: Blueprint): number {
  const sections = [declaration, ...pillars, assignment, living];
  const texts = [
    ...sections.flatMap(({ edited, sentences }) =>
      edited === null ? sentences.map(readingOf) : edited.split('\n'),
    ),
    ...sections.map(({ title }) => title),
    ...pillars.map(({ verse }) => (verse?.verses ?? []).map(({ text }) => text).join(' ')),
  ];
  const letters = texts.reduce((sum, text) => sum + text.length + NEW_LINE, 0);
  return Math.min(Math.max(Math.sqrt(SHEET / letters), SMALLEST), LARGEST);
}
