/** Returns the range from one character of the element's text to another, also where other elements split the text. */
export function textRange(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (start >= passed && start <= passed + node.length) range.setStart(node, start - passed);
    if (end > passed && end <= passed + node.length) {
      range.setEnd(node, end - passed);
      break;
    }
    passed += node.length;
  }
  return range;
}

/** Highlights the ranges without changing elements, in browsers that have the CSS Custom Highlight API. */
export function highlight(name: string, ranges: readonly Range[]) {
  if (!('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}
