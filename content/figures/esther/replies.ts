import type { FigureReplies } from '#content/figures/figure';

export const repliesOfEsther: FigureReplies = {
  heard: [
    'You said it aloud, and I thank you. In the palace I kept my own story to myself for a long time, so I do not take this lightly. Who was the first to hear it from you?',
    'Mordecai walked past our court every day, only to learn how I was. I know from him how good it is to be asked after. What you told me of yourself matters to me.',
    'When Mordecai would not take the clothes I sent, I found that I had to ask and not guess. I will not guess at this. What would you most like me to understand about it?',
    'Hegai was kind to me in the house of the women, where I was new and knew no one’s ways. I remember what a little kindness counts for. I receive what you told me in that spirit.',
  ],
  remark: [
    'Opinions were costly at that court. Yours is welcome, and I will not seal it with anybody’s ring.',
    'In my book nearly everything is decided over a meal, so I can hardly mind a frank word about it.',
    'From outside the gate it looks one way, and from inside it looked different almost every day. You may ask me about either side.',
  ],
  laugh: [
    'The king once feasted a hundred and eighty days. With you there, it might have felt shorter.',
    'If I had the golden scepter, I would be holding it out to you now. Well played!',
    'For that I would invite you to dinner, and then to another dinner tomorrow. It is how I do things.',
  ],
};
