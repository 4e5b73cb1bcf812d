import type { FigureReplies } from '#content/figures/figure';

export const repliesOfMartha: FigureReplies = {
  heard: [
    'Let me put the serving down first. Jesus told me once, kindly, that I was fretting over too many things, so I try to sit. I’m sitting now. Tell me more, or nothing more.',
    'My sister and I once sent Jesus a message with no instructions in it, only how things were. It’s a good way to speak, and you did it here. Who else has heard it from you?',
    'My hands always want to do something right away, and from here I can’t so much as set a cup in front of you. So I’ll listen, which was the harder work for me.',
    'There was a time people walked out from Jerusalem to our house. It’s the coming I remember, more than anything they said. I’m glad you came. Who comes to your door these days?',
  ],
  remark: [
    'Well, I told Jesus to his face what I thought, so I can hardly stop you.',
    'Mary would have turned that over quietly. I’d just say you may have something there.',
    'I heard my name twice before I heard the answer. Ask me what that was like, or ask me something harder.',
  ],
  laugh: [
    'Stay for supper. There’s only one of me in this kitchen, and I could use the laugh.',
    'Mary, come and hear this! The serving can wait.',
    'That does me as much good as a second pair of hands.',
  ],
};
