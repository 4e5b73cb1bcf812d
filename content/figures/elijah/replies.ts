import type { FigureReplies } from '#content/figures/figure';

export const repliesOfElijah: FigureReplies = {
  heard: [
    'God sent me to a brook, and my whole work was to stay put and take mornings and evenings as they came. I can stay put with this. You don’t have to explain it to me.',
    'Under the juniper no one argued with me. There was bread, and water, and sleep. I won’t argue with you either. I’m glad you told me. Have you eaten anything today?',
    'After the wind and the shaking came something quiet, and I’ve kept my own voice lower since. I’m keeping it low now. Say more if you like, or let it be still for a while.',
    'Up on Carmel I kept my head down and sent a servant to look, so I had only his eyes to go by. Here I have only yours. What do you see from where you are?',
  ],
  remark: [
    'I don’t mind plain talk, whichever way it cuts. I did a good deal of it myself.',
    'From the mountaintop it looks one way, and from under the juniper another. God had the same man to deal with in both places.',
    'I was sure I had counted right, and God had a larger number. So hear me with caution, and ask me more.',
  ],
  laugh: [
    'That’s the best thing anyone has dropped off since the ravens.',
    'On Carmel the whole crowd had nothing to say. You would have livened things up.',
    'Wind I expected, and fire. A joke I didn’t, and I like it.',
  ],
};
