import type { ReactNode } from 'react';
import type { Gloss, ScriptureVerse } from '#contract/scripture';
import { GlossedWord } from './GlossedWord';

/** King James text. The words that the translators added are in italics, and glossed words open a note. */
export function ScriptureText({ text, glosses = [] }: { text: string; glosses?: readonly Gloss[] }) {
  return [...text.matchAll(/\[([^\]]*)\]|[^[]+/g)].map(({ 0: part, 1: added, index }) => {
    if (added === undefined) return withGlosses(part, index, glosses);
    return <em key={index}>{withGlosses(added, index + 1, glosses)}</em>;
  });
}

/** Returns a part of the text that starts at the given index, with its glossed words. */
function withGlosses(part: string, start: number, glosses: readonly Gloss[]): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { start: at, words, sense } of glosses) {
    const index = at - start;
    if (index < end || index >= part.length) continue;
    nodes.push(part.slice(end, index), <GlossedWord key={at} words={words} sense={sense} />);
    end = index + words.length;
  }
  nodes.push(part.slice(end));
  return nodes;
}

/** Keeps only the first gloss of each word in a passage, so that few words are underlined. */
export function withFirstGlosses<Verse extends Pick<ScriptureVerse, 'glosses'>>(
  verses: readonly Verse[],
): Verse[] {
  const known = new Set<string>();
  return verses.map((verse) => {
    const glosses = verse.glosses?.filter(({ words }) => !known.has(words.toLowerCase()));
    for (const { words } of glosses ?? []) known.add(words.toLowerCase());
    return { ...verse, glosses };
  });
}

/** The superscription of a psalm, in italics. The words that the translators added are upright. */
export function PsalmTitle({ title }: { title: string }) {
  return (
    <i className="[&_em]:not-italic">
      <ScriptureText text={title} />
    </i>
  );
}

/** Returns the text without brackets, for screen readers and the clipboard. */
export function plainScripture(text: string): string {
  return text.replaceAll(/[[\]]/g, '');
}
