import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

/** A labeled select. */
export function Select({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-small text-quiet">
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          className="h-13 w-full appearance-none truncate rounded-field border border-line bg-field pr-9 pl-4 text-ivory transition-colors hover:border-line-strong focus:border-tan focus:outline-2 focus:outline-tan/40 focus:outline-offset-0"
        />
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-quiet" />
      </div>
    </div>
  );
}
