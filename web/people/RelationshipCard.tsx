import { Check, Pencil } from 'lucide-react';
import { memo } from 'react';
import { wasPrayedForOn } from '#contract/people/relationshipOrder';
import type { Relationship } from '#contract/people/relationships';
import { IconButton } from '#web/ui/Button';
import { Flame } from './Flame';
import { ENERGY_LABELS, lastPrayedLabel, relationshipSummary } from './labels';
import { RelationshipNotes } from './RelationshipNotes';
import { useMarkPrayed } from './relationships.hooks';

/**
 * Shows a person on the list, with one button that marks them as prayed for or undoes that. Memoized, so that only
 * changed cards of up to 500 render again.
 */
export const RelationshipCard = memo(function RelationshipCard({
  relationship,
  today,
  onEdit,
}: {
  relationship: Relationship;
  today: number;
  onEdit: (id: number) => void;
}) {
  const { pray, takeBack } = useMarkPrayed();
  const { id, name, energy, notes } = relationship;
  const isPrayed = wasPrayedForOn(today, relationship);
  const lastPrayed = isPrayed ? null : lastPrayedLabel(relationship, today);

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 rounded-card border border-line bg-linear-to-b from-card to-raised p-4 [contain-intrinsic-height:auto_8.5rem] [content-visibility:auto] sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:p-5">
      <div>
        <h3
          id={`relationship-${id}`}
          tabIndex={-1}
          className="font-semibold text-title leading-tight outline-none"
        >
          <bdi>{name}</bdi>
        </h3>
        <p className="mt-0.5 text-small text-quiet">
          {relationshipSummary(relationship)}
          {energy !== 0 && (
            <>
              {/* Only as a drawing: beside a prayer, a word such as “drained” would sound unkind. */}
              <span className="sr-only"> · leaves you {ENERGY_LABELS[energy].toLowerCase()}</span>
              <span className="ml-1.5 inline-block align-[-0.2em] text-tan *:size-4.5">
                <Flame energy={energy} />
              </span>
            </>
          )}
        </p>
        {lastPrayed && <p className="text-small text-quiet">{lastPrayed}</p>}
      </div>
      <IconButton label={`Edit ${name}`} onClick={() => onEdit(id)} className="-mt-1.5 -mr-1.5 sm:m-0">
        <Pencil className="size-4.5" />
      </IconButton>
      {notes && (
        <div className="col-span-full mt-2 sm:row-start-2">
          <RelationshipNotes text={notes} />
        </div>
      )}
      <button
        type="button"
        aria-pressed={isPrayed}
        aria-label={`Prayed for ${name} today`}
        onClick={() => (isPrayed ? takeBack(relationship) : pray(relationship))}
        className="col-span-full mt-3 inline-flex min-h-11 items-center gap-2 place-self-end rounded-full border border-line-strong px-4 text-small text-quiet transition hover:border-tan hover:text-ivory aria-pressed:border-sage/50 aria-pressed:text-sage sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:mt-0 sm:place-self-start"
      >
        {isPrayed && <Check className="size-4.5 stroke-[2.2]" />}
        {isPrayed ? 'Prayed for today' : 'I prayed today'}
      </button>
    </li>
  );
});
