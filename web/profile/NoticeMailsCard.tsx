import type { Person } from '#contract/account/auth';
import { Checkbox } from '#web/ui/forms/Checkbox';
import { SectionCard } from '#web/ui/SectionCard';
import { toastError } from '#web/ui/toast/errorToasts';
import { useChooseNoticeMails } from './profile.hooks';

/** Lets the user choose emails about responses to their posts. They are off by default. */
export function NoticeMailsCard({ person }: { person: Person }) {
  const choosing = useChooseNoticeMails();
  const wanted = choosing.isPending ? choosing.variables : person.noticeMails;
  const choose = (next: boolean) =>
    choosing.mutate(next, { onError: (error) => toastError(error, 'Couldn’t save your choice') });

  return (
    <SectionCard title="Emails">
      <Checkbox checked={wanted} onCheck={choose} disabled={choosing.isPending} className="mt-3 items-start">
        <span>
          <span className="block">Email me when someone responds to my post</span>
          <span className="block text-small text-quiet leading-snug">
            A comment, or a prayer for your request. We send one email, and no more until your next visit. It
            never quotes what people wrote.
            {!person.emailVerified && ' We’ll start once you’ve confirmed your email address.'}
          </span>
        </span>
      </Checkbox>
    </SectionCard>
  );
}
