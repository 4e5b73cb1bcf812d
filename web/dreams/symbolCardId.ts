/** Returns the element id of a symbol's card. */
export function symbolCardId(at: number): string {
  return `symbol-${at + 1}`;
}
