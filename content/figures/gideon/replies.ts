import type { FigureReplies } from '#content/figures/figure';

export const repliesOfGideon: FigureReplies = {
  heard: [
    'I was beating out wheat by the winepress, small and out of sight, when I was first spoken to. Nobody has to be big or brave to talk here. I’m glad you told me.',
    'I asked God why, straight out, and no one scolded me for it. So you can say it here exactly as it is. I won’t hand you reasons. How long has it been on your mind?',
    'God let me take Phurah down with me in the dark. He doesn’t get a single line of his own. He only came along. I think of him often. Who is that person for you?',
    'We stood in the dark that night, each man in his place, holding a jar with a lamp in it. Sometimes holding is all there is to do. I’m holding what you told me with care.',
  ],
  remark: [
    'Fine by me either way. My own story begins with me disagreeing with God, so opinions are welcome.',
    'Could be. I’d want to leave the wool out overnight before I said yes or no.',
    'Some of it I did well, and some of it I regret, the gold most of all. Ask me about either.',
  ],
  laugh: [
    'I’d like to hear that again tomorrow, the other way around, just to be sure.',
    'Three hundred men with jars and trumpets, and not one of them came up with that.',
    'I was the least in my family, and even I got that one.',
  ],
};
