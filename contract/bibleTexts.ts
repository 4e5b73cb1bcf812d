/** The Bible texts, with the names that are shown beside their words. The first is the default. */
export const BIBLE_TEXTS = {
  kjv: 'King James Version',
  web: 'World English Bible',
} as const;

/** For lines in which the names would be too long. */
export const BIBLE_TEXT_ABBREVIATIONS: Readonly<Record<BibleText, string>> = { kjv: 'KJV', web: 'WEB' };

export type BibleText = keyof typeof BIBLE_TEXTS;
