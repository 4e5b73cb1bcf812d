import { LockKeyhole } from 'lucide-react';

/** Privacy note below a field. An end-to-end test verifies the default text: no request, no storage, no log. */
export function PrivacyNote({
  children = 'Nothing you type here leaves this device.',
}: {
  children?: string;
}) {
  return (
    <p className="flex items-center justify-center gap-2 text-small text-quiet">
      <LockKeyhole className="size-4 shrink-0 text-tan" />
      {children}
    </p>
  );
}
