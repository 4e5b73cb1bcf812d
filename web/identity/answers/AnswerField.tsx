import { type KeyboardEvent, useId } from 'react';
import { RESPONSE_MAX } from '#contract/identityLimits';
import { useDraft } from '#web/lib/storage/draft.hooks';
import { FieldError, TextArea } from '#web/ui/forms/Field';
import { TextCount } from '#web/ui/forms/TextCount';
import { TextButton } from '#web/ui/TextButton';
import { useDraftKeys } from './answerDrafts.hooks';
import type { Question } from './questions';

/** The character counter appears when an answer is longer than this. */
const COUNTER_FROM = RESPONSE_MAX - 500;

/** Shows the field for an answer. The draft survives a reload, a failed save and signing in again. */
export function AnswerField({
  question,
  saved,
  label,
  rows = 6,
  isReadOnly,
  error,
  onEnough,
  onRetry,
}: {
  question: Question;
  saved: string;
  /** The id of the element that labels the field. */
  label: string;
  rows?: number;
  isReadOnly: boolean;
  error?: string | undefined;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onEnough: () => void;
  /** Given after a failed save. */
  onRetry?: (() => void) | undefined;
}) {
  const { ofAnswer } = useDraftKeys();
  const { text, write, isChanged } = useDraft(ofAnswer(question), saved);
  const id = useId();
  const showsCounter = text.trim().length > COUNTER_FROM;
  const isCleared = saved !== '' && text.trim() === '';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onEnough();
  };

  return (
    <div>
      <TextArea
        aria-labelledby={label}
        aria-describedby={`${id}-error ${id}-count ${id}-state`}
        aria-invalid={error !== undefined || text.trim().length > RESPONSE_MAX || undefined}
        rows={rows}
        value={text}
        readOnly={isReadOnly}
        spellCheck
        dir="auto"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content short:min-h-20! max-h-[42dvh] min-h-34 font-serif text-lead leading-normal"
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="flex min-h-6 justify-between gap-4 text-fine text-quiet">
        <p id={`${id}-state`} className="mt-1">
          {isCleared ? 'Your saved answer stays until you write a new one.' : stateOf(saved, isChanged)}
          {onRetry && isChanged && !isCleared && (
            <>
              . <span className="text-ivory">Your words are still here.</span>{' '}
              <TextButton onClick={onRetry}>Try again</TextButton>
            </>
          )}
        </p>
        <TextCount id={`${id}-count`} text={showsCounter ? text : ''} most={RESPONSE_MAX} purpose="save" />
      </div>
    </div>
  );
}

function stateOf(saved: string, isChanged: boolean): string {
  if (isChanged) return 'Not saved yet';
  return saved === '' ? '' : 'Saved';
}
