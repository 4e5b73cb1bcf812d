import { memo, useState } from 'react';
import { JournalCard, LabelList } from '#web/shared/journal/JournalCard';
import { ReadMore } from '#web/ui/ReadMore';
import { dreamStore, type SavedDream } from './dreamJournal.store';
import { truncateDream } from './truncateDream';

/** About five lines, enough to recognize the dream. */
const EXCERPT_MAX = 280;

/** Memoized, so that typing in the search does not re-render a thousand cards. */
export const SavedDreamCard = memo(function KeptDreamCard({ entry }: { entry: SavedDream }) {
  const [isExpanded, setExpanded] = useState(false);
  const { dream, symbols } = entry;
  const [beginning] = truncateDream([{ text: dream, symbol: null }], EXCERPT_MAX);
  const excerpt = beginning?.text ?? dream.slice(0, EXCERPT_MAX);
  const isLong = excerpt !== dream;

  return (
    <JournalCard entry={entry} list={dreamStore} one="dream">
      <p className="mt-1 whitespace-pre-line font-serif text-lead leading-[1.45]">
        <bdi>{isExpanded ? dream : excerpt}</bdi>
        {isLong && !isExpanded && ' …'}
      </p>
      {isLong && <ReadMore isOpen={isExpanded} onToggle={setExpanded} more="Show the whole dream" />}
      <LabelList name="Symbols" labels={symbols} />
    </JournalCard>
  );
});
