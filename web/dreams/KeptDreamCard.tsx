import { memo, useState } from 'react';
import { KeptCard, Labels } from '#web/ui/KeptCard';
import { beginningOf } from './beginning';
import { DREAM_JOURNAL, type KeptDream } from './dreamJournal.store';

/** About five lines, enough to recognize the dream. */
const EXCERPT_MAX = 280;

/** Memoized, so that typing in the search does not re-render a thousand cards. */
export const KeptDreamCard = memo(function KeptDreamCard({ entry }: { entry: KeptDream }) {
  const [isExpanded, setExpanded] = useState(false);
  const { dream, symbols } = entry;
  const [beginning] = beginningOf([{ text: dream, symbol: null }], EXCERPT_MAX);
  const excerpt = beginning?.text ?? dream.slice(0, EXCERPT_MAX);
  const isLong = excerpt !== dream;

  return (
    <KeptCard entry={entry} list={DREAM_JOURNAL} one="dream">
      <p className="mt-1 whitespace-pre-line font-serif text-[1.3rem] leading-[1.45]">
        <bdi>{isExpanded ? dream : excerpt}</bdi>
        {isLong && !isExpanded && ' …'}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="min-h-11 font-semibold text-[0.94rem] text-amber underline-offset-4 hover:text-ivory hover:underline"
        >
          {isExpanded ? 'Show less' : 'Show the whole dream'}
        </button>
      )}
      <Labels name="Symbols" labels={symbols} />
    </KeptCard>
  );
});
