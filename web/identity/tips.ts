import type { TruthId } from '#contract/identity';

/** A word beside the field while one writes. */
export const TIPS: Record<TruthId, string> = {
  chosen:
    'Let one face or one voice come to mind before you write. Put down what you saw and heard; what it means can wait.',
  forgiven:
    'Nobody here needs the details. If a sentence is too heavy to write, write its first word and leave the rest with God.',
  protected:
    'Go slowly. You may stop in the middle, look around the room, and come back on another day. What you saved stays.',
  gifted:
    'Think of last week, not of a whole life. Whatever somebody thanked you for, or would have missed, belongs here.',
};
