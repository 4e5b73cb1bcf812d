import { QueryBoundary } from '#web/ui/QueryBoundary';
import { SkeletonList } from '#web/ui/SkeletonList';
import { ThemeBanner } from './ThemeBanner';
import { useCurrentTheme } from './themes.hooks';

/** This week’s theme at the top of its room, or a notice that there is none. */
export function CurrentTheme({ isModerator }: { isModerator: boolean }) {
  const theme = useCurrentTheme();
  return (
    <div className="low:mt-3 mt-6">
      <QueryBoundary
        query={theme}
        error="We couldn’t load this week’s theme."
        isInCard
        className="rounded-card border border-line px-5 py-3 sm:px-6"
        skeleton={<SkeletonList heights={['h-52']} />}
      >
        {(current) =>
          current ? (
            <ThemeBanner theme={current} />
          ) : (
            <section className="rounded-card border border-line border-dashed p-5 text-center low:p-3 sm:low:p-3 sm:p-6">
              <h2 className="text-title leading-tight">No Active Theme</h2>
              <p className="mt-1 text-small text-quiet">
                {isModerator
                  ? 'Choose Admin above to create this week’s theme, or activate an existing one.'
                  : 'The next one is on its way. You can still post here.'}
              </p>
            </section>
          )
        }
      </QueryBoundary>
    </div>
  );
}
