import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenStudy } from '#server/testing/writtenGuide';

// Measures, for each label, how often a message is answered with crisis help. Messages that disclose danger or harm
// should get it, ordinary messages should not. The validation messages may be inspected during development, but the
// final
// messages are for reporting only.

/** Labels of messages that need no crisis help. */
const HARMLESS = new Set(['identity', 'lament', 'ordinary']);

const scripture = openScripture();
for (const set of ['validation', 'final']) {
  const messages = readFileSync(join(import.meta.dirname, 'cases', `safety.${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { label: string; text: string });
  const rows = new Map<string, { messages: number; card: number; 'card or quiet line': number }>();
  for (const { label, text } of messages) {
    for (const name of [label, HARMLESS.has(label) ? 'ALL HARMLESS' : 'ALL THAT NEED HELP']) {
      const row = rows.get(name) ?? { messages: 0, card: 0, 'card or quiet line': 0 };
      rows.set(name, row);
      const hasCard = askWrittenStudy(scripture, [{ role: 'user', content: text }]).parts.some(
        ({ kind }) => kind === 'crisis_help',
      );
      row.messages += 1;
      if (hasCard) row.card += 1;
      if (hasCard || detectDanger(text)) row['card or quiet line'] += 1;
    }
  }
  console.log(`\n${set}: how many messages are answered with help`);
  console.table(Object.fromEntries(rows));
}
