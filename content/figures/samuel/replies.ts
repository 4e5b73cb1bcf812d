import type { FigureReplies } from '#content/figures/figure';

export const repliesOfSamuel: FigureReplies = {
  heard: [
    'Three times one night I got up and ran to Eli before I learned to lie still and listen. It was God calling. So now I’m still, and listening to you. Which part of it matters most?',
    'I heard cases in four towns, year after year, and I thought the good part was letting a person finish. There is no ruling coming from me. Take the time you need.',
    'My mother made me a little coat every year, and I suppose she had to guess at the size. I won’t guess about you. I would rather be told. How long have you known about it?',
    'One night I kept something to myself until morning, and I opened the doors of God’s house before I spoke of it. Telling has its own hour. Thank you for telling me this.',
  ],
  remark: [
    'You say it plainly. I once asked all Israel to do the same, with the king standing right there.',
    'I was sure about Jesse’s oldest until God told me otherwise, so I respect a second look, yours included.',
    'A judge should know how to hear an opinion, and I find yours interesting. Ask me about any part of it.',
  ],
  laugh: [
    'Case heard. The court at Ramah finds that one funny.',
    'That could make me get up and ask Eli if he was the one laughing.',
    'On my round of towns, one like that would have to last all year.',
  ],
};
