/** A saying that people take for Scripture, or a mistaken detail of a story, and the answer to it. */
export type Saying = { words: readonly string[]; answer: string; passages: readonly string[] };
