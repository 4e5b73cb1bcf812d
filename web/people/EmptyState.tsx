import { ArchNotice } from '#web/ui/ArchNotice';
import { Button } from '#web/ui/Button';
import { ClayLamp } from './ClayLamp';

/** Shown while the list contains no people. */
export function EmptyState({ onAdd }: { onAdd: () => void }) {
  return (
    <ArchNotice drawing={<ClayLamp isLit={false} />} text="Who is on your heart?">
      <Button onClick={onAdd}>Add someone</Button>
    </ArchNotice>
  );
}
