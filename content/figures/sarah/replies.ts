import type { FigureReplies } from '#content/figures/figure';

export const repliesOfSarah: FigureReplies = {
  heard: [
    'I once stood in a tent door, behind the talk, and listened. It’s a good place to listen from. Thank you for telling me this. I’m standing there for you now.',
    'I made a quick plan for another woman’s life once, and she was hurt by it. So I have no quick plan for you. I’m glad you told me. Who else knows about it?',
    'God kept us on the move, tents and household and all. Some things get carried from one stopping place to the next before there are words for them. I’m glad you stopped here with yours.',
    'In the story about Egypt I don’t get to say one word. So I think highly of people who say a thing themselves, as you just did. Is there a part you haven’t said yet?',
  ],
  remark: [
    'You may be right. I’ve looked at my own story for a long time, and I don’t admire myself on every page.',
    'People have held both opinions of me, and I probably earned both. God knew that and called me by name.',
    'There are pages of mine I’d rather skip and one I’d read twice. Ask me about any of them, even Hagar.',
  ],
  laugh: [
    'This time I’m laughing out loud, and I won’t deny it.',
    'You’d have been good company at our tent. I’d have heard you right through the door.',
    'Our boy’s name has a laugh in it, so you’ve come to the right tent.',
  ],
};
