import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Address } from '#contract/addresses';
import { prepareScreen } from './screens';

/** A link to a screen, which is fetched when the pointer or the focus comes near. */
export function PlaceLink({
  to,
  className,
  hint,
  onChoose,
  children,
}: {
  to: Address;
  className: string;
  /** Shown to a pointer where the words are not. */
  hint?: string | undefined;
  onChoose?: () => void;
  children: ReactNode;
}) {
  const [path] = useLocation();
  return (
    <Link
      href={to}
      aria-current={path === to ? 'page' : undefined}
      title={hint}
      onClick={onChoose}
      onPointerEnter={() => prepareScreen(to)}
      onFocus={() => prepareScreen(to)}
      className={className}
    >
      {children}
    </Link>
  );
}
