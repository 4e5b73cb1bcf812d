import { CircleStop, Pause, Play, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/Button';
import { findLocalVoice, onVoicesChange } from './localVoice';
import { createReading, type ReadAloud } from './readAloud';

/** Speeds of the voice, relative to its usual one. */
const RATES = [1, 1.25, 0.75];

type Props = {
  /** What is read, as in 'Listen to the prayer'. A change ends the reading. */
  what: string;
  /** Returns the elements to read, in order. */
  elements: () => HTMLElement[];
};

/** Reads text aloud in a voice of this device. Renders nothing if there is no such voice. */
export function ListenControls({ what, elements }: Props) {
  const voice = useSyncExternalStore(onVoicesChange, findLocalVoice);
  const { state, rate, start, pause, resume, stop, changeRate } = useReading(what);
  const main = useRef<HTMLButtonElement>(null);
  if (!voice) return null;

  const { label, Icon, onClick } = {
    idle: { label: `Listen to ${what}`, Icon: Volume2, onClick: () => start(elements(), voice) },
    reading: { label: 'Pause', Icon: Pause, onClick: pause },
    paused: { label: 'Continue', Icon: Play, onClick: resume },
  }[state];
  const stopAndFocus = () => {
    stop();
    main.current?.focus();
  };

  return (
    <div
      className={`flex print:hidden ${state === 'idle' ? '' : 'rounded-field border border-line bg-raised'}`}
    >
      {state !== 'idle' && (
        <>
          <button
            type="button"
            aria-label={`Speed ${rate}×`}
            onClick={changeRate}
            className="min-h-11 min-w-13 rounded-field text-quiet text-small tabular-nums transition hover:text-ivory"
          >
            {rate}×
          </button>
          <IconButton label="Stop listening" onClick={stopAndFocus}>
            <CircleStop className="size-5" />
          </IconButton>
        </>
      )}
      <IconButton ref={main} label={label} onClick={onClick}>
        <Icon className="size-5" />
      </IconButton>
    </div>
  );
}

function useReading(what: string) {
  const [state, setState] = useState<'idle' | 'reading' | 'paused'>('idle');
  const [rate, setRate] = useState(1);
  const reading = useRef<ReadAloud>(null);

  const play = (speed: number) => {
    setState('reading');
    reading.current?.play(speed);
  };
  const stop = () => reading.current?.stop();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends the reading.
  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [what]);

  return {
    state,
    rate,
    start: (elements: HTMLElement[], voice: SpeechSynthesisVoice) => {
      reading.current = createReading(elements, voice, () => {
        reading.current = null;
        setState('idle');
      });
      play(rate);
    },
    pause: () => {
      reading.current?.pause();
      setState('paused');
    },
    resume: () => play(rate),
    stop,
    changeRate: () => {
      const next = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
      setRate(next);
      if (state === 'reading') play(next);
    },
  };
}
