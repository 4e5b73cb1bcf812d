import { LockKeyhole } from 'lucide-react';

/** Privacy note below a field. An end-to-end test verifies the default text: no request, no storage, no log. */
export function PrivacyNote({
  children = 'Nothing you type here leaves this device.',
}: {
  children?: string;
}) {
  return (
    <p className="text-balance text-center text-quiet text-small">
      <LockKeyhole className="mr-2 -mt-0.5 inline size-4 text-tan" />
      {children}
    </p>
  );
}
