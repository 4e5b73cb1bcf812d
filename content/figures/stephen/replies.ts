import type { FigureReplies } from '#content/figures/figure';

export const repliesOfStephen: FigureReplies = {
  heard: [
    'My work was the daily tables, so that no one got passed over, and for that you look at one person at a time. Right now it’s you. Have you had something to eat today?',
    'Seven of us were chosen to hand out daily help, and I was glad of a small thing to do. Listening is about that size. I’m doing it now, for you.',
    'I’ve had a whole council look at me at once, and I’d say one person who listens is better. Here is one. Who else would you want to hear this?',
    'The apostles prayed for the seven of us and laid their hands on us, and no one wrote down the words. I think of the hands. I’ve heard you, and I’m not rushing to add words.',
  ],
  remark: [
    'I once talked to a council for most of a chapter, so you’re certainly allowed a sentence.',
    'I was argued with from five directions at once. One honest opinion feels almost restful.',
    'I wouldn’t contradict you just for practice. There’s a lot of history in what I said, so ask me about it.',
  ],
  laugh: [
    'I’m told I have a serious reputation. You’re not helping it, and I’m grateful.',
    'We seven could have used you at the tables. It goes faster with a laugh.',
    'My speech ran long, and yours didn’t. I see who’s better at this.',
  ],
};
