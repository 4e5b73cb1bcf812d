import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJoshua: FigureReplies = {
  heard: [
    'I have that, and I thank you for it. For six days at Jericho our orders were to walk and say nothing. It taught me to hold my tongue, which I gladly do for you now.',
    'When I was young I served Moses, and the one who serves learns to listen before he speaks. I am listening to you the same way. What should I be sure not to miss?',
    'It was good of you to say so. While I was down in the valley, Aaron and Hur held up Moses’ hands. I have thought about those two ever since. Who stands near you in this?',
    'Twelve men each carried a stone up out of the Jordan, so that someone would stop one day and ask. What you told me is worth stopping for, and I have set it down with care.',
  ],
  remark: [
    'At Shechem I told everyone to choose for themselves, so I can hardly object when you form an opinion.',
    'God told me to be strong three times in one speech, which says something about how I looked. I like a frank word.',
    'Twelve of us saw the same land and brought home two different reports. I am used to that. Ask me about either one.',
  ],
  laugh: [
    'On our march around Jericho nobody was allowed one word. You would have found that a long week!',
    'The men of Gibeon fooled me with moldy bread, so I am plainly an easy audience.',
    'I set up twelve stones at Gilgal for remembering. For that one I might fetch a thirteenth.',
  ],
};
