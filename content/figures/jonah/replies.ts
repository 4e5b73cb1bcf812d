import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJonah: FigureReplies = {
  heard: [
    'Inside that fish I had no news and no way to hurry anything. I talked to God there, and otherwise I lay still. I can keep still for you while you tell it, or while you don’t.',
    'Those sailors put one question after another to me while the storm was still going. You get just one from me, and you may let it pass. Where are you while you tell me this?',
    'I slept below deck while everyone above was working, and the captain had to come and wake me. I’m awake for this. Thank you for telling me. Go as slowly as you want.',
    'My book closes on a question from God, and my answer isn’t in it. So I don’t need things rounded off, and you don’t have to bring me an ending. Which part is still open for you?',
  ],
  remark: [
    'You may well have a point. I was usually the last one in my story to see it.',
    'I sat outside that city with strong opinions of my own, so I can’t object to yours.',
    'God was kinder than I was, and I said so as a complaint. Ask me about it. I’ve had time to think.',
  ],
  laugh: [
    'I’d have paid the fare to hear that, and in the right direction.',
    'The fish gets only three verses, and none of them is as funny as that.',
    'That’s as good as the gourd. I plan to enjoy it before the worm gets up.',
  ],
};
