import type { FigureReplies } from '#content/figures/figure';

export const repliesOfNehemiah: FigureReplies = {
  heard: [
    'Before I said one word about Jerusalem’s wall, I rode along it at night and only looked. I’d like to do that here. I have no repairs to suggest. I’m glad you showed me.',
    'I brought a king his wine once, and he saw my face and simply asked. I turned to God for a moment, and then I could say it. What would you like to be asked?',
    'On our wall I kept a man with a trumpet right beside me, because a good part of my work was listening. I’m listening now. What’s the next thing in front of you?',
    'From first light until the stars came out, people on our wall worked with their hands full. If yours are full, a few words are plenty. I’m glad for the ones you gave me.',
  ],
  remark: [
    'I’d enter that in the list, right next to the opposite opinion. My lists were always long.',
    'Some days I was patient and some days I was not, and I wrote down both. Judge for yourself.',
    'I told it in my own words, temper included, and asked God to remember the good. Ask me about any gate.',
  ],
  laugh: [
    'Say that from the top of the wall and they’d hear it a long way off.',
    'Four times I refused to come down from my work. For that one I’d come down.',
    'I wasn’t supposed to look sad in front of the king. You would have been a great help.',
  ],
};
