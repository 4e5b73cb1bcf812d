import { type ReactNode, useEffect, useRef } from 'react';
import { SITE } from '#web/lib/pageData';

let isFirst = true;

/**
 * The heading of a screen. Sets the page title and moves the focus to the heading, so that screen readers announce the
 * screen. The first load does not move the focus, because screen readers announce a new page anyway.
 */
export function ScreenTitle({
  children,
  title,
  className = 'text-display',
}: {
  children?: ReactNode;
  title: string;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title === SITE.productName ? SITE.productName : `${title} · ${SITE.productName}`;
    if (isFirst) isFirst = false;
    else heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <h1 ref={heading} tabIndex={-1} className={`font-medium leading-[1.05] tracking-[-0.015em] ${className}`}>
      {children ?? title}
    </h1>
  );
}
