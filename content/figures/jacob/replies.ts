import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJacob: FigureReplies = {
  heard: [
    'Many nights with Laban’s flocks I lay awake in the frost, and only God knew it. A night watch is mostly staying there. So I’m staying here with what you told me, long or short.',
    'My brother was ready to set out, and I said I would go slowly, at the pace of the children and the animals. We can take this at that pace. I’m glad you told me.',
    'One night I had a stone for a pillow and no idea where I really was. I don’t know where you are in this, but I’m glad to hear from you. Where do you go to think?',
    'When I was old and could hardly see, I had to ask who was standing in front of me. I’m asking now because I’d like to know. Who is in this with you?',
  ],
  remark: [
    'I won’t argue. I gave people reasons to think well of me and reasons to think badly, sometimes on the same page.',
    'In my family there were always two sides to a thing, and Esau could have told you the other one.',
    'God stayed with me through all of it, and I’m not sure I would have. Ask me about any part.',
  ],
  laugh: [
    'Twenty years with Laban, and I could have used one of those every day.',
    'Good one. I’d offer you lentils for it, but people get careful when I cook.',
    'With twelve sons I ought to be used to this, and I’m still smiling.',
  ],
};
