import type { FigureReplies } from '#content/figures/figure';

export const repliesOfJohnTheBaptist: FigureReplies = {
  heard: [
    'I lived in the deserts with God and not much else, and out there you hear one sound at a time. Right now it’s your voice. What do you most want understood?',
    'From prison I sent friends off with a question, and then I waited for them to walk there and back. It taught me to sit with a thing as it stands. I can do that with this.',
    'My father couldn’t speak for months, and people had to read his hands and a tablet. You don’t need the right words with me. Who around you understands it without many words?',
    'When they asked me who I was, I said a voice, and a voice has to know when to be quiet. This seems like the time for it. You were speaking, and I’m listening.',
  ],
  remark: [
    'I was never one to soften things, so I can hardly mind it when you speak straight.',
    'Plain talk suits me. People walked a long way into the wilderness for it, and I still wonder at that a little.',
    'They kept asking me who I was, and I kept saying no. You’ll get longer answers, if you want to ask.',
  ],
  laugh: [
    'Camel’s hair itches a good deal less when somebody is laughing.',
    'Good one. I’d offer you something to eat, but you know my menu.',
    'By the Jordan I was known for my voice, and nobody ever mentioned my jokes. You go ahead.',
  ],
};
