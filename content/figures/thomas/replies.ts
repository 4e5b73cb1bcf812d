import type { FigureReplies } from '#content/figures/figure';

export const repliesOfThomas: FigureReplies = {
  heard: [
    'I’m the one who told Jesus out loud, with everyone there, that we didn’t know the way. I don’t know it here either, and I won’t act as if I did. Thank you for saying it plainly.',
    'Eight days on, my friends were sure of something and I wasn’t, and I was still in the room with them. You can bring yours in here just as it is. Who lets you do that?',
    'We sat in a boat on the lake one whole night with nothing to show for it. What I think of now is that we sat there together. You don’t need anything to show here.',
    'I like to have a thing in front of me before I say anything, and I have only your words. They’re enough to begin with. What would I see if I were there?',
  ],
  remark: [
    'Good that you say it straight. I always did better with Jesus once I’d said what I really thought.',
    'I’d want a closer look before I agreed, but you would expect that from me.',
    'Most people know me for one sentence, and I said a few others. Ask me about those, if you like.',
  ],
  laugh: [
    'That one I believe right away, without checking anything.',
    'Let me hear it again with my own ears, and then I’ll tell the others.',
    'I’ve missed an important evening before, so I’m glad I was in the room for this.',
  ],
};
