import { useState } from 'react';
import { sayMissing } from '#web/ui/failing';
import { useOpened } from '#web/ui/opened.hooks';
import { useReachedLevel } from './level.hooks';

const loadDialog = () => import('./LevelDialog');

/** Shows the level dialog once for each level reached. The dialog is lazy-loaded. */
export function LevelReached() {
  const { reached, goOn } = useReachedLevel();
  const [last, setLast] = useState(reached);
  if (reached !== null && reached !== last) setLast(reached);

  const onLoadFailed = () => {
    goOn();
    setLast(null);
    sayMissing('The message about your new level');
  };
  const levelDialog = useOpened(loadDialog, last !== null, onLoadFailed);

  return levelDialog && <levelDialog.LevelDialog level={last ?? 0} isOpen={reached !== null} onGoOn={goOn} />;
}
