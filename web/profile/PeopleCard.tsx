import { LinkButton } from '#web/ui/Button';
import { Card } from './Card';

/** The way to the list of those one prays for. */
export function PeopleCard() {
  return (
    <Card title="My people">
      <div className="mt-1 grid items-center gap-x-8 gap-y-4 @2xl:grid-cols-[1fr_17rem]">
        <p className="text-quiet">
          Those you pray for, and who is next. No member and no moderator sees the list.
        </p>
        <LinkButton href="/people" look="ghost">
          Open my people
        </LinkButton>
      </div>
    </Card>
  );
}
