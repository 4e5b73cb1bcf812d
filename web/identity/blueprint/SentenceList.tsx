import type { BlueprintSentence } from '#contract/identity';
import { Reference } from '#web/shared/scripture/Reference';

/** Lists sentences, each with its passage. The user's own words need no introduction; the list of sources names the question. */
export function SentenceList({ sentences }: { sentences: readonly BlueprintSentence[] }) {
  return (
    <div className="mt-4 grid gap-3">
      {sentences.map(({ text, words, from }) => (
        <div key={text + words} className="blueprint-entry min-w-0">
          <p>
            {words === null ? text : <OwnWords words={words} />}
            <PassageLink reference={from.reference} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** Shows the link to a sentence's passage, to be placed after the sentence's last word. */
export function PassageLink({ reference }: { reference: string | null }) {
  if (!reference) return null;
  return (
    <>
      {' '}
      <span className="sm:whitespace-nowrap">
        <Reference reference={reference} />
      </span>
    </>
  );
}

/** Quotes the user's own words, in a style that sets them apart from our text. */
function OwnWords({ words }: { words: string }) {
  return (
    <q
      dir="auto"
      className="block border-line-strong border-l pl-4 font-serif text-lead text-ivory italic leading-[1.4] [quotes:'“'_'”']"
    >
      {words}
    </q>
  );
}
