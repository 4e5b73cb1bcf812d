import type { FigureReplies } from '#content/figures/figure';

export const repliesOfIsaiah: FigureReplies = {
  heard: [
    'When I saw the Lord in the temple, what I noticed about myself was how small I was. Small is a good size for listening. I’m glad you brought me this.',
    'I knew a king who took a letter up to God’s house and simply spread it out there. I thought well of that. You’ve begun to spread yours out here. What’s on the first line?',
    'There was a scroll I had to tie up and seal, and after that my part was to wait for God. Waiting is plain, slow work, and I don’t mind it. Take all the time you want here.',
    'Trees, coals, shadows, roots in dry ground: some things I could only say in pictures. You may use plain words or any others with me. What picture comes to you when you think of it?',
  ],
  remark: [
    'I was warned early that people would hear me and not take it in. You have an opinion, and I like that better.',
    'Through the reigns of four kings I seldom met with just one opinion, so yours is welcome.',
    'It’s a long book, and I don’t step forward in it very often. Ask me about any place where I do.',
  ],
  laugh: [
    'We had a Maher-shalal-hash-baz at our table. Believe me, we know how to keep a straight face.',
    'The mountains in my book are told to sing, and now I see how they felt.',
    'I had a very serious face on until just now. It can wait its turn.',
  ],
};
