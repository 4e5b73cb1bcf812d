import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import type { Device } from '#contract/account/account';
import { formatDateTime } from '#web/lib/dates';
import { Button } from '#web/ui/Button';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { SectionCard } from '#web/ui/SectionCard';
import { TextButton } from '#web/ui/TextButton';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { useDevices, useSignOutDevice } from './profile.hooks';

/** Lists the user’s sessions and lets them sign out of each one. */
export function Devices() {
  const devices = useDevices();
  const container = useRef<HTMLDivElement>(null);
  const { mutateAsync, isPending, variables } = useSignOutDevice();

  const signOut = (id: string | null) =>
    void mutateAsync(id).then(
      ({ message }) => {
        toast({ title: message });
        // Moves the focus, because the focused button is removed with its row.
        container.current?.focus({ preventScroll: true });
      },
      (error: unknown) => toastError(error, 'Couldn’t sign out'),
    );

  const isSigningOut = (id: string | null) => isPending && variables === id;
  const others = devices.data?.filter(({ current }) => !current) ?? [];

  return (
    <SectionCard title="Where you are signed in">
      <div ref={container} tabIndex={-1} className="outline-none" aria-busy={devices.isPending}>
        <QueryBoundary
          query={devices}
          error="We couldn’t load your devices. You’re still signed in here."
          skeleton={<div aria-hidden className="mt-4 h-15 animate-pulse rounded-field bg-tan/8" />}
          className="mt-2"
          isInCard
        >
          {(all) => (
            <ul className="mt-2">
              {all.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isSigningOut={isSigningOut(device.id)}
                  onSignOut={() => signOut(device.id)}
                />
              ))}
            </ul>
          )}
        </QueryBoundary>
        {others.length > 0 && (
          <Button
            variant="ghost"
            pending={isSigningOut(null)}
            onClick={() => signOut(null)}
            className="mt-4 w-full"
          >
            Sign out everywhere else
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

function DeviceRow({
  device: { name, signedInAt, current },
  isSigningOut,
  onSignOut,
}: {
  device: Device;
  isSigningOut: boolean;
  onSignOut: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-3 last:border-0">
      <MonitorSmartphone className="size-5 shrink-0 text-tan" />
      <div className="min-w-36 grow basis-0">
        <p className="leading-snug">{name}</p>
        <p className="text-fine text-quiet leading-snug">
          Signed in <time dateTime={signedInAt}>{formatDateTime(signedInAt)}</time>
        </p>
      </div>
      {current ? (
        <span className="rounded-full border border-sage/50 px-2.5 py-0.5 text-fine text-sage">
          This browser
        </span>
      ) : (
        <TextButton pending={isSigningOut} onClick={onSignOut}>
          Sign out<span className="sr-only">: {name}</span>
        </TextButton>
      )}
    </li>
  );
}
