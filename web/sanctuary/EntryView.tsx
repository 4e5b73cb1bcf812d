import { type ReactNode, useState } from 'react';
import { PrivacyNote } from '#web/shared/PrivacyNote';
import { Button } from '#web/ui/Button';
import { Checkbox } from '#web/ui/forms/Checkbox';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { burdenCount } from './burdens/burdenCount';
import { Chest, ChestArch } from './chest/Chest';
import { isBellOn, setBellOn } from './release/bell';
import { useSanctuary } from './visit/sanctuary.store';
import { goToState } from './visit/sanctuaryHistory.hooks';

export function EntryView({ children }: { children: ReactNode }) {
  const slips = useSanctuary((ritual) => ritual.slips);

  return (
    <div className="mx-auto my-auto grid w-full max-w-md animate-arrive gap-x-10 py-3 text-center flat:max-w-180 flat:grid-cols-2 flat:items-center">
      <header className="flat:col-start-2">
        <ScreenTitle title="Prayer Sanctuary" className="text-display flat:text-heading" />
        <p className="mx-auto mt-2 max-w-88 text-balance font-serif text-lead text-quiet italic leading-snug">
          {slips.length > 0
            ? `${burdenCount(slips.length)} still in the chest.`
            : 'Lay down what you were never meant to carry alone.'}
        </p>
      </header>
      <div className="entry-arch">
        <ChestArch>
          <Chest lid="shut" slips={slips} />
        </ChestArch>
      </div>
      <Button
        onClick={() => goToState('adding')}
        className="mx-auto mt-6 w-full max-w-80 flat:col-start-2 flat:mt-3"
      >
        Enter the Sanctuary
      </Button>
      <div className="mt-4 grid justify-items-center gap-1 flat:col-start-2">
        <PrivacyNote />
        {children}
        <BellSetting />
      </div>
    </div>
  );
}

function BellSetting() {
  const [isOn, setOn] = useState(isBellOn);
  const choose = (next: boolean) => {
    setBellOn(next);
    setOn(next);
  };
  return (
    <Checkbox checked={isOn} onCheck={choose} className="items-center text-small text-quiet">
      Ring a soft bell after a release
    </Checkbox>
  );
}
