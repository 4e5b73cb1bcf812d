import { Trouble } from '#web/ui/Trouble';
import { ThemeBanner } from './themes/ThemeBanner';
import { useCurrentTheme } from './themes/themes.hooks';

/** At the head of the room that has one: the theme of the week, or that there is none. */
export function ThemeHere({ isModerator }: { isModerator: boolean }) {
  const theme = useCurrentTheme();
  return (
    <div className="mt-6">
      {theme.isPending && (
        <div aria-hidden className="h-52 animate-pulse rounded-card border border-line bg-card/60" />
      )}
      {theme.isError && !theme.data && (
        <Trouble isRetrying={theme.isFetching} onRetry={() => void theme.refetch()}>
          This week’s theme could not be fetched.
        </Trouble>
      )}
      {theme.data && <ThemeBanner theme={theme.data} />}
      {theme.data === null && (
        <section className="rounded-card border border-line border-dashed p-5 text-center sm:p-6">
          <h2 className="text-[1.6rem] leading-tight">No Active Theme</h2>
          <p className="mt-1 text-[0.97rem] text-quiet">
            {isModerator
              ? 'Choose Admin above to write this week’s theme, or to activate one that is there.'
              : 'The next one is on its way. The room is open all the same.'}
          </p>
        </section>
      )}
    </div>
  );
}
