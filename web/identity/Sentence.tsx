import { Link } from 'wouter';
import type { BlueprintSentence } from '#contract/identity';
import { Reference } from '#web/ui/Reference';
import { stepAddress } from './place.hooks';
import { questionAt } from './questions';

/** Sentences one below the other, each with where it comes from. */
export function Sentences({ sentences }: { sentences: readonly BlueprintSentence[] }) {
  return (
    <div className="mt-4 grid gap-4">
      {sentences.map((sentence) => (
        <SentenceText key={sentence.text + sentence.words} sentence={sentence} />
      ))}
    </div>
  );
}

function SentenceText({ sentence }: { sentence: BlueprintSentence }) {
  const { text, words, from } = sentence;
  // 'To read beside this:' is said of the passage, which then stands within the sentence.
  const isOfPassage = words === null && from.reference !== null && text.endsWith(':');
  return (
    <div className="blueprint-told min-w-0">
      <p>
        {text}
        {words !== null && <Own words={words} />}
        {isOfPassage && (
          <>
            {' '}
            <Reference reference={from.reference ?? ''} />
          </>
        )}
      </p>
      <Origin sentence={isOfPassage ? { ...sentence, from: { ...from, reference: null } } : sentence} />
    </div>
  );
}

/** The person's own words, which nobody could take for ours. */
function Own({ words }: { words: string }) {
  return (
    <q
      dir="auto"
      className="mt-1.5 block border-line-strong border-l pl-4 font-serif text-[1.35rem] text-ivory italic leading-[1.4] [quotes:'‘'_'’']"
    >
      {words}
    </q>
  );
}

/** Where a sentence comes from: the answer, which opens where it was written, and the passage. */
export function Origin({ sentence: { from } }: { sentence: BlueprintSentence }) {
  const question = from.answer && questionAt(from.answer);
  if (!question && !from.reference) return null;
  return (
    <p className="blueprint-origin flex tight:flex-wrap items-center gap-x-3 text-[0.88rem] text-quiet leading-normal in-[.blueprint-declaration]:justify-center">
      {question && (
        <Link
          href={stepAddress(question.step)}
          title={question.text}
          className="block min-w-0 truncate py-3 tight:whitespace-normal underline-offset-4 transition hover:text-ivory hover:underline print:hidden"
        >
          from your answer to ‘{question.text}’
        </Link>
      )}
      {from.reference && (
        <span className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap">
          <Reference reference={from.reference} />
        </span>
      )}
    </p>
  );
}
