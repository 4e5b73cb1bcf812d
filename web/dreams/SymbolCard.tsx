import { MessageSquareText } from 'lucide-react';
import { REFLECTION, REFLECTION_INTRODUCTION, REFLECTION_PASSAGE } from '#content/dreams/reflection';
import type { FoundSymbol } from '#contract/dreams';
import { AnswerText, ScriptureBlock } from '#web/shared/chat/AnswerParts';
import { Reference } from '#web/shared/scripture/Reference';
import { Button } from '#web/ui/Button';
import { symbolCardId } from './symbolCardId';

/** Shows one symbol of a dream: its biblical context, passage and reflection question. */
export function SymbolCard({
  symbol: { symbol, biblicalContext, reflectionQuestion, scriptureReference, verses, isInScripture },
  at,
  onTalk,
}: {
  symbol: FoundSymbol;
  at: number;
  onTalk: () => void;
}) {
  const reference = scriptureReference ?? verses[0]?.reference;
  const id = symbolCardId(at);
  const isReflection = biblicalContext === REFLECTION.biblicalContext;

  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="mt-4 animate-arrive scroll-mt-[40dvh] rounded-card border border-line bg-linear-to-b from-card to-raised p-5 transition-colors duration-quick focus:border-tan focus:outline-none sm:p-7 short:scroll-mt-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={`${id}-name`} className="font-semibold text-heading leading-tight">
          {symbol}
        </h3>
        {!isInScripture && (
          <p className="rounded-full border border-line-strong px-2.5 text-fine text-quiet leading-6">
            This image isn’t in Scripture
          </p>
        )}
      </div>
      <div className="mt-3 grid gap-4">
        <AnswerText text={isReflection ? REFLECTION_INTRODUCTION : biblicalContext} />
        {isReflection && (
          <ScriptureBlock
            reference={REFLECTION_PASSAGE.ref}
            verses={[{ reference: REFLECTION_PASSAGE.ref, verse: 0, text: REFLECTION_PASSAGE.text }]}
          />
        )}
        {verses.length > 0 && reference && <ScriptureBlock reference={reference} verses={verses} />}
        {verses.length === 0 && reference && !isReflection && (
          <p>
            <Reference reference={reference} variant="block" />
          </p>
        )}
      </div>
      <div className="mt-5 border-line border-t pt-4">
        <p className="eyebrow">To reflect on</p>
        <p className="mt-1.5 text-balance font-serif text-lead italic leading-snug">{reflectionQuestion}</p>
      </div>
      <Button
        variant="ghost"
        aria-label={isReflection ? undefined : `Talk about this symbol: ${symbol}`}
        onClick={onTalk}
        className="mt-5 w-full sm:w-auto"
      >
        <MessageSquareText className="size-5" />
        Talk about this {isReflection ? 'passage' : 'symbol'}
      </Button>
    </article>
  );
}
