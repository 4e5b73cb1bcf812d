import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#contract/chatLimits';
import { keepDraft, recallDraft } from '#web/lib/drafts';

/**
 * Where one writes. Enter sends and Shift+Enter makes a new line. What is typed survives a reload, and stays kept
 * until an answer to it has come.
 */
export function Composer({
  draftKey,
  label,
  isAnswering,
  onSend,
  onStop,
}: {
  draftKey: string;
  label: string;
  isAnswering: boolean;
  /** Resolves to whether an answer came. */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
}) {
  const [text, setText] = useState(() => recallDraft(draftKey));
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  const id = useId();
  const isBlank = text.trim() === '';
  const tooMany = text.trim().length - MESSAGE_MAX;

  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
    keepDraft(draftKey, typed);
  };

  const send = () => {
    if (isBlank || isAnswering || tooMany > 0) return;
    const sent = text.trim();
    latest.current = '';
    setText('');
    void onSend(sent).then((came) => {
      // What was typed meanwhile is the draft now.
      if (latest.current === '') keepDraft(draftKey, came ? '' : sent);
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before it tells of the key that ended it, by this code.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-end gap-2 rounded-card border border-line-strong bg-field py-2 pr-2 pl-4.5 transition-colors focus-within:border-tan">
        <textarea
          ref={field}
          id={id}
          rows={3}
          value={text}
          placeholder={label}
          aria-describedby={`${id}-count`}
          aria-invalid={tooMany > 0 || undefined}
          enterKeyHint="send"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="block min-h-21 grow resize-none bg-transparent py-1 leading-[1.6] outline-none"
        />
        {isAnswering ? (
          <button
            type="button"
            onClick={onStop}
            aria-label="Stop"
            title="Stop"
            className={`${SQUARE} border border-tan text-tan hover:bg-[#d1ab7d14]`}
          >
            <Square aria-hidden className="size-4 fill-current" />
          </button>
        ) : (
          <button
            type="submit"
            disabled={isBlank || tooMany > 0}
            aria-label="Send"
            title="Send"
            className={`${SQUARE} bg-amber text-ink hover:brightness-108 disabled:bg-[#3d3023] disabled:text-[#c9b79f]`}
          >
            <ArrowUp aria-hidden className="size-5.5" strokeWidth={2.2} />
          </button>
        )}
      </div>
      <p
        id={`${id}-count`}
        className={`mt-1 h-5 text-right text-[0.82rem] tabular-nums ${tooMany > 0 ? 'text-rose' : 'text-quiet'}`}
      >
        {tooMany > 0
          ? `${tooMany.toLocaleString('en')} too many: shorten it to send`
          : !isBlank && `${text.trim().length.toLocaleString('en')} / ${MESSAGE_MAX.toLocaleString('en')}`}
      </p>
    </form>
  );
}

const SQUARE = 'grid size-11 shrink-0 place-items-center rounded-[12px] transition';
