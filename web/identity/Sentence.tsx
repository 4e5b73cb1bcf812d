import type { BlueprintSentence } from '#contract/identity';
import { Reference } from '#web/ui/Reference';

/** Sentences one below the other, each with its passage. */
export function Sentences({ sentences }: { sentences: readonly BlueprintSentence[] }) {
  return (
    <div className="mt-4 grid gap-4">
      {sentences.map(({ text, words, from }) => (
        <div key={text + words} className="blueprint-told min-w-0">
          <p>
            {text}
            {words !== null && <Own words={words} />}
            <PassageBeside reference={from.reference} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** The passage a sentence leans on, after its last word. */
export function PassageBeside({ reference }: { reference: string | null }) {
  if (!reference) return null;
  return (
    <>
      {' '}
      <span className="whitespace-nowrap text-[0.92em]">
        <Reference reference={reference} />
      </span>
    </>
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
