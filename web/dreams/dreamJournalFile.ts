import { type FileContent, type KeptPart, readKept, writeKept } from '../lib/keptFile';
import type { KeptDream } from './dreamJournal.store';

/** Writes the journal as a text file; the symbols come before the text of each dream, one per line. */
export function writeFile(entries: KeptDream[], product: string): string {
  return writeKept(`My dreams (${product})`, entries.map(partOf));
}

export function readFile(text: string): FileContent<KeptDream> {
  return readKept(text, dreamIn);
}

function partOf({ created, dream, symbols }: KeptDream): KeptPart {
  const lines = symbols.length > 0 ? ['Symbols:', ...symbols.map((symbol) => `- ${symbol}`)] : [];
  return { created, lines, words: dream };
}

function dreamIn({ created, lines, words }: KeptPart): KeptDream {
  const symbols = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim());
  return { id: String(created), created, dream: words, symbols: symbols.filter((symbol) => symbol !== '') };
}
