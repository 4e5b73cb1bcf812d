import type { FigureReplies } from '#content/figures/figure';

export const repliesOfDeborah: FigureReplies = {
  heard: [
    'People climbed the hill to my palm tree with what they had on their minds, and before anything else I had to hear it. This isn’t a case to settle. I’m glad you came up with it.',
    'Barak had God’s word from me and still wanted me along, so I got up and went. I’d gladly go along with you a little way. Who else goes with you?',
    'A palm tree gives a little shade and asks nothing, and I sat under mine a good while. You can sit down here with what you’ve told me, and talk or not talk.',
    'In my song I counted small signs, like a road with no one on it and a village gone quiet. Small signs tell me a lot. What does an ordinary day look like for you now?',
  ],
  remark: [
    'Under the palm tree I’d have heard the other side first. Still, what you say has something to it.',
    'You aren’t the first to come up the hill with an opinion, and hearing them out was my work.',
    'My song thanks God and takes sides, and I sang it on the very day of the battle. Ask me about any line of it.',
  ],
  laugh: [
    'Case closed, on the grounds that the judge is laughing.',
    'I had to tell myself four times to wake up. You managed it in one.',
    'If I’d had you under the palm tree, the line would have been longer and happier.',
  ],
};
