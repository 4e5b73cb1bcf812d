import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { PENDING_PROPS } from './pendingProps';
import { tooltipProps } from './tooltipProps';

const SHAPE =
  'inline-flex min-h-13 items-center justify-center gap-2 rounded-field px-6 py-2.5 text-center font-semibold leading-snug transition duration-quick ease-out select-none print:hidden';

const VARIANTS = {
  /** The main action. */
  primary:
    'bg-linear-to-b from-brass to-bronze text-ink shadow-action hover:brightness-108 active:brightness-95 aria-disabled:from-spent aria-disabled:to-spent aria-disabled:text-dim aria-disabled:shadow-none',
  /** A secondary action. */
  ghost:
    'border border-line-strong text-ivory hover:border-tan hover:bg-tan/8 active:bg-tan/12 aria-disabled:border-line aria-disabled:text-dim',
  /** A destructive action. */
  harsh: 'border border-rose/60 text-rose hover:border-rose hover:bg-rose/10',
  /** A minor action, shown as text. */
  quiet: 'text-amber hover:text-ivory hover:underline underline-offset-4',
};

type Variant = keyof typeof VARIANTS;

export function Button({
  variant = 'primary',
  pending = false,
  disabled = false,
  className = '',
  children,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant; pending?: boolean }) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-disabled={disabled || undefined}
      {...rest}
      {...(pending && PENDING_PROPS)}
      className={`${SHAPE} ${VARIANTS[variant]} ${className}`}
    >
      {pending && <LoaderCircle className="size-5 animate-spin" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  href,
  variant = 'primary',
  className = '',
  children,
}: {
  href: string;
  variant?: Variant;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={`${SHAPE} ${VARIANTS[variant]} ${className}`}>
      {children}
    </Link>
  );
}

/** A link out of the app, such as a phone number, that looks like a button. */
export function AnchorButton({
  variant = 'primary',
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { variant?: Variant }) {
  return (
    <a {...rest} className={`${SHAPE} ${VARIANTS[variant]} ${className}`}>
      {children}
    </a>
  );
}

/** An icon button; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  children,
  className = '',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      type="button"
      {...tooltipProps(label)}
      {...rest}
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded-field text-quiet transition hover:bg-tan/8 hover:text-ivory print:hidden ${className}`}
    >
      {children}
    </button>
  );
}
