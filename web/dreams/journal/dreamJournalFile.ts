import {
  type JournalFileContent,
  type JournalFileSection,
  readJournalFile,
  writeJournalFile,
} from '#web/shared/journal/journalFile';
import type { SavedDream } from './dreamJournal.store';

/** Writes the journal as a text file. Each dream's symbols come before its text, one per line. */
export function exportDreams(entries: SavedDream[], product: string): string {
  return writeJournalFile(`My dreams (${product})`, entries.map(partOf));
}

export function parseDreams(text: string): JournalFileContent<SavedDream> {
  return readJournalFile(text, dreamIn);
}

function partOf({ created, dream, symbols }: SavedDream): JournalFileSection {
  const lines = symbols.length > 0 ? ['Symbols:', ...symbols.map((symbol) => `- ${symbol}`)] : [];
  return { created, lines, words: dream };
}

function dreamIn({ created, lines, words }: JournalFileSection): SavedDream {
  const symbols = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim());
  return { id: String(created), created, dream: words, symbols: symbols.filter((symbol) => symbol !== '') };
}
