import type { Figure, FigureFact } from '#content/figures/figure';
import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { type Hit, PhrasePatterns, placedWords, type Word } from '#language/phrasePatterns';
import { type DraftAnswer, passagePart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import type { Scripture } from '#server/scripture/scripture';
import { cardsAnswering } from './cards';
import { questionsAbout, questionsAboutName } from './factQuestions';
import { asks, imagined, isCardShown, isGrave, placeOf, showCard } from './figureStories';
import { isAskedAgain, sayNothingWritten, sentenceTold } from './missingDetails';
import { reply } from './reply';
import { replyToTease } from './tones';

/**
 * Answers a question about the figure's own life, such as 'Were you married?', with a fact. If the same words ask again,
 * shows the passage; if other words do, says that nothing more is written.
 */
export function fact(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  const asked = factAskedIn(figure, chat.message, chat.transcript);
  if (!asked) return null;
  const { text, passage, keyVerse } = asked;
  const suggestions = ['Tell me more', ...asks(figure, chat).slice(0, 2)];
  const also = passage ? [passage] : [];
  if (chat.transcript.includes(text)) {
    const place = passage ? placeOf(scripture, chat, passage) : [];
    if (place.length === 0) return null;
    if (passage && !isAskedAgain(chat)) return answerBeyondFact(figure, chat, text, passage);
    const drafts = [imagined(pickPhrase(chat, GUIDE_TEXTS.alreadyShown)), ...place];
    return { speaker: 'figure', drafts, also, suggestions };
  }
  const told = passage ? ({ kind: 'text', text, basis: 'attested', passage } as const) : imagined(text);
  const verse = keyVerse ? [passagePart(keyVerse)] : [];
  const lead = replyToTease(chat);
  const drafts = [...(lead ? [imagined(lead)] : []), told, ...verse];
  return { speaker: 'figure', drafts, also, suggestions };
}

/** Answers another question about a fact that was shown: with the story, if it fits and was not shown, or a sentence of it. */
function answerBeyondFact(figure: Figure, chat: ChatContext, text: string, passage: string): DraftAnswer {
  const [best] = cardsAnswering(figure, chat.message);
  const isFitting = best && best.score >= MIN_STORY && !isGrave(best.card) && !isCardShown(chat, best.card);
  if (isFitting) return showCard(figure, chat, best.card);
  const told = sentenceTold(chat, [text]);
  return told ? reply(figure, chat, [told]) : sayNothingWritten(figure, chat, passage);
}

/** Minimum score of a story about a fact that was shown. */
const MIN_STORY = 0.3;

/** A longer sentence says more than a question about a fact. The second value is for facts with their own pattern. */
const MAX_WORDS = 14;
const MAX_WORDS_FOR_PATTERN = 20;
const MAX_SENTENCES = 4;

/** Finds the fact that one of the message's sentences asks for. `transcript` has the earlier answers. */
export function factAskedIn(figure: Figure, message: string, transcript = ''): FigureFact | null {
  const sentences = message.split(/[.?!\n]+/).map(placedWords);
  for (const words of sentences.filter(({ length }) => length > 0).slice(0, MAX_SENTENCES)) {
    const found = words.length <= MAX_WORDS_FOR_PATTERN && factAsked(figure, words, transcript);
    if (found) return found;
  }
  return null;
}

/**
 * Returns the fact whose own pattern matches, or else the one with the longest matching question. A question about a
 * subject or a name must be the whole sentence: 'Who was Saul' is part of 'Who was Saul's daughter'.
 */
function factAsked(figure: Figure, words: readonly Word[], transcript: string): FigureFact | null {
  const matches = questionsOf(figure)
    .in(words)
    .filter(({ owner, hit }) => !owner.isWhole || isWhole(words, hit.first, hit.last))
    .filter(({ owner }) => !owner.isWhole || words.length <= MAX_WORDS)
    .filter(({ owner }) => isInPlace(figure, owner.fact, transcript))
    .sort((a, b) => Number(a.owner.isWhole) - Number(b.owner.isWhole) || lengthOf(b.hit) - lengthOf(a.hit));
  return matches[0]?.owner.fact ?? null;
}

/** Whether the fact that this one follows, if any, was the last answer. */
function isInPlace({ facts = [] }: Figure, { follows }: FigureFact, transcript: string): boolean {
  const before = follows && facts.find(({ id }) => id === follows)?.text;
  const at = before ? transcript.lastIndexOf(before) : -1;
  return !before || (at >= 0 && at > transcript.length - MAX_LAST_ANSWER);
}

/** An answer with a fact and its verse has at most this many characters. */
const MAX_LAST_ANSWER = 1500;

function lengthOf({ first, last }: Hit): number {
  return last - first;
}

function isWhole(words: readonly Word[], first: number, last: number): boolean {
  return (
    words.slice(0, first).every(({ word }) => BEFORE.has(word)) &&
    words.slice(last + 1).every(({ word }) => AFTER.has(word))
  );
}

const BEFORE = new Set(
  `and so but ok okay hi hey hello please pls well then now wait hm hmm oh also just i wonder curious if can could would
  you u want to know do did im like wanna question dear king mr lol haha yes no wow cool nice thanks because`.split(
    /\s+/,
  ),
);
const AFTER = new Set(
  `to of from in the you u us me then really exactly again please pls anyway though tho actually back at time bible lol
  haha was is were are like a your ur life story by way and alive around even ever`.split(/\s+/),
);

type Owner = {
  fact: FigureFact;
  /** Whether the question must be the whole sentence. */
  isWhole: boolean;
};

/** Built on first use: before a restart, most processes are asked about only some of the figures. */
const QUESTIONS = new WeakMap<Figure, PhrasePatterns<Owner>>();

function questionsOf(figure: Figure): PhrasePatterns<Owner> {
  const known = QUESTIONS.get(figure);
  if (known) return known;
  const questions = new PhrasePatterns<Owner>();
  for (const fact of figure.facts ?? []) {
    for (const pattern of (fact.subjects ?? []).flatMap(questionsAbout))
      questions.add({ fact, isWhole: true }, pattern);
    for (const pattern of (fact.names ?? []).flatMap(questionsAboutName))
      questions.add({ fact, isWhole: true }, pattern);
    // A name alone, as in 'Timothy?'
    for (const name of fact.names ?? []) questions.add({ fact, isWhole: true }, name);
    for (const pattern of fact.patterns ?? []) questions.add({ fact, isWhole: false }, pattern);
  }
  QUESTIONS.set(figure, questions);
  return questions;
}
