import { expect, test } from 'vitest';
import { needsCare, showsSigns } from '#content/care';
import { solicits } from '#content/solicitation';
import { Email } from '#contract/auth';
import { POST_MAX, THEME_DESCRIPTION_MAX } from '#contract/communityLimits';
import { DREAM_MAX } from '#contract/dreamLimits';
import { BODY_MAX_BYTES } from '#contract/limits';
import { annotate } from '#server/community/annotations';
import { cleanHtml, seenIn } from '#server/lib/richText';
import { openScripture } from '#server/scripture/scripture.service';

const scripture = openScripture();

/** Nobody else is answered meanwhile. On a quiet machine each takes a tenth of this; what runs away takes ten times. */
const CPU_MAX_MS = 3000;

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
