import { ArrowLeft, LoaderCircle } from 'lucide-react';
import { AnswerField } from '#web/identity/answers/AnswerField';
import { BACK_LINK_STYLE } from '#web/identity/answers/BackLink';
import { useResponses } from '#web/identity/answers/identity.hooks';
import { answerTo, QUESTIONS, type Question } from '#web/identity/answers/questions';
import { TruthArch } from '#web/identity/truths/TruthArch';
import { PrivacyNote } from '#web/shared/PrivacyNote';
import { Button } from '#web/ui/Button';
import { Progress } from '#web/ui/Progress';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { useLeaveQuestion } from './journey.hooks';
import { REFLECTION_TIPS } from './tips';

const TOTAL = QUESTIONS.length;

/** Shows one question of the journey. */
export function JourneyView({ question }: { question: Question }) {
  const { truth, text, step } = question;
  const responses = useResponses();
  const saved = answerTo(question, responses.data);
  const { leaving, failed, leave } = useLeaveQuestion(question, saved);

  return (
    <div className="mx-auto mt-4 w-full max-w-180 animate-arrive">
      <button type="button" onClick={() => void leave('overview')} className={BACK_LINK_STYLE}>
        {leaving === 'overview' ? (
          <LoaderCircle className="size-4.5 animate-spin" />
        ) : (
          <ArrowLeft className="size-4.5" />
        )}
        Back to Overview
      </button>
      <JourneyProgress step={step} />
      <div className="flat:grid flat:grid-cols-2 flat:gap-x-6">
        <div>
          <section aria-label={truth.title} className="group mt-6 flex short:hidden items-center gap-4">
            <TruthArch icon={truth.icon} className="w-13" />
            <p className="font-serif text-lead text-tan leading-tight">{truth.title}</p>
          </section>
          <div id="question" className="mt-4">
            <ScreenTitle
              title={`Question ${step} of ${TOTAL}`}
              className="text-balance text-heading leading-[1.18]! tracking-normal!"
            >
              {text}
            </ScreenTitle>
          </div>
        </div>
        <div>
          <div className="mt-5 min-h-42 short:mt-3 short:min-h-28" aria-busy={responses.isPending}>
            <QueryBoundary
              query={responses}
              error="We couldn’t load your earlier answers."
              isInCard
              skeleton={
                <div aria-hidden className="h-34 animate-pulse rounded-field border border-line bg-tan/8" />
              }
            >
              {() => (
                <AnswerField
                  question={question}
                  saved={saved}
                  label="question"
                  isReadOnly={leaving !== null}
                  onEnough={() => void leave('next')}
                  onRetry={failed ? () => void leave(failed) : undefined}
                />
              )}
            </QueryBoundary>
          </div>
          <div className="sticky-action [--sticky-ground:var(--color-ground)] mt-3 grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-2">
            <Button
              variant="ghost"
              disabled={step === 1}
              pending={leaving === 'previous'}
              onClick={() => void leave('previous')}
            >
              Previous
            </Button>
            <Button pending={leaving === 'next'} onClick={() => void leave('next')}>
              {step < TOTAL ? 'Next' : 'Complete Journey'}
            </Button>
          </div>
        </div>
      </div>
      <aside className="mt-7 rounded-card border border-line bg-card/60 p-5">
        <h2 className="eyebrow font-sans">Reflection tip</h2>
        <p className="mt-1.5 text-body text-quiet">{REFLECTION_TIPS[truth.id]}</p>
      </aside>
      <div className="mt-5">
        <PrivacyNote>Your answers are saved in your account. No other member can see them.</PrivacyNote>
      </div>
    </div>
  );
}

function JourneyProgress({ step }: { step: number }) {
  const percent = Math.round((step / TOTAL) * 100);
  return (
    <div className="mt-3">
      <div className="flex justify-between text-small text-quiet tabular-nums">
        <p>
          Question {step} of {TOTAL}
        </p>
        <p>{percent}%</p>
      </div>
      <Progress
        label="Progress through the questions"
        value={step}
        max={TOTAL}
        words={`Question ${step} of ${TOTAL}, ${percent}%`}
        className="mt-1.5"
      />
    </div>
  );
}
