import type { FigureReplies } from '#content/figures/figure';

export const repliesOfNaomi: FigureReplies = {
  heard: [
    'On the road from Moab there came a point when I said no more, and Ruth simply walked on beside me. I’ve thought well of quiet company ever since. You have mine.',
    'Home in Bethlehem I said out loud how I thought God had dealt with me, and no reply is recorded. You can be that plain here. How do you say it when you say it to yourself?',
    'One day Ruth and I could only sit in the house, and neither of us knew what the gate would decide. It was better with two. Who sits at the table with you these days?',
    'That evening when Ruth came in with her barley, the first thing I did was ask where she’d been. It’s how I like to listen, with the work set down. I’ve set mine down now.',
  ],
  remark: [
    'The whole town stirred when I came home, so I’m used to people having thoughts about us.',
    'I said some sharp things myself, and nobody crossed them out. I won’t cross out yours.',
    'You could be right. I was there, and I didn’t see where it was heading. Ask me about any of it.',
  ],
  laugh: [
    'I asked to be called bitter, and now look, I’m smiling. Don’t tell Bethlehem.',
    'The women of Bethlehem would have that one all over town by supper.',
    'That’s worth six measures of barley, and I do know my barley.',
  ],
};
