import { CRISIS_TEXTS, crisisTextFor } from '#content/care/crisisTexts';
import { orderedLines } from '#content/care/helplines';
import {
  COMFORTS,
  DANGER_IN_DREAMS,
  type DreamComfort,
  NO_SYMBOL,
  OF_WAKING,
} from '#content/dreams/dreamTexts';
import { REFLECTION } from '#content/dreams/reflection';
import type { ChatPart } from '#contract/chats';
import type { FoundSymbol, Interpretation } from '#contract/dreams';
import { crisisIn, needsCrisisHelp } from '#language/crisis/detect';
import { PhrasePatterns, placedWords, seemsEnglish, type Word } from '#language/phrasePatterns';
import { type DraftPart, passagePart, renderPart, textPart } from '#server/guide/written/answerParts';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf, versesOf } from '#server/scripture/scripture.service';
import { type SymbolFound, type SymbolPlace, symbolsIn } from './symbols';

export type WrittenDream = {
  interpretation: Interpretation;
  /** The text shown before the symbols, whether the written guide or a model finds them. */
  comfort: ChatPart[];
  /** Whether help comes first. If so, no model is called. */
  isFinal: boolean;
};

/** Returns the written guide's answer to a dream: help or comfort if needed, then the symbols of the dream. */
export function interpretationOf(
  scripture: Scripture,
  dream: string,
  country: string | null = null,
): WrittenDream {
  const words = placedWords(dream);
  // A word in another language may look like an English word and mean something else.
  const found = seemsEnglish(dream, words) ? symbolsIn(dream) : [];
  const help = helpFor(dream, words, country);
  const comfort = (help ?? comfortFor(words)).flatMap((draft) => renderPart(scripture, draft));
  const nothing = found.length === 0 ? renderPart(scripture, explainNoSymbols(dream, words)) : [];
  return {
    isFinal: help !== null,
    comfort,
    interpretation: {
      symbols: found.length > 0 ? found.map((one) => shown(scripture, one, words.length)) : [REFLECTION],
      source: 'written',
      fallbackReason: null,
      before: [...comfort, ...nothing],
      textParts: markSymbols(
        dream,
        found.map(({ places }) => places),
      ),
    },
  };
}

function shown(scripture: Scripture, { symbol, sense }: SymbolFound, count: number): FoundSymbol {
  return {
    symbol: symbol.name,
    biblicalContext: sense.text,
    reflectionQuestion: oneOf(symbol.questions, count),
    scriptureReference: sense.passage,
    verses: versesOf(scripture, spanOf(scripture.text, sense.passage)),
    isInScripture: symbol.isInScripture,
  };
}

/**
 * Splits a dream at the words that name symbols. `places[n]` lists the places that name symbol `n`. If two places
 * overlap, the first one wins.
 */
export function markSymbols(
  dream: string,
  places: readonly (readonly SymbolPlace[])[],
): Interpretation['textParts'] {
  const marks = places
    .flatMap((own, symbol) => own.map((place) => ({ ...place, symbol })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const textParts: Interpretation['textParts'] = [];
  let done = 0;
  const add = (end: number, symbol: number | null) => {
    if (end > done) textParts.push({ text: dream.slice(done, end), symbol });
    done = Math.max(done, end);
  };
  for (const { start, end, symbol } of marks) {
    if (start < done) continue;
    add(start, null);
    add(end, symbol);
  }
  add(dream.length, null);
  return textParts;
}

function helpFor(dream: string, words: readonly Word[], country: string | null): DraftPart[] | null {
  if (DANGER.in(words).length === 0 && !mentionsDanger(dream)) return null;
  const { opening, near, goOn, concern } = crisisTextFor(
    crisisIn(dream),
    dream.length % CRISIS_TEXTS.near.length,
  );
  return [
    { kind: 'crisis_help', text: opening, near, concern, helplines: [...orderedLines(country, concern)] },
    textPart(goOn),
  ];
}

const DANGER = new PhrasePatterns<true>();
for (const sign of DANGER_IN_DREAMS) DANGER.add(true, sign);

/** Dreams contain deaths and chases, so only sentences about waking life are checked for danger. */
function mentionsDanger(dream: string): boolean {
  const sentences = dream.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => OF_WAKING.test(sentence));
  return sentences.some(needsCrisisHelp);
}

const COMFORTING = new PhrasePatterns<DreamComfort>();
for (const comfort of COMFORTS) for (const cue of comfort.cues) COMFORTING.add(comfort, cue);

function comfortFor(words: readonly Word[]): DraftPart[] {
  const called = new Set(COMFORTING.in(words).map(({ owner }) => owner));
  const comfort = COMFORTS.find((one) => called.has(one));
  if (!comfort) return [];
  return [textPart(oneOf(comfort.words, words.length)), passagePart(comfort.passage)];
}

/** A text with fewer words than this is too short to be a dream. */
const SHORT = 6;

function explainNoSymbols(dream: string, words: readonly Word[]): DraftPart {
  if (!seemsEnglish(dream, words)) return textPart(NO_SYMBOL.foreign[0]);
  return textPart(NO_SYMBOL[words.length < SHORT ? 'short' : 'none'][0]);
}

/** Picks a phrasing that varies between dreams but stays the same for one dream. */
function oneOf(phrasings: readonly string[], count: number): string {
  return phrasings[count % phrasings.length] as string;
}
