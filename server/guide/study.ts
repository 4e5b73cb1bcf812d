import { isForSomeoneElse, isImmediate, showsSigns } from '#content/care';
import { ABOUT_THE_GUIDE, ACTS, type Act, LINES, PRAYERS, TO_TRY } from '#content/dialogue';
import { FIGURES } from '#content/figures';
import type { Topic } from '#content/topic';
import { TOPICS } from '#content/topics';
import { readReference } from '#server/scripture/references';
import type { Scripture } from '#server/scripture/scripture';
import { chapterAround, referenceOf, type Span } from '#server/scripture/text';
import { topicsFor } from '#server/scripture/topics';
import { actOf } from './acts';
import { careFirst } from './care';
import { type Conversation, phrase, wasShown } from './conversation';
import type { Draft, Drafted } from './drafts';
import { namedPassages, quotedWords, versesSharing } from './lookups';
import { steppedOut } from './stepOuts';

/** So many passages stand in one answer; 'more' brings the next. */
const PER_ANSWER = 3;

/** What the Bible study answers: the first of these that has something to say. */
export function answerStudy(scripture: Scripture, talk: Conversation): Drafted {
  const answer = () => withSuggestions(talk, firstAnswer(scripture, talk));
  return careFirst(talk, () => inDistress(scripture, talk)) ?? answer();
}

/** What was asked for by name is answered; otherwise the page that speaks to distress. */
function inDistress(scripture: Scripture, talk: Conversation): Drafted | null {
  return namedPassages(scripture, talk) ?? quotedWords(scripture, talk) ?? pageInDistress(talk);
}

function firstAnswer(scripture: Scripture, talk: Conversation): Drafted {
  return (
    titled(talk) ??
    namedPassages(scripture, talk) ??
    quotedWords(scripture, talk) ??
    steppedOut(talk, 'this guide') ??
    turn(scripture, talk) ??
    person(talk) ??
    page(talk) ??
    verses(scripture, talk) ??
    nothingFits(talk)
  );
}

function turn(scripture: Scripture, talk: Conversation): Drafted | null {
  const act = actOf(talk.said);
  return act && TURNS[act](scripture, talk, pageInHand(talk));
}

const TURNS: Record<Act, (scripture: Scripture, talk: Conversation, topic: Topic | null) => Drafted> = {
  greeting: (_, talk) => ({ ...says(talk, 'greeting'), suggestions: toTry(talk) }),
  thanks: (_, talk) => says(talk, 'thanks'),
  disagree: (_, talk, topic) => ({
    ...says(talk, 'disagree'),
    suggestions: topic ? ['Another verse'] : toTry(talk),
  }),
  whoAreYou: (_, talk) => ({ ...text(phrase(talk, ABOUT_THE_GUIDE)), suggestions: toTry(talk) }),
  more: (scripture, talk, topic) => (topic ? goOn(talk, topic) : readOn(scripture, talk)),
  anotherVerse: (_, talk, topic) => withPassages(talk, 'anotherVerse', topic ?? anyPage(talk), 1),
  why: (_, talk, topic) => withPassages(talk, 'why', topic ?? pageOf('suffering') ?? anyPage(talk), 1),
  whatNow: (_, talk, topic) => withPassages(talk, 'whatNow', topic ?? anyPage(talk), 1),
  pray: (_, talk, topic) => pray(talk, topic),
};

/** No answer is an end: where nothing else comes to mind, the page in hand goes on or another one is offered. */
function withSuggestions(talk: Conversation, answer: Drafted): Drafted {
  if (answer.suggestions?.length) return answer;
  return { ...answer, suggestions: pageInHand(talk) ? ['More', 'Give me words to pray'] : toTry(talk) };
}

/** A page asked for by its title, as the suggestions name it. */
function titled(talk: Conversation): Drafted | null {
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
function page(talk: Conversation): Drafted | null {
  const [best, second] = topicsFor(talk.said);
  if (!best) return null;
  const neighbour = second && second.score > best.score * 0.6 ? [second.topic.title] : [];
  return tellPage(talk, best.topic, neighbour);
}

function tellPage(talk: Conversation, topic: Topic, neighbour: string[]): Drafted {
  if (talk.told.includes(topic.introduction)) return goOn(talk, topic);
  const shown = topic.passages.filter((reference) => !wasShown(talk, reference)).slice(0, PER_ANSWER);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: topic.introduction },
      ...shown.map((of): Draft => ({ kind: 'passage', of })),
      { kind: 'text', text: topic.questions[0] },
    ],
    also: topic.passages,
    suggestions: ['More', 'Give me words to pray', ...neighbour],
  };
}

/** The next passages of a page, and what can be looked at when it ends. */
function goOn(talk: Conversation, topic: Topic): Drafted {
  const left = topic.passages.filter((reference) => !wasShown(talk, reference));
  if (left.length === 0) {
    return {
      ...text(phrase(talk, LINES.pageEnds)),
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
      ...left.slice(0, PER_ANSWER).map((of): Draft => ({ kind: 'passage', of })),
      ...question,
    ],
    suggestions: left.length > PER_ANSWER ? ['More', 'Give me words to pray'] : neighbours(topic),
  };
}

/** What follows the passage that was read last. */
function readOn({ text: bible }: Scripture, talk: Conversation): Drafted {
  const last = [...talk.told.matchAll(/\(((?:[1-3] )?[A-Z][A-Za-z ]+ \d[\d:-]*)\)/g)].at(-1)?.[1];
  const read = last ? readReference(bible, last) : null;
  const span = read && 'spans' in read ? read.spans.at(-1) : undefined;
  if (!span || span.last + 1 >= bible.verses.length) {
    return { ...text(phrase(talk, LINES.noMatch)), suggestions: toTry(talk) };
  }
  const first = span.last + 1;
  const next: Span = { first, last: Math.min(first + 5, chapterAround(bible, first).last) };
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, ACTS.more.study) },
      { kind: 'passage', of: next },
    ],
    suggestions: ['More'],
  };
}

function withPassages(
  talk: Conversation,
  act: 'anotherVerse' | 'why' | 'whatNow',
  topic: Topic,
  count: number,
): Drafted {
  const left = topic.passages.filter((reference) => !wasShown(talk, reference));
  if (left.length === 0) return goOn(talk, topic);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, ACTS[act].study) },
      ...left.slice(0, count).map((of): Draft => ({ kind: 'passage', of })),
    ],
    suggestions: ['Another verse', 'Give me words to pray'],
  };
}

function pray(talk: Conversation, topic: Topic | null): Drafted {
  const fresh = topic && !talk.told.includes(topic.prayer) ? topic.prayer : phrase(talk, PRAYERS);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, ACTS.pray.study) },
      { kind: 'text', text: fresh },
    ],
    suggestions: topic ? ['Another verse'] : toTry(talk),
  };
}

const ASKS_WHO =
  /\b(?:who (?:is|was|were)|tell me (?:about|of|the story of)|(?:story|life) of|what (?:happened to|do we know (?:about|of)))\b/i;

/** Somebody of the Bible who can be met in person. */
function person(talk: Conversation): Drafted | null {
  if (!ASKS_WHO.test(talk.said)) return null;
  const figure = FIGURES.find(({ shortName }) => new RegExp(`\\b${shortName}\\b`, 'i').test(talk.said));
  if (!figure) return null;
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: `${figure.name}: ${figure.title}. ${figure.description}` },
      { kind: 'passage', of: figure.about.keyVerse },
      { kind: 'text', text: `To hear more, go back and choose ${figure.name} among the biblical figures.` },
    ],
    suggestions: [figure.about.passage],
  };
}

function verses(scripture: Scripture, talk: Conversation): Drafted | null {
  const found = versesSharing(scripture, talk.said, 4, talk);
  if (found.length === 0) return null;
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, LINES.verses) },
      ...found.map((of): Draft => ({ kind: 'passage', of })),
    ],
    also: found.map((span) => referenceOf(scripture.text, span)),
    suggestions: toTry(talk),
  };
}

function nothingFits(talk: Conversation): Drafted {
  return { ...text(phrase(talk, LINES.noMatch)), suggestions: toTry(talk) };
}

function says(talk: Conversation, act: 'greeting' | 'thanks' | 'disagree'): Drafted {
  return text(phrase(talk, ACTS[act].study));
}

function text(words: string): Drafted {
  return { speaker: 'guide', drafts: [{ kind: 'text', text: words }] };
}

/** The page that was told last. */
function pageInHand({ told }: Conversation): Topic | null {
  let latest: Topic | null = null;
  let at = -1;
  for (const topic of TOPICS) {
    const place = told.lastIndexOf(topic.introduction);
    if (place > at) [latest, at] = [topic, place];
  }
  return latest;
}

function pageOf(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}

/** A page for everybody, another one each time. */
function anyPage(talk: Conversation): Topic {
  return pageOf(TO_TRY[talk.turns % TO_TRY.length] as string) ?? (TOPICS[0] as Topic);
}

/** Three pages one might ask for, others each time. */
function toTry({ turns }: Conversation): string[] {
  return [0, 1, 2].map((step) => pageOf(TO_TRY[(turns + step * 3) % TO_TRY.length] as string)?.title ?? '');
}

function neighbours(topic: Topic): string[] {
  const at = TOPICS.indexOf(topic);
  return [TOPICS[at + 1], TOPICS[at - 1]].flatMap((near) => near?.title ?? []);
}
