import { useState } from 'react';
import { closePassage, useOpenPassage } from '#web/lib/navigation/reader';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';

const loadReader = () => import('#web/scripture/passage/PassageReader');

/** Lazy-loads the passage reader when the first passage is opened. */
export function Reader() {
  const isOpen = useOpenPassage() !== null;
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  const close = () => {
    closePassage();
    setNeeded(false);
    toastLoadError('The passage');
  };
  const passageReader = useLazyModule(loadReader, isNeeded, close);
  return passageReader && <passageReader.PassageReader />;
}
