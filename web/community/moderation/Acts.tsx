import { useRef, useState } from 'react';
import { ACT_WORDS } from '#content/reportWords';
import type { Act } from '#contract/communityLimits';
import { ACTS, NOTE_MAX } from '#contract/communityLimits';
import type { QueueItem } from '#contract/moderation';
import { sentenceOf } from '#web/lib/api';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { usePerson } from '#web/lib/session.hooks';
import { Button } from '#web/ui/Button';
import { QuestionDialog } from '#web/ui/QuestionDialog';
import { toast } from '#web/ui/toast';
import { useKeptDraft } from '../drafts.hooks';
import { ActNote } from './ActNote';
import { isPassed, useAct } from './moderation.hooks';
import { sayRefused } from './refused';

/** The four things a moderator can do, each with a note to the author or without one. */
export function Acts({ item, onDecided }: { item: QueueItem; onDecided: () => void }) {
  const [note, write] = useKeptDraft(`draft.note.${usePerson()?.id ?? ''}.${item.kind}.${item.id}`);
  const { act, isActing } = useActing(item, () => {
    write('');
    onDecided();
  });
  const [isNoteMissing, setNoteMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = note.trim().length > NOTE_MAX;

  const choose = (chosen: Act) => {
    const lacksNote = chosen === 'warn' && note.trim() === '';
    setNoteMissing(lacksNote);
    if (lacksNote || isTooLong) {
      const details = field.current?.closest('details');
      if (details) details.open = true;
      field.current?.focus();
    } else if (chosen === 'remove') setAsked(true);
    else act(chosen, note);
  };

  return (
    <div className="mt-4">
      <ActNote
        ref={field}
        note={note}
        reasons={item.reports.map(({ reason }) => reason)}
        isMissing={isNoteMissing && note.trim() === ''}
        isReadOnly={isActing !== null}
        onWrite={write}
      />
      <div className="mt-3 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        {ACTS.map((each) => (
          <Button
            key={each}
            look="ghost"
            pending={isActing === each}
            disabled={isActing !== null}
            onClick={() => choose(each)}
            className={`px-2 text-[0.92rem] sm:grow sm:px-3 ${each === 'remove' ? 'text-rose' : ''}`}
          >
            {ACT_WORDS[each].label}
          </Button>
        ))}
      </div>
      <QuestionDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={`Take this ${item.kind} down?`}
        text={`Are you sure you want to delete this ${item.kind}? This action cannot be undone. Its author is told, and the log says that a ${item.kind} was taken down.`}
        yes={ACT_WORDS.remove.label}
        no="Leave it"
        onYes={() => act('remove', note)}
      />
    </div>
  );
}

/** Acts once; what another moderator decided first is said, and leaves the queue too. */
function useActing({ kind, id }: QueueItem, onDecided: () => void) {
  const { mutateAsync } = useAct();
  const [isActing, setActing] = useState<Act | null>(null);
  const oneAtATime = useOneAtATime();

  const act = async (chosen: Act, note: string) => {
    setActing(chosen);
    try {
      const { message } = await mutateAsync({ kind, id, act: chosen, note: note.trim() || null });
      toast({ title: message });
      onDecided();
    } catch (error) {
      if (!isPassed(error)) return sayRefused('This was not done', error);
      toast({
        title: 'Another moderator was faster',
        description: sentenceOf(error, 'It has left the queue.'),
      });
      onDecided();
    } finally {
      setActing(null);
    }
  };

  return { act: (chosen: Act, note: string) => void oneAtATime(() => act(chosen, note)), isActing };
}
