import type { ListeningReplies } from './listeningReplies';

export const LOVE_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  'love-for-others': {
    heard: [
      'Love gets very plain when you look at it up close: a ride to the clinic, a text sent first, a tongue bitten. Your remark is right at home among everyday things like these.',
      'Loving people hardly ever feels like loving, which is the puzzling part. More often it feels like being tired, or irritated, or not sure that it made any difference at all.',
      'Everyone shows it differently: one fixes your car, one never forgets a birthday, one just stays on the line. What’s your own way of showing it?',
      'God’s love doesn’t wait for anyone to become easy. On days when there’s none left of one’s own, it’s fair to ask to borrow some of his.',
    ],
    help: 'Picking one person and one small thing can help, like learning how they take their coffee, or praying for them by name. For today, that one person is enough. Humanity in general can wait for another day.',
  },
  kindness: {
    heard: [
      'The smallest kindness, or the lack of it, can decide how a whole day felt. Such things look minor on paper; in real life people still tell about them at eighty, so it’s good to hear about this.',
      'Staying kind is hard when it isn’t noticed, or gets used, or the other one is sharp about it. And being kind at home, at the end of the day, may be the steepest part of all.',
      'A few people have a knack for it that gets noticed only afterward: the nurse, the bus driver, the aunt with mints in her purse. Who is the kindest person you’ve come across?',
      'God is kind in ways that mostly go unannounced, morning light, a second chance, somebody holding a door. That includes kindness toward you, even after the days when anyone would have snapped.',
    ],
    help: 'Something that takes under two minutes can help: a name used, a cart returned, a note on the fridge, a silent blessing for the driver ahead. Small ones get done, and they go further than they look.',
  },
  mercy: {
    heard: [
      'Mercy usually turns up where someone had every right to do otherwise. Your words about it are safe here, whichever side of the desk you’re on, the one asking or the one deciding.',
      'Being let off can be harder to accept than a penalty, because there’s nothing left to pay with. And giving mercy can feel like losing, even when the heart wants to do it.',
      'Nearly everyone can name a moment when somebody could have thrown the book and didn’t, a teacher, a cop, a mother. What’s one that you remember?',
      'Nobody has to talk God into mercy against his will. It’s what he’s like, on ordinary mornings, toward people who have come back with the same thing again.',
    ],
    help: 'Asking what you’d hope for if it were a favorite niece in that very spot can help, and writing it down. People are often gentler there, and it makes a good beginning for a prayer.',
  },
  serving: {
    heard: [
      'Whoever fills the coffee urn and finds the extension cord is holding up more than people know. What you’ve put here gets noticed, by God for one, even if it never makes the announcements.',
      'Being generous and tired at once is hard, and it’s hard to say so without sounding sour. Wanting a thank-you, or a free Saturday, or someone else to get the chairs, is plain human.',
      'Usually there’s one job a person could do in their sleep, because it was always theirs: the keys, the soup, the sound desk, the driving. Which one is yours, or used to be?',
      'Jesus noticed the people who carried things and cleaned up, and he was one of them. He also let others look after him, and he knew when to go off and rest.',
    ],
    help: 'Letting one small thing be enough for a day can help: a call, a card, a name prayed for, a single pot washed. It still counts when the list doesn’t get finished, or when the strength isn’t there.',
  },
  encouragement: {
    heard: [
      'A kind word at the right moment can be kept in a wallet for twenty years. It’s good to have a little more from you here, so that nothing needs to stay general.',
      'Going on is hard when nobody says anything, and so is finding words for someone else without sounding like a greeting card. Most people feel clumsy at both, and God doesn’t mind clumsy.',
      'Encouragement sometimes comes as a thing and not a speech: a thermos, a ride, a silly sticker on a lunch bag. What would do the most good this week, for you or your friend?',
      'A coach with a whistle isn’t what God is like. He’s nearer to the one on the bench or halfway up the hill, and he has a great deal of patience with slow going.',
    ],
    help: 'Being exact can help: one thing that was seen, and when. “You stayed calm on Tuesday when everyone was shouting” will outlast ten compliments, whether it’s said to a friend or to the mirror.',
  },
  compassion: {
    heard: [
      'Caring tends to snag on one face or one detail, a paper cup, a pair of little shoes, and it won’t let go. You’ve named something here, and it’s heard for what it is.',
      'Sorrow comes in faster than anyone can use it, and the heart goes numb to protect itself. Feeling too much and feeling nothing can be two ends of the same tiredness, and God understands both.',
      'Tenderness shows up early in some people and late in others, often because of one animal, one grandparent, one kid at school. What first made you notice that other people hurt?',
      'All of it, every bed and every border, is carried by God, and he doesn’t need anyone else to carry it all. A name can be handed to him at night, and the light turned out.',
    ],
    help: 'Choosing one hurt to do something about can help, and letting the rest pass through, with a short prayer and the phone in another room for supper. No one was built to answer every bell.',
  },
};
