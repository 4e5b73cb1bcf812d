import type { Topic } from '#content/topic';
import { TOPICS } from '#content/topics';
import { padded, tellingStems } from './phrases';

export type TopicMatch = { topic: Topic; score: number };

/** Below this, what fits is chance. */
const ENOUGH = 3.2;

type Phrase = { text: string; stems: readonly string[]; isAlias: boolean };

type Prepared = { topic: Topic; phrases: Phrase[]; not: string[]; words: ReadonlySet<string> };

const PREPARED: readonly Prepared[] = TOPICS.map((topic) => {
  const phrases = [
    ...[topic.title, ...topic.aliases].map((text) => ({ text: padded(text), stems: tellingStems(text), isAlias: true })),
    ...topic.triggers.map((text) => ({ text: padded(text), stems: tellingStems(text), isAlias: false })),
  ];
  return {
    topic,
    phrases,
    not: (topic.not ?? []).map(padded),
    words: new Set(phrases.flatMap(({ stems }) => stems)),
  };
});

const RARITY = new Map<string, number>();
for (const { words } of PREPARED) for (const word of words) RARITY.set(word, (RARITY.get(word) ?? 0) + 1);
for (const [word, count] of RARITY) RARITY.set(word, Math.log(1 + PREPARED.length / count));

/** The pages that fit what somebody says, best first; none when nothing really does. */
export function topicsFor(said: string): TopicMatch[] {
  return PREPARED.map((prepared) => ({ topic: prepared.topic, score: scoreOf(prepared, said) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
}

function scoreOf({ phrases, not, words }: Prepared, said: string): number {
  const text = padded(said);
  if (not.some((phrase) => text.includes(phrase))) return 0;
  const stems = new Set(tellingStems(text));
  if (stems.size === 0) return phrases.some((phrase) => !phrase.isAlias && text.includes(phrase.text)) ? ENOUGH : 0;

  const whole = phrases.map((phrase) => wholeScore(phrase, stems, text)).sort((a, b) => b - a);
  let loose = 0;
  for (const stem of stems) if (words.has(stem)) loose += RARITY.get(stem) ?? 0;
  const [best = 0, second = 0] = whole;
  return best + second * 0.3 + loose * (best > 0 ? 0.25 : 0.4);
}

/** What a phrase is worth of which everything that says something was said. */
function wholeScore({ text, stems, isAlias }: Phrase, said: ReadonlySet<string>, saidText: string): number {
  const verbatim = saidText.includes(text) ? 1.25 : 1;
  if (stems.length === 0) return saidText.includes(text) ? ENOUGH : 0;
  if (!stems.every((stem) => said.has(stem))) return 0;
  const weight = stems.reduce((sum, stem) => sum + (RARITY.get(stem) ?? 0), 0);
  // One word of a longer phrase's leavings tells less than a name of the topic.
  const trust = isAlias || stems.length > 1 ? 1 : 0.75;
  return weight * verbatim * trust;
}
