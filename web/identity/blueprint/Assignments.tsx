import type { BlueprintSection } from '#contract/identity';
import { PassageLink } from './SentenceList';

/** Shows the Kingdom Assignment: up to three suggestions. */
export function Assignments({ section }: { section: BlueprintSection }) {
  return (
    <ol className="mt-4 grid gap-5">
      {section.sentences.map((sentence, index) => {
        const [title, description] = partsOf(sentence.text);
        return (
          <li key={sentence.text} className="grid grid-cols-[2.25rem_1fr] gap-4 print:block">
            <span
              aria-hidden
              className="niche grid print:hidden h-12 place-items-center pt-1 font-serif text-lead text-tan"
            >
              {index + 1}
            </span>
            <div className="blueprint-entry min-w-0">
              <h3 className="font-semibold text-lead leading-snug">{title}</h3>
              <p className="mt-0.5">
                {description}
                <PassageLink reference={sentence.from.reference} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Splits 'Listen once. This week …' into a title and its description. */
function partsOf(text: string): [title: string, description: string] {
  const end = text.indexOf('. ');
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 2)];
}
