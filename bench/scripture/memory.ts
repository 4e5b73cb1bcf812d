import type { Scripture } from '#server/scripture/scripture';
import { openScripture } from '#server/scripture/scripture.service';
import { readText } from '#server/scripture/text/text';
import { readWorldEnglish } from '#server/scripture/text/worldEnglish';

// Prints what each part adds to the memory and the time of a process that has only the King James text. Runs in a process
// of its own, with --expose-gc.

let scripture: Scripture | undefined;
const opened = () => {
  if (!scripture) throw new Error('The texts are not open.');
  return scripture;
};
const kingJames = readText();
const parts: Record<string, () => unknown> = {
  'reading the King James text': () => readText(),
  'reading the World English Bible': () => readWorldEnglish(kingJames),
  'both texts, as at the start of the server': () => {
    scripture = openScripture();
  },
  'indexes of the King James text': () => [opened().words, opened().runs, opened().index],
  'indexes of the World English Bible': () => {
    const { words, runs, index } = opened().worldEnglish;
    return [words, runs, index];
  },
  'lexicon, topics and commentary': () => [opened().originals, opened().commentary, opened().subjects],
};
for (const [name, open] of Object.entries(parts)) {
  const { ms, kept, resident } = costOf(open);
  console.log(
    `  ${name}: ${ms.toFixed(0)} ms of processor time, ${kept.toFixed(1)} MB kept (${resident.toFixed(0)} MB more resident)`,
  );
}

function costOf(open: () => unknown) {
  const collect = globalThis.gc ?? (() => {});
  collect();
  const before = process.memoryUsage();
  const start = process.cpuUsage();
  const opened = open();
  const { user, system } = process.cpuUsage(start);
  collect();
  const after = process.memoryUsage();
  const kept = (after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers) / 2 ** 20;
  return { opened, ms: (user + system) / 1000, kept, resident: (after.rss - before.rss) / 2 ** 20 };
}
