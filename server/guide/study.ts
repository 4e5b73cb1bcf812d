import { ABOUT_THE_GUIDE, ACTS, type Act, LINES, PRAYERS } from '#content/dialogue';
import { FIGURES } from '#content/figures';
import type { Topic } from '#content/topic';
import { tellingStems } from '#server/scripture/phrases';
import { readReference } from '#server/scripture/references';
import type { Scripture } from '#server/scripture/scripture';
import { chapterAround, referenceOf, type Span } from '#server/scripture/text';
import { actOf } from './acts';
import { careFirst, withQuietLine } from './care';
import { type Conversation, phrase } from './conversation';
import { isGuarded } from './disclosures';
import { type Drafted, passageDrafts, says } from './drafts';
import { namedPassages, quotedWords, versesSharing } from './lookups';
import {
  anotherPassage,
  anyPage,
  fittingPage,
  goOn,
  pageInDistress,
  pageInHand,
  pageOf,
  titledPage,
  toTry,
} from './pages';
import { steppedOut } from './stepOuts';

/** What the Bible study answers: the first of these that has something to say. */
export function answerStudy(scripture: Scripture, talk: Conversation): Drafted {
  return (
    careFirst(talk, () => inDistress(scripture, talk)) ??
    withQuietLine(talk, withSuggestions(talk, firstAnswer(scripture, talk)))
  );
}

/** A passage that was asked for by name is shown; otherwise the page that speaks to distress. */
function inDistress(scripture: Scripture, talk: Conversation): Drafted | null {
  return namedPassages(scripture, talk) ?? pageInDistress(talk);
}

function firstAnswer(scripture: Scripture, talk: Conversation): Drafted {
  return (
    titledPage(talk) ??
    namedPassages(scripture, talk) ??
    quotedWords(scripture, talk) ??
    steppedOut(talk, null) ??
    turn(scripture, talk) ??
    person(talk) ??
    fittingPage(talk) ??
    verses(scripture, talk) ??
    nothingFits(talk)
  );
}

function turn(scripture: Scripture, talk: Conversation): Drafted | null {
  const act = actOf(talk.said);
  return act && TURNS[act](scripture, talk, pageInHand(talk));
}

const TURNS: Record<Act, (scripture: Scripture, talk: Conversation, topic: Topic | null) => Drafted> = {
  greeting: (_, talk) => ({ ...answers(talk, 'greeting'), suggestions: toTry(talk) }),
  thanks: (_, talk) => answers(talk, 'thanks'),
  disagree: (_, talk, topic) => ({
    ...answers(talk, 'disagree'),
    suggestions: topic ? ['Another verse'] : toTry(talk),
  }),
  whoAreYou: (_, talk) => ({ ...says(phrase(talk, ABOUT_THE_GUIDE)), suggestions: toTry(talk) }),
  more: (scripture, talk, topic) => (topic ? goOn(talk, topic) : readOn(scripture, talk)),
  anotherVerse: (_, talk, topic) => anotherPassage(talk, 'anotherVerse', topic ?? anyPage(talk)),
  why: (_, talk, topic) => anotherPassage(talk, 'why', topic ?? pageOf('suffering') ?? anyPage(talk)),
  whatNow: (_, talk, topic) => anotherPassage(talk, 'whatNow', topic ?? anyPage(talk)),
  pray: (_, talk, topic) => pray(talk, topic),
};

/** No answer is an end: where nothing else comes to mind, the page in hand goes on or another one is offered. */
function withSuggestions(talk: Conversation, answer: Drafted): Drafted {
  if (answer.suggestions?.length) return answer;
  return { ...answer, suggestions: pageInHand(talk) ? ['More', 'Give me words to pray'] : toTry(talk) };
}

/** What follows the passage that was read last. */
function readOn({ text: bible }: Scripture, talk: Conversation): Drafted {
  const last = [...talk.told.matchAll(/\(((?:[1-3] )?[A-Z][A-Za-z ]+ \d[\d:-]*)\)/g)].at(-1)?.[1];
  const read = last ? readReference(bible, last) : null;
  const span = read && 'spans' in read ? read.spans.at(-1) : undefined;
  if (!span || span.last + 1 >= bible.verses.length) {
    return { ...says(phrase(talk, LINES.noMatch)), suggestions: toTry(talk) };
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

/** Who speaks of themselves is not answered with verses that happen to share their words. */
const FIRST_PERSON = /\b(?:i|im|me|my|mine|myself|we|us|our)\b/i;

function verses(scripture: Scripture, talk: Conversation): Drafted | null {
  if (isGuarded(talk) || FIRST_PERSON.test(talk.said) || tellingStems(talk.said).length < 2) return null;
  const found = versesSharing(scripture, talk.said, 4, talk);
  if (found.length === 0) return null;
  return {
    speaker: 'guide',
    drafts: [{ kind: 'text', text: phrase(talk, LINES.verses) }, ...passageDrafts(found)],
    also: found.map((span) => referenceOf(scripture.text, span)),
    suggestions: toTry(talk),
  };
}

function nothingFits(talk: Conversation): Drafted {
  return { ...says(phrase(talk, LINES.noMatch)), suggestions: toTry(talk) };
}

function answers(talk: Conversation, act: 'greeting' | 'thanks' | 'disagree'): Drafted {
  return says(phrase(talk, ACTS[act].study));
}
