/** Where the card of a symbol stands on the page. */
export function placeOf(at: number): string {
  return `symbol-${at + 1}`;
}
