import type { TruthId } from '#contract/identity';

/** One of the four truths of Identity Foundations. */
export type Truth = {
  id: TruthId;
  title: string;
  subtitle: string;
  /** The name of the truth's icon. */
  icon: 'Crown' | 'Heart' | 'Shield' | 'Star';
  content: {
    /** Shown as Scripture, so it must be exactly the Bible text, with the translators' italics in [square brackets]. */
    verse: { text: string; reference: string; worldEnglish: string };
    explanation: string;
    reflection: string;
    personalQuestions: readonly [string, string, string];
  };
  discoveryExercise: {
    type: 'reflection' | 'talents' | 'gifts' | 'story';
    prompt: string;
    /** The questions of the journey. */
    questions: readonly string[];
  };
};
