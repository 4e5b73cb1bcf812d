import { orderedLines } from '#content/care/helplines';
import type { CrisisHelp } from '#contract/crisisHelp';
import { type DraftAnswer, textPart } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';

/** Puts the helplines for a concern above an answer. */
export function answerWithHelplines(
  { country }: ChatContext,
  help: Omit<CrisisHelp, 'helplines'>,
  goOn: string | null,
  rest: DraftAnswer | null,
): DraftAnswer {
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      { kind: 'crisis_help', ...help, helplines: [...orderedLines(country, help.concern)] },
      ...(goOn ? [textPart(goOn)] : []),
      ...(rest?.drafts ?? []),
    ],
    also: rest?.also ?? [],
    suggestions: rest?.suggestions ?? ['Give me words to pray'],
  };
}
