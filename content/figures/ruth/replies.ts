import type { FigureReplies } from '#content/figures/figure';

export const repliesOfRuth: FigureReplies = {
  heard: [
    'On the road with Naomi I learned that a person can keep company without having the right words. I would like to keep you company in this. Would you rather talk on, or be quiet a while?',
    'I gathered barley by the ear, because nobody picks up a whole field at once. I take what you told me that way too, a little at a time, and with thanks.',
    'When I came in from the field, Naomi wanted to hear about it, and I remember how good it was to be asked. So let me ask you. Which moment of it do you keep going back to?',
    'I was a stranger in that field, and Boaz already knew my story and spoke of it kindly. I had not thought anyone noticed. What you said has been noticed here, and I thank you for it.',
  ],
  remark: [
    'When we came to Bethlehem the whole town talked about us, so one more opinion is no trouble. I can see why you have it.',
    'It is a short book and it leaves much unsaid. People fill it in as they see it, and I do not blame them.',
    'Naomi said what she thought, sweet or bitter, and I stayed with her. So speak freely with me, and ask more if you like.',
  ],
  laugh: [
    'I went out to gather barley and came back with that. I will save some for Naomi.',
    'Boaz had his men drop handfuls on purpose. I think you dropped that on purpose too.',
    'Matthew gave me half a line. I could have used mine for something like that!',
  ],
};
