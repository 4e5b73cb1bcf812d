import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Address } from '#contract/pages/addresses';
import { preloadScreen } from './screens';

/** A navigation link that preloads its screen on hover and focus. */
export function NavLink({
  to,
  className,
  onChoose,
  children,
}: {
  to: Address;
  className: string;
  onChoose?: () => void;
  children: ReactNode;
}) {
  const [path] = useLocation();
  const client = useQueryClient();
  const preload = () => void preloadScreen(client, to).catch(() => {});
  return (
    <Link
      href={to}
      aria-current={path === to ? 'page' : undefined}
      onClick={onChoose}
      onPointerEnter={preload}
      onFocus={preload}
      className={className}
    >
      {children}
    </Link>
  );
}
