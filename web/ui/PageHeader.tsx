import type { ReactNode } from 'react';
import { ScreenTitle } from './ScreenTitle';

/** The centered header of a screen: a small line, the title and an introduction. */
export function PageHeader({
  eyebrow,
  title,
  children,
}: {
  eyebrow: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <header className="text-center">
      <p className="eyebrow">{eyebrow}</p>
      <ScreenTitle title={title} className="mt-2 text-display" />
      {children && <p className="mx-auto mt-3 max-w-120 text-balance text-quiet">{children}</p>}
    </header>
  );
}
