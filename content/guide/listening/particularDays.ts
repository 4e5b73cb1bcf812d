import type { ListeningReplies } from './listeningReplies';

export const PARTICULAR_DAYS_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  'betrayed-spouse': {
    heard: [
      'Unfaithfulness changes the most ordinary objects: a phone on the counter, a receipt, a side of the bed. Everything gets read twice. Whatever part of it is uppermost right now, big or small, may simply be told.',
      'The mind goes over it like a tongue over a broken tooth, dates, places, what was said and what it must have meant. It’s exhausting and it isn’t weakness. Trust was part of the floor, and people feel for the floor.',
      'A thing like this gets into the day at odd places, the ring of a phone, the empty hour after work, getting dressed. Which part of an ordinary day has it changed the most?',
      'God knows about broken promises from the receiving end. He takes them seriously, he doesn’t hurry anyone toward an answer, and he can be spoken to from the bathroom floor or the parked car.',
    ],
    help: 'Others put the questions on paper instead of asking them all at midnight, and to leave the answers for daylight. The paper keeps them, and so can God, while the head rests for an hour or two.',
  },
  'a-spouse-who-left': {
    heard: [
      'An empty half of a closet makes a particular sound when the door slides. So does a house with one set of keys in the bowl. People who’ve been left know these things, and they can be said here as they come.',
      'Not knowing is often the hardest: why, since when, whether it’s final. The mind keeps setting two places. Other people want a short version of it for the hallway, and there isn’t any short version.',
      'A house keeps traces of everyone who has lived in it, a coat hook, a song, a way of stacking plates. What have you changed so far, and what is still just as it was?',
      'God doesn’t leave by the same door. He stays in kitchens where the chair is empty, he isn’t embarrassed by anger or begging or silence, and he can bear hearing about it again tomorrow.',
    ],
    help: 'Changing one small thing in the house has helped some people, sleeping on the other side, moving the chair, a different mug in the morning. The room stops waiting quite so loudly when something in it is new.',
  },
  'a-child-on-drugs': {
    heard: [
      'Living with this means sleeping with one ear open. There’s the phone by the bed, the listening for a car, the quick look at somebody’s eyes. Parents and others who love a user know it all by heart.',
      'Love and fear get so tangled here that each choice looks wrong: to open the door or not, to ask or not, to hope or not. Even good days are watched closely. Others may judge, mostly because they’ve never stood there, but God understands.',
      'No one is only their trouble. There’s a laugh, a way with animals, a stubborn kindness that was there at six. What is one thing about your child that drugs have nothing to do with?',
      'God loves this child from before any of it began, and sees the whole person, not only the worst night. He also sees whoever is keeping watch, and he isn’t keeping a list of anyone’s mistakes.',
    ],
    help: 'At night, when nothing more can be done, it can help to say the child’s name to God, turn both hands palm up, and breathe out slowly. It settles nothing, and still it has gotten many parents through until morning.',
  },
  'a-teenager-who-shuts-the-door': {
    heard: [
      'A closed door at the end of the hall can be the loudest thing in a house. There’s the music behind it, the plate outside it, and someone on each side who’d find it hard to say what they want.',
      'It stings to be shut out by somebody whose shoes you used to tie, and it’s tough to be the one growing up in there, too. Both sides tend to think the other doesn’t care, and they’re usually wrong.',
      'Even the most closed door has something it opens for, food, a ride, the dog, the Wi-Fi going down. What still opens it at your house?',
      'God knows what’s going on behind that door, and he is fond of whoever is in there. He’s also kind to tired people in the hallway, who are doing their best with very few words to go on.',
    ],
    help: 'Sitting side by side works better than face to face for most teenagers, in a car or in front of a game. A sandwich left without a comment says a good deal, and a silent prayer can be left at the door with it.',
  },
  'a-father-i-can-not-forgive': {
    heard: [
      'What a parent did can sit down at the table uninvited for fifty years. It comes with a tone of voice, a slammed cupboard, a smell of smoke. It’s real, and nothing about it has to be made smaller here.',
      'Others say, but it’s your mother, or, he did his best, and the person it happened to is left holding both the love and the harm. Wanting a different childhood is a grief, even when nobody has died.',
      'Children find comfort where they can, in a neighbor’s kitchen, a library, a dog, a tree. Who or what was good to you in those years?',
      'God isn’t a larger copy of anyone’s father or mother. He saw what went on in that house, he doesn’t excuse it, and he isn’t standing with folded arms waiting for somebody to be done with being hurt.',
    ],
    help: 'Some have put an empty chair across the room and told it, out loud, what was never allowed to be said. No one has to hear, nothing has to be forgiven by the end of it, and it can stop at any point.',
  },
  'after-an-abortion': {
    heard: [
      'This is a thing people carry very quietly, past baby aisles and forms with a question on them, sometimes for decades. Whatever goes with it, sorrow, relief, anger, or several at once, it can be said here gently and without blame.',
      'Much of the hardness is in having nobody to tell. Opinions about it are loud, and the person who lived it gets no quiet in which to say what it was like. So it stays in a drawer, and the drawer gets heavy.',
      'People on the outside tend to think that they know what this is like. What is one thing about it that you wish somebody understood?',
      'God is gentle with this. He knows all of it, who was afraid, who was alone, what nobody said, and he isn’t saving it up to punish anyone. His kindness reaches every person in the story, the smallest too.',
    ],
    help: 'A letter has been good for some, written to the person they were back then, with the age, the room, what they knew and what they didn’t. It can be kind. No one else ever needs to read it.',
  },
  'prayer-for-my-child': {
    heard: [
      'Praying for a child begins before there’s any name and never really stops. It gets done over cribs, at bus stops, on the road behind a new driver, and in bed at night for people with gray hair of their own.',
      'What’s tender about it is how little can be controlled. A parent can tie the shoe and pack the lunch, and then the child goes around the corner. Every prayer for a child has some of that corner in it.',
      'Children collect names at home, from the silly to the sweet, and some stick till they’re sixty. What do you call this one, besides the real name?',
      'God has known this child longer than anybody has. He goes along where a parent can’t, into classrooms, waiting rooms, and far cities, and he listens to a worried whisper as carefully as to a fine prayer.',
    ],
    help: 'It can be good to hang the prayer on something that happens anyway, a zipped jacket, a light switch, the dishes, with just the name and one word: safe, brave, home. Children who hear it often remember it.',
  },
  'rent-and-bills': {
    heard: [
      'Money worry has a sound, like mail coming through the door. It follows people to the gas pump and the checkout line, and into bed. Talking about the actual numbers, or about anything around them, is all right here.',
      'Being short is hard work. It means doing sums in the grocery aisle, smiling at the children, and waiting on hold to explain it all again. Shame comes along uninvited, though a great many families have been there at some time.',
      'There’s often one bill that weighs more than the rest, and it isn’t always the largest. Which one would you cross out first, if you could?',
      'God doesn’t look down on an empty wallet. He has always taken the side of people who count coins, and he can be told the exact amount, to the cent, as plainly as one would tell a good friend.',
    ],
    help: 'Opening the envelopes all at once, at a table, in daylight, has helped many people. One line for each on a sheet of paper, who, how much, by when. The pile usually gets less frightening once it’s a list.',
  },
  'a-new-diagnosis': {
    heard: [
      'A diagnosis splits time into before and after, often in a room with a paper sheet and a box of tissues. Afterward people remember odd things, the carpet, the pen. Whatever comes to mind first is fine to say.',
      'So much gets handed over at once: leaflets, dates, words nobody can spell. And then other people’s faces have to be looked after as well. Being numb, or cross, or strangely practical is how many get through these days.',
      'After news like this, one sentence tends to play over and over, from a doctor, a letter, or a well meaning neighbor. Which sentence is it for you?',
      'God isn’t behind a desk, reading out results. He’s beside whoever is in the chair, and beside those in the waiting room, and he needs no one to be hopeful or cheerful in order to stay there.',
    ],
    help: 'A small notebook by the bed is a friend to lots of people. Questions for the doctor go in at the front, whenever they come, and everything unsaid, prayers too, goes in at the back, where no one has to be brave.',
  },
  'when-faith-is-gone': {
    heard: [
      'Losing faith is seldom loud. The words go flat, the knees still bend, and one morning it has all gone quiet. For some it’s like a house being sold and for some like a window opened, and often it’s both.',
      'There’s the matter of other people, too, the grace at the table, the mother who’d be hurt, the friends who all met there. A whole calendar was hung on that nail. It takes time to know what to do with it.',
      'Some habits stay on after belief goes, and others come in and take the chair. What is a Sunday morning like at your place now?',
      'Nobody has to believe anything to be treated well here. Those who do trust God would say that he is not offended by honesty, and that his goodwill toward a person doesn’t stop at the church door, in either direction.',
    ],
    help: 'Writing down what one still holds to has been good for many, be kind, tell the truth, watch the sea, without deciding where it comes from. Such a list needn’t be argued with, and it’s a place to stand.',
  },
  'gods-will-for-my-life': {
    heard: [
      'Wanting to do what God wants is a good wish, and it can make a person stand very still, like someone afraid of stepping on the flowers. Many thoughtful people have stood at just that spot.',
      'Choosing gets hard when it seems that one wrong turn would spoil everything, or already has. Other people sound so sure of what they’ve heard. Most, if they were pressed, would admit to a good deal of guessing.',
      'Sometimes it’s clearer in other people, the neighbor who fixes bikes, an aunt with an open door. Whose life, among those you know, looks well spent to you?',
      'God can work with any honest choice, and with a good many foolish ones. He isn’t hiding behind a tree to see if somebody finds him. He’s more like company on the walk than a prize at the end of it.',
    ],
    help: 'Trying a thing on can be useful: live for two days as if it were decided one way, then two days the other, and notice how you sleep. It can be told to God as you go.',
  },
  'leaving-a-church': {
    heard: [
      'When a church does harm, the stomach often knows before the head does. It tightens in the parking lot, or when a certain name lights up the phone. That kind of knowledge is worth listening to, without any hurry.',
      'Such places are hard to leave, and hard to explain, because the best friends, the songs, and the helping hands were there as well. People outside ask why anyone stayed. Those who’ve been in one don’t ask.',
      'In a place like that there’s usually a list nobody wrote down, of things one didn’t mention. What could never be said out loud there?',
      'God was never the property of that building. He doesn’t shout through people who frighten others, and he can be found, or left alone for a while, without asking permission from anyone there.',
    ],
    help: 'Notes of what was said and done, in plain words with dates, have steadied many people, and so has telling one person who was never part of it. In daylight, things get their right size again.',
  },
  'nobody-likes-me': {
    heard: [
      'Being left out happens in very small ways: a chat that goes quiet, a bench that fills up, a laugh that stops. From outside it looks like nothing much. Inside it can take up the entire day.',
      'After a while a person starts to watch themselves, how they stand, what they said, and that makes everything stiffer. It’s a miserable loop, and plenty of people who are easy to like have been caught in it.',
      'Everyone has something they know a lot about, trains, bread, horses, an old TV show, a game. What could you talk about for an hour if somebody really wanted to hear it?',
      'God likes people, and not in a general way. He likes the exact person, the odd jokes, the long explanations, the shy hello, and he would choose that one first without having to think about it.',
    ],
    help: 'Being near others around some task is often easier than talking, handing out papers, feeding cats, helping to carry. One hello to the same person each day, without expecting anything, is another quiet way to begin.',
  },
  'lonely-at-college': {
    heard: [
      'A new town is loudest at suppertime, when everybody else seems to have a table. The bed is wrong, the light is wrong, and nobody knows what makes this particular person laugh. It’s a bigger thing than it looks.',
      'It’s tiring to be new. Every face is a question, every errand needs a map, and the pictures other people post look as if they’d all found their friends by noon. A good many of them are lonely in those pictures, too.',
      'People bring along something small from where they came from, a mug, a blanket, a photo, a way of making rice. What came along from home this time?',
      'God needs no forwarding address. He was there before the boxes were, and he’s easy to talk to at one in the morning, in any language, with the lamp off and a stranger snoring across the room.',
    ],
    help: 'Going to one same place at the same hour, a bench, a library table, a bus stop, is how a lot of people stop being strangers. Faces start to nod after a week or so, and a nod is something.',
  },
  'whether-to-break-up': {
    heard: [
      'A question like this goes around and around, in the shower, on the bus, in the middle of a perfectly nice supper. It’s right that it takes time. A whole person is at the other end of it.',
      'There’s hardly ever a clean answer. Good days argue with bad ones, and there’s the fear of hurting someone, of regretting it, of the empty Friday. Friends have opinions, and none of them has to live in it.',
      'Big questions are often answered by little things, who makes the coffee, what a car ride is like, who says sorry. What was last weekend like with this person?',
      'God wants good for both people in this, and his care for either one doesn’t hang on the decision. He can hear it argued both ways, many nights in a row, and he isn’t tapping a pencil.',
    ],
    help: 'For two weeks some people write one word each night, somewhere private, about how they were that day with this person: easy, small, glad, careful. Then they read the row. It often says more than one big talk.',
  },
  'bedtime-prayer': {
    heard: [
      'The last minutes of a day have their own hush: a lamp, a glass of water, someone small asking for one more story, or nobody at all. It’s a good hour for a few words to God, however plain.',
      'Bedtime is when the day comes back for its reckoning, what was said, what was missed, who isn’t there. Some fall asleep before the second line, and some can’t fall asleep at all. Prayers get said from both pillows.',
      'Bedtimes have a fixed order that nobody ever planned, the teeth, the lock on the door, the cat. What is the very last thing you do before the light goes out?',
      'God doesn’t mind if someone dozes off halfway. He’s glad of the half, and he stays up with the rest of it, with the sick, the scared, the night workers, and everyone listening for a car in the driveway.',
    ],
    help: 'A prayer can be as short as three breaths: thank you for one thing, please look after one person, good night. Children like to do it with the fingers of one hand, a name for each.',
  },
  'starting-a-new-job': {
    heard: [
      'New work comes with a new key, a new chair, and forty names. Even the happiest start has some first day of school in it, shoes and all. It’s good news worth turning over, in every detail.',
      'The first weeks are tiring in a way nobody mentions, because every small thing has to be learned, where the cups are, who laughs at what. Feeling slow at first happens to nearly everyone, the very capable included.',
      'Each workplace has its own look and sound, a bell, a row of screens, a smell of bread or sawdust. What is the first thing to be seen there when the day begins?',
      'God is interested in work, the kind with spreadsheets and the kind with mops. He goes in at the door with people, and a ten second prayer in the elevator or the truck is quite long enough.',
    ],
    help: 'Keeping a little list of names with one detail each, likes fishing, has twins, is something new people are often glad of. Using a person’s name on the second morning goes a long way in any shop or office.',
  },
  'just-engaged': {
    heard: [
      'An engagement makes everything shine a bit, the ring, the phone calls, even the grocery run where nobody could keep from grinning. Two people have said yes to all of it. That is a happy thing to tell about.',
      'Along with the joy come lists, opinions, and an aunt with a view on napkins. Being delighted and overwhelmed in one afternoon is very common among engaged couples and the people who love them, and it takes nothing from the gladness.',
      'Every wedding has one song that gets even the grandfathers up out of their chairs, and it’s usually an old one. Which song would you want playing?',
      'God delights in love like this. He’s glad of the laughing, the nerves, and the plans on the backs of envelopes, and he can be asked along for the marriage as well as for the day.',
    ],
    help: 'One nice habit is an evening a week with no wedding talk allowed, only a deck of cards, a pot of soup, and perhaps a short prayer for each other. Couples often say later that those were the evenings they remember best.',
  },
  birthday: {
    heard: [
      'A birthday gathers the years together, the cakes, the people around the table, the ones who used to call. It makes sense that more than one thing gets lit along with the candles. The day deserves a kind word.',
      'Birthdays come with a picture of how they should be, and real life rarely matches it. The phone may be quiet, the number may be large, a chair may be empty. Feeling tender on that day is very common.',
      'Out of all of a person’s birthdays, one or two tend to stand out, for a present, a storm, a visitor, a lopsided cake. Which one do you remember best?',
      'God was glad on the very first of these birthdays, and he has been ever since. He doesn’t love a person by the number, and whoever else remembers the date, he has never once lost it.',
    ],
    help: 'Many people like to have one small custom all their own, such as watching the sun come up, or writing a few lines to read in a year. It belongs to nobody else, so it can’t be forgotten by anyone.',
  },
  'a-happy-day': {
    heard: [
      'A good day likes to be told twice, once for what happened and once for how the light looked while it did. Small happiness counts as much as large. It’s a pleasure just to hear that it came.',
      'Joy can be a little shy. It worries about showing off, or about not lasting, or about others who aren’t having any. And yet it’s a gift, and gifts are allowed to be enjoyed right down to the paper.',
      'Happy days leave a picture behind, a certain face, a lake, a plate of something, a pair of muddy shoes. Which moment of it would you like to remember a year from now?',
      'God enjoys people’s gladness, the way anybody enjoys watching a child run through a sprinkler. There’s no catch in it and nothing owed. A plain thank you, said to him with a full heart, is as good as any hymn.',
    ],
    help: 'Putting three details of it on a scrap of paper, a color, a sound, something somebody said, is a nice way to keep it. Found in a coat pocket next winter, it warms the hands all over again.',
  },
};
