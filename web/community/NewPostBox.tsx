import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { RoomType } from '#contract/community';
import { POST_MAX } from '#contract/communityLimits';
import { Button } from '#web/ui/Button';
import { Checkbox } from '#web/ui/Checkbox';
import { TextArea } from '#web/ui/Field';
import { sayMissing } from '#web/ui/failing';
import { useOpened } from '#web/ui/opened.hooks';
import { TextCount } from '#web/ui/TextCount';
import type { Writing } from './newPost.hooks';
import { Refusal } from './Refusal';

const loadRules = () => import('./moderation/RulesDialog');

/** From here on the count is shown. */
const NEAR = POST_MAX * 0.9;

const INVITATIONS: Record<RoomType, string> = {
  town_square: 'What would you like to share?',
  walking_together: 'What stirs in you this week?',
  prayer_requests: 'What may we pray for?',
};

/** Where one writes in a room; what is typed stays until it is sent. */
export function NewPostBox({
  roomType,
  writing,
  field,
}: {
  roomType: RoomType;
  writing: Writing;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { text, write, state, refusal, said, submit } = writing;
  const id = useId();
  const [hasAsked, setAsked] = useState(false);
  if (state === 'agreeing' && !hasAsked) setAsked(true);
  const length = text.trim().length;
  const invitation = INVITATIONS[roomType] ?? INVITATIONS.town_square;

  // Where the focus was is gone or grey by then. On a phone the field would bring the keyboard up again.
  const wasSending = useRef(false);
  useEffect(() => {
    const isDone = wasSending.current && state === 'writing';
    wasSending.current = state === 'sending';
    if (isDone && matchMedia('(pointer: fine)').matches && !isElsewhere()) {
      field.current?.focus({ preventScroll: true });
    }
  }, [state, field]);

  const leaveRules = () => {
    writing.closeRules();
    setAsked(false);
    sayMissing('The rules of the house');
  };
  const rulesDialog = useOpened(loadRules, hasAsked, leaveRules);

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form
      onSubmit={send}
      className="mt-6 rounded-card border border-line bg-linear-to-b from-card to-raised p-3.5 sm:p-4"
    >
      <label htmlFor={id} className="sr-only">
        {invitation}
      </label>
      <TextArea
        ref={field}
        id={id}
        rows={2}
        value={text}
        placeholder={invitation}
        readOnly={state === 'sending'}
        spellCheck
        dir="auto"
        aria-describedby={`${id}-count`}
        aria-invalid={length > POST_MAX || refusal !== null || undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send(event)}
        className="field-sizing-content max-h-[50dvh] min-h-22"
      />
      {length > NEAR ? (
        <TextCount id={`${id}-count`} text={text} most={POST_MAX} purpose="post" />
      ) : (
        <p id={`${id}-count`} />
      )}
      {refusal && <Refusal error={writing.error}>{refusal}</Refusal>}
      <div className="mt-3 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {roomType === 'prayer_requests' && <Nameless writing={writing} />}
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
        {said}
      </p>
      {rulesDialog && (
        <rulesDialog.RulesDialog
          open={state === 'agreeing'}
          onAgree={writing.agree}
          onClose={writing.closeRules}
        />
      )}
    </form>
  );
}

/** Whether somebody has gone on to write something else meanwhile, or has a dialog open. */
function isElsewhere(): boolean {
  return document.activeElement?.matches('input, textarea, [role=dialog] *') ?? false;
}

function Nameless({ writing: { isAnonymous, setAnonymous } }: { writing: Writing }) {
  return (
    <Checkbox
      checked={isAnonymous}
      onCheck={setAnonymous}
      className="min-w-0 flex-1 basis-44 items-center text-[0.94rem] text-quiet leading-snug hover:text-ivory"
    >
      Post without my name: others see Someone
    </Checkbox>
  );
}
