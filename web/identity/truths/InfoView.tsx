import { TRUTHS } from '#content/truths';
import { BackToOverview } from '#web/identity/answers/BackLink';
import { stepAddress, truthAddress } from '#web/identity/answers/identityRoute.hooks';
import { LinkButton } from '#web/ui/Button';
import { PageHeader } from '#web/ui/PageHeader';
import { ChapterPages } from './ChapterPages';
import { CHAPTER_NUMERALS } from './Chapters';
import { TruthArch } from './TruthArch';

/** Shows all four truths on one page. */
export function InfoView() {
  return (
    <div className="mx-auto mt-4 w-full max-w-240 animate-arrive">
      <BackToOverview />
      <div className="mt-2">
        <PageHeader eyebrow="Identity Foundations" title="Learn the Truths" />
      </div>
      <nav aria-label="Chapters" className="mx-auto mt-6 grid max-w-120 grid-cols-4 gap-3 tight:grid-cols-2">
        {TRUTHS.map(({ id, icon, title }) => (
          <a
            key={id}
            href={`#truth-${id}`}
            className="group grid content-start gap-2 text-balance text-center text-fine text-quiet leading-tight hover:text-ivory"
          >
            <TruthArch icon={icon} className="w-full" />
            {title}
          </a>
        ))}
      </nav>
      {TRUTHS.map((truth, index) => (
        <article
          key={truth.id}
          aria-labelledby={`truth-${truth.id}`}
          className="mt-10 grid gap-x-12 gap-y-7 rounded-card border border-line bg-linear-to-b from-card to-raised p-5 sm:p-8 wide:grid-cols-[14rem_1fr]"
        >
          <header className="group flex tight:block items-center gap-5 wide:sticky wide:top-8 wide:block wide:self-start wide:text-center">
            <TruthArch icon={truth.icon} className="w-20 wide:mx-auto wide:w-36" />
            <div className="wide:mt-5">
              <p className="font-serif text-body text-tan tracking-[0.1em]">
                Chapter {CHAPTER_NUMERALS[index]}
              </p>
              <h2 id={`truth-${truth.id}`} className="scroll-mt-12 font-semibold text-heading leading-tight">
                {truth.title}
              </h2>
              <p className="mt-1 font-serif text-lead text-quiet italic leading-snug">{truth.subtitle}</p>
            </div>
          </header>
          <div className="max-w-[62ch] wide:border-line wide:border-l wide:pl-12">
            <ChapterPages truth={truth} Heading="h3" hasQuestions={false} />
            <LinkButton href={truthAddress(truth.id, 'exercise')} variant="ghost" className="mt-8">
              Answer the questions<span className="sr-only">: {truth.title}</span>
            </LinkButton>
          </div>
        </article>
      ))}
      <div className="mt-10 text-center">
        <LinkButton href={stepAddress(1)}>Discover Your Journey</LinkButton>
      </div>
    </div>
  );
}
