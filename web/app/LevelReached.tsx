import { useState } from 'react';
import { sayMissing } from '#web/ui/failing';
import { useOpened } from '#web/ui/opened.hooks';
import { useReachedLevel } from './level.hooks';

const loadDialog = () => import('./LevelDialog');

/** Says once that a level was reached; what says it is fetched then. */
export function LevelReached() {
  const { reached, goOn } = useReachedLevel();
  const [last, setLast] = useState(reached);
  if (reached !== null && reached !== last) setLast(reached);

  const leave = () => {
    goOn();
    setLast(null);
    sayMissing('Word of your new level');
  };
  const levelDialog = useOpened(loadDialog, last !== null, leave);

  return levelDialog && <levelDialog.LevelDialog level={last ?? 0} isOpen={reached !== null} onGoOn={goOn} />;
}
