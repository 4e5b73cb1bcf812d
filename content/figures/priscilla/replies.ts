import type { FigureReplies } from '#content/figures/figure';

export const repliesOfPriscilla: FigureReplies = {
  heard: [
    'A tent gets made seam by seam, and it goes best with someone at the far end of the cloth. You can tell me this seam by seam too. Who has the other end with you?',
    'Our door in Corinth was still new to us when Paul came in and sat down to work beside us. I like talk that way, side by side. You’ve brought yours in, and there’s a seat for it.',
    'Aquila and I took Apollos aside, because some talk goes better away from the crowd. I’ve stepped aside with you, and I’m listening. Was there something today that brought it up?',
    'A church met in our house, and a house like that takes people in with whatever day they’ve had. Nobody needs to sort it out at the door. Sit down with yours.',
  ],
  remark: [
    'Luke doesn’t say how Apollos took what we told him. At least I know where you stand.',
    'Over our tent cloth, a remark like that would have been good for an hour of sewing.',
    'We’re mentioned only a handful of times, so I welcome anyone with thoughts about it. Ask whatever you’d like to know.',
  ],
  laugh: [
    'Aquila, come over here, you should hear this one too!',
    'I’ve dropped a stitch over that, and I don’t even mind.',
    'In a tentmaker’s house you learn to tell a good yarn from a weak one.',
  ],
};
