/** Returns '1 burden' or '2 burdens'. */
export function burdenCount(count: number): string {
  return count === 1 ? '1 burden' : `${count} burdens`;
}
