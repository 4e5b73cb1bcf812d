import { useState } from 'react';
import { Button } from '#web/ui/Button';
import { Checkbox } from '#web/ui/Checkbox';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { Chest, ChestArch } from './Chest';
import { SanctuaryCrisisHelp } from './SanctuaryCrisisHelp';
import { releaseBurdens, setSanctuaryState, useSanctuary } from './sanctuary.store';

const PRAYER =
  'God, these burdens are too heavy for me. I place them in Your care. Please lift what I cannot carry. Show me rest.';
const AMEN = " In Jesus' name, Amen.";

export function ReadyView() {
  const slips = useSanctuary((ritual) => ritual.slips);
  const [withAmen, setWithAmen] = useState(false);

  return (
    <div className="mx-auto my-auto w-full max-w-md animate-arrive py-5 wide:max-w-240">
      <SanctuaryCrisisHelp />
      <div className="grid gap-y-6 wide:grid-cols-2 wide:items-center wide:gap-x-16">
        <div className="text-center wide:col-start-2 wide:self-end wide:text-left">
          <ScreenTitle title="Ready for Release" />
          <p className="mt-2 text-[1rem] text-quiet">Read it aloud, or read it silently.</p>
        </div>
        <ChestArch className="max-wide:!w-[min(14rem,60vw)] wide:col-start-1 wide:row-span-2 wide:row-start-1">
          <Chest lid="open" slips={slips} />
        </ChestArch>
        <div className="grid gap-4 wide:col-start-2 wide:self-start">
          <section className="rounded-card border border-line bg-card p-6">
            <h2 className="eyebrow font-sans">Guided Prayer</h2>
            <p className="mt-3 font-serif text-[1.5rem] leading-[1.4]">
              {PRAYER}
              {withAmen && <span className="animate-arrive text-tan">{AMEN}</span>}
            </p>
          </section>
          <Checkbox checked={withAmen} onCheck={setWithAmen} className="items-center text-[1.02rem]">
            Add "In Jesus' name, Amen."
          </Checkbox>
          <Button onClick={releaseBurdens} disabled={slips.length === 0}>
            Release to God
          </Button>
          <Button look="quiet" onClick={() => setSanctuaryState('adding')}>
            Add another burden
          </Button>
        </div>
      </div>
    </div>
  );
}
