import { Field } from '#web/ui/forms/Field';
import type { ThemeDraft, ThemeFieldError } from './themeForm';

const DAYS = [
  { field: 'weekStart', label: 'Week Start' },
  { field: 'weekEnd', label: 'Week End' },
] as const;

/** The first and last day of a theme. */
export function WeekFields({
  draft,
  isReadOnly,
  errorAt,
  onWrite,
}: {
  draft: ThemeDraft;
  isReadOnly: boolean;
  errorAt: (field: ThemeFieldError['field']) => string | undefined;
  onWrite: (draft: ThemeDraft) => void;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {DAYS.map(({ field, label }) => (
        <Field
          key={field}
          label={label}
          type="date"
          data-field={field}
          max="9999-12-31"
          value={draft[field]}
          readOnly={isReadOnly}
          error={errorAt(field)}
          onChange={(event) => onWrite({ ...draft, [field]: event.target.value })}
        />
      ))}
    </div>
  );
}
