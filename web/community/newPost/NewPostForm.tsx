import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { POST_MAX } from '#contract/community/limits';
import type { RoomType } from '#contract/community/posts';
import { RulesPrompt } from '#web/community/rules/RulesPrompt';
import { InlineError } from '#web/community/shared/InlineError';
import { Button } from '#web/ui/Button';
import { Checkbox } from '#web/ui/forms/Checkbox';
import { TextComposer } from '#web/ui/forms/TextComposer';
import type { NewPostState } from './newPost.hooks';

/** The character count appears if the text is longer than this. */
const COUNT_THRESHOLD = POST_MAX * 0.9;

const PLACEHOLDERS: Record<RoomType, string> = {
  town_square: 'What would you like to share?',
  walking_together: 'What’s on your heart this week?',
  prayer_requests: 'What can we pray for?',
};

/** Form for a new post. The draft is kept until the post is sent. */
export function NewPostForm({
  roomType,
  writing,
  field,
}: {
  roomType: RoomType;
  writing: NewPostState;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { text, write, state, error, announcement, submit } = writing;
  const id = useId();
  const length = text.trim().length;
  const placeholder = PLACEHOLDERS[roomType] ?? PLACEHOLDERS.town_square;

  // Focuses the field after sending, because the button is then disabled. Not on touch, where a keyboard would open.
  const wasSending = useRef(false);
  useEffect(() => {
    const isSent = wasSending.current && state === 'writing';
    wasSending.current = state === 'sending';
    if (isSent && matchMedia('(pointer: fine)').matches && !isFocusElsewhere()) {
      field.current?.focus({ preventScroll: true });
    }
  }, [state, field]);

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form
      onSubmit={send}
      className="low:mt-3 mt-6 rounded-card border border-line bg-linear-to-b from-card to-raised p-3.5 sm:p-4"
    >
      <label htmlFor={id} className="sr-only">
        {placeholder}
      </label>
      <TextComposer
        ref={field}
        id={id}
        rows={2}
        text={text}
        max={POST_MAX}
        countFrom={COUNT_THRESHOLD}
        purpose="post"
        placeholder={placeholder}
        readOnly={state === 'sending'}
        isInvalid={error !== null}
        onWrite={write}
        onSubmit={send}
        className="max-h-[min(50dvh,22rem)] min-h-22"
      />
      <InlineError error={error} fallback="We couldn’t send this. Your text is still here." />
      <div className="sticky-action mt-3 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {roomType === 'prayer_requests' && <AnonymousCheckbox writing={writing} />}
        <Button
          type="submit"
          pending={state === 'sending'}
          disabled={length === 0 || length > POST_MAX}
          className="min-h-11! py-2"
        >
          {state === 'sending' ? 'Posting…' : 'Post'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <RulesPrompt rules={writing.rules} text="post" />
    </form>
  );
}

/** Returns true if the focus has moved to another field or a dialog. */
function isFocusElsewhere(): boolean {
  return document.activeElement?.matches('input, textarea, [role=dialog] *') ?? false;
}

function AnonymousCheckbox({ writing: { isAnonymous, setAnonymous } }: { writing: NewPostState }) {
  return (
    <Checkbox
      checked={isAnonymous}
      onCheck={setAnonymous}
      className="min-w-0 flex-1 basis-44 items-center text-small text-quiet leading-snug hover:text-ivory"
    >
      Post without my name (others see “Someone”)
    </Checkbox>
  );
}
