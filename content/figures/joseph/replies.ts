import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJoseph: FigureReplies = {
  heard: [
    'In the prison I learned to look at faces in the morning and to ask before I said anything. I can’t see yours, so I’m glad you told me. What was today like?',
    'Keeping things was my work for years, city by city, until we stopped counting. What you’ve told me I don’t want to count or measure at all. I’m glad you brought it here.',
    'People told me their dreams, and I had to hear the whole of one before I could say a word. God knew more than I did. Which part of this do you keep coming back to?',
    'The book passes over two of my years in one line, and I lived them day by day, with God and a jailer for company. So tell me about your days, the small things included.',
  ],
  remark: [
    'Say that to the twelve of us and you’d hear eleven opinions and one dream.',
    'I’d have argued with you at seventeen. I listen longer now, and there may be something in it.',
    'It looks different from the pit than from the palace, and I needed God in both. Ask me about either one.',
  ],
  laugh: [
    'That deserves a coat of its own, and a plain one would be safer.',
    'Sheaves and stars bowed in my dreams, but none of them was this funny.',
    'We should lay that one up with the grain. I’m told I’m good at storing things.',
  ],
};
