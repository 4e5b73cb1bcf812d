import type { TruthId } from '#contract/identity';

/** The tip shown below each question of a truth. */
export const REFLECTION_TIPS: Record<TruthId, string> = {
  chosen:
    'Picture one face or one voice before you write. Write down what you saw and heard. What it means can wait.',
  forgiven:
    'You don’t owe anyone the details. If a sentence is too hard to write, write its first word and leave the rest with God.',
  protected:
    'Go slowly. You can stop in the middle, look around the room, and come back another day. Your saved answers stay.',
  gifted:
    'Think of last week, not your whole life. Anything someone thanked you for, or would have missed, belongs here.',
};
