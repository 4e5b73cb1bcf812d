import type { ListeningReplies } from './listeningReplies';

export const FEAR_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  anxiety: {
    heard: [
      'An anxious mind can’t just be switched off, and being told to relax rarely does much. Any worry can be set down here as it comes, and God won’t rank them by size.',
      'Worry does its work in secret, behind a normal face. There’s the checking and the what-ifs, and then the worry about worrying, which anxious people know only too well.',
      'A worried mind tends to dress its fears up as something reasonable, a bill, a cough, a message that hasn’t been answered. What did it show up as today?',
      'God doesn’t lose patience when the same worry comes around for the hundredth time. It can be handed to him, taken back and handed over again, all before lunch.',
    ],
    help: 'Some worriers have found it good to give worry an appointment, fifteen minutes at the kitchen table with a pencil. Whatever shows up earlier can be told to come back then.',
  },
  fear: {
    heard: [
      'Fear speaks through the body first, in the stomach and the hands and the breath. It doesn’t have to be reasonable to be real, and nobody here will laugh at it.',
      'A frightened person usually has two jobs, the fear itself and hiding it from everybody else. The second can be as tiring as the first, and few people ever see it.',
      'Most fears have a history, some from childhood and some from last Tuesday. Knowing their age can make them easier to talk about. How long has this one been around?',
      'God comes close to frightened people as they are. Trembling hands can hold on to him as well as steady ones, and he doesn’t need anyone to calm down first.',
    ],
    help: 'Saying the fear aloud in one plain sentence, to God or to a friend, beginning with the word afraid, has helped many people. Put that way, it often turns out to have edges.',
  },
  panic: {
    heard: [
      'Panic is loud and physical, with a racing heart and a floor that doesn’t seem to hold. It says nothing bad about the person it happens to, and it doesn’t have to be explained well.',
      'Afterward there’s often embarrassment, and then dread of the next one, which can make a whole store or train feel off-limits. People who have had panic understand that dread exactly.',
      'People often learn what takes the edge off, if only by a hair: cold water, counting, a certain voice on the phone. Which has come closest to helping?',
      'God is near in the middle of it, and he needs no long prayer. One word on one breath is heard, and so is a breath without any word.',
    ],
    help: 'A hand pressed against something solid can help, and a breath that goes out more slowly than it came in. Some people count ceiling tiles, or repeat the name of Jesus, until the worst has gone by.',
  },
  'worry-about-the-future': {
    heard: [
      'Tomorrow has a way of arriving too early, at night or in the shower, when there’s nothing to be done about it yet. Any piece of it can be unpacked here.',
      'Not knowing is its own kind of work. People ask about plans and forms want a date, and a choice may be due long before the road can be seen.',
      'Most worry about the future has a real decision tucked into it somewhere, and a good deal of fog around that. Is there anything that must be decided by the end of this month?',
      'God is already acquainted with the days that haven’t come. He often gives light for just a few steps, and he doesn’t scold people who wish for more.',
    ],
    help: 'A sheet of paper folded in two can be a help: what can be done by Friday on one side, what only God knows yet on the other. The second half is allowed to wait.',
  },
  stress: {
    heard: [
      'Too much is too much, however capable a person is. The list in the head, the dishes, the thing that broke at the worst moment, any of it can be put down here for a minute.',
      'Overwhelm makes a last straw out of anything, a lost key or a question at the wrong time. And explaining the whole list to someone who could help would be one more task.',
      'A loaded week usually has one thing in it that’s heavier than it looks, a phone call or a form or a conversation. Which single item would you cross off first?',
      'God never designed anyone to be three people at once. He’s kind about limits, and a prayer said over a sink full of dishes reaches him as well as any other.',
    ],
    help: 'Emptying the head onto a scrap of paper can help, every item, even the silly ones. After that, many people circle one and leave the rest with God for an hour.',
  },
  'fear-of-death': {
    heard: [
      'Most people think about dying more than they ever say, and usually at night. It can be a relief to have it said somewhere, to God or to anybody, in whatever words it comes.',
      'This fear can arrive from nowhere, over the dishes or on a birthday, and there’s hardly anyone to tell. Others change the subject, because it frightens them as well.',
      'Nearly everybody picked up a first idea of death somewhere, from a grandparent, a movie, a pet in a shoebox. Where did yours come from?',
      'The Christian hope is that someone has gone through death already and knows the way. People can hold on to that with shaking hands, and God isn’t ashamed of them.',
    ],
    help: 'Talking about it in daylight with one calm person, practical questions included, has been good for many. What gets named at noon is often smaller at midnight.',
  },
  'fear-of-people': {
    heard: [
      'Other people’s opinions can get very loud, even the ones nobody has spoken. A look or a pause can take up an entire evening, and that’s worth talking about.',
      'It’s tiring to have an audience in the head that never goes home. Every word is checked before and after, even in a prayer, and being oneself, the simplest thing there is, turns into work.',
      'The critics in the head are usually few, three or four at most, and they repeat themselves. What is the sentence they say most often?',
      'God already knows what people try so hard to hide, and he remains fond of them. There’s rest in being fully known by someone who isn’t about to walk away.',
    ],
    help: 'In some harmless place, it can help to practice being a little less approved of: an honest no thank you, an odd sweater, an unpopular favorite. Small doses are enough.',
  },
  insecurity: {
    heard: [
      'Self-doubt is often loudest in people who try hard and mean well. It whispers at a desk, at a mirror, even in the middle of a prayer, and it’s good to say so.',
      'The tricky thing about feeling not good enough is that praise slides off and criticism sticks. Anyone who has waited to be found out knows how that goes.',
      'Doubt has a few favorite words that make a person smaller: only, just, sorry, anyone could have done it. Which of those turns up most often?',
      'God has a long habit of working with unsure people. He doesn’t wait for confidence, and he isn’t comparing anyone with the person in the next chair.',
    ],
    help: 'A short written list of things that were actually managed, a hard call or a meal or a page, has helped many. Doubt has a poor memory for those.',
  },
  sleeplessness: {
    heard: [
      'The middle of the night makes everything larger, the clock and the bills and the thing said on Tuesday. Whatever keeps the mind’s lights on can be told here, at any hour.',
      'Lying awake is lonely in a strange way, with everyone else breathing in the dark. Then comes the arithmetic about how few hours are left, and that helps nobody sleep.',
      'Night has its own sounds, a refrigerator or a train or somebody snoring down the hall. What can be heard where you are when everyone else is asleep?',
      'God keeps night hours. Nothing has to be finished or understood before morning, and a person who can’t sleep may simply lie there in good company.',
    ],
    help: 'Many poor sleepers have found it good to turn the clock to the wall and pray their way through the names of people they know. Nobody minds if the list is never finished.',
  },
  nightmares: {
    heard: [
      'A bad dream can hang around until noon, like smoke in a jacket. Telling it in the daytime, all of it or only a corner, often takes away some of its power.',
      'What’s hard is that the body believes the dream, with the pounding heart and the moment of not knowing the room. And then the eyes are supposed to close again.',
      'Dreams are put together from odd scraps, an old school, a hallway, a voice from years ago. What usually fills the last hour before bed?',
      'God isn’t absent from the hours that nobody can control. He is near to those who sleep and to those who listen for them, and a dream never changes how he sees anyone.',
    ],
    help: 'By daylight it can help to give the dream a different ending, on paper or in a whisper, any ending at all. Some people go over the new one, with a short prayer, before lights out.',
  },
  danger: {
    heard: [
      'Being in danger, or loving someone who might be, makes every sound sharper. There’s nothing foolish in listening hard, in saying so here, or in praying with one eye on the door.',
      'Waiting is often the worst of it, with an unanswered phone or a weather map or headlights that don’t come. Fear of that kind is mostly love and good sense at full strength.',
      'In anxious hours it’s good to have one spot already in mind, with a lock, a light and other people nearby. Which place would that be?',
      'God cares about bodies as well as souls, and taking cover is never a failure of trust. A prayer for safety can be two words long, said on the way to the door.',
    ],
    help: 'One simple signal agreed on with someone, a text on arrival or a word that means come now, can be a help. Many breathe easier once somebody else knows the plan.',
  },
  'fear-for-ones-children': {
    heard: [
      'Loving a child means that part of the heart is always out of reach, at school or on a road or in another city. Every worry about a child has love folded up in it.',
      'The imagination of someone who loves a child works nights. It knows every road and every stranger, and hardly anyone admits how tiring it is to look calm at breakfast.',
      'Children mostly don’t know how much they’re watched over, the light left on, the ear turned toward the stairs. What’s one thing about this child that makes you smile?',
      'God loved every child first, and he goes along where no parent can. That doesn’t take each danger away, but no child is ever out of his sight.',
    ],
    help: 'Trading one hour of imagining for one small act has been good for many, a note in a lunch bag, a good-night text, a name said in a prayer. Love gets through in little things.',
  },
  crisis: {
    heard: [
      'When everything comes at once, nobody can tell it in order. Pieces are fine here, a word or a name or a list of what went wrong today.',
      'The mind goes strangely blank in such hours, or very busy with small things. Forgetting to eat or reading one message over and over happens to nearly everyone when the ground gives way.',
      'In the middle of so much, one solid fact is worth having. Where are you as you write this, and is it a place where you can stay tonight?',
      'God can work with the shortest prayer there is, and the word help is a whole one. He’s close to people in the wreckage, before anything has been sorted out.',
    ],
    help: 'Doing only the next plain thing can help: a glass of water, one breath of prayer, one call to one person. Many have come through a first day in pieces of ten minutes.',
  },
  trauma: {
    heard: [
      'Thank you for trusting this page with that much, or that little. Nothing has to be told in full here, or to God, and stopping in the middle is as good as finishing.',
      'A sound or a smell or a date can bring it all back before there’s time to think. It isn’t weakness, and people who have lived through terrible things know it well.',
      'There is more to anyone than what happened to them: a taste in music, a way with plants, a favorite kind of weather. What’s something ordinary that you like?',
      'God is gentle with wounds, and he never forces a closed hand open. He does not turn his face from anyone who carries such things, however long they last.',
    ],
    help: 'Some have been helped by looking around slowly, naming five ordinary things in the room, and saying today’s date out loud. It reminds the body which year this is.',
  },
  'despair-of-life': {
    heard: [
      'Pain like this is often carried in secret for a long time, behind a normal voice. Every word of it may be spoken, here, to God, and to a living person who can stay close by.',
      'When life weighs this much, the mind can insist that nothing will change or that others would be better off. Minds in great pain say such things, and that doesn’t make them true.',
      'This is too heavy for one pair of arms, however strong. Is someone there in the building with you at this moment, or are you by yourself?',
      'There has never been a day when God was tired of anyone’s existence. He stays beside people who can’t want tomorrow yet, and one more hour, with somebody near, is enough for today.',
    ],
    help: 'Someone in the same room can be a real help right now, with anything that could do harm put out of reach or in their hands. A crisis line can be company until they come.',
  },
};
