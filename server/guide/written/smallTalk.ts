import { PRAYERS } from '#content/guide/guideTexts';
import { SMALL_TALK_PASSAGES, SMALL_TALK_TEXTS, type SmallTalkIntent } from '#content/guide/smallTalk';
import { type DraftAnswer, type DraftPart, passagePart, textPart } from './answerParts';
import { type ChatContext, pickPhrase, wasShown } from './chatContext';

export function isSmallTalk(label: string): label is SmallTalkIntent {
  return Object.hasOwn(SMALL_TALK_TEXTS, label);
}

/** Answers small talk as the guide, or as a figure if figures have their own line for it. */
export function smallTalkAnswer(chat: ChatContext, label: SmallTalkIntent, isFigure: boolean): DraftAnswer {
  const { study, figure } = SMALL_TALK_TEXTS[label];
  const text = pickPhrase(chat, isFigure && figure ? figure : study);
  const speaker = isFigure && figure ? 'figure' : 'guide';
  return {
    speaker,
    // An attempt at prompt injection is never sent to a model.
    isFinal: label === 'injection',
    drafts: [
      speaker === 'figure' ? { kind: 'text', text, basis: 'imagined' } : textPart(text),
      ...passagesOf(chat, label),
      ...(label === 'prayForMe' ? [textPart(pickPhrase(chat, PRAYERS))] : []),
    ],
  };
}

function passagesOf(chat: ChatContext, label: SmallTalkIntent): DraftPart[] {
  const passages = SMALL_TALK_PASSAGES[label];
  if (!passages) return [];
  const start = chat.answerCount % passages.length;
  const inTurn = [...passages.slice(start), ...passages.slice(0, start)];
  const fresh = inTurn.find((reference) => !wasShown(chat, reference));
  return fresh ? [passagePart(fresh)] : [];
}
