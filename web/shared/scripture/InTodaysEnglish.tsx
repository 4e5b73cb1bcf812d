import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BIBLE_TEXTS } from '#contract/bibleTexts';

/** A note that opens below a passage and shows it in modern English. */
export function InTodaysEnglish({
  isOpen = false,
  className = '',
  children,
}: {
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className={`group open:basis-full ${className}`}>
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-mark text-small text-tan transition-colors hover:text-ivory [&::-webkit-details-marker]:hidden">
        In today’s English
        <ChevronRight className="size-4 transition-transform duration-quick group-open:rotate-90" />
      </summary>
      <p className="mt-1 font-medium font-serif text-lead leading-[1.38]">{children}</p>
      <p className="mt-0.5 text-fine text-quiet">{BIBLE_TEXTS.web}</p>
    </details>
  );
}
