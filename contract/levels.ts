/** XP per level. Level N starts at (N-1)*100 XP; `insertXpEvent` computes it. */
export const LEVEL_SPAN = 100;

const TITLES = [
  { from: 10, title: 'Master Companion' },
  { from: 7, title: 'Senior Companion' },
  { from: 5, title: 'Experienced Companion' },
  { from: 3, title: 'Growing Companion' },
  { from: 2, title: 'Active Companion' },
] as const;

export function levelTitleOf(level: number): string {
  return TITLES.find(({ from }) => level >= from)?.title ?? 'New Companion';
}
