import { Link } from 'wouter';
import { TRUTHS } from '#content/truths';
import type { Truth } from '#content/truths/truth';
import { useIdentityProgress, useResponses } from '#web/identity/answers/identity.hooks';
import { truthAddress } from '#web/identity/answers/identityRoute.hooks';
import { unansweredQuestions } from '#web/identity/answers/questions';
import { TruthArch } from './TruthArch';

export const CHAPTER_NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** Links to the four truths, and shows how many questions of each truth are answered. */
export function Chapters() {
  return (
    <section aria-labelledby="chapters" className="mt-12">
      <h2 id="chapters" className="text-center text-heading leading-tight">
        The four chapters
      </h2>
      <ol className="mt-6 grid grid-cols-2 gap-3.5 @2xl:grid-cols-4 @2xl:gap-4">
        {TRUTHS.map((truth, index) => (
          <ChapterCard key={truth.id} truth={truth} numeral={CHAPTER_NUMERALS[index] ?? ''} />
        ))}
      </ol>
    </section>
  );
}

function ChapterCard({
  truth: { id, icon, title, discoveryExercise },
  numeral,
}: {
  truth: Truth;
  numeral: string;
}) {
  const progress = useIdentityProgress().data;
  const responses = useResponses().data;
  const total = discoveryExercise.questions.length;
  const answered =
    responses && total - unansweredQuestions(responses).filter(({ truthId }) => truthId === id).length;
  const isComplete = progress?.find(({ truthId }) => truthId === id)?.completed || answered === total;

  return (
    <li className="group relative rounded-door border border-line bg-linear-to-b from-card to-raised p-2.5 pb-4 text-center transition duration-quick focus-within:border-line-strong hover:border-line-strong">
      <TruthArch icon={icon} className="w-full" />
      <p aria-hidden className="mt-3 font-serif text-body text-tan tracking-[0.1em]">
        {numeral}
      </p>
      <h3 className="font-semibold text-lead leading-tight">
        <Link
          href={truthAddress(id)}
          className="outline-none after:absolute after:inset-0 after:rounded-[inherit] after:content-[''] focus-visible:after:outline-2 focus-visible:after:outline-tan focus-visible:after:outline-offset-3"
        >
          {title}
        </Link>
      </h3>
      <p className={`mt-1 min-h-6 text-small ${isComplete ? 'text-sage' : 'text-quiet'}`}>
        {answered !== undefined &&
          (isComplete ? `All ${total} answered` : `${answered} of ${total} answered`)}
      </p>
    </li>
  );
}
