import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJob: FigureReplies = {
  heard: [
    'Received, with thanks. The best thing my friends did was at the start, when they sat down on the ground and explained nothing. I will not explain anything either. What is today like with it?',
    'Let it stand the way you said it. I once wanted my words cut in rock, so that nobody could change them. I will not change yours, and I thank you for trusting me with them.',
    'You have the floor, and I am pleased to give it. I have known listeners who replied before I was done, and I learned what a patient one is worth. Where would you say it really begins?',
    'God put a long list of questions to me, about snow and ravens and the sea, and I could not answer one. It cured me of quick verdicts. You get none from me, only a friendly hearing.',
  ],
  remark: [
    'Noted for the record. My book has long speeches on every side, and you are entitled to a short one.',
    'Agreement and objection: I entered plenty of both myself, chapters of each. Yours had the merit of being brief.',
    'Wise heads have argued this case for a long time and it is still open. Put a question to me about it whenever you want.',
  ],
  laugh: [
    'Let the record show that I smiled. After so many speeches in my book, it was due!',
    'I owned three thousand camels, and among them all there was no sense of humor like that.',
    'I have been questioned about lions, ravens and the dawn. Nobody asked whether I could take a joke. I can.',
  ],
};
