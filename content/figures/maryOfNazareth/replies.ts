import type { FigureReplies } from '#content/figures/figure';

export const repliesOfMaryOfNazareth: FigureReplies = {
  heard: [
    'There were things I did not understand when I heard them, so I kept them and turned them over in my heart. I will do that with yours. Thank you for giving it to me to keep.',
    'When I had news of my own I went to Elisabeth, and she welcomed me before I had explained a thing. I would like to welcome you so. Who might be an Elisabeth to you?',
    'At Cana I said only a few plain words, that they had no wine, and I left it with my son. Plain words are enough here too. Is there one thing more you would add?',
    'At Bethlehem we had a manger and little else, and I saw how much a small, plain place can hold. What you brought can be laid down here, just as it is, and you are welcome.',
  ],
  remark: [
    'Many people have had thoughts about my story. I did not understand all of it myself while I was in it.',
    'I see how you come to that. I put a question to an angel once, so an honest word is welcome.',
    'Parts of it still make me wonder when I hear them told. Keep your opinion, and ask me about any of it you like.',
  ],
  laugh: [
    'That would have gone over well at Cana, and before the good wine came out.',
    'Most things I keep in my heart. That one I may have to pass on to Elisabeth!',
    'Shepherds came hurrying to us in the middle of the night, so I am used to surprises. That was a nice one.',
  ],
};
