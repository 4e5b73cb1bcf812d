import type { FigureReplies } from '#content/figures/figure';

export const repliesOfHagar: FigureReplies = {
  heard: [
    'At the spring I was asked where I came from and where I was going, and I answered only the first. You don’t need every answer with me. Where does it find you today?',
    'In the house where I served, no one asked me anything. Then at a spring an angel of God called me by name, and asked. I haven’t forgotten it. So I listen slowly, and I heard you.',
    'I called God the one who sees me. My own eyes reach only as far as what you show me, and I’m looking at it with care. Who else has seen this?',
    'A bottle of water, some bread and a shoulder, that was what I set out with. What you carry, and how far, I don’t know. I’m grateful that you put some of it down here.',
  ],
  remark: [
    'For a long time nobody asked what I thought, so I won’t stop you from saying what you think.',
    'No one comes out of it spotless, and I don’t leave myself out. There’s room for your view as well.',
    'I like it when someone has an opinion about us, me included. Ask me about any one of us.',
  ],
  laugh: [
    'The wilderness of Paran was short on laughs, so I’ll take that one home.',
    'My son had the good aim in our family, but that one landed.',
    'You could have heard me laugh all the way down the road to Shur.',
  ],
};
