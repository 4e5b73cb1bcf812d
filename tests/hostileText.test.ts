import { expect, test } from 'vitest';
import { needsCare, showsSigns } from '#content/care';
import { david } from '#content/figures/david';
import { solicits } from '#content/solicitation';
import { Email } from '#contract/auth';
import { MESSAGE_MAX } from '#contract/chatLimits';
import { POST_MAX, THEME_DESCRIPTION_MAX } from '#contract/communityLimits';
import { DREAM_MAX } from '#contract/dreamLimits';
import { BODY_MAX_BYTES } from '#contract/limits';
import { annotate } from '#server/community/annotations';
import { actOf, stepOutOf } from '#server/guide/acts';
import { cleanHtml, seenIn } from '#server/lib/richText';
import { openScripture } from '#server/scripture/scripture.service';
import { study, talkAbout, talkAs } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** Nobody else is answered meanwhile. On a quiet machine each takes a tenth of this; what runs away takes ten times. */
const CPU_MAX_MS = 3000;

const QUESTIONS = [
  'a ',
  ' me',
  'are you really ',
  'ignore all ',
  'what will happen to ',
  'forgive me my sins, ',
  'should i stop my ',
  'speak as ',
  'John 3:16 ',
  'Ps 1 (',
  'where does it say "',
  '“a b c d” ',
];

const READERS: [string, number, (text: string) => unknown, readonly string[]][] = [
  [
    'the words of a post',
    POST_MAX,
    (text) => annotate(scripture, text),
    ['Ps 1 (', 'Psalm 1:1; (', 'John 3:16 [', 'if i "', '?(of the "“', '(Ps 1) "a b c d" ', '> ', '*a_'],
  ],
  ['a plea in a post', POST_MAX, solicits, ['a. b. ', 'one two ', '1 2-', 'а', 'call me ', '\u200b\u0301']],
  ['distress in a dream', DREAM_MAX, needsCare, ['(', 'İ', 'job said ', 'want to die not ', '1:1-']],
  ['signs of it', DREAM_MAX, showsSigns, ['(', 'tired of ', '— - ']],
  [
    'a description',
    THEME_DESCRIPTION_MAX,
    cleanHtml,
    ['<b><i>', '<p>', '<ul><li>', '<a href="', '&#', '<svg>'],
  ],
  ['what is seen of it', THEME_DESCRIPTION_MAX, seenIn, ['<', '</', '&']],
  [
    'a turn of conversation',
    MESSAGE_MAX,
    (text) => {
      for (let length = 1; length <= 160; length++) actOf(`thanks${text.slice(0, length)}1`);
      for (const lead of [
        'thanks',
        'ok ',
        'pray',
        'what now',
        'more',
        'another verse',
        'peace',
        'why did he',
      ])
        actOf(`${lead}${text.slice(0, 150 - lead.length)}1`);
    },
    [
      ' me',
      ' today',
      ' to me',
      ' so much',
      ' for aa',
      ' for this',
      ' please',
      ' now',
      'ok ',
      'a',
      ' you',
      ',',
    ],
  ],
  [
    'a question to the guide',
    MESSAGE_MAX,
    (text) => study(scripture, [{ role: 'user', content: text }]),
    QUESTIONS,
  ],
  [
    'a question to a figure',
    MESSAGE_MAX,
    (text) => talkAs(scripture, david, [{ role: 'user', content: text }]),
    QUESTIONS,
  ],
  [
    'a question about a symbol',
    MESSAGE_MAX,
    (text) =>
      talkAbout(scripture, {
        symbolName: 'Water',
        symbolContext: text,
        conversationHistory: [],
        userMessage: text,
      }),
    QUESTIONS,
  ],
  ['what stops a voice', MESSAGE_MAX, stepOutOf, QUESTIONS],
  ['an address', BODY_MAX_BYTES, (text) => Email.safeParse(text), ['a.', '@', 'a@a', '-']],
];

test.each(READERS)('%s of any letters, as long as may be, is read soon', (_what, most, read, units) => {
  for (const unit of units) {
    const text = unit.repeat(Math.floor(most / unit.length));
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    expect({ unit, isSoon: (user + system) / 1000 < CPU_MAX_MS }).toEqual({ unit, isSoon: true });
  }
});
