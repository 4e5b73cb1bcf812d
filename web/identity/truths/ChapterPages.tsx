import type { ReactNode } from 'react';
import type { Truth } from '#content/truths/truth';
import { ScriptureBlock } from '#web/shared/chat/AnswerParts';

/** Shows the text of one truth: its verse, explanation, reflection and, on its own page, personal questions. */
export function ChapterPages({
  truth: { content },
  Heading,
  hasQuestions = true,
}: {
  truth: Truth;
  /** One level below the heading of the chapter. */
  Heading: 'h2' | 'h3';
  hasQuestions?: boolean;
}) {
  const { verse, explanation, reflection, personalQuestions } = content;
  return (
    <div className="grid gap-8">
      <ScriptureBlock
        reference={verse.reference}
        verses={[{ ...verse, verse: 0, worldEnglish: { text: verse.worldEnglish } }]}
      />
      <div className="grid gap-4">
        {explanation.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Aside title="Reflection" Heading={Heading}>
        <p className="font-serif text-lead italic leading-[1.45]">{reflection}</p>
      </Aside>
      {hasQuestions && (
        <Aside title="Personal questions" Heading={Heading}>
          <ul className="grid gap-2.5">
            {personalQuestions.map((question) => (
              <li key={question} className="grid grid-cols-[1.4rem_1fr] text-quiet">
                <span aria-hidden className="text-tan">
                  ·
                </span>
                {question}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-small text-quiet">Questions to take with you. Nothing is saved here.</p>
        </Aside>
      )}
    </div>
  );
}

function Aside({ title, Heading, children }: { title: string; Heading: 'h2' | 'h3'; children: ReactNode }) {
  return (
    <div>
      <Heading className="eyebrow font-sans">{title}</Heading>
      <div className="mt-2.5">{children}</div>
    </div>
  );
}
