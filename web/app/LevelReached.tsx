import { lazy, Suspense, useState } from 'react';
import { useReachedLevel } from './level.hooks';

const LevelDialog = lazy(() => import('./LevelDialog').then(({ LevelDialog }) => ({ default: LevelDialog })));

/** Says once that a level was reached; what says it is fetched then. */
export function LevelReached() {
  const { reached, goOn } = useReachedLevel();
  const [last, setLast] = useState(reached);
  if (reached !== null && reached !== last) setLast(reached);

  return (
    last !== null && (
      <Suspense>
        <LevelDialog level={last} isOpen={reached !== null} onGoOn={goOn} />
      </Suspense>
    )
  );
}
