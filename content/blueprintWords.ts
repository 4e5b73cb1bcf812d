import type { TruthId } from '#contract/identity';

/** How an answer sounds. */
export type Tone = 'bright' | 'heavy' | 'unsure' | 'plain';

/** Something said, and the passage it leans on. */
export type Leaning = { telling: string; passage: string };

/** What a pillar of the Blueprint is written with. */
export type PillarWords = {
  truthId: TruthId;
  /** For each question, two ways to retell what was asked, so that the answer's own words follow. */
  leads: readonly (readonly [string, string])[];
  /** What is said to an answer, by its tone: three of each. */
  replies: Record<Tone, readonly [Leaning, Leaning, Leaning]>;
  /** Its line in the declaration, in the first person, by the tone of the pillar: two of each. */
  declares: Record<Tone, readonly [string, string]>;
  /** What stands there as long as nothing was answered. */
  open: string;
};

/** Something small that the answers about gifts may lead to. */
export type Assignment = Leaning & {
  id: string;
  title: string;
  /** Patterns of an answer that speak for it. */
  cues: readonly string[];
};
