import { useState } from 'react';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';

const loadField = () => import('./FindInChapter');

/** Returns the search of a chapter, which loads on first use, and the function that opens and closes it. */
export function useFindInChapter(reference: string) {
  const [isFinding, setFinding] = useState(false);
  const module = useLazyModule(loadField, isFinding, () => {
    setFinding(false);
    toastLoadError('The search');
  });
  return {
    isFinding,
    toggleFinding: () => setFinding(!isFinding),
    field: module && <module.FindInChapter passageKey={reference} />,
  };
}
