import type { UseQueryResult } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { Theme } from '#contract/community/themes';
import { Button } from '#web/ui/Button';
import { SkeletonList } from '#web/ui/SkeletonList';
import { toast } from '#web/ui/toast/toast';
import { ModeratorLoadError } from '../moderation/ModeratorLoadError';
import { toastModeratorError } from '../moderation/moderatorErrors';
import { useActivateTheme } from './themes.hooks';
import { formatWeek } from './week';

/** All themes, with the active one marked. */
export function ThemeList({
  themes,
  edited,
  onEdit,
}: {
  themes: UseQueryResult<Theme[]>;
  /** The id of the theme that is open in the form. */
  edited: number | null;
  onEdit: (theme: Theme) => void;
}) {
  // The error is also shown above a cached list, so that a failed refresh is visible.
  const hasFailed = themes.isError;

  return (
    <div className="mt-8 border-line border-t pt-6">
      <h3 className="text-title leading-tight">All Themes</h3>
      {hasFailed && (
        <div className="mt-4">
          <ModeratorLoadError query={themes}>We couldn’t load the themes.</ModeratorLoadError>
        </div>
      )}
      {themes.data?.length === 0 && (
        <p className="mt-3 text-quiet">No themes created yet. Create your first weekly theme above!</p>
      )}
      {themes.data && themes.data.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {themes.data.map((theme) => (
            <ThemeItem key={theme.id} theme={theme} isEdited={theme.id === edited} onEdit={onEdit} />
          ))}
        </ul>
      )}
      {!hasFailed && !themes.data && (
        <SkeletonList label="Loading the themes" heights={['h-22', 'h-22']} grid="gap-3" className="mt-4" />
      )}
    </div>
  );
}

function ThemeItem({
  theme,
  isEdited,
  onEdit,
}: {
  theme: Theme;
  isEdited: boolean;
  onEdit: (theme: Theme) => void;
}) {
  const { mutateAsync, isPending } = useActivateTheme();
  const { id, title, active } = theme;

  const activate = () =>
    void mutateAsync(id).then(
      () => toast({ title: 'Theme activated successfully!' }),
      (error: unknown) => toastModeratorError('Failed to activate theme', error),
    );

  return (
    <li
      className={`grid gap-x-5 gap-y-3 rounded-card border p-4 sm:grid-cols-[1fr_auto] sm:items-center ${active ? 'border-line-strong bg-lit' : 'border-line bg-raised'}`}
    >
      <div className="min-w-0">
        <p dir="auto" className="font-semibold font-serif text-lead leading-tight">
          {title}
        </p>
        <p className="mt-1 text-small text-quiet">{formatWeek(theme)}</p>
        {active && (
          <p className="mt-2 inline-flex items-center gap-1.5 rounded-full border border-sage/50 px-2.5 py-0.5 text-fine text-sage">
            <Check className="size-3.5 stroke-[2.2]" />
            Currently Active
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="ghost"
          aria-pressed={isEdited}
          onClick={() => !isEdited && onEdit(theme)}
          className="px-5 text-small"
        >
          Edit<span className="sr-only">: {title}</span>
        </Button>
        {!active && (
          <Button variant="ghost" pending={isPending} onClick={activate} className="px-5 text-small">
            Activate<span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
