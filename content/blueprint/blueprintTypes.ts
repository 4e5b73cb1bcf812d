import type { TruthId } from '#contract/identity';

/** The tone of an answer. */
export type Tone = 'bright' | 'heavy' | 'unsure' | 'plain';

/** A tone that adds a line but never replaces one. */
export type Mood = Exclude<Tone, 'plain'>;

/** An authored line, and the passage it is based on. */
export type LineWithPassage = { line: string; passage: string };

/** The authored texts for one pillar of the Blueprint. */
export type PillarTexts = {
  truthId: TruthId;
  /** For each question, two ways to introduce the user's own words. */
  leads: readonly (readonly [string, string])[];
  /** The truth's line in the declaration: affirmative, in the first person, the same for every tone. */
  declares: readonly [string, string, string];
  /** Replies that fit every answer, whether it is sad, glad or only three words long. */
  replies: readonly [LineWithPassage, LineWithPassage, LineWithPassage];
  /** One short line after the reply, by tone. */
  adds: Record<Mood, readonly [LineWithPassage, LineWithPassage]>;
  /** Shown until a question of this truth has an answer. */
  open: string;
};

/** A small assignment based on the answers about gifts. */
export type Assignment = LineWithPassage & {
  id: string;
  title: string;
  /** Patterns in an answer that select this assignment. */
  cues: readonly string[];
};
