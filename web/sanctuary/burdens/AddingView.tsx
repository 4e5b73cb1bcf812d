import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Chest, ChestArch } from '#web/sanctuary/chest/Chest';
import { RitualActions, RitualFrame, RitualHeader } from '#web/sanctuary/visit/RitualFrame';
import { SanctuaryCrisisHelp } from '#web/sanctuary/visit/SanctuaryCrisisHelp';
import { addSlip, type Slip, setBurdenDraft, useSanctuary } from '#web/sanctuary/visit/sanctuary.store';
import { goToState } from '#web/sanctuary/visit/sanctuaryHistory.hooks';
import { Button } from '#web/ui/Button';
import { TextArea } from '#web/ui/forms/Field';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { burdenCount } from './burdenCount';
import { NO_ASSISTANTS } from './noAssistants';
import { SlipsDialog } from './SlipsDialog';

/** Duration of the animation that moves a slip into the chest. */
const PLACING_MS = 800;

export function AddingView() {
  const slips = useSanctuary((ritual) => ritual.slips);
  const [wasEmpty] = useState(slips.length === 0);
  const [placing, setPlacing] = useState<Slip | null>(null);
  const [openSlip, setOpenSlip] = useState<string | null>(null);
  /** What screen readers announce: what has just happened to the chest. */
  const [news, setNews] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!placing) return;
    const timer = setTimeout(() => setPlacing(null), PLACING_MS);
    return () => clearTimeout(timer);
  }, [placing]);

  // The first burden can be typed without a tap. Later, the next step may be the release.
  useEffect(() => {
    if (wasEmpty) field.current?.focus({ preventScroll: true });
  }, [wasEmpty]);

  const place = () => {
    if (placing) return;
    const slip = addSlip(useSanctuary.getState().draft);
    field.current?.focus();
    if (!slip) return;
    setPlacing(slip);
    setNews(`Placed. ${burdenCount(slips.length + 1)} in the chest.`);
  };

  return (
    <div className="flex grow animate-arrive flex-col">
      <RitualHeader back="Leave" />
      <SanctuaryCrisisHelp />
      <RitualFrame
        title={
          <>
            <ScreenTitle title="Sacred Space" className="ritual-title" />
            <p className="mt-1 text-body text-quiet">
              This space is private. What you write is never stored.
            </p>
          </>
        }
        chest={
          <ChestArch>
            <Chest
              lid={wasEmpty ? 'opening' : 'open'}
              slips={slips}
              placing={placing}
              onOpenSlip={(id) => {
                setOpenSlip(id);
                goToState('slips');
              }}
            />
          </ChestArch>
        }
      >
        <BurdenForm field={field} isPlacing={placing !== null} onPlace={place} />
      </RitualFrame>
      <SlipsDialog openSlip={openSlip} news={news} onNews={setNews} otherFocus={field} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

function BurdenForm({
  field,
  isPlacing,
  onPlace,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  isPlacing: boolean;
  onPlace: () => void;
}) {
  const { slips, draft } = useSanctuary();
  const prompt = useId();
  const hasText = draft.trim() !== '';
  const isNextStepRelease = slips.length > 0 && !hasText;

  return (
    <form
      className="grid gap-2.5 sm:gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        onPlace();
      }}
    >
      {slips.length > 0 && (
        <p className="slip-hint animate-arrive text-center text-fine text-quiet split:text-left">
          Tap a slip to change it or take it out.
        </p>
      )}
      <label htmlFor={prompt} className="font-serif text-lead leading-tight">
        What burdens are you carrying today?
      </label>
      <TextArea
        {...NO_ASSISTANTS}
        id={prompt}
        ref={field}
        rows={2}
        value={draft}
        placeholder="Share what weighs on your heart... Nothing here is saved."
        onChange={(event) => setBurdenDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onPlace();
        }}
        className="scroll-mb-36 py-2.5! font-serif text-lead leading-[1.35]! placeholder:italic wide:min-h-34"
      />
      <RitualActions className="paired-actions">
        <Button
          type="submit"
          variant={hasText ? 'primary' : 'ghost'}
          disabled={!hasText || isPlacing}
          className="px-2!"
        >
          {isPlacing ? 'Placing in Chest...' : 'Place in Sacred Chest'}
        </Button>
        {slips.length > 0 && (
          <Button
            variant={isNextStepRelease ? 'primary' : 'ghost'}
            onClick={() => goToState('ready')}
            className="animate-arrive px-2!"
          >
            Release to God
          </Button>
        )}
      </RitualActions>
    </form>
  );
}
