/** Formats 12345 as '12,345', as in the English sentences around it. */
export function formatCount(whole: number): string {
  return whole.toLocaleString('en-US');
}
