import type { FigureReplies } from '#content/figures/figure';

export const repliesOfMoses: FigureReplies = {
  heard: [
    'I heard you. I kept sheep a long time in the desert, and sheep want no speeches. It was good practice for listening. I am glad to use it. How are you with it now?',
    'My speech is slow. I told God so at the bush. It means you get no quick answer from me about this. I would sooner take it in properly, and I thank you for it.',
    'My sister stood a way off from my basket and kept her eyes on it. She did not look away. I know what that is worth. I want to pay attention to you like that.',
    'My father-in-law watched me at work one day and asked a plain question about it. I have liked plain questions ever since. So here is one, and kindly meant. Who hears about this besides me?',
  ],
  remark: [
    'You may be right. I argued with God at a burning bush, so I will not tell you to keep quiet.',
    'The people let me know what they thought for forty years. Yours was one of the shorter ones. I do not mind it.',
    'It is all written down, my temper too. Nobody cleaned it up for me. Ask me about the part that caught your eye.',
  ],
  laugh: [
    'Aaron was the speaker. He would have had an answer to that. I only have a grin.',
    'Forty years of manna and complaints! A joke would have been a welcome change of diet.',
    'When we first saw manna we said, what is it? I had the same thought just now, and I liked it.',
  ],
};
