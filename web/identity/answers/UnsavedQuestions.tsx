import { Link } from 'wouter';
import { useUnsavedQuestions } from './answerDrafts.hooks';
import { stepAddress } from './identityRoute.hooks';

/** Links to the questions whose answers are not saved yet. */
export function UnsavedQuestions({ className }: { className: string }) {
  const unsaved = useUnsavedQuestions();
  return (
    <ul className={`${className} empty:hidden`}>
      {unsaved.map(({ step, text }) => (
        <li key={step} className="py-1.5">
          Your changes to question {step} aren’t saved yet:{' '}
          <Link
            href={stepAddress(step)}
            className="py-1.5 text-amber underline underline-offset-4 transition hover:text-ivory"
          >
            {firstSentence(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.?!])\s/, 1)[0] ?? text;
}
