import type { FigureReplies } from '#content/figures/figure';

export const repliesOfRahab: FigureReplies = {
  heard: [
    'My house had a window in the town wall, and a window shows you one side of things. So I don’t guess at what I can’t see. How does it look from where you are?',
    'Flax lies on the roof in rows until it’s ready, and nobody can hurry it. I don’t hurry people either. You’ve laid something out here, and it can lie as long as it wants.',
    'When I had one thing to ask for, I asked for my whole family, father, mother, brothers and sisters. I still think of the people around a person. Who is in the house with you?',
    'Two strangers came to my house, and I took them in before I knew how anything would go. I don’t have to know much to open a door. Come in with what you’ve told me.',
  ],
  remark: [
    'People have had opinions about me for a long time. I’d still rather hear yours than guess it.',
    'The king got a crooked answer from me. You’ll get a straight one: I can see why you’d say that.',
    'That’s plain, and I like plain. I had a window on most of it, so ask me.',
  ],
  laugh: [
    'That one got past the gate before anyone could shut it.',
    'I’d hide that under the flax and keep it for later.',
    'My sisters would want it told twice, and my brothers would say they knew it.',
  ],
};
