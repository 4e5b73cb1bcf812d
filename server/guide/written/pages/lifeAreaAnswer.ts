import type { LifeArea } from '#content/guide/lifeAreas';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';

/** Shows the text for a life area, one of its passages, and the nearest pages as choices. */
export function answerWithArea(chat: ChatContext, area: LifeArea, titles: readonly string[]): DraftAnswer {
  const passage = area.passages.find((reference) => !wasShown(chat, reference)) ?? area.passages[0];
  return {
    speaker: 'guide',
    drafts: [
      textPart(pickPhrase(chat, area.openings)),
      passagePart(passage),
      ...(titles.length > 0 ? [textPart(pickPhrase(chat, CLOSER))] : []),
    ],
    also: area.passages,
    suggestions: titles.length > 0 ? [...titles] : ['Give me words to pray'],
  };
}

const CLOSER = [
  'I also have pages on these. You can choose one, or tell me more.',
  'If one of these is closer, choose it. Or say a little more in your own words.',
  'There is more on each of these, if you want it.',
] as const;
