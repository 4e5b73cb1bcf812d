import { wordsOfVerse } from '#contract/scriptureWords';

/** Marks the element that holds the text of a verse, without its number. */
export const VERSE_ATTRIBUTE = 'data-verse';

export type PointedWord = { reference: string; word: number };

/** Returns the word under the pointer, or null if the pointer is not on a verse or the user is selecting text. */
export function wordUnderPointer({ target, clientX, clientY }: MouseEvent): PointedWord | null {
  const verse = verseAround(target);
  const caret = caretAt(clientX, clientY);
  if (!verse || !caret || !verse.contains(caret.node) || getSelection()?.isCollapsed === false) return null;
  return wordAt(verse, caret.node, caret.offset);
}

/** Returns the word at the start of an element inside a verse, such as a glossed word. */
export function wordInElement(target: EventTarget | null): PointedWord | null {
  const verse = verseAround(target);
  return verse && target instanceof Element && target !== verse ? wordAt(verse, target, 0, 1) : null;
}

function verseAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${VERSE_ATTRIBUTE}]`) : null;
}

function wordAt(verse: HTMLElement, node: Node, nodeOffset: number, shift = 0): PointedWord | null {
  const before = document.createRange();
  before.selectNodeContents(verse);
  before.setEnd(node, nodeOffset);
  const offset = before.toString().length + shift;
  const word = wordsOfVerse(verse.textContent).findIndex(
    ({ start, end }) => offset >= start && offset <= end,
  );
  const reference = verse.getAttribute(VERSE_ATTRIBUTE);
  return word < 0 || !reference ? null : { reference, word };
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  // Safari before 18.4.
  const range = (document as Document).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
