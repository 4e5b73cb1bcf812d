/**
 * The line drawings of the portraits, as SVG paths in a box of 60 by 80: a bust without a face, and an emblem from the
 * figure's story in front of it.
 */

const HAIR = 'M22.8 27c-2.2-10.5 2.2-15 7.2-15s9.4 4.5 7.2 15M24.5 20.5c3.5.5 8-.5 9.5-3';
const ROBE = 'M7.5 80c0-19 5-30 15-35.5M52.5 80c0-19-5-30-15-35.5M23 44.5c2 4 4.5 6 7 6s5-2 7-6';
const MANTLE = 'M18 47c-2 10-3 21-3 33M42 47c2 10 3 21 3 33';

/** What a figure wears on the head, with the robe that belongs to it. */
const HEADWEAR = {
  bare: `${HAIR}${ROBE}${MANTLE}`,
  crown: `M23.3 28c-.8-3-.8-6-.3-8.5M36.7 28c.8-3 .8-6 .3-8.5M22.5 18.5l-1.5-8 4.8 3.5 4.2-6 4.2 6 4.8-3.5-1.5 8c-5-1.5-10-1.5-15 0z${ROBE}${MANTLE}`,
  band: 'M30 10.5c-8 0-11.5 6-11.5 14.5 0 9-3 15-8.5 20M30 10.5c8 0 11.5 6 11.5 14.5 0 9 3 15 8.5 20M19.5 19.5c7-3 14-3 21 0M19 22.8c7.5-3 14.5-3 22 0M23 24c0 9-1 15-4 20M37 24c0 9 1 15 4 20M10 45c-3 8-4 20-4 35M50 45c3 8 4 20 4 35M19 44c3.5 6 18.5 6 22 0',
  hood: 'M30 8c-9 3.5-13.5 10.5-13.5 19.5 0 8-3 14-8 18M30 8c9 3.5 13.5 10.5 13.5 19.5 0 8 3 14 8 18M22 45c-1.5-6-1.8-11-1-17.5C21.8 20 25.5 16 30 14.5c4.5 1.5 8.2 5.5 9 13 .8 6.5.5 11.5-1 17.5M8.5 45.5c-2 8-3 22-3 34.5M51.5 45.5c2 8 3 22 3 34.5M22 45c3 7 13 7 16 0',
  veil: 'M30 10.5c-8.5 0-12.5 6.5-12.5 15.5 0 8-2 14-7 19M30 10.5c8.5 0 12.5 6.5 12.5 15.5 0 8 2 14 7 19M30 15.5c-5.5 0-8 4.5-8 11.5 0 9 2.5 14.5 8 21 5.5-6.5 8-12 8-21 0-7-2.5-11.5-8-11.5zM10.5 45C8 52 6.5 66 6.5 80M49.5 45C52 52 53.5 66 53.5 80M30 48c-5 8-11 13-18 16',
  diadem:
    'M18.5 19.5c-1 2-1 4-1 6.5 0 8-2 14-7 19M41.5 19.5c1 2 1 4 1 6.5 0 8 2 14 7 19M19.5 18.5l-1-7 5 3.2L30 8.5l6.5 6.2 5-3.2-1 7c-7-2-14-2-21 0zM22.5 21.5c-1 9 2 19.5 7.5 26.5 5.5-7 8.5-17.5 7.5-26.5M10.5 45C8 52 6.5 66 6.5 80M49.5 45C52 52 53.5 66 53.5 80M30 48c-5 8-11 13-18 16',
} as const;

const CHIN = {
  none: 'M23.2 27c.3 6.5 3 10.5 6.8 10.5s6.5-4 6.8-10.5M26.5 36.5v7M33.5 36.5v7',
  short:
    'M23 27c-.2 8.5 2.5 13.5 7 13.5s7.2-5 7-13.5M23 28c1 3.2 2.6 4.6 4 4.6.8-1 1.8-1.5 3-1.5s2.2.5 3 1.5c1.4 0 3-1.4 4-4.6',
  long: 'M23 27c-1 9 1.8 18 7 22 5.2-4 8-13 7-22M23 28c1 3.2 2.6 4.6 4 4.6.8-1 1.8-1.5 3-1.5s2.2.5 3 1.5c1.4 0 3-1.4 4-4.6M30 37.5v7',
  /** The veil frames the face. */
  veiled: 'M25 22.5c-.6 8 1.2 14.5 5 14.5s5.6-6.5 5-14.5',
} as const;

export type Drawing = { headwear: keyof typeof HEADWEAR; chin: keyof typeof CHIN; emblem: string };

export function bustOf({ headwear, chin }: Drawing): string {
  return HEADWEAR[headwear] + CHIN[chin];
}

/** An open book, for the Bible study and for figures without a drawing. */
export const BOOK = 'M30 56c-4-3.5-9-4-14-3v19c5-1 10-.5 14 3 4-3.5 9-4 14-3V53c-5-1-10-.5-14 3zM30 56v19';

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  david: {
    headwear: 'crown',
    chin: 'short',
    emblem:
      'M21 74c-4-9-4-18-1-25 2.5 4 6 5 10 5s7.5-1 10-5c3 7 3 16-1 25zM25.5 53.5V74M30 54v20M34.5 53.5V74',
  },
  esther: {
    headwear: 'diadem',
    chin: 'veiled',
    emblem: 'M20 77l14-20.5M32 55l5 3.5M34.5 52.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M39 48v-4M37 46h4',
  },
  joshua: {
    headwear: 'band',
    chin: 'short',
    emblem:
      'M17 75l19-19M19.5 77.5l19-19M17 75l2.5 2.5M36 56c2-4 2-7 1-10 4 4 8 7 13 8-4 2-8 3-11.5 4.5M23.5 69l2 2',
  },
  solomon: {
    headwear: 'crown',
    chin: 'long',
    emblem: 'M16 75h28M18 75V60M25 75V60M35 75V60M42 75V60M16 60h28L30 50z',
  },
  moses: {
    headwear: 'hood',
    chin: 'long',
    emblem:
      'M18 75V58c0-6 11-6 11 0v17zM31 75V58c0-6 11-6 11 0v17zM21 61h5M21 65.5h5M21 70h5M34 61h5M34 65.5h5M34 70h5',
  },
  ruth: {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M30 77V57M29 77c-2-8-4-13-8-17M31 77c2-8 4-13 8-17M25.5 69h9M30 57c-2.5-3-2.5-6 0-10 2.5 4 2.5 7 0 10M21 60c-4.5-1-6-4-6-9 4.5 1.5 6.5 4.5 6 9M39 60c4.5-1 6-4 6-9-4.5 1.5-6.5 4.5-6 9',
  },
  job: {
    headwear: 'bare',
    chin: 'long',
    emblem: 'M18 60c-1 9 4 16 12 16s13-7 12-16l-5 3.5-4-6-3 5-4-5-3 5zM26 67l3 3-1 4',
  },
  daniel: {
    headwear: 'bare',
    chin: 'short',
    emblem: 'M19 76V59c0-12 22-12 22 0v17zM30 50v26M19 62h22M19 69h22',
  },
  'mary-of-nazareth': {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M30 78V60M30 60c-6.5-1.5-9.5-6-9.5-12 4.5 1 8 4 9.5 12 1.5-8 5-11 9.5-12 0 6-3 10.5-9.5 12M30 60c-2.5-5-2.5-9 0-14 2.5 5 2.5 9 0 14M30 72c-3-4-6-5-9.5-4 1.5 4 5 5.5 9.5 4M30 69c3-4 6-4.5 9-3.5-1.5 4-5 5-9 3.5',
  },
  peter: {
    headwear: 'bare',
    chin: 'short',
    emblem: 'M20 76l15-20M23.5 71.5l4 3M20 76l3.5 2.5M34 53a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  },
  paul: {
    headwear: 'bare',
    chin: 'long',
    emblem: 'M21 51h17v23H21zM18 51h23M18 74h23M25 57h9M25 62h9M25 67h5M47 45C40 53 35 62 33.5 71',
  },
  'mary-magdalene': {
    headwear: 'veil',
    chin: 'veiled',
    emblem: 'M25.5 50h9M27 50v5c-5 3-8 7-8 12 0 6 4.5 9.5 11 9.5s11-3.5 11-9.5c0-5-3-9-8-12v-5M20 64h20',
  },
  abraham: {
    headwear: 'hood',
    chin: 'long',
    emblem: 'M22 77V57c0-8 10-8 10 0M41 56v8M37 60h8M47 46v6M44 49h6M38 70v6M35 73h6M13 62v5M10.5 64.5h5',
  },
  sarah: {
    headwear: 'veil',
    chin: 'veiled',
    emblem: 'M13 76l17-25 17 25zM30 51v25M25 76c.5-7 2.5-11 5-15 2.5 4 4.5 8 5 15M30 51l2-4M30 51l-2-4',
  },
  jacob: {
    headwear: 'band',
    chin: 'long',
    emblem: 'M21 78l6-32M39 78l-6-32M22.5 71h15M23.7 64.5h12.6M25 58h10M26.2 51.5h7.6',
  },
  joseph: {
    headwear: 'bare',
    chin: 'none',
    emblem:
      'M23 54l-8 7 4.5 5 3.5-3v14h14V63l3.5 3 4.5-5-8-7c-3 3.5-11 3.5-14 0zM23 67h14M23 71.5h14M27 56.5V67M33 56.5V67',
  },
  deborah: {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M30 78c1.5-9 1.5-15-.5-21M29.5 57c-5-6-11-5-15 1 5-2 10-3 15-1M29.5 57c5-6 11-5 15 1-5-2-10-3-15-1M29.5 57c-6 .5-10 5-9.5 11 3-4.5 6-8 9.5-11M29.5 57c6 .5 10 5 9.5 11-3-4.5-6-8-9.5-11M29.5 57c-2-4-1.5-8 1-11 1.5 4 1 8-1 11',
  },
  gideon: {
    headwear: 'band',
    chin: 'short',
    emblem:
      'M24 60h12M25 60c-5 3-7 7-6 12 .6 4 5 6 11 6s10.4-2 11-6c1-5-1-9-6-12M38 62c6-.5 8 6 2 9M30 60c-5-4-3-7 0-13 3 6 5 9 0 13',
  },
  hannah: {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M40 49L24 73M38.5 51.5c.5-3 2-4.5 3.5-4 0 2-1 3.5-3.5 4M24 73c-6 4-9-2-4-6s8-9 3-11-7 4-3 7 14 8 21 3',
  },
  elijah: {
    headwear: 'hood',
    chin: 'long',
    emblem:
      'M30 77c-8 0-11.5-6-9.5-13 1.5-5 6.5-8 6-16 6.5 4 7.5 9 7 13 1.5-1 2.2-2.5 2.5-4.5C42 62 42.5 77 30 77zM30 77c-4-3-3-8 .5-11 3 3 4 8-.5 11',
  },
  jeremiah: {
    headwear: 'hood',
    chin: 'short',
    emblem:
      'M20 78c4-11 10-20 20-31M25.5 67c-5.5-.5-8-4-8-9 5 .5 8 3.5 8 9M29.5 60.5c5 1.5 9 0 11-5-5-1.5-9 0-11 5M35 53c-4.5-1-6.5-4-5.5-8.5 4 1 6 4 5.5 8.5M24 69.5c4 2.5 8 2 10.5-2-4-2.5-8-2-10.5 2',
  },
  nehemiah: {
    headwear: 'band',
    chin: 'short',
    emblem:
      'M15 76h30M15 69h30M15 62h30M18 62v-7h16v7M26 55v7M21 76v-7M30 76v-7M39 76v-7M17 69v-7M25.5 69v-7M34.5 69v-7M43 69v-7M15 76V62M45 76V62',
  },
  martha: {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M16 62h28c0 9-5.5 14-14 14s-14-5-14-14zM24 58c-2.5-3.5 2-5 0-9M30 58c-2.5-3.5 2-5 0-9M36 58c-2.5-3.5 2-5 0-9',
  },
  thomas: {
    headwear: 'bare',
    chin: 'none',
    emblem: 'M19 48h6v22h19v6H19zM25 53h-3M25 58h-3M25 63h-3M31 70v3M37 70v3',
  },
  jonah: {
    headwear: 'bare',
    chin: 'short',
    emblem:
      'M12 63c6-9 18-11 27-3l8-6v18l-8-6c-9 8-21 6-27-3zM19.5 61v1M27 57c3 4 3 8 0 12M14 77c4-2 7-2 10 0s6 2 9 0',
  },
  isaiah: {
    headwear: 'hood',
    chin: 'long',
    emblem:
      'M18 77c4-10 8-15 15-21M24 79c3-8 7-13 13.5-18M32.5 56a5 5 0 1 0 10 0 5 5 0 1 0-10 0M36 48c-2-2 2-4 0-6.5M41 48.5c-2-2 2-4 0-6.5',
  },
  samuel: {
    headwear: 'hood',
    chin: 'none',
    emblem:
      'M15 55c1 12 12 20 26 18.5l-1-5C31 69 25 64 24.5 55zM15 55c3-1.5 6.5-1.5 9.5 0M45 73c2 2.5 1.5 5 0 5s-2-2.5 0-5',
  },
  elisha: {
    headwear: 'bare',
    chin: 'long',
    emblem:
      'M12 57c5.5-4 12-4 18 0 6-4 12.5-4 18 0-5 3-12 3-18 0-6 3-13 3-18 0M16.5 59.5c0 13 9.5 13 9.5 0M34 59.5c0 13 9.5 13 9.5 0M30 57v20',
  },
  'john-the-baptist': {
    headwear: 'bare',
    chin: 'long',
    emblem:
      'M18 57c0-12 24-12 24 0L30 69zM30 48v21M23.5 50L30 69l6.5-19M15 76c3.5-3 6.5-3 10 0 3.5 3 6.5 3 10 0 3.5-3 6.5-3 10 0',
  },
  john: {
    headwear: 'bare',
    chin: 'none',
    emblem:
      'M20 52h20c0 9-4 14-10 14s-10-5-10-14zM30 66v8M23.5 77c0-4 13-4 13 0zM30 48c-2-1.5-2-4 0-6 2 2 2 4.5 0 6',
  },
  hagar: {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M15 60c4-6 9-9 15-9s11 3 15 9c-4 6-9 9-15 9s-11-3-15-9zM26 60a4 4 0 1 0 8 0 4 4 0 1 0-8 0M15 76c3.5-2.5 6.5-2.5 10 0 3.5 2.5 6.5 2.5 10 0 3.5-2.5 6.5-2.5 10 0',
  },
  naomi: {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M16.5 61a5 5 0 1 0 10 0 5 5 0 1 0-10 0M26 58c9-3 18.5.5 19.5 9.5-6 9.5-20 9-25-2M26 72c3-7 9-10 18-9.5M19.5 59.5c1.5-1 3-1 4.5 0',
  },
  'samaritan-woman': {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M17 65h26v12H17zM17 71h26M26 65v6M34 65v6M22 71v6M38 71v6M20 65V51l10-5 10 5v14M30 46v8M27 54h6v5h-6z',
  },
  'joseph-of-nazareth': {
    headwear: 'bare',
    chin: 'short',
    emblem: 'M22 78l12-24M25.5 79.5l12-24M22 78l3.5 1.5M28 48l16 8-2.5 5-16-8zM44 56l3-1',
  },
  stephen: {
    headwear: 'bare',
    chin: 'none',
    emblem:
      'M16 73c0-6 4.5-8 9-7s6.5 4 5.5 8-14.5 4-14.5-1zM31 74c0-6 5-8 9-6s4.5 8 0 9-9 .5-9-3zM23 62c0-6 5-8 10-6.5s5.5 7 2 8.5-12 3-12-2z',
  },
  priscilla: {
    headwear: 'veil',
    chin: 'veiled',
    emblem: 'M17 77V61l13-11 13 11v16zM25 77V67c0-6 10-6 10 0v10M30 60v-3M13 64l17-14.5L47 64',
  },
  barnabas: {
    headwear: 'band',
    chin: 'short',
    emblem:
      'M24 57c-8 5-10 20 6 20s14-15 6-20zM22.5 57h15M25 57c-2.5-3-2.5-5.5 0-8 3 2.5 7 2.5 10 0 2.5 2.5 2.5 5 0 8M30 64v6M27 67h6',
  },
  rahab: {
    headwear: 'veil',
    chin: 'veiled',
    emblem:
      'M19 67V57c0-11 18-11 18 0v10zM15.5 67h25M28 48.8V67M33 67c4.5 2.5-3 4.5 1 7s-1.5 3.5 0 5M30 67c-3.5 3 2 4.5-1 7.5',
  },
  noah: {
    headwear: 'hood',
    chin: 'long',
    emblem: 'M11 65h38c-2 7-6.5 11-11 11H22c-4.5 0-9-4-11-11zM20 65v-8h20v8M18 57l12-7 12 7zM27.5 65v-4h5v4',
  },
};
