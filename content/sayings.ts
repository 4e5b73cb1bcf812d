export type Saying = { words: readonly string[]; answer: string; passages: readonly string[] };
export const SAYINGS: readonly Saying[] = [];
