import { DECISIONS } from './occasions/decisions';
import type { Occasion } from './occasions/occasion';
import { WORDS_TO_LOVED_ONES } from './occasions/wordsToLovedOnes';
import { WORDS_TO_OTHERS } from './occasions/wordsToOthers';

export const WORDS_FOR_OCCASIONS: readonly Occasion[] = [...WORDS_TO_LOVED_ONES, ...WORDS_TO_OTHERS];
export const OCCASIONS: readonly Occasion[] = [...WORDS_FOR_OCCASIONS, ...DECISIONS];
