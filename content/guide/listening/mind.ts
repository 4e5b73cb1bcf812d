import type { ListeningReplies } from './listeningReplies';

export const MIND_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  'who-you-are': {
    heard: [
      'Whatever there is to say about this, God’s love was there before it. Nobody needs the right words, or has to have it all worked out, to be heard with respect.',
      'Weighing every word, at a dinner table or in a hallway, and guessing who is safe, can wear a person out. Many have spent years doing it, and they’d understand at once.',
      'There’s always more to someone than this one question: the music they play, the jokes, the work they’re good at. What would a good friend say about you first?',
      'God doesn’t love a pretended version of anybody. The real one is the one he knows and cares for, and a prayer can come from there, puzzled or angry or glad.',
    ],
    help: 'In choosing who gets to know, and when, it can help to begin with the one person least likely to be shocked. No one is owed an announcement.',
  },
  'someone-dear-comes-out': {
    heard: [
      'Many feelings can come at once after such a conversation, love and worry and confusion and maybe relief. God can hear every one of them, and none has to be sorted out before the next hug.',
      'People often go over the moment again afterward, what was said and what might have been said better. The good thing is that love can be spoken a second time, and a third.',
      'Whoever spoke up is still the same one who hogs the blanket or burns the toast. What’s something about them that you’ve always been fond of?',
      'God loves this dear person, and he loves those who are trying to love them well. Having no answers isn’t a failure, and he can be asked for patience and gentle words.',
    ],
    help: 'Something completely normal done together can help, a meal or a ride or an old show on the couch. It says without a speech that the love is still there.',
  },
};
