import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#contract/chatLimits';
import { loadDraft, saveDraft } from '#web/lib/storage/drafts';
import { TextCount } from '#web/ui/forms/TextCount';
import { tooltipProps } from '#web/ui/tooltipProps';

/**
 * The message input: one line that grows with its text, or three rows in a browser that cannot do that. Enter sends the
 * message and Shift+Enter adds a newline. The draft survives a reload and is kept until the answer has arrived.
 */
export function Composer({
  draftKey,
  label,
  isAnswering,
  waits,
  onSend,
  onStop,
}: {
  draftKey: string;
  label: string;
  isAnswering: boolean;
  /** Whether the field is disabled while an answer is pending. */
  waits: boolean;
  /** Resolves to false if the answer failed. */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
}) {
  const [text, setText] = useState(() => loadDraft(draftKey));
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  const sentFromField = useRef(false);
  const id = useId();
  const isBlank = text.trim() === '';
  const excess = text.trim().length - MESSAGE_MAX;
  // Below half of the limit, the count would only take a line from the conversation.
  const isCounted = text.length > MESSAGE_MAX / 2;
  const isLocked = waits && isAnswering;

  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  // A disabled field loses the focus. If the user sent the message from the field, the field gets the focus back.
  useEffect(() => {
    if (isLocked || !sentFromField.current) return;
    sentFromField.current = false;
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [isLocked]);

  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
    saveDraft(draftKey, typed);
  };

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isBlank || isAnswering || excess > 0) return;
    const sent = text.trim();
    sentFromField.current = document.activeElement === field.current;
    latest.current = '';
    setText('');
    void onSend(sent).then((came) => {
      // If the user typed something in the meantime, that text is the draft now.
      if (latest.current === '') saveDraft(draftKey, came ? '' : sent);
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari fires compositionend before the keydown of the key that ended it; that keydown has code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) send(event);
  };

  return (
    <form onSubmit={send}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-end gap-2 rounded-card border border-line-strong bg-field pr-1 pl-4 transition-colors focus-within:border-tan">
        <textarea
          ref={field}
          id={id}
          rows={3}
          value={text}
          placeholder={label}
          disabled={isLocked}
          aria-describedby={isCounted ? `${id}-count` : undefined}
          aria-invalid={excess > 0 || undefined}
          enterKeyHint="send"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-[min(28dvh,10rem)] min-h-13 min-w-0 grow resize-none border-transparent border-y-12 bg-transparent leading-[1.6] outline-none"
        />
        {isAnswering && (
          <button
            type="button"
            onClick={onStop}
            aria-label="Stop"
            {...tooltipProps('Stop')}
            className={`${SQUARE} border border-tan text-tan hover:bg-tan/8`}
          >
            <Square className="size-4 fill-current" />
          </button>
        )}
        {(!isAnswering || waits) && (
          <button
            type="submit"
            disabled={isBlank || isAnswering || excess > 0}
            aria-label="Send"
            {...tooltipProps('Send')}
            // While an answer is pending, the Stop button takes its place.
            className={
              isAnswering
                ? 'sr-only'
                : `${SQUARE} bg-amber text-ink hover:brightness-108 disabled:bg-spent disabled:text-dim`
            }
          >
            <ArrowUp className="size-5.5 stroke-[2.2]" />
          </button>
        )}
      </div>
      {isCounted && <TextCount id={`${id}-count`} text={text} most={MESSAGE_MAX} purpose="send" />}
    </form>
  );
}

const SQUARE = 'my-1 grid size-11 shrink-0 place-items-center rounded-item transition';
