import { useState } from 'react';

/** About ten lines on a phone. */
const SHORT = 500;

/** Somebody's words; of a long text the beginning, until all of it is asked for. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= SHORT * 1.3);
  return (
    <>
      <p dir="auto" className="mt-2.5 max-w-[68ch] whitespace-pre-wrap">
        {isWhole ? text : `${text.slice(0, SHORT).toWellFormed().trimEnd()}…`}
      </p>
      {!isWhole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="mr-6 min-h-11 font-semibold text-[0.95rem] text-amber underline-offset-4 hover:text-ivory hover:underline"
        >
          Read all of it
        </button>
      )}
    </>
  );
}
