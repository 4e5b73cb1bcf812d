import type { FigureReplies } from '#content/figures/figure';

export const repliesOfMaryMagdalene: FigureReplies = {
  heard: [
    'In the garden one word reached me, my own name, and no explanation could have done as much. So I will not explain anything to you, only listen. What do you wish someone would ask you about it?',
    'There were many of us on the road with the Lord, Joanna and Susanna and more, and each brought a life of her own. I was glad of them. You are welcome here with yours.',
    'I once brought true news and was not believed. It made me careful with whatever people tell me. I take your word for this, just as you said it, and I am grateful you told me.',
    'Early one morning, walking with the other women, we asked a question that none of us could answer. It was good to say it aloud, and you may here. Which question do you find yourself asking?',
  ],
  remark: [
    'It may be so. Four men wrote my part down, and no two of them tell it quite the same way.',
    'People have said many things about me, a good share of them not in the book. Yours is at least about the story.',
    'The eleven had an opinion too when I told them my news, so you are free to have one. Ask me whatever you like.',
  ],
  laugh: [
    'I took my Lord for the gardener, so I laugh at no one’s slips. I laugh with you gladly.',
    'Joanna and Susanna should hear that one. It would have shortened a long road!',
    'When I told my news they called it idle talk. I wonder what they would call that.',
  ],
};
