import { Button } from '#web/ui/Button';
import { ClayLamp } from './ClayLamp';

/** Shown while the list contains no people. */
export function EmptyState({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="low:py-2 py-8 text-center">
      <div className="niche mx-auto grid aspect-3/4 low:w-16 w-32 place-items-center text-tan">
        <ClayLamp isLit={false} />
      </div>
      <p className="mx-auto low:mt-3 mt-6 max-w-100 text-balance text-quiet">Who is on your heart?</p>
      <Button onClick={onAdd} className="low:mt-3 mt-6">
        Add someone
      </Button>
    </div>
  );
}
