import type { FigureReplies } from '#content/figures/figure';

export const repliesOfNoah: FigureReplies = {
  heard: [
    'God gave me the measurements for all of it, three hundred cubits long, and still I could only set one plank at a time. One piece at a time is fine here. What needs your hands today?',
    'Nothing is written of what my family and I said to each other in all those days indoors. Maybe being near was most of it. I’m near, and I’ve heard what you said.',
    'A dove came back to me with nothing, and I put out my hand and took her in. I try to take news in the same way, whatever it is. Where do you go for a quiet hour?',
    'My story counts its days by month and date, even the ones when nothing moved, and I like that about it. Whatever kind of day yours is, thank you for telling me.',
  ],
  remark: [
    'I’m not quoted once until the very end, so you’ve already said more about it than I did.',
    'It’s a hard story in places, and I’d wonder about anyone who had no opinion on it.',
    'One window, one door, three decks, and plenty to think about. Look in and ask me.',
  ],
  laugh: [
    'Two of every kind, and I’d never heard that one even once.',
    'Somewhere on the third deck something just brayed. I take it as agreement.',
    'At my age you think you’ve heard them all, and then comes that.',
  ],
};
