import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Passage, ScriptureVerse } from '#contract/scripture';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';
import { wordInElement, wordUnderPointer } from './pointedWord';
import { NUMBER_ATTRIBUTE } from './VerseNumber';

const loadDialog = () => import('./VerseDialog');

/** Returns handlers that open the study of a verse, and its dialog, which loads on first use. */
export function useVerseStudy(passage: Passage, onGo: (reference: string) => void) {
  const [studied, setStudied] = useState<{ verse: ScriptureVerse; word: number | null } | null>(null);
  const close = () => setStudied(null);
  const module = useLazyModule(loadDialog, studied !== null, () => {
    close();
    toastLoadError('The verse');
  });

  const open = (event: MouseEvent | KeyboardEvent, reference: string, word: number | null) => {
    const verse = passage.verses.find((one) => one.reference === reference);
    if (!verse) return;
    event.preventDefault();
    // A glossed word would show its note.
    event.stopPropagation();
    setStudied({ verse, word });
  };

  const studyOnPointer = (event: MouseEvent) => {
    const number = verseNumberAt(event.target);
    if (number) {
      const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!opensTab) open(event, number, null);
      return;
    }
    const pointed = wordUnderPointer(event.nativeEvent);
    if (pointed) open(event, pointed.reference, pointed.word);
  };

  const studyOnKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return moveBetweenNumbers(event);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const glossed = wordInElement(event.target);
    if (glossed) open(event, glossed.reference, glossed.word);
  };

  const dialog = module && studied && (
    <module.VerseDialog
      key={`${studied.verse.reference} ${studied.word}`}
      verse={studied.verse}
      word={studied.word}
      onGo={onGo}
      onClose={close}
    />
  );
  return { studyOnPointer, studyOnKey, dialog };
}

/** Moves the focus from the number of a verse to the next or previous one. */
function moveBetweenNumbers(event: KeyboardEvent<HTMLElement>) {
  const numbers = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${NUMBER_ATTRIBUTE}]`)];
  const at = numbers.indexOf(document.activeElement as HTMLElement);
  const next = numbers[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function verseNumberAt(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest(`[${NUMBER_ATTRIBUTE}]`) : null;
  return link?.getAttribute(NUMBER_ATTRIBUTE) ?? null;
}
