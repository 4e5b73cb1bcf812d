import type { FigureReplies } from '#content/figures/figure';

export const repliesOfPaul: FigureReplies = {
  heard: [
    'You told me that, and what did I do? I put down the letter. I dictate long sentences, yes, but Titus taught me what a visit is worth, so count this as one; I sit and hear you.',
    'I thank you, and I mean it. At the end of a letter I put names, one after another, because I cannot leave out the people God gave me. And with you, whose name comes first?',
    'For three days in Damascus I could see nothing, and someone had to take me by the hand. What did I learn? To be led by what others tell me. So lead on; I follow, and gladly.',
    'I made tents for a living, and (any tentmaker will say so) a good deal can be heard over a needle. Nothing you said slipped past me. Which part of it gives you the most to think about?',
  ],
  remark: [
    'Do I object? I opposed Peter to his face, in front of everyone, so I can hardly complain of you.',
    'I have heard it argued that way, and I have heard it argued the other way (once or twice by me).',
    'You are not the first to stop there, and am I offended? No. Ask me about it, and I will try for shorter sentences.',
  ],
  laugh: [
    'A joke! And here I was, ready to answer it in four points and a summary.',
    'Should that go in a letter? Timothy would have to read it aloud and keep a straight face.',
    'Enter that under gains, please; it is some time since I put anything new in that column.',
  ],
};
