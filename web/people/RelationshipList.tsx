import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CrisisHelp } from '#contract/crisisHelp';
import type { Relationship } from '#contract/people/relationships';
import { showCrisisHelp } from '#web/shared/help/crisisHelp.store';
import { Button } from '#web/ui/Button';
import { SearchField } from '#web/ui/forms/SearchField';
import { EmptyState } from './EmptyState';
import { useEditParam } from './editParam.hooks';
import { CATEGORY_LABELS } from './labels';
import { RelationshipCard } from './RelationshipCard';
import { RelationshipForm } from './RelationshipForm';
import { hasRelationshipDraft } from './relationshipDraft.hooks';

/** A list of up to this many people needs no search field. */
const MAX_WITHOUT_SEARCH = 8;

let collator: Intl.Collator | undefined;

/** Shows all people, sorted by name. The edit form replaces the card of the person being edited. */
export function RelationshipList({
  relationships,
  today,
  personId,
}: {
  relationships: Relationship[];
  today: number;
  personId: string;
}) {
  const [open, show] = useEditParam();
  const [query, setQuery] = useState('');
  const needle = useDeferredValue(query.trim().toLocaleLowerCase());
  const sorted = useMemo(
    () => relationships.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id),
    [relationships],
  );
  const found = sorted.filter((each) => each.id === open || searchText(each).includes(needle));
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = relationships.length === 0;
  const draftKey = `draft.people.${personId}.${open}`;
  // A person removed in another tab may still have an unsaved draft here, which becomes a new person.
  const isNew =
    open === 'new' || (!relationships.some(({ id }) => id === open) && hasRelationshipDraft(draftKey));

  /**
   * Closes the form and focuses the person's card, or the heading. Leaves the scrolling to the crisis help, if there is
   * any.
   */
  const close = (id: number | null, crisisHelp: CrisisHelp | null = null) => {
    flushSync(() => show(null));
    const target = document.getElementById(`relationship-${id}`) ?? heading.current;
    target?.focus({ preventScroll: true });
    showCrisisHelp(crisisHelp);
    if (!crisisHelp) target?.scrollIntoView({ block: 'nearest' });
  };

  const renderForm = (existing: Relationship | null) => (
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
        <h2 id="list" ref={heading} tabIndex={-1} className="text-heading leading-tight outline-none">
          Your list
        </h2>
        {!isNew && !isEmpty && (
          <Button variant="ghost" onClick={() => show('new')} className="min-h-11! py-2">
            <UserPlus className="size-5" />
            Add someone
          </Button>
        )}
      </div>
      {isNew && <div className="mt-4">{renderForm(null)}</div>}
      {isEmpty && !isNew && <EmptyState onAdd={() => show('new')} />}
      {relationships.length > MAX_WITHOUT_SEARCH && (
        <search className="mt-4 block">
          <SearchField label="Search your list" value={query} onChange={setQuery} />
        </search>
      )}
      <p role="status" className={needle === '' ? 'sr-only' : 'mt-3 text-small text-quiet'}>
        {needle !== '' && resultCount(found.length)}
      </p>
      <ul className="mt-4 grid gap-3">
        {found.map((each) =>
          each.id === open ? (
            <li key={each.id}>{renderForm(each)}</li>
          ) : (
            <RelationshipCard key={each.id} relationship={each} today={today} onEdit={show} />
          ),
        )}
      </ul>
    </section>
  );
}

function searchText({ name, category, notes }: Relationship): string {
  return `${name} ${CATEGORY_LABELS[category]} ${notes ?? ''}`.toLocaleLowerCase();
}

function resultCount(count: number): string {
  if (count === 0) return 'No one on your list has that name.';
  return count === 1 ? 'One person' : `${count} people`;
}

/** Compares names in the browser’s language. Creates the collator on first use, because that is slow on phones. */
function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
  return collator.compare(a, b);
}
