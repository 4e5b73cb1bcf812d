import type { ReactNode } from 'react';

const BAR_OPTION =
  'rounded-item px-1.5 hover:text-ivory has-checked:bg-field has-checked:text-amber has-checked:inset-ring has-checked:inset-ring-line';

const VARIANTS = {
  chips: {
    groupClass: 'flex flex-wrap gap-2',
    optionClass:
      'rounded-full border border-line-strong px-4 hover:border-tan hover:text-ivory has-checked:border-amber has-checked:bg-amber has-checked:text-ink',
  },
  bar: {
    groupClass: 'grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-1 rounded-field bg-ground p-1',
    optionClass: BAR_OPTION,
  },
  /** Steps in one row, or in several full rows if a label would not fit on one line. */
  scale: {
    groupClass: 'flex flex-wrap gap-1 rounded-field bg-ground p-1',
    optionClass: `grow basis-[4.6rem] whitespace-nowrap ${BAR_OPTION}`,
  },
};

/** Shows a radio group with all options visible. */
export function RadioOptions<Value extends string | number>({
  legend,
  variant,
  name,
  values,
  chosen,
  readOnly,
  onChoose,
  children,
}: {
  legend: string;
  variant: keyof typeof VARIANTS;
  name: string;
  values: readonly Value[];
  chosen: string;
  readOnly: boolean;
  onChoose: (value: string) => void;
  children: (value: Value) => ReactNode;
}) {
  const { groupClass, optionClass } = VARIANTS[variant];
  return (
    <fieldset>
      <legend className="mb-1.5 text-small text-quiet">{legend}</legend>
      <div className={groupClass}>
        {values.map((value) => (
          <label
            key={value}
            className={`relative grid min-h-11 content-center justify-items-center py-1.5 text-center text-small text-quiet leading-tight transition has-focus-visible:outline-2 has-focus-visible:outline-tan has-focus-visible:outline-offset-2 ${optionClass}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === String(value)}
              // Not `disabled`: the user may have submitted the form from this option, and `disabled` would remove the
              // focus.
              aria-disabled={readOnly || undefined}
              onChange={() => readOnly || onChoose(String(value))}
              className="sr-only"
            />
            {children(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
