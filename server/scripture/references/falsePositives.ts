import type { Entity } from './referenceParser';

/**
 * Filters out false positives. A part without a book name, like the 7 in '4:6, 7', is kept if the part with its book
 * name is kept.
 */
export function withoutFalsePositives(entities: Entity[], text: string): Entity[] {
  let isBookMeant = false;
  return entities.filter((entity) => {
    if (/[a-z]/i.test(text.slice(...entity.indices))) isBookMeant = isReference(entity, text);
    return isBookMeant;
  });
}

/** True if the words are meant as a reference and do not only look like one. */
function isReference(entity: Entity, text: string): boolean {
  const [start, end] = entity.indices;
  const [before, written, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const book = BOOK_IN.exec(written)?.[0] ?? '';
  const numbers = written.slice(book.length);
  if (!/\d/.test(numbers) || UNIT.test(after) || PRICE.test(before)) return false;
  const hasVerse = /\d\s*[:.]\s*\d|\d\s*v|verse/i.test(numbers);
  if (/^ps ?[3-5]$/i.test(written.trim()) && CONSOLE.test(before)) return false;
  // 'Deployment number 4' counts something; 'number 6:24' is a verse.
  if (/^number$/i.test(book.trim()) && !hasVerse) return false;
  if (WORDS.test(book)) return hasVerse && /^[\d\s]*[A-Z]/.test(written) && !SUBJECT.test(before);
  if (!NAMES.test(book) || hasVerse) return true;
  return !DETERMINER.test(before) && isChapter(written, numbers, before, after);
}

/** True if a name and a number mean a chapter, unlike 'Daniel 6 feet tall' and 'Peter, 1 of my friends'. */
function isChapter(written: string, numbers: string, before: string, after: string): boolean {
  if (/\d\D+\d/.test(numbers) || /chap|ch\./i.test(written) || EXPLAINING.test(after)) return true;
  if (/^,/.test(numbers) || !CONTINUATION.test(after)) return false;
  return /^[\d\s]*[A-Z]/.test(written) || READING_WORD.test(before) || after.trim() === '';
}

// English words and first names that are also the name or abbreviation of a book.
const WORDS =
  /^(?:is|am|so|as|ex|de|he|ho|la|le|act|ac|re|pro|song|songs|mar|mat|tit|hag|mal|na|ob|ti|ph|ga|ge|es|ch|jo|jud)$/i;
const NAMES =
  /^(?:[1-3] ?)?(?:job|mark|acts|numbers|judges|kings|lam|dan|sam|tim|pet|phil|col|gal|rev|ruth|john|james|luke|peter|daniel|joel|amos|micah|titus|philemon|esther|ezra|joshua|jude|matt|matthew|jon|mic|song|song of songs|hosea|jonah|nahum|samuel|timothy|isaiah|jeremiah|philip|exodus|proverbs|genesis|romans|hebrews|kings)$/i;
const UNIT =
  /^\s*(?:years?|yrs?|days?|times?|things?|of\b|people|men|women|ways?|minutes?|mins?|hours?|hrs?|weeks?|months?|percent|%|[ap]\.?m\.?\b|o'?clock|dollars?|pounds?|kids?|children|miles?|bags?|books?|boxes|more\b|hundred|thousand|million|points?|friends?|brothers?|sisters?|cups?|pages?|steps?|reasons?|questions?|others?|different|new\b|big\b|small\b|old\b)/i;
const SUBJECT = /(?:\b(?:i|he|she|it|that|this|there|what|who|where|which|here|how|me|you|we)|['’]s) $/i;

const PRICE = /[$£€#]$/;

/** 'Look after my PS5' and 'we played PS5' are about a game console. */
const CONSOLE =
  /\b(?:the|my|our|your|his|her|their|a|an|new|old|on|with|play\w*|buy\w*|bought|sell\w*|sold|got|get|want|xbox (?:or|and)) $/i;

const BOOK_IN = /^(?:(?:[1-3]|i{1,3}|1st|2nd|3rd|first|second|third)[ .]*)?[a-z ]*[a-z]/i;

const DETERMINER = /\b(?:the|my|our|your|his|her|their|these|those|some) $/i;
const CONTINUATION =
  /^\s*(?:$|[^\sa-z\d]|(?:and|or|is|was|says?|tells?|has|had|with|in|on|for|to|through|about|but|that|where|which|as|again|before|after|teach(?:es)?|speaks?|verses?|kjv|today|because|together|from|when|then|we|i|he|she|you|it|this|mean(?:s|t)?|talks?|makes?|gives?|shows?|helps?|helped|please|tonight|now|first|every|at|by|so|if|does|did|do|can|would|will|like|read|reading|made|came|keeps?|always|really|still|by|until|aloud|out|over|was|were|are)\b)/i;
const EXPLAINING =
  /^\s*(?:summar\w+|explained|explanation|overview|outline|gist|in (?:plain|simple|easy|modern|short|brief|a few|(?:your|my) own|(?:one|two|three|\d) )|for (?:kids|children|beginners)|(?:quick|short|simple) (?:version|summary))\b/i;
const READING_WORD =
  /\b(?:read|open|show|see|in|from|about|explain|study|studying|reading|does|book of|recap|recite|summari[sz]e|outline|understand|(?:explain|read|show|tell) me) $/i;

/** True if an input contains only these references and the usual words around them. */
export function isOnlyReferences(entities: Entity[], text: string): boolean {
  if (entities.length === 0) return false;
  let rest = '';
  let parsedTo = 0;
  for (const { indices } of entities) {
    rest += `${text.slice(parsedTo, indices[0])} `;
    parsedTo = indices[1];
  }
  const after = text.slice(parsedTo);
  if (UNIT.test(after) || /\b(?:i|he|she|it) $/i.test(text.slice(0, entities[0]?.indices[0]))) return false;
  return AROUND.test(rest + after);
}

const AROUND =
  /^(?:[\s,;:()&\u2013-]|and|to|through|the|book|of|in|chapters?|verses?|kjv|av|king|james|version|bible|n?iv|nkjv|esv|nlt|nasb|n?rsv|asv|csb|web|net|msg|amp|\[|\]|["“”'‘’])*$/i;
