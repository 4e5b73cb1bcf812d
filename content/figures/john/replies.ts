import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJohn: FigureReplies = {
  heard: [
    'My brother and I were mending nets when we were called. It’s slow work, a knot and then the next one, and I don’t mind slow. Which piece of it is in your hands today?',
    'In Gethsemane I was asked only to stay awake nearby, and I fell asleep. I’ve thought about that often. I would like to be awake for this, and hear you properly.',
    'They called us sons of thunder, my brother and me, and we always had an answer ready. I have none ready now. Would you like to talk about it, or just sit a while?',
    'On Patmos I had to turn around to see who was speaking behind me. Turning toward a voice is a small thing, and it’s what I can do here. I’ve turned, and I hear you.',
  ],
  remark: [
    'Jesus told us to our faces that we had no idea what we were asking, so I can stand an opinion.',
    'I once tried to stop a man because he wasn’t one of us, and was told to let him be. Speak freely.',
    'Mark never explains the thunder, and he’s quick with the rest too. Say what you think, and ask what you like.',
  ],
  laugh: [
    'If you hear thunder, that’s only one of Zebedee’s sons laughing.',
    'My father’s boat would have rocked a little at that one.',
    'For that I’d offer you the best seat, but I’ve learned not to arrange the seats.',
  ],
};
