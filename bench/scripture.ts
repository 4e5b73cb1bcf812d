import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FIGURES } from '#content/figures';
import { BIBLE_TEXTS } from '#contract/bibleTexts';
import { needsCrisisHelp } from '#language/crisis/detect';
import { cardsFor } from '#server/guide/written/figures/cards';
import type { Scripture } from '#server/scripture/scripture';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';
import { CASE_SETS, type CaseSet, casesOf } from './caseSets';
import { percent, quantile } from './numbers';
import {
  reportAlterations,
  reportQuotations,
  reportQuotedProse,
  writtenQuotations,
} from './scripture/quotationReport';
import { generateQuotations } from './scripture/quotations';
import { reportReferences } from './scripture/referenceReport';
import { reportRetrieval } from './scripture/retrievalReport';

// Tests quotations, references, retrieval, figure cards and crisis detection on two sets of cases.

console.log('What each part adds to the memory and the time of a process of its own');
const child = spawnSync('npx', ['tsx', '--expose-gc', join(import.meta.dirname, 'scripture', 'memory.ts')], {
  encoding: 'utf8',
});
console.log(child.stdout.trim());

const scripture = openScripture();
// Comes first, because the measurements below need a process that is warmed up.
reportAlterations(scripture);
for (const set of CASE_SETS) {
  console.log(`\n${set === 'development' ? 'DEVELOPMENT CASES (looked at while tuning)' : 'HELD-OUT CASES'}`);
  for (const edition of [scripture, scripture.worldEnglish]) {
    reportQuotations(
      scripture,
      `made by rule from ${set === 'development' ? 'even' : 'odd'} verses of the ${BIBLE_TEXTS[edition.text.id]}`,
      generateQuotations(edition, set),
    );
  }
  reportQuotations(scripture, 'written by hand', writtenQuotations(scripture, set));
  await reportQuotedProse(scripture, set);
  reportReferences(scripture, set);
  reportRetrieval(scripture, set);
  reportFigures(set);
  reportCrisisDetection(set);
}
reportAnswerTimes(scripture);

function reportFigures(set: CaseSet) {
  const cases = casesOf<{ figure: string; question: string; card: string; also?: string[] }[]>(
    'figures',
    set,
  );
  let first = 0;
  let three = 0;
  for (const { figure, question, card, also = [] } of cases) {
    const deck = FIGURES.find(({ figureId }) => figureId === figure);
    if (!deck) throw new Error(`There is no figure ${figure}.`);
    const got = cardsFor(deck, question)
      .slice(0, 3)
      .map((match) => match.card.id);
    if ([card, ...also].includes(got[0] ?? '')) first++;
    if (got.some((id) => [card, ...also].includes(id))) three++;
  }
  console.log(
    `\n  Figures: right card first ${percent(first, cases.length)}, among three ${percent(three, cases.length)} of ${cases.length}`,
  );
}

function reportCrisisDetection(set: CaseSet) {
  const cases = casesOf<{ plain: string[]; veiled: string[]; harmless: string[] }>('care', set);
  const detectionRate = (kind: keyof typeof cases) =>
    percent(cases[kind].filter(needsCrisisHelp).length, cases[kind].length);
  console.log(
    `\n  Crisis detection: plain ${detectionRate('plain')}, veiled ${detectionRate('veiled')}, false alarms ${detectionRate('harmless')}`,
  );
}

function reportAnswerTimes(scripture: Scripture) {
  const questions = casesOf<{ figure: string; question: string }[]>('figures', 'development');
  const times = questions.flatMap(({ figure, question }) => {
    const messages = [{ role: 'user' as const, content: question }];
    const deck = FIGURES.find(({ figureId }) => figureId === figure);
    return [
      timed(() => askWrittenStudy(scripture, messages)),
      ...(deck ? [timed(() => askWrittenFigure(scripture, deck, messages))] : []),
    ];
  });
  console.log(
    `\nWritten answers: median ${quantile(times, 0.5)} ms, 95 of 100 within ${quantile(times, 0.95)} ms (${times.length})`,
  );
}

function timed(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}
