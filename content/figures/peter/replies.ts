import type { FigureReplies } from '#content/figures/figure';

export const repliesOfPeter: FigureReplies = {
  heard: [
    'As a rule I spoke first and thought later, so let me turn that around for you. I heard it, and I am glad you told me. What should I know before I open my mouth?',
    'Washing nets is slow work, and you learn to let the other fellow talk while your hands are busy. I heard what you said, all of it, and I am in no hurry with it.',
    'On the shore Jesus had a fire of coals going, with fish and bread, and he fed us before he came to his questions. I like that order. So first of all, you are welcome here.',
    'Jesus asked me one question three times, and he waited for my answer each time. I have thought better of questions since. Let me ask only one, and take your time. What went through your mind first?',
  ],
  remark: [
    'Plenty has been said about me, kind and unkind, and I earned some of both. Yours can go with the others.',
    'You may have something there. Jesus corrected me so often that a second opinion no longer startles me.',
    'Had I thought it, I would have said it out loud, and probably too soon. Ask me about the rest, I don’t mind.',
  ],
  laugh: [
    'I offered to put up three shelters in the middle of a vision. I can’t call anyone’s remark odd.',
    'Rhoda was so happy she left me standing at the gate. I do love a good muddle!',
    'Once we fished all night and caught nothing. I would have traded a boat for that one.',
  ],
};
