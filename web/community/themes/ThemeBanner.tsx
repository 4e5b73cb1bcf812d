import type { Theme } from '#contract/themes';
import { LampIcon } from '#web/ui/icons';
import { RichText } from './RichText';
import { formatWeek, isoDayOf } from './week';

/** This week’s theme at the top of its room. */
export function ThemeBanner({ theme }: { theme: Theme }) {
  return (
    <section
      aria-labelledby={`theme-${theme.id}`}
      className="rounded-card border border-line-strong bg-linear-to-b from-lit to-raised p-5 sm:p-7"
    >
      <div className="flex items-center gap-4 sm:gap-5">
        <span className="niche niche-lit grid aspect-3/4 w-14 shrink-0 place-items-center text-tan sm:w-16">
          <LampIcon className="w-8 sm:w-9" />
        </span>
        <div className="min-w-0">
          <p className="text-small text-tan">
            <time dateTime={isoDayOf(theme.weekStart)}>{formatWeek(theme)}</time>
          </p>
          <h2 id={`theme-${theme.id}`} dir="auto" className="mt-0.5 font-medium text-heading leading-[1.1]">
            {theme.title}
          </h2>
        </div>
      </div>
      <RichText html={theme.description} className="mt-5 max-w-[68ch] text-ivory" />
    </section>
  );
}
