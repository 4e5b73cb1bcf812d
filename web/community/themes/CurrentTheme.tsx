import { LoadError } from '#web/ui/LoadError';
import { ThemeBanner } from './ThemeBanner';
import { useCurrentTheme } from './themes.hooks';

/** This week’s theme at the top of its room, or a notice that there is none. */
export function CurrentTheme({ isModerator }: { isModerator: boolean }) {
  const theme = useCurrentTheme();
  return (
    <div className="low:mt-3 mt-6">
      {theme.isPending && (
        <div aria-hidden className="h-52 animate-pulse rounded-card border border-line bg-card/60" />
      )}
      {theme.isError && !theme.data && (
        <LoadError isRetrying={theme.isFetching} onRetry={() => void theme.refetch()}>
          We couldn’t load this week’s theme.
        </LoadError>
      )}
      {theme.data && <ThemeBanner theme={theme.data} />}
      {theme.data === null && (
        <section className="rounded-card border border-line border-dashed p-5 text-center low:p-3 sm:low:p-3 sm:p-6">
          <h2 className="text-title leading-tight">No Active Theme</h2>
          <p className="mt-1 text-small text-quiet">
            {isModerator
              ? 'Choose Admin above to create this week’s theme, or activate an existing one.'
              : 'The next one is on its way. You can still post here.'}
          </p>
        </section>
      )}
    </div>
  );
}
