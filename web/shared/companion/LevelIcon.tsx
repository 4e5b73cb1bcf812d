// Icons from seed to fruit, one per level title, highest first.
const STAGES = [
  {
    from: 10,
    tone: 'text-level-6 border-level-6/60',
    path: 'M12 21v-6M12 15a6 6 0 1 1 0-12 6 6 0 0 1 0 12zM9.500 8h.01M14 7h.01M12.500 11.500h.01',
  },
  {
    from: 7,
    tone: 'text-level-5 border-level-5/55',
    path: 'M12 21v-7M12 14c-4 0-6-2.500-6-5.500S8.500 3 12 3s6 2.500 6 5.500S16 14 12 14zM12 14V9',
  },
  {
    from: 5,
    tone: 'text-level-4 border-level-4/50',
    path: 'M12 21V5M12 11C8.500 11 6.500 9 6.500 6 10 6 12 8 12 11zM12 15c3.500 0 5.500-2 5.500-5-3.500 0-5.500 2-5.500 5zM12 5V3',
  },
  {
    from: 3,
    tone: 'text-tan border-tan/45',
    path: 'M12 20v-9M12 12C8 12 6 9.500 6 6c4 0 6 2.500 6 6zM12 15c0-3.500 2-6 6-6 0 3.500-2 6-6 6z',
  },
  {
    from: 2,
    tone: 'text-level-2 border-level-2/40',
    path: 'M12 20v-8M12 13c0-4 2-6.500 6-6.500 0 4-2 6.500-6 6.500zM8 20h8',
  },
  {
    from: 0,
    tone: 'text-level-1 border-level-1/35',
    path: 'M12 19c-3.500 0-5-2.200-5-5 0-3.500 2.500-6.500 5-8.500 2.500 2 5 5 5 8.500 0 2.800-1.500 5-5 5zM12 19v-6',
  },
];

/** Returns the classes for the text and border color of a level. */
export function levelColor(level: number): string {
  return stageOf(level)?.tone ?? '';
}

export function LevelIcon({
  level,
  className,
  weight = 1.8,
}: {
  level: number;
  className: string;
  weight?: number;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={stageOf(level)?.path} />
    </svg>
  );
}

function stageOf(level: number) {
  return STAGES.find(({ from }) => level >= from) ?? STAGES.at(-1);
}
