import type { Energy } from '#contract/relationshipLimits';

/** The more strength somebody gives, the higher it burns. */
export function Flame({ energy }: { energy: Energy }) {
  const height = 0.7 + (energy + 2) * 0.1;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
      <g transform={`translate(12 22) scale(${height}) translate(-12 -22)`}>
        <path
          d="M12 22c-4.200 0-7-2.900-7-6.800 0-4.400 4.300-6.400 5.600-12.700 4.600 2.600 8.400 7.600 8.400 12.500 0 4.100-2.800 7-7 7z"
          fill="currentColor"
          fillOpacity={0.06 + (energy + 2) * 0.12}
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
