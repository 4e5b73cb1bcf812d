import {
  type ComponentProps,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Slip } from '#web/sanctuary/visit/sanctuary.store';
import { Button } from '#web/ui/Button';
import { TextArea } from '#web/ui/forms/Field';
import { NO_ASSISTANTS } from './noAssistants';

type Mode = 'shown' | 'editing' | 'asking';

/** A slip in the dialog: its text with Edit and Take out, a field to edit it, or the question before it is taken out. */
export function SlipRow({
  slip,
  isOpened,
  onSave,
  onTakeOut,
}: {
  slip: Slip;
  /** Whether the user opened the dialog with this slip. */
  isOpened: boolean;
  onSave: (text: string) => void;
  onTakeOut: () => void;
}) {
  const [mode, setMode] = useState<Mode>('shown');
  /** The mode before: its focused button is gone, so the first control of the next mode takes the focus. */
  const shownMode = useRef(mode);
  const row = useRef<HTMLLIElement>(null);
  const text = useId();

  useEffect(() => {
    if (isOpened) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);

  useEffect(() => {
    if (mode !== shownMode.current) row.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    shownMode.current = mode;
  }, [mode]);

  const save = (changed: string) => {
    onSave(changed);
    setMode('shown');
  };

  return (
    <li
      ref={row}
      className={`rounded-field border bg-field px-4 pt-3 pb-1 ${isOpened ? 'border-line-strong' : 'border-transparent'}`}
    >
      {mode === 'editing' ? (
        <SlipEditor text={slip.text} onSave={save} onCancel={() => setMode('shown')} />
      ) : (
        <p id={text} className="line-clamp-6 whitespace-pre-line font-serif text-lead leading-snug">
          {slip.text}
        </p>
      )}
      {mode === 'shown' && (
        <div className="flex gap-x-6">
          <RowButton aria-describedby={text} onClick={() => setMode('editing')}>
            Edit
          </RowButton>
          <RowButton aria-describedby={text} onClick={() => setMode('asking')}>
            Take out
          </RowButton>
        </div>
      )}
      {mode === 'asking' && (
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="mt-1 w-full text-small text-quiet">Take this burden out?</p>
          <RowButton aria-describedby={text} onClick={() => setMode('shown')}>
            Keep it
          </RowButton>
          <RowButton aria-describedby={text} onClick={onTakeOut} className="text-rose">
            Yes, take it out
          </RowButton>
        </div>
      )}
    </li>
  );
}

function SlipEditor({
  text,
  onSave,
  onCancel,
}: {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const [changed, setChanged] = useState(text);
  const isDone = useRef(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!changed.trim()) return;
    isDone.current = true;
    onSave(changed);
  };
  const cancel = () => {
    isDone.current = true;
    onCancel();
  };
  // Back closes the dialog in the middle of an edit, and must not lose what was typed.
  const saveUnfinished = useEffectEvent(() => {
    if (!isDone.current && changed.trim() && changed !== text) onSave(changed);
  });
  useEffect(() => () => saveUnfinished(), []);

  return (
    <form onSubmit={save} className="pb-3">
      <TextArea
        {...NO_ASSISTANTS}
        aria-label="Edit this burden"
        rows={3}
        value={changed}
        onChange={(event) => setChanged(event.target.value)}
        className="bg-ground! font-serif text-lead leading-snug"
      />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button type="submit" disabled={!changed.trim()} className="px-3!">
          Save
        </Button>
        <Button variant="ghost" onClick={cancel} className="px-3!">
          Cancel
        </Button>
      </div>
    </form>
  );
}

function RowButton({ className = 'text-amber', ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={`min-h-11 font-semibold text-small underline-offset-4 hover:text-ivory hover:underline ${className}`}
    />
  );
}
