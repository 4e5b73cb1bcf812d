import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import type { BlueprintSection, BlueprintSentence } from '#contract/identity';
import { stepAddress } from '#web/identity/answers/identityRoute.hooks';
import { questionAt } from '#web/identity/answers/questions';
import { Reference } from '#web/shared/scripture/Reference';

/** Lists the answer and passage behind each line of a section; closed by default, and not printed. */
export function Sources({ section: { id, sentences } }: { section: BlueprintSection }) {
  const sourced = sentences.filter(({ from }) => from.answer ?? from.reference);
  if (sourced.length === 0) return null;

  return (
    <details className="group text-left text-small text-quiet print:hidden">
      <summary
        aria-describedby={`part-${id}`}
        className="-ml-1 flex min-h-9 w-fit cursor-pointer list-none items-center gap-2 rounded-field px-1 transition hover:text-ivory in-[.blueprint-declaration]:mx-auto [&::-webkit-details-marker]:hidden"
      >
        <ChevronDown className="size-4 shrink-0 text-tan transition-transform group-open:rotate-180" />
        Where this comes from
      </summary>
      <ul className="grid gap-3 border-line border-l py-1 pl-4">
        {sourced.map((sentence) => (
          <Source key={sentence.text + sentence.words} sentence={sentence} />
        ))}
      </ul>
    </details>
  );
}

/** Shows a sentence with links to its question and its passage. */
function Source({ sentence: { text, from } }: { sentence: BlueprintSentence }) {
  const question = from.answer && questionAt(from.answer);
  return (
    <li className="min-w-0">
      <p className="text-ivory">{text}</p>
      {question && (
        <p>
          Your answer to{' '}
          <Link
            href={stepAddress(question.step)}
            className="inline-block py-0.5 underline decoration-line-strong underline-offset-4 transition hover:text-ivory"
          >
            {question.text}
          </Link>
        </p>
      )}
      {from.reference && (
        <p className="py-0.5">
          <Reference reference={from.reference} />
        </p>
      )}
    </li>
  );
}
