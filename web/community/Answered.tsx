import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Post } from '#contract/community';
import { THANKS_MAX } from '#contract/communityLimits';
import { sentenceOf } from '#web/lib/api';
import { keepDraft, settleDraft } from '#web/lib/drafts';
import { usePerson } from '#web/lib/session.hooks';
import { Button } from '#web/ui/Button';
import { TextArea } from '#web/ui/Field';
import { sayFailed } from '#web/ui/failing';
import { TextCount } from '#web/ui/TextCount';
import { useKeptDraft } from './drafts.hooks';
import { useAnswered } from './postDeeds.hooks';
import { Refusal } from './Refusal';
import { When } from './When';
import { Words } from './Words';

/** How a request was answered; its asker can say so, and take it back. */
export function Answered({ post }: { post: Post }) {
  const [isTelling, setTelling] = useState(false);
  const { mutate, isPending } = useAnswered(post);
  const beginning = useRef<HTMLButtonElement>(null);
  const { answeredAt, thanks } = post;
  if (post.type !== 'prayer_request') return null;

  const focusBeginning = () => beginning.current?.focus({ preventScroll: true });

  const endTelling = () => {
    // Where one began stands there again before it gets the focus: the button that was pressed goes with the form.
    flushSync(() => setTelling(false));
    focusBeginning();
  };

  const takeBack = () =>
    mutate(
      { answered: false, thanks: null },
      { onSuccess: focusBeginning, onError: (error) => sayFailed(error, 'Not changed') },
    );

  return (
    <>
      {answeredAt && !isTelling && (
        <div className="mt-3 rounded-field border border-amber/35 bg-linear-to-b from-[#2a1f14] to-[#1d160f] px-4 py-3">
          <p className="flex flex-wrap items-baseline gap-x-2 text-[0.88rem] text-quiet">
            <b className="font-semibold text-amber">Answered</b>
            <When moment={answeredAt} />
          </p>
          {thanks && (
            <div className="mt-1 font-serif text-[1.2rem] leading-normal">
              <Words content={thanks} />
            </div>
          )}
        </div>
      )}
      {post.mine && isTelling && <Telling post={post} onDone={endTelling} />}
      {post.mine && !isTelling && (
        <div className="-mb-2 -ml-3 mt-1 flex flex-wrap">
          <Button ref={beginning} look="quiet" onClick={() => setTelling(true)} className={SMALL}>
            {answeredAt ? 'Change the thanks' : 'Mark as answered'}
          </Button>
          {answeredAt && (
            <Button look="quiet" pending={isPending} onClick={takeBack} className={SMALL}>
              Not answered yet
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const SMALL = 'min-h-11! px-3! py-1 text-[0.92rem]';

function Telling({ post, onDone }: { post: Post; onDone: () => void }) {
  const draft = `draft.thanks.${usePerson()?.id ?? ''}.${post.id}`;
  const [text, write] = useKeptDraft(draft, post.thanks ?? '');
  const { mutateAsync, isPending, error } = useAnswered(post);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const words = text.trim();
  const isTooLong = words.length > THANKS_MAX;

  useEffect(() => field.current?.focus(), []);

  const cancel = () => {
    keepDraft(draft, '');
    onDone();
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isTooLong) return;
    void mutateAsync({ answered: true, thanks: words || null }).then(
      () => {
        settleDraft(draft, words);
        if (field.current) onDone();
      },
      (failure: unknown) => {
        if (!field.current) sayFailed(failure, 'Not saved');
      },
    );
  };

  return (
    <form onSubmit={save} className="mt-3 rounded-field border border-amber/35 bg-[#1d160f] p-4">
      <label htmlFor={id} className="text-[0.94rem] text-quiet">
        A word of thanks, if you like
      </label>
      <TextArea
        ref={field}
        id={id}
        rows={2}
        value={text}
        readOnly={isPending}
        dir="auto"
        spellCheck
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => write(event.target.value)}
        className="field-sizing-content mt-1.5 max-h-[40dvh] min-h-20"
      />
      <TextCount id={`${id}-count`} text={text} most={THANKS_MAX} purpose="save" />
      {error && <Refusal error={error}>{sentenceOf(error, NOT_SAVED)}</Refusal>}
      <div className="mt-1 flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending} disabled={isTooLong} className="min-h-11! py-2">
          {post.answeredAt ? 'Save' : 'Mark as answered'}
        </Button>
        <Button look="ghost" disabled={isPending} onClick={cancel} className="min-h-11! py-2">
          Cancel
        </Button>
      </div>
    </form>
  );
}

const NOT_SAVED = 'It could not be saved. Please try again.';
