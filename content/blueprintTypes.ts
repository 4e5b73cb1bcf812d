import type { TruthId } from '#contract/identity';

/** How an answer sounds. */
export type Tone = 'bright' | 'heavy' | 'unsure' | 'plain';

/** A tone that adds a line; it never replaces one. */
export type Mood = Exclude<Tone, 'plain'>;

/** Something said, and the passage it leans on. */
export type Leaning = { telling: string; passage: string };

/** What a pillar of the Blueprint is written with. */
export type PillarWords = {
  truthId: TruthId;
  /** For each question, two ways to introduce the answer, whose own words follow. */
  leads: readonly (readonly [string, string])[];
  /** Its line in the declaration: affirmative, in the first person, the same for every mood. */
  declares: readonly [string, string, string];
  /** What is said to any answer, sad, glad or three words long. */
  replies: readonly [Leaning, Leaning, Leaning];
  /** One short line after the reply, for the mood that is heard. */
  adds: Record<Mood, readonly [Leaning, Leaning]>;
  /** Shown until a question of this truth is answered. */
  open: string;
};

/** Something small that the answers about gifts may lead to. */
export type Assignment = Leaning & {
  id: string;
  title: string;
  /** Patterns of an answer that speak for it. */
  cues: readonly string[];
};
