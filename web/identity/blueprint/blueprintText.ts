import type { Blueprint, BlueprintSection, BlueprintSentence } from '#contract/identity';

/** Returns a sentence as plain text. The user's own words need no introduction. */
function plainTextOf({ text, words }: BlueprintSentence): string {
  return words === null ? text : `‘${words}’`;
}

/** Returns a section as plain text: the initial value of the editor. */
export function sectionText({ edited, sentences }: BlueprintSection): string {
  return edited ?? sentences.map(plainTextOf).join('\n\n');
}

// Measured values: how many characters fit on one A4 sheet at 1pt, and how many of them fit in the space of a line
// break.
const CHARACTERS_PER_SHEET = 470_000;
const LINE_BREAK_COST = 45;

const MIN_POINTS = 7.8;
const MAX_POINTS = 12.5;

/** Returns the font size in points at which the Blueprint fills exactly one printed sheet. */
export function printFontSize({ declaration, pillars, assignment, living }: Blueprint): number {
  const sections = [declaration, ...pillars, assignment, living];
  const texts = [
    ...sections.flatMap(({ edited, sentences }) =>
      edited === null ? sentences.map(plainTextOf) : edited.split('\n'),
    ),
    ...sections.map(({ title }) => title),
    ...pillars.map(({ verse }) => (verse?.verses ?? []).map(({ text }) => text).join(' ')),
  ];
  const length = texts.reduce((sum, text) => sum + text.length + LINE_BREAK_COST, 0);
  return Math.min(Math.max(Math.sqrt(CHARACTERS_PER_SHEET / length), MIN_POINTS), MAX_POINTS);
}
