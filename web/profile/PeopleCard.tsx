import { LinkButton } from '#web/ui/Button';
import { SectionCard } from '#web/ui/SectionCard';

/** Links to the list of people the user prays for. */
export function PeopleCard() {
  return (
    <SectionCard title="My People">
      <div className="mt-1 grid items-center gap-x-8 gap-y-4 @2xl:grid-cols-[1fr_17rem]">
        <p className="text-quiet">
          The people you pray for, and who is next. Other members and moderators can’t see your list.
        </p>
        <LinkButton href="/people" variant="ghost">
          Open my list
        </LinkButton>
      </div>
    </SectionCard>
  );
}
