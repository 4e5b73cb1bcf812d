export const SYNONYMS: readonly (readonly [modern: string, kjv: readonly string[]])[] = [];
