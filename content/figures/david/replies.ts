import type { FigureReplies } from '#content/figures/figure';

export const repliesOfDavid: FigureReplies = {
  heard: [
    'Thank you for bringing that to me. Walking behind sheep, I learned to keep the pace of whoever was in front. So you set the pace here. Which part of it stays with you most?',
    'In my psalms I told God plain things, the glad and the sore, before I knew how any of them would turn out. Talk that way here, if you like. You have my ear.',
    'That is from your own life, and I take it so. Saul’s armor never fitted me; I learned to go in what I had. Whatever words you have will do. How long has it been on your mind?',
    'About four hundred men came to my cave, each with something of his own, and nobody needed the right words to come in. Neither do you. It was good of you to tell me.',
  ],
  remark: [
    'My life has something in it for every opinion, and not all of it flatters a king. Yours can stand with the rest.',
    'Nathan got me used to plain speaking, so I like a plain opinion. The account hides neither my good days nor my bad ones.',
    'With seven older brothers, a boy meets more than one opinion. Ask me about any of it, the things I did wrong included.',
  ],
  laugh: [
    'You should have seen me in Saul’s armor, trying to take one step. I know funny when I see it.',
    'I danced in front of everyone in Jerusalem, in plain linen. You will not embarrass me easily!',
    'The sheep were a hard crowd. They just kept chewing. This is much better.',
  ],
};
