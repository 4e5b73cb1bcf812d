import type { ReactNode } from 'react';

/** A smaller choice inside the question. */
export function AlsoThis({
  checked,
  onCheck,
  children,
}: {
  checked: boolean;
  onCheck: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="mt-4 flex min-h-11 items-start gap-3.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onCheck(target.checked)}
        className="mt-0.5 size-5.5 shrink-0 accent-amber"
      />
      <span className="text-[0.97rem]">{children}</span>
    </label>
  );
}
