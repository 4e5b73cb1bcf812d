import { LogOut } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { SITE } from '#web/lib/pageData';
import { Button } from '#web/ui/Button';
import { leaveQuickly } from './leaveQuickly';

/** Quick exit for a user who may be watched: click a button, or press Escape three times. */
export function LeaveQuickly({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const leave = useCallback(() => {
    onLeave?.();
    leaveQuickly();
  }, [onLeave]);

  useEffect(() => onEscapeThrice(leave), [leave]);

  return (
    <div className="min-w-0 grow">
      <Button variant="ghost" onClick={leave} className="min-h-11! px-4!">
        <LogOut className="size-5 shrink-0" />
        Leave this page quickly
      </Button>
      <p className="mt-2 text-fine text-quiet leading-snug">
        This closes {SITE.productName} and opens a weather page. It does not erase your browser history.
        <span className="pointer-coarse:hidden"> Pressing Escape three times quickly does the same.</span>
      </p>
    </div>
  );
}

const PRESSES = 3;

/** Maximum time for all presses. Slower presses are probably meant for something else. */
const WITHIN_MS = 1500;

function onEscapeThrice(leave: () => void) {
  let pressedAt: number[] = [];
  const listen = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (key !== 'Escape' || repeat) return;
    pressedAt = [...pressedAt.filter((at) => timeStamp - at < WITHIN_MS), timeStamp];
    if (pressedAt.length >= PRESSES) leave();
  };
  // Captures the event before a dialog can handle Escape and stop its propagation.
  window.addEventListener('keydown', listen, { capture: true });
  return () => window.removeEventListener('keydown', listen, { capture: true });
}
