import { memo, useState } from 'react';
import { KeptCard, Labels } from '#web/ui/KeptCard';
import { beginningOf } from './beginning';
import { DREAM_JOURNAL, type KeptDream } from './dreamJournal.store';

/** Some five lines: enough to know which dream it was. */
const SHOWN_AT_FIRST = 280;

/** Of a thousand, only those that changed are drawn anew while one types in the search. */
export const KeptDreamCard = memo(function KeptDreamCard({ entry }: { entry: KeptDream }) {
  const [isWhole, setWhole] = useState(false);
  const { dream, symbols } = entry;
  const [beginning] = beginningOf([{ text: dream, symbol: null }], SHOWN_AT_FIRST);
  const short = beginning?.text ?? dream.slice(0, SHOWN_AT_FIRST);
  const isLong = short !== dream;

  return (
    <KeptCard entry={entry} list={DREAM_JOURNAL} one="dream">
      <p className="mt-1 whitespace-pre-line font-serif text-[1.3rem] leading-[1.45]">
        <bdi>{isWhole ? dream : short}</bdi>
        {isLong && !isWhole && ' …'}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 font-semibold text-[0.94rem] text-amber underline-offset-4 hover:text-ivory hover:underline"
        >
          {isWhole ? 'Show less' : 'Show the whole dream'}
        </button>
      )}
      <Labels name="Symbols" labels={symbols} />
    </KeptCard>
  );
});
