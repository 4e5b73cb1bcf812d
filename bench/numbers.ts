export function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`;
}

export function quantile(times: readonly number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2);
}
