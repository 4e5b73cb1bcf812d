import { isForSomeoneElse, isImmediate, showsSigns } from '#content/care';
import { ACTS, LINES, TO_TRY, TO_TRY_GUARDED } from '#content/dialogue';
import type { Topic } from '#content/topic';
import { TOPICS } from '#content/topics';
import { topicsFor } from '#server/scripture/topics';
import { type Conversation, phrase, wasShown } from './conversation';
import { isGuarded, isKeptAway } from './disclosures';
import { type Drafted, passageDrafts, says } from './drafts';

/** So many passages stand in one answer; 'more' brings the next. */
const PER_ANSWER = 3;

/** A page asked for by its title, as the suggestions name it. */
export function titledPage(talk: Conversation): Drafted | null {
  const title = talk.said.trim().toLowerCase();
  const topic = TOPICS.find((one) => one.title.toLowerCase() === title);
  return topic ? tellPage(talk, topic, []) : null;
}

/** For somebody in danger the page that speaks to it; where that is less clear, the page for what was said. */
export function pageInDistress(talk: Conversation): Drafted | null {
  if (isForSomeoneElse(talk.said)) return null;
  const danger = isImmediate(talk.said) ? 'safety-at-home' : 'despair-of-life';
  const topic = showsSigns(talk.said) ? pageOf(danger) : topicsFor(talk.said)[0]?.topic;
  return topic ? tellPage(talk, topic, []) : null;
}

/** A page of the written guide: what it says, its first passages, a question. */
export function fittingPage(talk: Conversation): Drafted | null {
  const [best, second] = topicsFor(talk.said).filter(({ topic }) => !isKeptAway(talk, topic));
  if (!best) return null;
  const neighbour = second && second.score > best.score * 0.6 ? [second.topic.title] : [];
  return tellPage(talk, best.topic, neighbour);
}

export function tellPage(talk: Conversation, topic: Topic, neighbour: string[]): Drafted {
  if (talk.told.includes(topic.introduction)) return goOn(talk, topic);
  const shown = topic.passages.filter((reference) => !wasShown(talk, reference)).slice(0, PER_ANSWER);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: topic.introduction },
      ...passageDrafts(shown),
      { kind: 'text', text: topic.questions[0] },
    ],
    also: topic.passages,
    suggestions: ['More', 'Give me words to pray', ...neighbour],
  };
}

/** The next passages of a page, and what can be looked at when it ends. */
export function goOn(talk: Conversation, topic: Topic): Drafted {
  const left = topic.passages.filter((reference) => !wasShown(talk, reference));
  if (left.length === 0) {
    return {
      ...says(phrase(talk, LINES.pageEnds)),
      suggestions: [...neighbours(topic), 'Give me words to pray'],
    };
  }
  const question = talk.told.includes(topic.questions[1])
    ? []
    : [{ kind: 'text', text: topic.questions[1] } as const];
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, ACTS.more.study) },
      ...passageDrafts(left.slice(0, PER_ANSWER)),
      ...question,
    ],
    suggestions: left.length > PER_ANSWER ? ['More', 'Give me words to pray'] : neighbours(topic),
  };
}

/** The next passage of a page, in answer to what was asked about it. */
export function anotherPassage(
  talk: Conversation,
  act: 'anotherVerse' | 'why' | 'whatNow',
  topic: Topic,
): Drafted {
  const next = topic.passages.find((reference) => !wasShown(talk, reference));
  if (!next) return goOn(talk, topic);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, ACTS[act].study) },
      { kind: 'passage', of: next },
    ],
    suggestions: ['Another verse', 'Give me words to pray'],
  };
}

/** The page that was told last. */
export function pageInHand({ told }: Conversation): Topic | null {
  let latest: Topic | null = null;
  let at = -1;
  for (const topic of TOPICS) {
    const place = told.lastIndexOf(topic.introduction);
    if (place > at) [latest, at] = [topic, place];
  }
  return latest;
}

export function pageOf(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}

/** A page for everybody, another one each time. */
export function anyPage(talk: Conversation): Topic {
  return pageOf(TO_TRY[talk.turns % TO_TRY.length] as string) ?? (TOPICS[0] as Topic);
}

/** Three pages one might ask for, others each time. */
export function toTry(talk: Conversation): string[] {
  const pages = isGuarded(talk) ? TO_TRY_GUARDED : TO_TRY;
  return [0, 1, 2].map(
    (step) => pageOf(pages[(talk.turns + step * 3) % pages.length] as string)?.title ?? '',
  );
}

function neighbours(topic: Topic): string[] {
  const at = TOPICS.indexOf(topic);
  return [TOPICS[at + 1], TOPICS[at - 1]].flatMap((near) => near?.title ?? []);
}
