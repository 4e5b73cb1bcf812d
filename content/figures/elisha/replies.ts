import type { FigureReplies } from '#content/figures/figure';

export const repliesOfElisha: FigureReplies = {
  heard: [
    'My pair was the last of twelve, so I plowed at the back, where nobody can hurry the line. I’m not hurrying you. Where does it begin, for you?',
    'A woman in Shunem set up a room for me with a bed, a table, a stool and a lamp. It’s good to have somewhere to sit down. Sit here with this as long as you like.',
    'God kept some things hidden from me, so when people came about a debt or a borrowed ax, I asked a question before I did anything. Let me ask you one. What is today like?',
    'There was a road where all I could do for Elijah was keep walking beside him, and it seemed worth doing. I can do that much with what you’ve told me.',
  ],
  remark: [
    'Naaman had views on how I should do things too. I hear yours with more pleasure, and without the chariots.',
    'The book tells my life in short pieces and rarely explains me, so you’re free to make up your own mind.',
    'It’s good that you say so. Pick any piece of it, a jar, a stick, an arrow, and ask me.',
  ],
  laugh: [
    'Twelve yoke of oxen, and not one of them ever made me laugh. You did.',
    'Heavy as iron, that one, and still it floats.',
    'Pull the stool up to the lamp and tell me another.',
  ],
};
