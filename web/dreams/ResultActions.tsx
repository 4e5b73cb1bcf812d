import { BookMarked, Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ABOUT_MAX } from '#contract/chatLimits';
import { SaveDreamDialog } from '#web/dreams/journal/SaveDreamDialog';
import { Flag } from '#web/shared/chat/Flag';
import { Button } from '#web/ui/Button';
import { type DreamResult, markDreamSaved, useDream } from './dreams.store';

/** Shows the actions for the whole result: save the dream, start a new one, flag the symbols. */
export function ResultActions({ found, onNewDream }: { found: DreamResult; onNewDream: () => void }) {
  const isSaved = useDream((dreaming) => dreaming.isSaved);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { dream, symbols, source, failure } = found;
  const names = failure ? [] : symbols.map(({ symbol }) => symbol);

  return (
    <div className="mt-8 border-line border-t pt-6">
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          aria-disabled={isSaved || undefined}
          variant={isSaved ? 'ghost' : 'primary'}
          onClick={() => !isSaved && setDialogOpen(true)}
        >
          {isSaved ? <Check className="size-5 text-sage stroke-2" /> : <BookMarked className="size-5" />}
          {isSaved ? 'Saved in my dream journal' : 'Save to my dream journal'}
        </Button>
        <NewDreamButton onClick={onNewDream} />
      </div>
      {names.length > 0 && (
        <div className="mt-3 -ml-2.5 flex flex-wrap">
          <Flag
            subject={found}
            label="Flag these symbols"
            what={{ surface: 'dream', about: names.join(', ').slice(0, ABOUT_MAX), source }}
            question={dream}
            answer={symbols
              .map(({ symbol, biblicalContext }) => `${symbol}: ${biblicalContext}`)
              .join('\n\n')}
          />
        </div>
      )}
      <SaveDreamDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        dream={dream}
        symbols={names}
        onKept={() => {
          markDreamSaved();
          setDialogOpen(false);
        }}
      />
    </div>
  );
}

export function NewDreamButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" onClick={onClick}>
      <RotateCcw className="size-5" />
      New Dream
    </Button>
  );
}
