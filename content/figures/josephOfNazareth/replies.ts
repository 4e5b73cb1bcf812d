import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJosephOfNazareth: FigureReplies = {
  heard: [
    'A carpenter looks at a piece of wood for a good while before he cuts, and I’m that way with people. I’m still looking, and not cutting. What do you see when you look at it?',
    'Not one word of mine got written down, so I suppose I’m known for keeping quiet. I can do it here too. You’ve told me something of yours, and I’m letting it stand.',
    'With Mary, I’d only gotten as far as thinking it over when I fell asleep, and that was all I had. Half a thought is fine with me. How far have you gotten with yours?',
    'We left for Egypt by night, and by night I looked at the next few steps and let the rest be. You’ve told me a few of your steps. I’m listening to those.',
  ],
  remark: [
    'I don’t have a single line in the whole thing, so it’s good to hear someone speak up.',
    'Good to know how it looks from there. I was standing right beside it, and some of it went past me.',
    'A carpenter checks a thing from every side, and you’ve shown me one. Ask me about the others.',
  ],
  laugh: [
    'I laughed, quietly. I do most things quietly, as you may have read.',
    'That one sits straight. I couldn’t have planed it better myself.',
    'All those fathers on Matthew’s list, and maybe one of them told it first.',
  ],
};
