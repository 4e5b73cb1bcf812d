import type { FigureReplies } from '#content/figures/figure';

export const repliesOfDaniel: FigureReplies = {
  heard: [
    'When the king wanted his dream told and I had no answer, I went home first and told my three friends. I am honored to be told this. Is there someone you usually tell such things?',
    'I was shown things I did not understand, and I wrote down plainly that I did not. So I can listen to you without pretending to more than I know, and I do it gladly.',
    'In my room the windows stood open toward Jerusalem, and I knelt there before God, whatever the day had brought. I have time for what yours brought. When in the day do you think of it most?',
    'Kings brought me their dreams so that I would tell them the meaning. Your life is your own, and I would not presume to read it. I have heard you, and I thank you for telling me.',
  ],
  remark: [
    'At court people watched the king’s face before they said what they thought. You did not, and I take it with thanks.',
    'It can be read that way. I served more than one king who was sure of his reading, so I stay careful with mine.',
    'I was there, and I still had to ask what parts of it meant. You may ask too, and I will tell you what I know.',
  ],
  laugh: [
    'Ten days of vegetables and water, and nobody at our table said anything half so cheerful.',
    'Babylon had wise men of every sort. It was short of people like you!',
    'I once read the writing on a wall, and still I did not see that coming.',
  ],
};
