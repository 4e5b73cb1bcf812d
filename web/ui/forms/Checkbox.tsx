import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** A checkbox with its label; the caller sets their alignment. */
export function Checkbox({
  checked,
  onCheck,
  disabled = false,
  className,
  children,
}: {
  checked: boolean;
  onCheck: (checked: boolean) => void;
  disabled?: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <label className={`flex min-h-11 gap-3 ${className}`}>
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onCheck(target.checked)}
          className="peer size-full appearance-none rounded-mark border border-line-strong bg-field transition-colors checked:border-amber checked:bg-amber disabled:opacity-60 forced-colors:appearance-auto"
        />
        <Check className="pointer-events-none absolute hidden size-4.5 text-ink peer-checked:block forced-colors:hidden! stroke-[2.8]" />
      </span>
      {children}
    </label>
  );
}
