import { type ComponentProps, type ReactNode, useId } from 'react';

const BOX =
  'w-full rounded-field border border-line bg-field px-4 transition-colors hover:border-line-strong focus:border-tan focus:outline-2 focus:outline-offset-0 focus:outline-tan/40 aria-invalid:border-rose';

/** A labeled input with an error, a hint and an optional control at its end. */
export function Field({
  label,
  hint,
  error,
  end,
  ...input
}: ComponentProps<'input'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  end?: ReactNode;
}) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small text-quiet">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          className={`low:h-12 h-13 text-ellipsis ${BOX} @max-[16rem]:px-3 ${end ? 'pr-13!' : ''}`}
        />
        {end && <div className="absolute inset-y-0 right-1 grid place-items-center">{end}</div>}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 low:text-fine text-quiet text-small leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error below a field, which refers to it with `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className="mt-1.5 text-small text-rose">
      {children}
    </p>
  ) : null;
}

/** A text area; the caller labels it. */
export function TextArea({ className = '', ...area }: ComponentProps<'textarea'>) {
  return <textarea {...area} className={`block resize-none py-3.5 ${BOX} ${className}`} />;
}
