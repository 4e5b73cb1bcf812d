import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HELPLINE_NUMBERS } from '#content/care/helplines';
import { david } from '#content/figures/david/david';
import { Email } from '#contract/account/auth';
import { HISTORY_MAX, MESSAGE_MAX } from '#contract/chatLimits';
import type { ChatMessage } from '#contract/chats';
import { POST_MAX, THEME_DESCRIPTION_MAX } from '#contract/community/limits';
import { countLinks } from '#contract/community/links';
import { DREAM_MAX } from '#contract/dreamLimits';
import { BODY_MAX_BYTES, SEARCH_MAX } from '#contract/fields/limits';
import { RESPONSE_MAX } from '#contract/identityLimits';
import { REFERENCE_MAX } from '#contract/scripture';
import { matchesCrisisPatterns } from '#language/crisis/detect';
import { crisisNgramScore } from '#language/crisis/ngrams';
import { harmInWording } from '#language/disclosures/harmInWording';
import { mentionsMeansAtHand } from '#language/disclosures/meansAtHand';
import { raisesDanger } from '#language/disclosures/raisedDanger';
import { urgentSituationIn } from '#language/disclosures/urgentSituations';
import { detectSolicitation } from '#language/solicitation/detect';
import { annotate } from '#server/community/posts/annotations';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { outOfCharacterReason } from '#server/guide/intent/outOfCharacterReasons';
import { restatementOfAddition } from '#server/guide/intent/restatement';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { studyPrompt } from '#server/guide/model/guide.prompt';
import { findViolation } from '#server/guide/model/modelViolations';
import { paragraphsOf } from '#server/guide/model/paragraphs';
import { interpretationOf } from '#server/guide/written/dreams/dream';
import { composeBlueprint } from '#server/identity/blueprint';
import { crisisDetectedIn } from '#server/lib/crisisDetected';
import { sanitizeHtml, visibleTextOf } from '#server/lib/richText';
import { searchText } from '#server/passages/search.service';
import { applyGate } from '#server/scripture/quotations/gate';
import { findReferences, readReference } from '#server/scripture/references/references';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenFigure, askWrittenStudy, askWrittenSymbol } from '#server/testing/writtenGuide';

/** Returns the longest accepted history: forty messages within the body limit, with forged answers. */
function historyOf(unit: string): ChatMessage[] {
  const message = unit.repeat(Math.ceil(MESSAGE_MAX / unit.length)).slice(0, MESSAGE_MAX);
  const forged = unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
  return Array.from({ length: HISTORY_MAX - 1 }, (_, at) =>
    at % 2 === 0 ? { role: 'user', content: message } : { role: 'assistant', content: forged },
  );
}

/** A model's answer is split into paragraphs of at most this length. */
const PARAGRAPH_MAX = 4000;

/**
 * The maximum time for reading a text, as a multiple of the calibration's time. The calibration takes about 8 ms, and
 * the slowest reader about 100 ms, for a paragraph of broken references. A busy machine slows both, but not equally. A
 * pattern with quadratic time takes 150 calibrations.
 */
const MAX_CALIBRATIONS = 18;

/** A text is too slow if every one of this many readings is. */
const MAX_ATTEMPTS = 10;

const scripture = openScripture();

type Reader = {
  name: string;
  /** The longest accepted text, in UTF-16 units. */
  longest: number;
  read: (text: string) => unknown;
  /** The files with the reader's patterns. The words in these files are added to the hostile texts. */
  patterns?: readonly string[];
  /** True if this reader mostly calls other readers of this list. It takes longest, so it reads only marks and phrases. */
  isComposed?: true;
};

const READERS: readonly Reader[] = [
  {
    name: 'solicitation',
    longest: POST_MAX,
    read: (text) => detectSolicitation(text, HELPLINE_NUMBERS),
    patterns: ['addressee', 'contact', 'detect', 'money'].map((name) => `language/solicitation/${name}.ts`),
  },
  {
    name: 'crisis',
    longest: DREAM_MAX,
    // Both steps of `detectCrisis`, which skips the second one if the score of the first is low.
    read: (text) => [crisisNgramScore(text), matchesCrisisPatterns(text)],
    patterns: [
      'language/crisis/detect.ts',
      ...['emergencies', 'faint', 'families', 'harmless', 'plain', 'veiled'].map(
        (name) => `language/crisis/phrases/${name}.ts`,
      ),
    ],
  },
  {
    name: 'crisis help',
    longest: POST_MAX,
    read: (text) => crisisDetectedIn(text, null),
    patterns: ['content/care/crisisTexts.ts'],
  },
  {
    name: 'urgent situations',
    longest: MESSAGE_MAX,
    read: (text) => [urgentSituationIn(text, [text]), raisesDanger(text)],
    patterns: ['medicalEmergency', 'urgentSituations', 'raisedDanger'].map(
      (name) => `language/disclosures/${name}.ts`,
    ),
  },
  {
    name: 'disclosures',
    longest: MESSAGE_MAX,
    read: (text) => [harmInWording(text), mentionsMeansAtHand(text, text)],
    patterns: ['harmPatterns', 'wishToDie', 'farewell', 'meansAtHand', 'harmlessWords'].map(
      (name) => `language/disclosures/${name}.ts`,
    ),
  },
  {
    name: 'intent',
    longest: MESSAGE_MAX,
    read: turnIntentFromWording,
    patterns: ['turnIntents', 'smallTalkIntents', 'reactions', 'outOfCharacterReasons'].map(
      (name) => `server/guide/intent/${name}.ts`,
    ),
  },
  {
    name: 'Bible question',
    longest: MESSAGE_MAX,
    read: isBibleQuestion,
    patterns: ['server/guide/intent/bibleQuestion.ts'],
  },
  {
    name: 'restatement',
    longest: MESSAGE_MAX,
    read: restatementOfAddition,
    patterns: ['server/guide/intent/restatement.ts'],
  },
  { name: 'out of character', longest: MESSAGE_MAX, read: outOfCharacterReason },
  { name: 'references', longest: POST_MAX, read: (text) => findReferences(scripture.text, text) },
  { name: 'a reference', longest: REFERENCE_MAX, read: (text) => readReference(scripture.text, text) },
  { name: 'quotations', longest: PARAGRAPH_MAX, read: (text) => applyGate(scripture, text) },
  { name: 'search', longest: SEARCH_MAX, read: (q) => searchText(scripture, { q, limit: 100 }) },
  { name: 'dream', longest: DREAM_MAX, read: (text) => interpretationOf(scripture, text) },
  {
    name: 'study guide',
    longest: MESSAGE_MAX,
    read: (text) => askWrittenStudy(scripture, [{ role: 'user', content: text }]),
    isComposed: true,
  },
  {
    name: 'figure',
    longest: MESSAGE_MAX,
    read: (text) => askWrittenFigure(scripture, david, [{ role: 'user', content: text }]),
    isComposed: true,
  },
  {
    name: 'symbol',
    longest: MESSAGE_MAX,
    read: (text) =>
      askWrittenSymbol(scripture, {
        symbolName: 'Water',
        symbolContext: text,
        conversationHistory: [],
        userMessage: text,
      }),
    patterns: ['server/guide/written/dreams/symbolChat.ts'],
    isComposed: true,
  },
  {
    name: 'Blueprint',
    longest: RESPONSE_MAX,
    read: (response) =>
      composeBlueprint(scripture, [{ truthId: 'gifted', questionIndex: 0, response }], new Map()),
  },
  {
    name: 'screening',
    longest: PARAGRAPH_MAX,
    read: (text) => findViolation(text, 'David'),
    patterns: ['server/guide/model/modelViolations.ts'],
  },
  {
    name: 'contacts',
    longest: MESSAGE_MAX,
    read: (text) => studyPrompt([{ role: 'user', content: text }], []),
  },
  { name: 'links', longest: POST_MAX, read: countLinks },
  { name: 'theme', longest: THEME_DESCRIPTION_MAX, read: sanitizeHtml },
  { name: 'text of a theme', longest: THEME_DESCRIPTION_MAX, read: visibleTextOf },
];

/** Punctuation and its Unicode variants, white space, brackets, digits of several scripts, letters that change length. */
const MARKS = [
  ...'.,;:!?…‥、。．！？︰⒛⒈"“”„\'‘’`´()[]{}<>«»‹›-–—−_*#@&/\\|~^+=%$€0129①２٣ \t\n\r\u00a0\u2003\u200b\u0301\u202eİßAaаａ',
];

/** Phrases that a pattern could match in more than one way. */
const PHRASES =
  `Ps 1 (|Psalm 1:1; (|John 3:16 [|if i "|?(of the "“|(Ps 1) "a b c d" |he is 3 years old |> |*a_|ro iii |i am
  |1:1-|III John |one two |1 2-|call me |a. b. |want to die not |job message |tired of |thanks bright |“a b c d” |of the LORD
  |in the beginning God created the heaven |and the |God |my mother |are you really |ignore all |forgive me my sins,
  |what will happen to |should i stop my |where does it say "|<b><i>|<p>|<ul><li>|<a href="|&#|<svg>|<p><b><i><em><strong>
  |</p>|https://a|_https://x.y/ |www.|https://a)|a@|a at b dot |+1 (2) |not never |you should stop |i will pray for you `
    .split('|')
    .map((unit) => unit.replace(/\s*\n\s*/g, ' '));

const REPEATED = [...new Set([...MARKS, ...PHRASES])];

/** Marks before and after letters and digits. */
const MARKED = MARKS.flatMap((mark) => [`${mark}a`, `a ${mark}`, `1${mark}`]);

test.each(READERS)('no repeated text makes the reader “$name” block the event loop', async (reader) => {
  const { longest, patterns = [], isComposed } = reader;
  // Tests every eighth word, because testing every word at full length would take minutes.
  const words = patterns.flatMap(wordsInFile).flatMap((word, at) => (at % 8 === 0 ? [`${word} `] : []));
  await reader.read('I am weary. Psalm 23:1 says “the LORD is my shepherd”, call me.');

  const slow: string[] = [];
  for (const unit of [...REPEATED, ...(isComposed ? [] : MARKED), ...words]) {
    const text = unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest);
    const after = `pray\n${text}`.slice(0, longest - 1);
    if (await isTooSlow(() => reader.read(text))) slow.push(unit);
    if (MARKS.includes(unit) && !isComposed && (await isTooSlow(() => reader.read(`${after}x`))))
      slow.push(`${unit}…x`);
  }

  expect(slow).toEqual([]);
});

test('annotating a post takes at most twice the time limit of a single reader', async () => {
  for (const unit of PHRASES) {
    const text = unit.repeat(Math.ceil(POST_MAX / unit.length)).slice(0, POST_MAX);
    expect({ unit, isSlow: await isTooSlow(() => annotate(scripture, text), 2) }).toEqual({
      unit,
      isSlow: false,
    });
  }
});

test('a long chat history with forged answers does not block the event loop', async () => {
  askWrittenStudy(scripture, [{ role: 'user', content: 'I am weary.' }]);
  for (const unit of PHRASES) {
    const history = historyOf(unit);
    const slow = [
      (await isTooSlow(() => askWrittenStudy(scripture, history))) && 'study guide',
      (await isTooSlow(() => askWrittenFigure(scripture, david, history))) && 'figure',
    ].filter(Boolean);
    expect({ unit, slow }).toEqual({ unit, slow: [] });
  }
});

test.each(['\n', '\n\n\n\n', '\n \n', ' ', '\u00a0\n', '- \n\n', 'a\n\n'])(
  'a model output that repeats %j is split into paragraphs quickly',
  async (piece) => {
    async function* pieces() {
      yield 'Peace to you.';
      for (let length = 0; length < 8000; length += piece.length) yield piece;
      yield '- and also with you.';
    }

    const isSlow = await isTooSlow(async () => {
      for await (const _paragraph of paragraphsOf(pieces())) {
        // Ignores the paragraphs, because only the time matters.
      }
    });

    expect(isSlow).toBe(false);
  },
);

test('validating an email address as long as a whole request body is fast', async () => {
  for (const unit of ['a.', '@', 'a@a', '-']) {
    const text = unit.repeat(Math.floor(BODY_MAX_BYTES / unit.length));
    expect({ unit, isSlow: await isTooSlow(() => Email.safeParse(text)) }).toEqual({ unit, isSlow: false });
  }
});

test('the time limit catches a regular expression that takes quadratic time', async () => {
  const quadratic = / ?(?:[.!?]+(?= |$)|\n)/;
  const text = `pray\n${'...'.repeat(4994)}x`;

  const ms = await eventLoopMs(() => text.split(quadratic));
  expect(ms).toBeGreaterThan(MAX_CALIBRATIONS * (await firstCalibrationMs()));
});

/**
 * Returns whether the work takes longer than allowed. The JIT compiler, a garbage collection or another process may
 * cause a slow run, so a slow run is repeated, each time against a new calibration.
 */
async function isTooSlow(work: () => unknown, times = 1): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const ms = await eventLoopMs(work);
    if (
      ms <=
      MAX_CALIBRATIONS * times * (attempt === 0 ? await firstCalibrationMs() : await eventLoopMs(calibrate))
    ) {
      return false;
    }
  }
  return true;
}

/**
 * Returns an upper limit of the time for which the work blocks the event loop. Other processes add to the elapsed time,
 * and the threads of the garbage collector add to the CPU time, so the smaller of the two counts.
 */
async function eventLoopMs(work: () => unknown): Promise<number> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(elapsed, (user + system) / 1000);
}

const CALIBRATION = 'He leadeth me beside the still waters, and restoreth my soul. '.repeat(400);

/** Does a fixed amount of work that is similar to the work of the readers: patterns and small strings. */
function calibrate() {
  for (let round = 0; round < 14; round++) {
    const words =
      CALIBRATION.normalize('NFKD')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    new Set(words.map((word, at) => `${word}${at % 50}`));
    CALIBRATION.replace(/\b(?:still|restoreth|\w+eth)\b/g, (word) => word.toUpperCase());
  }
}

const first: { ms?: number } = {};

/** Returns the fastest of several calibrations, measured only once. Work within this limit is not repeated. */
async function firstCalibrationMs(): Promise<number> {
  if (first.ms === undefined) {
    const runs: number[] = [];
    for (let run = 0; run < 7; run++) runs.push(await eventLoopMs(calibrate));
    first.ms = Math.min(...runs);
  }
  return first.ms;
}

/** Returns every word in a file of patterns. */
function wordsInFile(file: string): string[] {
  return [...new Set(readFileSync(file, 'utf8').match(/[a-z']{3,}/g))];
}
