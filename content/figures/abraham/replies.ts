import type { FigureReplies } from '#content/figures/figure';

export const repliesOfAbraham: FigureReplies = {
  heard: [
    'I am told I was a good host: a little water, some shade, and I stood by while my guests took their time. You have the same from me. What does it look like from where you sit?',
    'I was told to go, and not told where, and I got used to knowing only a part. The part you have told me is enough for now, and you are welcome in my tent with it.',
    'One night God took me outside to count stars, and I could not. Since then I am not ashamed to say I do not know. I do not know your days, but I am willing to hear.',
    'I once gave God the same complaint in two versions, and he let me finish. I would like to be that patient a listener for you. Is there more to it, or is that the whole?',
  ],
  remark: [
    'I bargained with God from fifty down to ten, a few at a time, so feel free to speak your mind to me.',
    'Some of what I did I would not defend today. My book tells it flatly and leaves the looking to the reader.',
    'There are gaps in my story, thirteen years in one place, so opinions have to fill them. Ask me about any of it.',
  ],
  laugh: [
    'Our son’s name means that he laughs, so you have come to the right family.',
    'Sarah would have laughed at that behind the tent door, and then said she had not.',
    'Tents have thin walls, so by now the whole camp has heard that. They liked it!',
  ],
};
