import type { Energy } from '#contract/people/relationshipLimits';

/** Draws a flame that grows with the energy value. */
export function Flame({ energy }: { energy: Energy }) {
  const height = 0.7 + (energy + 2) * 0.1;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
      <g transform={`translate(12 22) scale(${height}) translate(-12 -22)`}>
        <path
          d="M12 22c-4.2 0-7-2.9-7-6.8 0-4.4 4.3-6.4 5.6-12.7 4.6 2.6 8.4 7.6 8.4 12.5 0 4.1-2.8 7-7 7z"
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
