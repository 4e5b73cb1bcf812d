import { Link } from 'wouter';
import { useUnsavedQuestions } from '#web/identity/answers/answerDrafts.hooks';
import { useResponses } from '#web/identity/answers/identity.hooks';
import { IDENTITY_SUMMARY, stepAddress } from '#web/identity/answers/identityRoute.hooks';
import { QUESTIONS, unansweredQuestions } from '#web/identity/answers/questions';
import { LinkButton } from '#web/ui/Button';
import { LoadError } from '#web/ui/LoadError';
import { Progress } from '#web/ui/Progress';

const TOTAL = QUESTIONS.length;

/** Shows how many questions are answered, and links to the next question. */
export function ProgressCard() {
  const responses = useResponses();
  const unsaved = useUnsavedQuestions();

  if (responses.isError && !responses.data) {
    return (
      <div className="mt-8 rounded-card border border-line bg-linear-to-b from-card to-raised px-5 py-3 sm:px-6">
        <LoadError query={responses} isInCard>
          We couldn’t load your answers.
        </LoadError>
      </div>
    );
  }

  const open = responses.data && unansweredQuestions(responses.data);
  const answered = TOTAL - (open?.length ?? TOTAL);
  const percent = Math.round((answered / TOTAL) * 100);
  const [next] = open ?? [];

  return (
    <section
      aria-labelledby="answered"
      aria-busy={responses.isPending}
      className="mt-8 rounded-card border border-line bg-linear-to-b from-card to-raised p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="answered" className="font-sans text-body text-quiet">
          Questions Answered{' '}
          <b className="ml-1 font-semibold text-lead text-ivory tabular-nums">
            {open ? answered : '–'} / {TOTAL}
          </b>
        </h2>
        <p className="font-serif text-title text-tan">{open ? `${percent}%` : '–'}</p>
      </div>
      <Progress
        label="Questions answered"
        value={answered}
        max={TOTAL}
        words={`${answered} of ${TOTAL}, ${percent}%`}
        className="mt-2"
      />
      <div
        className={`mt-2 flex flex-wrap items-center gap-x-6 text-small ${responses.isPending ? 'min-h-11' : ''}`}
      >
        {next && (
          <Link href={stepAddress(next.step)} className={LINK}>
            {answered > 0 ? `Continue with question ${next.step}` : 'Start with the first question'}
          </Link>
        )}
        {unsaved.map(({ step }) => (
          <Link key={step} href={stepAddress(step)} className={LINK}>
            Question {step} has unsaved text
          </Link>
        ))}
      </div>
      {open && percent === 100 && (
        <LinkButton href={IDENTITY_SUMMARY} className="mt-2 w-full">
          View Your Complete Identity in Christ
        </LinkButton>
      )}
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 items-center text-amber underline underline-offset-4 transition hover:text-ivory';
