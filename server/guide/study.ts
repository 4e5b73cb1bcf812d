import { AREAS } from '#content/areas';
import { ABOUT_THE_GUIDE, ACTS, type Act, LINES, PRAYERS, TODAY } from '#content/dialogue';
import { FIGURES } from '#content/figures';
import type { Reply } from '#content/replies';
import type { Topic } from '#content/topic';
import { wordsOf } from '#language/normalize';
import { readReference } from '#server/scripture/references';
import type { Scripture } from '#server/scripture/scripture';
import { chapterAround, referenceOf, type Span } from '#server/scripture/text';
import {
  actOf,
  asksForLess,
  beginsWithGreeting,
  feastWished,
  isInAnotherScript,
  replyHeardIn,
  turnFrom,
} from './acts';
import { careFirst, withQuietLine } from './care';
import { complaintIn } from './complaints';
import { type Conversation, phrase } from './conversation';
import { isAboutHarm, isGuarded, isKeptAway } from './disclosures';
import { type Drafted, passageDrafts, says } from './drafts';
import { tellsOfGladness } from './gladness';
import { knownByName, knownInHand, tellKnown, tellOn, titlesOf, wordsOfKnown } from './knowledge';
import { asksForWords, isStory, namedPassages, notFound, quotedWords, versesSharing } from './lookups';
import {
  aboutBearingHarm,
  abstained,
  anotherPassage,
  anyPage,
  goOn,
  nearestTitles,
  offered,
  pageAbout,
  pageInDistress,
  pageInHand,
  pageOf,
  tellPage,
  titledPage,
  toTry,
  understoodArea,
  understoodPage,
} from './pages';
import { isReply, reply } from './replies';
import { steppedOut } from './stepOuts';
import { understand } from './understanding';

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
    (isInAnotherScript(talk.said) ? reply(talk, 'language', false) : null) ??
    titledPage(talk) ??
    aboutBearingHarm(talk) ??
    complained(talk) ??
    inShort(talk) ??
    turnByWording(scripture, talk) ??
    feast(talk) ??
    gladness(talk) ??
    namedPassages(scripture, talk) ??
    (isGuarded(talk) ? null : quotedWords(scripture, talk)) ??
    steppedOut(talk, null) ??
    knownOf(talk) ??
    turnByMeaning(scripture, talk) ??
    person(talk) ??
    understoodPage(talk) ??
    notFound(scripture, talk) ??
    verses(scripture, talk) ??
    understoodArea(talk) ??
    (beginsWithGreeting(talk.said) ? TURNS.greeting(scripture, talk, null) : null) ??
    abstained(talk)
  );
}

/** An answer did not help, and the message goes on: an apology, and the page for what it says, without verses where none are wanted. */
function complained(talk: Conversation): Drafted | null {
  const complaint = talk.turns > 0 ? complaintIn(talk.said) : null;
  if (!complaint) return null;
  const { kind, refuses, rest } = complaint;
  if (wordsOf(rest).length < MIN_WORDS_OF_SUBJECT)
    return replyHeardIn(talk.said) ? null : answerReply(talk, 'notHelping');
  const subject = `${subjectBefore(talk)} ${rest}`;
  const near = nearestTitles(talk, understand(subject).pages);
  const sorry = phrase(talk, kind === 'misread' ? LINES.sorryMisread : LINES.sorry);
  const withoutVerses: Drafted = { ...says(phrase(talk, LINES.withoutVerses)), suggestions: near };
  const answer =
    refuses === 'verses' || refuses === 'more'
      ? withoutVerses
      : (untoldPage(talk, subject) ?? offered(talk, near));
  return { ...answer, drafts: [{ kind: 'text', text: sorry }, ...answer.drafts] };
}

/** 'Yes or no' is no subject of its own. */
const MIN_WORDS_OF_SUBJECT = 4;

function untoldPage(talk: Conversation, subject: string): Drafted | null {
  const page = pageAbout(talk, subject);
  const isNew = page?.drafts.some((draft) => draft.kind === 'text' && !talk.told.includes(draft.text));
  return page && isNew ? page : null;
}

/** 'Happy Easter!' */
function feast(talk: Conversation): Drafted | null {
  const wished = feastWished(talk.said);
  if (!wished) return null;
  const page = pageOf(wished);
  const known = knownByName(wished);
  const about = page ? tellPage(talk, page, []) : known && tellKnown(talk, known);
  if (!about) return { ...answers(talk, 'greeting'), suggestions: toTry(talk) };
  return { ...about, drafts: [{ kind: 'text', text: phrase(talk, LINES.feast) }, ...about.drafts] };
}

/** Good news is met with gladness, whatever it was that made it good. */
function gladness(talk: Conversation): Drafted | null {
  if (!tellsOfGladness(talk.said) || isGuarded(talk)) return null;
  const pages = understand(talk.said).pages.filter(({ label }) => AREAS.joy?.pages.includes(label));
  const [best] = pages;
  const page = best && best.probability >= MIN_GLAD_PAGE ? pageOf(best.label) : undefined;
  if (page && !talk.told.includes(page.introduction)) return tellPage(talk, page, []);
  const near = [...nearestTitles(talk, pages), ...titlesOf(['gratitude', 'joy'])];
  return { ...reply(talk, 'goodNews', false), suggestions: [...new Set(near)].slice(0, 3) };
}

/** Among the pages about good things less is needed to choose one. */
const MIN_GLAD_PAGE = 0.1;

/** The first sentence of what was told last, and its first passage. */
function inShort(talk: Conversation): Drafted | null {
  if (!asksForLess(talk.said)) return null;
  const topic = pageInHand(talk);
  const known = knownInHand(talk);
  const isKnown = known && (!topic || known.at > talk.told.lastIndexOf(topic.introduction));
  const [text, passages] = isKnown ? wordsOfKnown(known.known) : [topic?.introduction, topic?.passages ?? []];
  const [sentence] = text?.match(/^.*?[.!?](?=\s|$)/) ?? [];
  if (!sentence) return null;
  const wasShort = talk.before[0] !== undefined && asksForLess(talk.before[0]);
  return {
    speaker: 'guide',
    drafts: [
      ...(wasShort ? [] : [{ kind: 'text', text: sentence } as const]),
      ...passages.slice(0, 1).map((of) => ({ kind: 'passage', of }) as const),
    ],
    also: passages,
    suggestions: ['More', 'Give me words to pray'],
  };
}

/** A person, place, book or word that is asked for by its name. */
function knownOf(talk: Conversation): Drafted | null {
  const known = knownByName(talk.said);
  return known && tellKnown(talk, known);
}

function turnByWording(scripture: Scripture, talk: Conversation): Drafted | null {
  const act = actOf(talk.said);
  if (act) return TURNS[act](scripture, talk, pageInHand(talk));
  const heard = replyHeardIn(talk.said);
  return heard && answerReply(talk, heard);
}

/** When an answer did not help, other pages that may be meant stand beside the apology. */
function answerReply(talk: Conversation, label: Reply): Drafted {
  const answer = reply(talk, label, false);
  if (label === 'prayForMe') return withFittingPrayer(talk, answer);
  if (label !== 'notHelping') return answer;
  return { ...answer, suggestions: nearestTitles(talk, understand(subjectBefore(talk)).pages) };
}

/** A prayer for what is asked for, where a page about it has one, in the place of one for everything. */
function withFittingPrayer(talk: Conversation, answer: Drafted): Drafted {
  const [best] = understand(talk.said).pages;
  const topic = best && best.probability >= MIN_FITTING ? pageOf(best.label) : undefined;
  const isFitting = topic && !isAboutHarm(topic) && !isKeptAway(talk, topic);
  const fitting = isFitting ? topic : null;
  // 'A prayer for the night' wants words; 'pray for my sister' wants someone who prays.
  if (!/\bpray(?:ing)?\b/i.test(talk.said)) return pray(talk, fitting);
  if (!fitting || talk.told.includes(fitting.prayer)) return answer;
  return {
    ...answer,
    drafts: [...answer.drafts.slice(0, -1), { kind: 'text', text: fitting.prayer }],
    suggestions: [fitting.title],
  };
}

const MIN_FITTING = 0.3;

/** A turn of conversation in words of its own, by what the classifier has learned. */
function turnByMeaning(scripture: Scripture, talk: Conversation): Drafted | null {
  const { act: heard, pages } = understand(talk.said);
  const label = heard && turnFrom(heard, wordsOf(talk.said).length, pages[0]?.probability ?? 0);
  if (!label) return null;
  if (isTurn(label)) return TURNS[label](scripture, talk, pageInHand(talk));
  if (label === 'bot') return steppedOut(talk, null, 'real');
  if (label === 'correction') return talk.before.length > 0 ? understoodPage(talk) : null;
  return isReply(label) ? answerReply(talk, label) : null;
}

function isTurn(label: string): label is Act {
  return Object.hasOwn(TURNS, label);
}

/** What was talked about before the user said that it did not help. */
function subjectBefore({ before, said }: Conversation): string {
  return before.find((message) => !actOf(message)) ?? said;
}

const TURNS: Record<Act, (scripture: Scripture, talk: Conversation, topic: Topic | null) => Drafted> = {
  greeting: (_, talk) => ({ ...answers(talk, 'greeting'), suggestions: toTry(talk) }),
  thanks: (_, talk) => answers(talk, 'thanks'),
  disagree: (_, talk, topic) => ({
    ...answers(talk, 'disagree'),
    suggestions: topic ? ['Another verse'] : toTry(talk),
  }),
  whoAreYou: (_, talk) => ({ ...says(phrase(talk, ABOUT_THE_GUIDE)), suggestions: toTry(talk) }),
  more: (scripture, talk, topic) => moreOf(talk, topic) ?? readOn(scripture, talk),
  anotherVerse: (_, talk, topic) =>
    topic || talk.turns > 0 ? anotherPassage(talk, 'anotherVerse', topic ?? anyPage(talk)) : forToday(talk),
  why: (_, talk, topic) =>
    whyOf(talk, topic) ?? anotherPassage(talk, 'why', topic ?? pageOf('suffering') ?? anyPage(talk)),
  whatNow: (_, talk, topic) => anotherPassage(talk, 'whatNow', topic ?? anyPage(talk)),
  pray: (_, talk, topic) => pray(talk, topic),
};

/** 'Why did God allow it' after an entry: what the two messages ask together, or more of the entry. */
function whyOf(talk: Conversation, topic: Topic | null): Drafted | null {
  const known = knownInHand(talk);
  if (!known || (topic && known.at < talk.told.lastIndexOf(topic.introduction))) return null;
  return untoldPage(talk, `${talk.before[0] ?? ''} ${talk.said}`) ?? tellOn(talk, known.known);
}

/** A psalm, or any verse, for someone who names no subject. */
function forToday(talk: Conversation): Drafted {
  const passages = /psalm/i.test(talk.said) ? TODAY.psalms : TODAY.verses;
  const day = Math.floor(Date.now() / MS_OF_DAY);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: TODAY.lead },
      { kind: 'passage', of: passages[day % passages.length] as string },
    ],
    suggestions: ['Another verse', 'Give me words to pray'],
  };
}

const MS_OF_DAY = 86_400_000;

/** More of what was told last: a page or an entry. */
function moreOf(talk: Conversation, topic: Topic | null): Drafted | null {
  const known = knownInHand(talk);
  if (known && (!topic || known.at > talk.told.lastIndexOf(topic.introduction)))
    return tellOn(talk, known.known);
  return topic && goOn(talk, topic);
}

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
  // 'Abraham and David had many. Who is the sinner?' asks for nobody in person.
  const asked = talk.said.slice(ASKS_WHO.exec(talk.said)?.index).split(/[.?!]/)[0] ?? '';
  const figure = FIGURES.find(({ shortName }) => new RegExp(`\\b${shortName}\\b`, 'i').test(asked));
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

/** Words of the text are searched only for those who ask for words. */
function verses(scripture: Scripture, talk: Conversation): Drafted | null {
  if (isGuarded(talk) || isStory(talk.said) || !asksForWords(talk.said)) return null;
  const found = versesSharing(scripture, talk.said, 4, talk);
  if (found.length === 0) return null;
  return {
    speaker: 'guide',
    drafts: [{ kind: 'text', text: phrase(talk, LINES.verses) }, ...passageDrafts(found)],
    also: found.map((span) => referenceOf(scripture.text, span)),
    suggestions: toTry(talk),
  };
}

function answers(talk: Conversation, act: 'greeting' | 'thanks' | 'disagree'): Drafted {
  return says(phrase(talk, ACTS[act].study));
}
