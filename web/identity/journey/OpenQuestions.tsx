import { Link } from 'wouter';
import type { Blueprint } from '#contract/identity';
import { useUnsavedQuestions } from '#web/identity/answers/answerDrafts.hooks';
import { useResponses } from '#web/identity/answers/identity.hooks';
import { stepAddress } from '#web/identity/answers/identityRoute.hooks';
import { type Question, unansweredQuestions } from '#web/identity/answers/questions';
import { UnsavedQuestions } from '#web/identity/answers/UnsavedQuestions';

/** Links to the unanswered questions, which the user may skip, and to the answers that are not saved yet. */
export function OpenQuestions({ blueprint: { answered, total } }: { blueprint: Blueprint }) {
  const responses = useResponses().data;
  const unsaved = useUnsavedQuestions();
  const open = total - answered;
  if (open === 0 && unsaved.length === 0) return null;

  return (
    <aside
      aria-label="Open questions"
      className="mt-12 rounded-card border border-line bg-card p-5 text-body text-quiet print:hidden"
    >
      {open > 0 && (
        <>
          <p>
            {open === total
              ? 'You haven’t answered any questions yet'
              : `${open} of the ${total} questions ${open === 1 ? 'is' : 'are'} still open`}
            . There’s no hurry, and you can skip any of them.
          </p>
          {responses && <QuestionLinks questions={unansweredQuestions(responses)} />}
        </>
      )}
      <UnsavedQuestions className={open > 0 ? 'mt-3' : ''} />
    </aside>
  );
}

function QuestionLinks({ questions }: { questions: readonly Question[] }) {
  return (
    <ul className="mt-1.5 flex flex-wrap gap-2">
      {questions.map(({ step, text }) => (
        <li key={step}>
          <Link
            href={stepAddress(step)}
            title={text}
            aria-label={`Question ${step}: ${text}`}
            className="grid size-11 place-items-center rounded-full border border-line-strong text-tan tabular-nums transition hover:border-tan hover:text-ivory"
          >
            {step}
          </Link>
        </li>
      ))}
    </ul>
  );
}
