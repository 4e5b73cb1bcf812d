import { useState } from 'react';
import type { Theme } from '#contract/community/themes';
import { LampIcon } from '#web/ui/icons';
import { ReadMore } from '#web/ui/ReadMore';
import { RichText } from './RichText';
import { formatWeek, isoDayOf } from './week';

/** This week’s theme at the top of its room. In a low window, the description is collapsed, so that the form fits. */
export function ThemeBanner({ theme }: { theme: Theme }) {
  const [isFoldable] = useState(() => matchMedia('(height < 45rem)').matches);
  const [isOpen, setOpen] = useState(!isFoldable);
  return (
    <section
      aria-labelledby={`theme-${theme.id}`}
      className="rounded-card border border-line-strong bg-linear-to-b from-lit to-raised p-5 low:px-4 low:py-2.5 sm:low:py-2.5 sm:p-7"
    >
      <div className="flex flex-wrap items-center gap-x-4 sm:gap-x-5">
        <span className="niche niche-lit grid low:hidden aspect-3/4 w-14 shrink-0 place-items-center text-tan sm:w-16">
          <LampIcon className="w-8 sm:w-9" />
        </span>
        <div className="min-w-0 flex-1 basis-44">
          <p className="text-small text-tan">
            <time dateTime={isoDayOf(theme.weekStart)}>{formatWeek(theme)}</time>
          </p>
          <h2
            id={`theme-${theme.id}`}
            dir="auto"
            className="mt-0.5 font-medium text-heading low:text-title leading-[1.1]"
          >
            {theme.title}
          </h2>
        </div>
        {isFoldable && <ReadMore isOpen={isOpen} onToggle={setOpen} more="Read about the theme" />}
      </div>
      {isOpen && <RichText html={theme.description} className="mt-5 low:mt-2 max-w-[68ch] text-ivory" />}
    </section>
  );
}
