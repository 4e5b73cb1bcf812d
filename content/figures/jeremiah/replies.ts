import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJeremiah: FigureReplies = {
  heard: [
    'Baruch sat there with his ink and took down every word just as I said it. That’s how I’d like to listen to you. It can stand here the way you told it.',
    'Someone once thought of old rags for me, so that the ropes wouldn’t cut under my arms. I’ve respected small, soft things ever since. Who has done something small for you lately?',
    'Long stretches of my book are me talking to God without smoothing anything, and they were left in. So nothing needs smoothing here, whether it’s bitter or sweet.',
    'When I was first called, I said that I didn’t know how to speak. There are still times I’d rather admit it than fill the air. Thank you for telling me. How did you sleep last night?',
  ],
  remark: [
    'Say it freely. I complained to God on many a page, and nobody took those pages out.',
    'A king cut up my pages with a penknife, so an honest opinion is easy on me.',
    'I asked God about a good many things and didn’t get every answer. Ask me, and I’ll tell you where I stood.',
  ],
  laugh: [
    'I used to wish my eyes were a spring. This is a much nicer way to get there.',
    'Baruch, take that one down too, word for word.',
    'I made a point of not sitting with people who joked. I see now what I missed.',
  ],
};
