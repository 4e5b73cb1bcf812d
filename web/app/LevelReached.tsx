import { useState } from 'react';
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
  };
  const levelDialog = useOpened(loadDialog, last !== null, leave, 'Word of your new level');

  return levelDialog && <levelDialog.LevelDialog level={last ?? 0} isOpen={reached !== null} onGoOn={goOn} />;
}
