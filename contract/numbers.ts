/** Formats 12345 as '12,345'. The first use of Intl.NumberFormat takes 50 ms on a phone. */
export function formatCount(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
