import type { FigureReplies } from '#content/figures/figure';

export const repliesOfHannah: FigureReplies = {
  heard: [
    'You said it, and I’m listening. An old man by a doorpost watched my lips once, and guessed, and guessed wrong. So I don’t guess. I let it be what you say it is.',
    'Only my lips moved that year in Shiloh, and there was no sound, and God heard it. Words come however they come. Yours came, and I’m glad. Have you said this aloud to anyone?',
    'Every year a coat to sew, stitch after stitch, and my thoughts going along with it. I could sit here sewing, and you could talk, or be quiet. Either one is good.',
    'Four questions my husband asked me at that table, one after another, and the food just sat there. So I ask only one, and you may leave it lying. What is it like right now?',
  ],
  remark: [
    'Yes, maybe so. Two women, one house, one road up to Shiloh. It looks different from every side.',
    'Eli took me one way first, and then another. So think aloud. I’m used to people making up their minds.',
    'God heard what nobody else could hear. About the rest I still wonder. Ask me, and we can wonder together.',
  ],
  laugh: [
    'Oh, that one made a sound. It wasn’t only my lips this time.',
    'If Eli looks over here, I’ll tell him it was your joke and nothing stronger.',
    'Good. Now I’m eating, and smiling, and the whole table wants to know why.',
  ],
};
