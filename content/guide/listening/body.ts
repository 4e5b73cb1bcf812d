import type { ListeningReplies } from './listeningReplies';

export const BODY_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  illness: {
    heard: [
      'Illness fills a day with things nobody else sees, the pills lined up, the waiting, the good hour in the morning. Any of it can be told here, at whatever speed.',
      'Being ill, or loving someone who is, means learning a language no one asked for. And healthy people get cheerful at the wrong moments, which can be lonelier than the sickness.',
      'Sickrooms have their own comforts, a certain pillow or the radio turned low or a patch of sun on the blanket. Which small comfort has been the best so far?',
      'God doesn’t need long prayers from a sickbed, or from the chair next to it. A sigh will do, and on days without even that he is no farther away.',
    ],
    help: 'Two pages in a notebook can be a help, one for questions to ask and one for small thanks to God, even for the soup. Tired heads are glad not to have to remember.',
  },
  'chronic-pain': {
    heard: [
      'Pain that nobody can see still has to be carried through every errand and every conversation. Whatever part of it wants saying can be said here, and it will be taken as true.',
      'People believe a cast; they find it harder to believe a Tuesday that hurts for no visible reason. Having to prove it, on top of bearing it, is tiring in its own way, and with God at least there’s nothing to prove.',
      'Pain draws its own map of a day, the chair that works, the hour that’s easier, the step to avoid. Which place or position is kindest to the body?',
      'God has patience for blunt prayers, including the one that is only a groan. He isn’t grading how well anyone bears it, and pain is no sign that he has lost interest.',
    ],
    help: 'Some households have found it good to use a simple color for the day, so that nothing needs explaining. A red day can then just be a red day.',
  },
  dying: {
    heard: [
      'These days are made of small, serious things, a glass of water, a lamp left on, a name said softly. Anything about them can be told here, or prayed, in any order.',
      'Few people know how to talk when death is near, so they talk about the weather. That’s hard on everyone, since the one who is going and those who stay often long to be plain.',
      'Near the end, little things can bring real comfort, like a certain song or an open window or a familiar blanket. Which one do you think of first?',
      'Death is no stranger to God; in Jesus he has been there himself. A person can be frightened and be held by him at the same time.',
    ],
    help: 'Thanks and sorry and love are good to say early and often, in whatever words come. Said imperfectly, they are still what people are glad of.',
  },
  healing: {
    heard: [
      'Wanting to be well, or wanting it for someone, is about as human as anything gets. It can be said here plainly, whether the news is good or bad or still on its way.',
      'Waiting to heal has an odd arithmetic, a better day and then two worse ones, with everybody asking. Hoping hard and being tired of hoping can both be true in one afternoon.',
      'Getting well is easiest to picture in small things, a spoon held steady, a night slept through, an evening without tears. What ordinary thing comes to mind first?',
      'God doesn’t hand out healing as a grade for faith. He cares for the whole person, body included, and people stay close to his heart whether they get well or not.',
    ],
    help: 'Asking God for something small along with the large thing has been good for many, a night’s sleep or an easier morning. A line in a notebook keeps track of it.',
  },
  disability: {
    heard: [
      'Living with a disability means knowing a great deal that others never think about, from doors and forms to strangers’ faces. All of that knowledge is welcome here, the complaints and the jokes included.',
      'Other people can make it harder than it is, with their pity or their hurry or a prayer that nobody requested. Explaining the same thing all day long is tiring work.',
      'So much depends on small practical things, a ramp, a patient listener, a table at the right height. Which single change would make the most difference where you are?',
      'In God’s company nobody has to be fixed before being welcome. He takes pleasure in people as they are, and he has all the time that anyone needs.',
    ],
    help: 'One friendly sentence for questions, and another for turning down help, can be good to have ready, spoken or on a card. It saves strength for better things.',
  },
  ageing: {
    heard: [
      'Growing older brings losses that nobody sends a card for, a jar that won’t open or a name that won’t come. It also brings a long view, and both are worth hearing about.',
      'It’s strange to feel much the same inside while the mirror and the stairs say otherwise. Being helped can sting, and being talked over like a child stings even more.',
      'Every age does one thing better than the age before, even if it’s only enjoying a quiet morning. What’s something that has actually improved with the years?',
      'God doesn’t retire people. A long life is all present to him, the strong years and the slow ones, and he has never thought of anyone as used up.',
    ],
    help: 'Many older people have found it good to keep one thing that’s theirs to give: a story, a prayer for someone by name, a joke for the mail carrier. It still counts.',
  },
  tiredness: {
    heard: [
      'Some tiredness goes deeper than one night’s sleep can reach, and it makes even talking feel like work. A few words are enough here, as they are in prayer, and they don’t have to be cheerful.',
      'The world keeps handing over more, laundry and messages and one more favor, and it doesn’t ask first. Tired people often apologize, when what they need is a chair.',
      'Tired people generally know which seat in the house is the best one, and how seldom they’re in it. If half an hour fell into your lap today, what would you do with it?',
      'God isn’t disappointed by yawning. He knows how bodies are made, and closing the eyes for ten minutes can be as much an act of trust as a long prayer.',
    ],
    help: 'Picking one thing today to do badly, or not at all, can be a help, the beds or the reply or the proper supper. The sky usually stays up.',
  },
  addiction: {
    heard: [
      'There’s a person underneath every habit that has got hold of someone, and that person is the one who matters here. It can be spoken of without fear of shocking anybody.',
      'Living near an addiction, or inside one, means promises that were meant and then broken. It wears out trust on every side, and a lot of it has to be lived in hiding.',
      'Hard hours usually have a pattern, payday or a certain street or an argument or too much time late at night. When does trouble most often come?',
      'God has no limit on beginnings. He’s on the side of the person, against the thing that grips them, and the hiding never fooled him or put him off.',
    ],
    help: 'Many who know this fight look no farther than today, or the next ten minutes, and keep one short prayer and one phone number ready. Small stretches have carried people a long way.',
  },
  alcohol: {
    heard: [
      'A glass on a table can mean a toast, or a habit, or a whole family holding its breath. Whatever it means in this case can be said here in plain words.',
      'Alcohol is everywhere, at weddings and games and ordinary dinners, and people joke about it. Saying no to it, or saying that it hurts, can feel like spoiling the party, and plenty of people know that bind.',
      'Families often have an unspoken history with drink, an uncle, a certain cupboard, a rule that nobody explained. What did people say about it when you were a child?',
      'God sees past the bottle to the person, and past the noise or the silence to those who are worn out by it. No one has to be cleaned up before praying.',
    ],
    help: 'Before the evening starts, it can help to have something else to hold and one short answer ready. People who live with a drinker can use a plan, too: a room, a friend to call, a short prayer.',
  },
  'food-and-body': {
    heard: [
      'A body hears so many opinions, from mirrors and relatives and strangers and screens. It’s good to have somewhere to speak about eating and looks without being weighed or measured.',
      'This can take up nearly every hour, the counting and the hiding and the dodging of photographs, while outsiders see nothing at all. Anyone who has lived with it knows how loud it gets.',
      'For most people there are moments when looks don’t matter at all, deep in a song or a game or a conversation. What do you like doing that makes you forget the mirror?',
      'God looks at bodies the way a maker looks at something he loves. He isn’t comparing, and nobody has to be thinner or stronger or smoother to be dear to him.',
    ],
    help: 'Thanking God for one plain thing the body did today has been good for some, breathing through the night or holding a hand. It’s a different conversation from the one in the mirror.',
  },
  lust: {
    heard: [
      'This is one of the subjects people carry for years without telling a soul. It can be spoken of here, and with God, without shock and without a lecture.',
      'Secrecy makes it harder, because shame grows well in the dark. And when it’s about someone close, there’s the hurt of being compared with a screen or a stranger, which is real.',
      'Hardly anybody gets a calm, sensible talk about desire when they need one, and so most people piece it together alone. What do you wish someone had explained?',
      'Nothing about this makes God squeamish. He can hear of it in ordinary words, and he looks kindly at the whole person, the longing and the loneliness included.',
    ],
    help: 'Many have found it good to change the hour before, with the phone charging in another room and a light left on. Small fences often hold better than big vows.',
  },
  'self-control': {
    heard: [
      'Nearly everyone has one thing that wins more often than they’d like, a screen or a snack or a quick tongue. It’s no disgrace to say which.',
      'The trouble is that the decision is usually over before it felt like one. Then comes the scolding in the head, and that mostly sends a tired person back to the same thing.',
      'Willpower tends to run out at predictable moments, when someone is hungry or lonely or bored or worn out. Which of those four shows up most?',
      'God grows things at the speed of gardens. He isn’t standing by with a stopwatch, and one small no, or one honest new start, is worth something to him.',
    ],
    help: 'A little distance can help, the phone in a drawer or the cookies on the top shelf. Ten seconds of bother, or a prayer of three words, is sometimes enough to let a person choose.',
  },
  rest: {
    heard: [
      'Rest sounds simple until a person tries it and hears the dishwasher, the inbox and an old voice that wants something done. Anything about that tug-of-war can be told here.',
      'Many people were raised to believe that a busy day is a good day, or that God likes them better tired. So stopping feels like getting away with something, and the chair never gets quite comfortable.',
      'Everyone’s rest looks different, a hammock for one, a quiet garage for another, a book behind a locked door for a third. What does it look like for you?',
      'God runs the world well enough while someone takes a nap. Nobody’s worth goes down during an hour in a chair, and he seems to enjoy seeing people at ease.',
    ],
    help: 'Beginning very short can help, ten minutes with something warm to drink and nothing in the hands. Some people set a timer so that they don’t keep checking.',
  },
  'caring-for-the-sick': {
    heard: [
      'A caregiver’s day is full of things that never show, the pills counted, the sheets changed, an ear open all night. It’s good to say some of them out loud, here or in a tired prayer.',
      'Love and exhaustion live side by side here, and now and then resentment pulls up a chair. Most caregivers have felt all three before breakfast, and very few have said it.',
      'Care often comes down to a few daily moments, the lifting or the meals or the medicine or the waiting. Which one takes the most strength?',
      'God sees the work done at two in the morning, including the part done with gritted teeth. He cares for the one in the bed and for the one beside it.',
    ],
    help: 'When somebody does ask how to help, it can be good to have one small job ready, Tuesday’s supper or an hour by the bed. Most people are relieved to be told.',
  },
  'memory-loss': {
    heard: [
      'Forgetting changes a house bit by bit, with notes on the cupboards and the same question at noon and at one. Any part of that can be told here, as many times as needed.',
      'No two hours are alike, clear as a bell at ten and lost by eleven. That keeps everyone off balance, the one who forgets and the ones who remember for them.',
      'Old things often stay clearest, a childhood street, a first job, the words of a song. What seems to be remembered best these days?',
      'A person is far more than what they can recall. God has never needed anyone’s memory in order to hold on to them, and he keeps the whole story.',
    ],
    help: 'Following the feeling more than the facts can help. A hand, an old tune or a familiar prayer often gets through where correcting can’t.',
  },
  'surgery-and-waiting-rooms': {
    heard: [
      'Hospital time is its own kind of time, with plastic chairs, a paper bracelet, and a door that everyone watches. Whatever goes through the mind there can be set down here.',
      'What makes it so hard is having nothing to do with all that feeling. The phone stays silent, the clock crawls, and kind people keep saying that it’s only routine.',
      'During the waiting it’s good to picture one homely thing, a certain breakfast, a dog at the door, one’s own pillow. What would be on that list?',
      'God goes through the doors where visitors can’t. Masks and schedules don’t hinder him, and a prayer from the parking lot reaches him as well as one from the bedside.',
    ],
    help: 'Something for the hands can help while waiting, a smooth stone or a folded note, with one short prayer to go with it. Hands like having a job.',
  },
};
