import { useRef } from 'react';
import type { BlockedUser } from '#contract/community/moderation';
import { fullName } from '#web/community/shared/names';
import { Button } from '#web/ui/Button';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { SkeletonList } from '#web/ui/SkeletonList';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { useBlock, useBlockedUsers, useUnblock } from './moderation.hooks';

/** The people whom the user has blocked, with buttons to unblock them. */
export function BlockedPeople() {
  const blocked = useBlockedUsers();
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <section aria-labelledby="blocked">
      <h2 ref={heading} id="blocked" tabIndex={-1} className="text-title leading-tight outline-none">
        Blocked people
      </h2>
      <p className="mt-1.5 text-small text-quiet">
        You and the people you block don’t see each other’s posts and comments. We don’t tell them. You may
        still see what they post anonymously. Moderators can’t be blocked.
      </p>
      <QueryBoundary
        query={blocked}
        error="We couldn’t load the list."
        skeleton={<SkeletonList label="Loading the list" heights={['h-17']} className="mt-4" />}
        empty={<p className="mt-4 text-quiet">You haven’t blocked anyone.</p>}
        className="mt-4"
      >
        {(people) => (
          <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card px-4 sm:px-5">
            {people.map((person) => (
              <BlockedPerson
                key={person.id}
                person={person}
                onUnblocked={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}

function BlockedPerson({ person, onUnblocked }: { person: BlockedUser; onUnblocked: () => void }) {
  const unblock = useUnblock();
  const block = useBlock();
  const name = fullName(person);

  const toastFailure = (title: string) => (error: unknown) =>
    toastError(error, title, 'Check your connection and try again.');

  const unblockPerson = () =>
    void unblock.mutateAsync(person.id).then(
      () => {
        toast({
          title: `${name} is no longer blocked`,
          action: {
            label: 'Undo',
            act: () => void block.mutateAsync(person.id).catch(toastFailure(`Couldn’t block ${name} again`)),
          },
        });
        onUnblocked();
      },
      toastFailure(`Couldn’t unblock ${name}`),
    );

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
      <bdi className="min-w-0">{name}</bdi>
      <Button variant="ghost" pending={unblock.isPending} onClick={unblockPerson} className="px-5 text-small">
        Unblock<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
