import type { CSSProperties, ReactNode } from 'react';
import type { Slip } from '#web/sanctuary/visit/sanctuary.store';
import { ChestBack, ChestFront, ChestLid } from './chestDrawing';
import { freeLights, type Light, slipDelay, slipLight } from './lights';
import './chest.css';

/** More slips than this would look alike; a marker shows the number of the rest. */
const MAX_VISIBLE = 6;
const HIGHLIGHTED_COUNT = 3;
const PREVIEW_LENGTH = 20;

/** Two lines on the largest slip hold fewer characters. A very long text would slow the page down. */
const MAX_SLIP_TEXT = 160;

/**
 * Rotation in degrees, by index, so that the slips look laid down by hand. Small, because a slip covers all but the first
 * line of the one below it.
 */
const TILT = [-0.5, 1, -1.2, 0.8, -0.9, 1.1];

/** Draws the arched frame around the chest. */
export function ChestArch({ children }: { children: ReactNode }) {
  return <div className="chest-arch">{children}</div>;
}

export function Chest({
  lid,
  slips,
  placing = null,
  isLifting = false,
  onOpenSlip,
}: {
  lid: 'shut' | 'opening' | 'open';
  slips: Slip[];
  /** The slip whose placement animation is running. */
  placing?: Slip | null;
  /** Whether the slips rise and become lights. Their texts are already erased. */
  isLifting?: boolean;
  onOpenSlip?: (id: string) => void;
}) {
  const first = Math.max(0, slips.length - MAX_VISIBLE);
  const visible = slips.slice(first);
  const landed = slips.length - (placing ? 1 : 0);

  return (
    // Hidden from screen readers while the slips leave: the count is no longer true, and the title says what happens.
    <div className="chest" data-lid={lid} aria-hidden={isLifting || undefined}>
      <ChestBack />
      <div className="chest-glow" aria-hidden="true" />
      {isLifting && (
        <div className="motes" aria-hidden="true">
          {freeLights(visible.length).map((light) => (
            <Mote key={light.delay} light={light} />
          ))}
        </div>
      )}
      {visible.length > 0 && lid !== 'shut' && (
        <ol className="chest-slips" aria-label="Burdens in the chest">
          {visible.map((slip, index) => (
            <PaperSlip
              key={slip.id}
              slip={slip}
              fromTop={visible.length - 1 - index}
              tilt={TILT[(first + index) % TILT.length] ?? 0}
              isArriving={slip.id === placing?.id}
              riseDelay={isLifting ? slipDelay(visible.length - 1 - index, visible.length) : null}
              onOpen={onOpenSlip}
            >
              {isLifting && <Mote light={slipLight(visible.length - 1 - index, visible.length)} />}
            </PaperSlip>
          ))}
        </ol>
      )}
      {placing && (
        <span key={placing.id} className="chest-flying" aria-hidden="true" data-testid="flying-slip">
          {preview(placing.text)}
        </span>
      )}
      <ChestFront isEmpty={landed === 0} />
      <ChestLid />
      {first > 0 && lid !== 'shut' && <span className="chest-marker">+{first} underneath</span>}
      {landed > 0 && (
        <span className="chest-count" data-testid="slip-count">
          {landed}
          <span className="sr-only"> {landed === 1 ? 'burden' : 'burdens'} in the chest</span>
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
  riseDelay,
  onOpen,
  children,
}: {
  slip: Slip;
  fromTop: number;
  tilt: number;
  isArriving: boolean;
  riseDelay: number | null;
  onOpen: ((id: string) => void) | undefined;
  children: ReactNode;
}) {
  const content = slip.text ? (
    <span className="chest-slip-text">{slip.text.slice(0, MAX_SLIP_TEXT)}</span>
  ) : (
    <span className="chest-slip-lines" aria-hidden="true" />
  );

  return (
    <li
      className="chest-slip"
      data-highlighted={fromTop < HIGHLIGHTED_COUNT || undefined}
      data-arriving={isArriving || undefined}
      data-rising={riseDelay !== null || undefined}
      style={{ '--from-top': fromTop, '--tilt': tilt, '--rise-delay': `${riseDelay}ms` } as CSSProperties}
    >
      {onOpen ? (
        <button type="button" className="chest-paper" aria-haspopup="dialog" onClick={() => onOpen(slip.id)}>
          {content}
        </button>
      ) : (
        <span className="chest-paper">{content}</span>
      )}
      {children}
    </li>
  );
}

function Mote({ light: { delay, start, drift, size } }: { light: Light }) {
  const style = {
    '--delay': `${delay}ms`,
    '--start': `${start}%`,
    '--drift': drift,
    '--size': size,
  } as CSSProperties;
  return <i className="mote" data-testid="mote" style={style} />;
}

function preview(text: string): string {
  return `${[...text].slice(0, PREVIEW_LENGTH).join('')}…`;
}
