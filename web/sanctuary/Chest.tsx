import type { CSSProperties, ReactNode } from 'react';
import { ChestBack, ChestFront } from './chestDrawing';
import type { Slip } from './sanctuary.store';
import './chest.css';

/** More slips than this cannot be told apart; a marker counts the rest. */
const MAX_VISIBLE = 6;
const HIGHLIGHTED_COUNT = 3;
const PREVIEW_LENGTH = 20;

/** Rotation in degrees, by index, so that the slips look laid down by hand. */
const TILT = [-1.2, 3.4, -4.2, 2.6, -2.8, 4.4];

/** Draws the arched frame around the chest. */
export function ChestArch({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`chest-arch mx-auto w-[min(21rem,86vw,max(12rem,30dvh))] wide:w-[min(26rem,100%,58dvh)] ${className}`}
    >
      {children}
    </div>
  );
}

export function Chest({
  lid,
  slips,
  placing = null,
}: {
  /** With `closing`, the lid stays open until the slips and particles have left the chest. */
  lid: 'open' | 'closing' | 'shut';
  slips: Slip[];
  /** The slip whose placement animation is running. */
  placing?: Slip | null;
}) {
  const first = Math.max(0, slips.length - MAX_VISIBLE);

  return (
    // Hidden from screen readers while the slips leave: the count is no longer true, and the title says what happens.
    <div className="chest" data-lid={lid} aria-hidden={lid === 'closing' || undefined}>
      <ChestBack />
      {slips.length > 0 && (
        <ol className="chest-slips" aria-label="Burdens in the chest">
          {slips.slice(first).map((slip, index, visible) => (
            <PaperSlip
              key={slip.id}
              slip={slip}
              fromTop={visible.length - 1 - index}
              tilt={TILT[(first + index) % TILT.length] ?? 0}
              isArriving={slip.id === placing?.id}
            />
          ))}
        </ol>
      )}
      {placing && (
        <span key={placing.id} className="chest-flying" aria-hidden="true" data-testid="flying-slip">
          {preview(placing.text)}
        </span>
      )}
      <ChestFront />
      {first > 0 && <span className="chest-marker">+{first} underneath</span>}
      {slips.length > 0 && (
        <span className="chest-count" data-testid="slip-count">
          {slips.length}
          <span className="sr-only"> {slips.length === 1 ? 'burden' : 'burdens'} in the chest</span>
        </span>
      )}
    </div>
  );
}

function PaperSlip({
  slip,
  fromTop,
  tilt,
  isArriving,
}: {
  slip: Slip;
  fromTop: number;
  tilt: number;
  isArriving: boolean;
}) {
  return (
    <li
      className="chest-slip"
      data-highlighted={fromTop < HIGHLIGHTED_COUNT || undefined}
      data-arriving={isArriving || undefined}
      style={{ '--from-top': fromTop, '--tilt': `${tilt}deg` } as CSSProperties}
    >
      {slip.text ? (
        <span className="chest-slip-text">{slip.text}</span>
      ) : (
        <span className="chest-slip-lines" aria-hidden="true" />
      )}
    </li>
  );
}

function preview(text: string): string {
  return `${[...text].slice(0, PREVIEW_LENGTH).join('')}…`;
}
