import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Care } from '#contract/care';
import type { Relationship } from '#contract/relationships';
import { Button } from '#web/ui/Button';
import { offerCare } from '#web/ui/care.store';
import { SearchField } from '#web/ui/SearchField';
import { hasDraft } from './draft.hooks';
import { Nobody } from './Nobody';
import { useOpenForm } from './place.hooks';
import { RelationshipCard } from './RelationshipCard';
import { RelationshipForm } from './RelationshipForm';
import { CATEGORY_WORDS } from './words';

/** So many are found by looking. */
const SEEN_AT_ONCE = 8;

let collator: Intl.Collator | undefined;

/** Everybody on the list by name, with the form in the place of whom it is about. */
export function RelationshipList({
  relationships,
  today,
  personId,
}: {
  relationships: Relationship[];
  today: number;
  personId: string;
}) {
  const [open, show] = useOpenForm();
  const [sought, setSought] = useState('');
  const words = useDeferredValue(sought.trim().toLocaleLowerCase());
  const sorted = useMemo(
    () => relationships.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id),
    [relationships],
  );
  const found = sorted.filter((one) => one.id === open || textOf(one).includes(words));
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = relationships.length === 0;
  const draftKey = `draft.people.${personId}.${open}`;
  // Of somebody who was taken off in another tab the words are still here.
  const isNew = open === 'new' || (!relationships.some(({ id }) => id === open) && hasDraft(draftKey));

  /** The form goes; the focus goes to whom it was about, or to the head of the list, and the eyes to help before that. */
  const close = (id: number | null, care: Care | null = null) => {
    flushSync(() => show(null));
    const row = document.getElementById(`relationship-${id}`) ?? heading.current;
    row?.focus({ preventScroll: true });
    offerCare(care);
    if (!care) row?.scrollIntoView({ block: 'nearest' });
  };

  const form = (existing: Relationship | null) => (
    <RelationshipForm
      key={open}
      draftKey={draftKey}
      existing={existing}
      wasRemoved={!existing && open !== 'new'}
      onClose={close}
    />
  );

  return (
    <section aria-labelledby="list" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="list" ref={heading} tabIndex={-1} className="text-[1.9rem] leading-tight outline-none">
          Your list
        </h2>
        {!isNew && !isEmpty && (
          <Button look="ghost" onClick={() => show('new')} className="min-h-11! py-2">
            <UserPlus aria-hidden className="size-5" strokeWidth={1.7} />
            Add someone
          </Button>
        )}
      </div>
      {isNew && <div className="mt-4">{form(null)}</div>}
      {isEmpty && !isNew && <Nobody onAdd={() => show('new')} />}
      {relationships.length > SEEN_AT_ONCE && (
        <search className="mt-4 block">
          <SearchField label="Search your people" value={sought} onChange={setSought} />
        </search>
      )}
      <p role="status" className={words === '' ? 'sr-only' : 'mt-3 text-[0.94rem] text-quiet'}>
        {words !== '' && saidOf(found.length)}
      </p>
      <ul className="mt-4 grid gap-3">
        {found.map((one) =>
          one.id === open ? (
            <li key={one.id}>{form(one)}</li>
          ) : (
            <RelationshipCard key={one.id} relationship={one} today={today} onEdit={show} />
          ),
        )}
      </ul>
    </section>
  );
}

function textOf({ name, category, notes }: Relationship): string {
  return `${name} ${CATEGORY_WORDS[category]} ${notes ?? ''}`.toLocaleLowerCase();
}

function saidOf(count: number): string {
  if (count === 0) return 'Nobody on your list is called so.';
  return count === 1 ? 'One person' : `${count} people`;
}

/** As the reader's own language orders them. What orders them is made for the first two: it takes a phone a while. */
function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
  return collator.compare(one, other);
}
