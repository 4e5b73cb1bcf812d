/** The element id of a symbol's card. */
export function placeOf(at: number): string {
  return `symbol-${at + 1}`;
}
