import { DETAILS } from '#content/knowledge';
import type { Difference, Entry } from '#content/knowledge/entry';
import { lazy } from '#language/lazy';
import {
  byId,
  type KnowledgeItem,
  knowledgeById,
  namesIn,
  titleOf,
} from '#server/guide/intent/knowledgeNames';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, type DraftPart, passageParts, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { isWrittenByChild } from '#server/guide/written/disclosures/children';
import { findLastShown } from '#server/guide/written/lastShown';
import { topicById } from '#server/guide/written/topics';

/** Returns the first text of an entry, and its passages. */
export function entryContent(known: KnowledgeItem): readonly [string, readonly string[]] {
  return known.kind === 'entry'
    ? [known.entry.text, known.entry.passages]
    : [known.difference.shared, known.difference.passages];
}

/** Shows an entry, or continues it if it was already shown. */
export function answerWithEntry(chat: ChatContext, known: KnowledgeItem): DraftAnswer {
  const isShown = chat.transcript.includes(entryContent(known)[0]);
  if (isShown) return asksForRest(chat, known) ? continueEntry(chat, known) : unanswered(chat, known);
  if (known.kind === 'entry') return showEntry(known.entry);
  return asksForShort(chat) ? showShared(known.difference) : showDifference(known.difference);
}

/** Whether the user wants it simple or has complained that an answer was long, or a child asks. */
function asksForShort({ message, earlierMessages: [earlier = ''] }: ChatContext): boolean {
  return SIMPLE.test(message) || TOO_LONG.test(earlier) || isWrittenByChild(message);
}

const SIMPLE =
  /\b(?:explain\b[^.?!]{0,60}\bsimply|simply put|put it simply|in simple (?:words|terms|english)|simple (?:words|answer|explanation)|short (?:answer|version)|in short|briefly|quick answer|in a nutshell|in one sentence|tl;?dr|eli5|like i['’]?m (?:five|5|a (?:kid|child))|to a (?:kid|child|\d+[- ]year[- ]old))\b/i;
const TOO_LONG =
  /\b(?:(?:is|are|was|were|way|much|far) too long|long answers?|shorter|less words|fewer words|wall of text)\b/i;

/** Whether the user asks for more of an entry, or names it again, and does not ask something that it leaves open. */
function asksForRest({ message }: ChatContext, known: KnowledgeItem): boolean {
  const { id } = known.kind === 'entry' ? known.entry : known.difference;
  return turnIntentFromWording(message) !== null || namesIn(message).ids.has(id);
}

/** Says that the rest of the entry leaves a question open: 'Did she have other children?' after the widow of Nain. */
function unanswered(chat: ChatContext, known: KnowledgeItem): DraftAnswer {
  const { related } = known.kind === 'entry' ? known.entry : known.difference;
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, KNOWN_UNANSWERED))],
    suggestions: ['More', ...titlesOf(related).slice(0, 2)],
  };
}

function showEntry({ text, passages, related }: Entry): DraftAnswer {
  return {
    speaker: 'guide',
    drafts: [textPart(text), ...passageParts(passages.slice(0, 1))],
    also: passages,
    suggestions: ['More', ...titlesOf(related).slice(0, 2)],
  };
}

/** Shows only what nearly all Christians hold. 'More' shows the views. */
function showShared({ shared, passages, related }: Difference): DraftAnswer {
  return {
    speaker: 'guide',
    drafts: [textPart(shared), ...passageParts(passages.slice(0, 1))],
    also: passages,
    suggestions: ['More', ...titlesOf(related).slice(0, 2)],
  };
}

/** Shows what nearly all Christians hold, then each view with a passage; takes no side. */
function showDifference(difference: Difference): DraftAnswer {
  const views = showViews(difference);
  return { ...views, drafts: [textPart(difference.shared), ...views.drafts] };
}

function showViews({ views, passages, related, care }: Difference): DraftAnswer {
  const viewDrafts = views.flatMap(({ who, holds, passages: read }): DraftPart[] => [
    textPart(`${who}: ${holds}`),
    ...passageParts(read.slice(0, 1)),
  ]);
  return {
    speaker: 'guide',
    drafts: [...viewDrafts, ...(care ? [textPart(care)] : [])],
    also: [...new Set([...passages, ...views.flatMap(({ passages: read }) => read)])],
    suggestions: ['More', ...titlesOf(related).slice(0, 2)],
  };
}

/** Shows the entry if only a detail of it was shown, or else the remaining passages, two at a time. */
export function continueEntry(chat: ChatContext, known: KnowledgeItem): DraftAnswer {
  if (!chat.transcript.includes(entryContent(known)[0])) return answerWithEntry(chat, known);
  if (known.kind === 'difference' && !areViewsShown(chat, known.difference))
    return showViews(known.difference);
  const { passages, related } = known.kind === 'entry' ? known.entry : known.difference;
  const left = passages.filter((reference) => !wasShown(chat, reference)).slice(0, 2);
  const titles = titlesOf(related).slice(0, 3);
  if (left.length === 0) {
    return {
      speaker: 'guide',
      drafts: [textPart(pickPhrase(chat, KNOWN_ENDS))],
      suggestions: [...titles, 'Give me words to pray'],
    };
  }
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, KNOWN_MORE)), ...passageParts(left)],
    suggestions: ['More', ...titles.slice(0, 2)],
  };
}

function areViewsShown({ transcript }: ChatContext, { views: [first] }: Difference): boolean {
  return first === undefined || transcript.includes(first.holds);
}

const KNOWN_MORE = [
  'You can read about it here, too.',
  'These passages go with it:',
  'The Bible speaks of it again here:',
];
const KNOWN_UNANSWERED = [
  'That part isn’t in what I have written. The passages about it may say; choose More to read them.',
  'I can’t answer that from what I have. You can read on with More, or ask it another way.',
];
const KNOWN_ENDS = [
  'That’s all I have on this. One of these may interest you:',
  'I have no more passages on this. You could look at one of these:',
];

/**
 * Returns the entry that was shown last, or of which a detail was shown. Returns null if none was shown, or if `text` was
 * shown after it.
 */
export function entryShownAfter({ transcript }: ChatContext, text?: string): KnowledgeItem | null {
  const shown = lastEntry()(transcript);
  return shown && shown.at > (text ? transcript.lastIndexOf(text) : -1) ? shown.item.known : null;
}

const lastEntry = lazy(() =>
  findLastShown(
    [
      ...[...byId().values()].map((item) => ({ known: item, text: entryContent(item)[0] })),
      ...DETAILS.flatMap(({ of: [id], text }) => {
        const known = knowledgeById(id);
        return known ? [{ known, text }] : [];
      }),
    ],
    ({ text }) => text,
  ),
);

/** Returns the titles of pages and entries, for suggestions. */
export function titlesOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const known = knowledgeById(id);
    return known ? titleOf(known) : (topicById(id)?.title ?? []);
  });
}
