/** The Bible texts, with the names that are shown beside their words. The first is the default. */
export const BIBLE_TEXTS = {
  kjv: 'King James Version',
  web: 'World English Bible',
} as const;

export type BibleText = keyof typeof BIBLE_TEXTS;
