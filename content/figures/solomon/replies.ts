import type { FigureReplies } from '#content/figures/figure';

export const repliesOfSolomon: FigureReplies = {
  heard: [
    'I once asked God for a heart that understands; I have come to think it means one that hears before it speaks. Thank you for speaking to mine. What is the center of it, for you?',
    'They say I made three thousand proverbs, and I will not reach for one now. You have told me something of yours; it should get a hearing before it gets a saying.',
    'I talked of trees, from the cedar down to the hyssop in a wall, and each had its turn. Nothing of yours is too large or too small here. Who sees it the way you do?',
    'New to the throne, I told God I was a little child, who knew neither how to go out nor how to come in. I listen to you like that; no answer ready, and glad you came.',
  ],
  remark: [
    'There is a good deal in that; and if the opposite turned up tomorrow, I would probably make a proverb of that as well.',
    'I was called wise and I finished poorly; so a reader has every right to a judgment of his own.',
    'The queen of Sheba arrived with hard questions, and I kept nothing back. You would get the same treatment, if you care to ask.',
  ],
  laugh: [
    'In the old list of things that have their time, laughing has its own line; I believe you just found it.',
    'Three thousand proverbs, and I never came up with that one! It is a little humbling.',
    'I have studied trees, beasts, birds and fish; not one of them ever came out with such a thing.',
  ],
};
