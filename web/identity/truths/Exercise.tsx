import { useRef, useState } from 'react';
import type { Truth } from '#content/truths/truth';
import { AnswerField } from '#web/identity/answers/AnswerField';
import { useDraftKeys } from '#web/identity/answers/answerDrafts.hooks';
import { useResponsesTo, useSaveAnswers } from '#web/identity/answers/identity.hooks';
import { answerTo, questionsOf } from '#web/identity/answers/questions';
import { getDraft } from '#web/lib/storage/draft.hooks';
import { PrivacyNote } from '#web/shared/PrivacyNote';
import { Button } from '#web/ui/Button';
import { LoadError } from '#web/ui/LoadError';
import { toast, toastProblem } from '#web/ui/toast/toast';

const KINDS: Record<Truth['discoveryExercise']['type'], string> = {
  story: 'Story',
  reflection: 'Reflection',
  gifts: 'Gifts',
  talents: 'Talents',
};

const NOTHING_TO_SAVE = 'Please answer at least one question before saving.';

/** Shows all questions of one truth on one page. */
export function Exercise({ truth: { id, discoveryExercise } }: { truth: Truth }) {
  const responses = useResponsesTo(id);
  const { ofAnswer } = useDraftKeys();
  const { save, isSaving, hasFailed } = useSaveAnswers();
  const questions = questionsOf(id);
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const saveAll = async () => {
    const answers = questions.map((question) => {
      const saved = answerTo(question, responses.data);
      return { question, saved, response: getDraft(ofAnswer(question))?.trim() ?? saved };
    });
    if (answers.every(({ response }) => response === '')) {
      toastProblem('No responses to save', NOTHING_TO_SAVE);
      setEmpty(true);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const changed = answers
      .filter(({ response, saved }) => response !== '' && response !== saved)
      .map(({ question: { truthId, questionIndex }, response }) => ({ truthId, questionIndex, response }));
    if (await save(changed)) {
      toast({
        title: 'Responses saved!',
        description: 'Your discovery exercise responses have been saved successfully.',
      });
    }
  };

  return (
    <form
      ref={form}
      onInput={() => setEmpty(false)}
      onSubmit={(event) => {
        event.preventDefault();
        void saveAll();
      }}
    >
      <p className="eyebrow">{KINDS[discoveryExercise.type]}</p>
      <p className="mt-2 font-serif text-lead italic leading-[1.45]">{discoveryExercise.prompt}</p>
      {responses.isError && !responses.data ? (
        <div className="mt-7">
          <LoadError query={responses} isInCard>
            We couldn’t load your earlier answers.
          </LoadError>
        </div>
      ) : (
        <ol className="mt-7 grid gap-7" aria-busy={responses.isPending}>
          {questions.map((question, at) => (
            <li key={question.step}>
              <p id={`question-${question.step}`} className="mb-2.5 font-serif text-lead leading-snug">
                {question.text}
              </p>
              {responses.data ? (
                <AnswerField
                  question={question}
                  saved={answerTo(question, responses.data)}
                  label={`question-${question.step}`}
                  rows={4}
                  isReadOnly={isSaving}
                  error={isEmpty && at === 0 ? NOTHING_TO_SAVE : undefined}
                  onEnough={() => void saveAll()}
                  onRetry={hasFailed ? () => void saveAll() : undefined}
                />
              ) : (
                <div aria-hidden className="h-40 animate-pulse rounded-field border border-line bg-tan/8" />
              )}
            </li>
          ))}
        </ol>
      )}
      <Button type="submit" pending={isSaving} disabled={!responses.data} className="mt-6 w-full">
        Save My Responses
      </Button>
      <div className="mt-4">
        <PrivacyNote>Your answers are saved in your account. No other member can see them.</PrivacyNote>
      </div>
    </form>
  );
}
