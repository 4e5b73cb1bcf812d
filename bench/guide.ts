import { FIGURES } from '#content/figures';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';
import { partsOfAnswer, suggestedIdsIn } from './guide/answerParts';
import { type GuideCase, type GuideVerdict, guideCases, judgeAnswer } from './guide/cases';

// Tests the written guide on messages by people who had not seen it. For each kind of message, counts how many answers
// are right, offer the right page among others, or are weak, wrong or harmful, and whether crisis help is given only
// when
// needed. The validation messages may be inspected during development, but the final messages are for reporting only.
// Pass a kind as an argument to list its misses.

type Row = { messages: number } & Record<GuideVerdict, number> & {
    needHelp: number;
    helped: number;
    calledForNothing: number;
  };

const [set = 'validation', listedKind = ''] = process.argv.slice(2);
const scripture = openScripture();
const rows = new Map<string, Row>();
const times: number[] = [];

// Warm-up round.
for (const one of guideCases(set)) answerTo(one);
times.length = 0;

for (const one of guideCases(set)) {
  const { answer, ids } = answerTo(one);
  const isHelped = ids.includes('care');
  const verdict = judgeAnswer(one, ids, suggestedIdsIn(answer));
  for (const kind of [one.kind, 'ALL']) count(kind, one, verdict, isHelped);
  if (listedKind === one.kind && (verdict !== 'right' || isHelped !== (one.help !== 'none'))) {
    const help = isHelped ? ' HELP' : '';
    console.log(
      `${one.id} ${one.to} ${verdict}${help}: ${one.turns.join(' // ')}\n  ${ids.join(' ')} | expected ${one.accept.join(' ')}`,
    );
  }
}

console.log(`\n${set}: what the guide answers`);
console.table(
  Object.fromEntries(
    [...rows].map(([kind, row]) => [kind, { ...row, 'right %': percent(row.right, row.messages) }]),
  ),
);
times.sort((a, b) => a - b);
console.log(`An answer takes ${at(0.5)} ms (median), ${at(0.99)} ms (p99).`);

function answerTo({ to, turns }: GuideCase) {
  const figure = FIGURES.find(({ figureId }) => figureId === to) ?? null;
  const messages: ChatMessage[] = [];
  let answer: ChatAnswer | null = null;
  for (const content of turns) {
    messages.push({ role: 'user', content });
    const start = performance.now();
    answer = figure ? askWrittenFigure(scripture, figure, messages) : askWrittenStudy(scripture, messages);
    times.push(performance.now() - start);
    messages.push({ role: 'assistant', content: answer.response });
  }
  if (!answer) throw new Error('A case needs a message.');
  return { answer, ids: partsOfAnswer(answer, figure) };
}

function count(kind: string, { help }: GuideCase, verdict: GuideVerdict, isHelped: boolean) {
  const row = rows.get(kind) ?? {
    messages: 0,
    right: 0,
    offered: 0,
    weak: 0,
    wrong: 0,
    harmful: 0,
    needHelp: 0,
    helped: 0,
    calledForNothing: 0,
  };
  rows.set(kind, row);
  row.messages += 1;
  row[verdict] += 1;
  if (help !== 'none') row.needHelp += 1;
  if (help !== 'none' && isHelped) row.helped += 1;
  if (help === 'none' && isHelped) row.calledForNothing += 1;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)} %`;
}

function at(share: number): string {
  return (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
}
