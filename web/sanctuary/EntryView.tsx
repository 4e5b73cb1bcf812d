import { Link } from 'wouter';
import { PrivacyNote } from '#web/shared/PrivacyNote';
import { Button } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { Chest, ChestArch } from './Chest';
import { setSanctuaryState } from './sanctuary.store';

export function EntryView() {
  return (
    <div className="mx-auto my-auto w-full max-w-md animate-arrive py-6 text-center">
      <ScreenTitle title="Prayer Sanctuary" />
      <p className="mx-auto mt-3 max-w-88 text-balance font-serif text-[1.3rem] text-quiet italic leading-snug">
        Lay down what you were never meant to carry alone.
      </p>
      <ChestArch className="mt-7 wide:!w-[min(22rem,46dvh)]">
        <Chest lid="shut" slips={[]} />
      </ChestArch>
      <Button onClick={() => setSanctuaryState('adding')} className="mt-8 w-full max-w-80">
        Enter the Sanctuary
      </Button>
      <div className="mt-5">
        <PrivacyNote />
      </div>
      <p className="mt-4 flex flex-wrap justify-center gap-x-6 text-[0.97rem]">
        <Link href="/sanctuary/journal" className="min-h-11 content-center text-amber hover:underline">
          Your reflections
        </Link>
        <Link href="/sanctuary/guide" className="min-h-11 content-center text-amber hover:underline">
          How this works
        </Link>
      </p>
    </div>
  );
}
