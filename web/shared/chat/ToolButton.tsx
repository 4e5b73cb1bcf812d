import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A small button below an answer. */
export function ToolButton({
  label,
  Icon,
  ...rest
}: ComponentProps<'button'> & { label: string; Icon: LucideIcon }) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-2.5 text-fine text-quiet transition hover:text-ivory aria-pressed:text-tan"
    >
      <Icon className="size-4" />
      {label}
    </button>
  );
}
