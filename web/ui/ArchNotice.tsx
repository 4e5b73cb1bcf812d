import type { ReactNode } from 'react';
import { LampIcon } from './icons';

/** Takes the place of content that is empty, missing or not loaded: a drawing in an arch, a sentence and an action. */
export function ArchNotice({
  // A lamp without its flame.
  drawing = <LampIcon className="w-1/2 [&>path+path]:hidden" />,
  role,
  text,
  children,
}: {
  drawing?: ReactNode;
  role?: 'alert' | 'status';
  text: ReactNode;
  /** The action. */
  children?: ReactNode;
}) {
  return (
    <div className="low:py-2 py-8 text-center">
      <div className="niche mx-auto mb-5 grid aspect-3/4 low:w-16 w-28 place-items-center text-tan">
        {drawing}
      </div>
      <p role={role} className="mx-auto mb-5 max-w-90 text-balance text-quiet">
        {text}
      </p>
      {children}
    </div>
  );
}
