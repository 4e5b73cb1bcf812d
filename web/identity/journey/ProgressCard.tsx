import { useResponses } from '#web/identity/answers/identity.hooks';
import { IDENTITY_SUMMARY, stepAddress } from '#web/identity/answers/identityRoute.hooks';
import { QUESTIONS, unansweredQuestions } from '#web/identity/answers/questions';
import { UnsavedQuestions } from '#web/identity/answers/UnsavedQuestions';
import { LinkButton } from '#web/ui/Button';
import { LoadError } from '#web/ui/LoadError';
import { Progress } from '#web/ui/Progress';

const TOTAL = QUESTIONS.length;

/** Shows how many questions are answered. Its button opens the next question, and at the end the Blueprint. */
export function ProgressCard() {
  const responses = useResponses();

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
      <div className="flex items-baseline justify-between gap-x-6">
        <h2 id="answered" className="font-sans text-body text-quiet">
          Questions Answered{' '}
          <b className="ml-1 whitespace-nowrap font-semibold text-lead text-ivory tabular-nums">
            {open ? answered : '–'} / {TOTAL}
          </b>
        </h2>
        <p className="whitespace-nowrap font-serif text-title text-tan">{open ? `${percent}%` : '–'}</p>
      </div>
      <Progress
        label="Questions answered"
        value={answered}
        max={TOTAL}
        words={`${answered} of ${TOTAL}, ${percent}%`}
        className="mt-2"
      />
      <p className="mt-2.5 text-small text-quiet">{invitation(answered)}</p>
      <div className="mt-3 min-h-13">
        {next && (
          <LinkButton href={stepAddress(next.step)} className="w-full sm:w-auto">
            {answered > 0 ? `Continue with question ${next.step}` : 'Start with the first question'}
          </LinkButton>
        )}
        {open && percent === 100 && (
          <LinkButton href={IDENTITY_SUMMARY} className="w-full sm:w-auto">
            View Your Complete Identity in Christ
          </LinkButton>
        )}
      </div>
      <UnsavedQuestions className="mt-2 text-small text-quiet" />
    </section>
  );
}

/** Each of these fits in one line, so that the button below doesn't move when the answers have loaded. */
function invitation(answered: number): string {
  if (answered === TOTAL) return 'You’ve answered every question.';
  return answered > 0 ? 'Your saved answers are here. No hurry.' : 'No hurry. Stop whenever you like.';
}
