import type { ListeningReplies } from './listeningReplies';

export const PATH_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  holiness: {
    heard: [
      'Holiness sounds like marble, and yet the holiest people anyone has met tended to be warm, easy to talk to, and quick to notice who was left standing by the coat rack. It’s a livelier thing than its name.',
      'Wanting to live differently is a lonely business sometimes. There’s the joke nobody else minds, the look across the table, and the private knowledge of how far there is to go. Most who care about it feel like beginners.',
      'Most people are drawn to one part of goodness more than the others: honesty, gentleness, a clean heart, a steady temper. Which one would you most like to have more of?',
      'God’s goodness isn’t the kind that makes people feel dirty and then shuts the door. It’s more like sunlight in a room, which shows the dust and warms the chair at the same time, and he is patient with dust.',
    ],
    help: 'Touching the doorframe on the way out, and asking God to come along into whatever is next, is a habit some people like. It takes two seconds, and it has a way of coming back to mind around noon.',
  },
  obedience: {
    heard: [
      'Doing what God asks usually comes down to something unglamorous: a phone call, a returned tool, a no said at work, an apology. The big words belong to sermons. The thing itself happens on a weekday, and often nobody sees it.',
      'Obedience can be lonely, because the cost is plain and the good of it isn’t yet. Families may not understand, and even a willing person can lie awake wondering whether it was really God who asked.',
      'People learn about obeying somewhere, from a coach, a strict aunt, the army, a father with rules about shoes in the house. Who taught you the most about it, for better or worse?',
      'He isn’t a foreman with a whistle. God asks as someone who loves the person he is asking, he knows to the penny what it costs, and he’s kinder about slow starts than most people are with themselves.',
    ],
    help: 'Before a hard step, it can help to ask God for only the first piece of it, and to tell that piece to one sensible person. Whatever is truly from him can stand being looked at in daylight.',
  },
  worship: {
    heard: [
      'Worship doesn’t always look the part. It can be a hum over the laundry, a long look at a hillside, or simply staying in the pew while everyone else lifts their hands. God knows what each of those is made of.',
      'Music goes straight to places that words go around, which is why worship can be so good and also so hard. A single tune can bring back a whole room. And some days there’s nothing there but the ceiling.',
      'Nearly everyone has one song that gets through when the others don’t, from childhood, or a funeral, or a car radio. Which one is it for you?',
      'God listens past the pitch, the posture, and the volume. A croaky thank you from someone half asleep is as welcome to him as a trained choir, and so is a voice that can’t get the words out.',
    ],
    help: 'On flat days some people don’t try to feel anything. They pick one line of one song, say it slowly like a plain sentence, and mean as much of it as they can. The rest can wait.',
  },
  fasting: {
    heard: [
      'Fasting turns out to be about more than food. Take away one comfort and all sorts of things come up from underneath: irritation, longing, a memory, a prayer. Finding that out is a good part of what it’s for.',
      'It’s humbling, and not always in the way people expect. The mind drifts to bread, the temper shortens, the motives get mixed, and some bodies shouldn’t be doing it at all. None of that shuts anyone out from praying.',
      'People have fasted for all sorts of reasons, a decision, a sick child, a grief, an old custom in the family. Who first told you about it, or made you curious?',
      'God doesn’t need anyone hungry in order to listen. He hears a prayer said over a full plate. What fasting does is make a little quiet, and he’s as glad of the person in that quiet as of anything given up.',
    ],
    help: 'Many people give up something that isn’t food, the phone at the table, the news, the radio in the car, and put a short prayer in the gap. It asks just as much, and it’s gentle on the body.',
  },
  'gods-word': {
    heard: [
      'The Bible is an odd companion, plain on one page and baffling on the next. People read it in waiting rooms, on phones in bed, with a grandfather’s pencil marks in the margin, and everyone has parts they skip.',
      'Reading it can be discouraging when others seem to glow over it. There are the long names, the violent chapters, the January that ends in the third book. Losing the thread is about as common as owning a copy.',
      'There are stories in it that people argue with, and stories they’d like to live in. Which person in the Bible would you most like to have supper with?',
      'God isn’t an examiner with a reading list. He’s been understood by people who couldn’t read at all and people who remembered only half a verse. What’s needed from that book has a way of turning up, late and in small pieces.',
    ],
    help: 'Reading one short passage aloud, slowly, even to an empty kitchen, does more for many people than three chapters in silence. The ear catches what the eye slides over. Stopping at one good line is enough for a day.',
  },
  'holy-spirit': {
    heard: [
      'The Holy Spirit is hard to picture, and most people who try end up with weather or birds. What gets noticed is more often the result: a calm that wasn’t there before, a word that came, a hard person treated kindly.',
      'Talk about the Spirit can leave people uneasy. Some have felt too little and wondered why, some have seen things that frightened them, and some can’t sort a nudge from a wish. Those are old and honest questions.',
      'People often recognize the Spirit’s work in someone else first, in an unlikely patience or a gladness that doesn’t wear out. In whom have you seen something like that?',
      'The Spirit of God is known for gentleness. He doesn’t need noise, and he isn’t handed out as a prize to the gifted. He’s close to people who feel nothing in particular while they pack the lunches.',
    ],
    help: 'One simple habit is to breathe out slowly, say come, Holy Spirit, and then do the next ordinary thing. Looking back in the evening, for half a minute, people sometimes notice where they were helped along.',
  },
  church: {
    heard: [
      'Church is a building, a smell of coffee, a parking lot, and a particular row. It’s also a lot of people who didn’t choose one another, which may be God’s sense of humor. Most stories about it have a face in them.',
      'Walking through that door can be the hardest ten yards of the week. There’s the question of where to sit, when to stand, who will talk, who won’t. Even people who’ve gone all their lives get it sometimes.',
      'Churches differ in a hundred ways, in music, length, coffee, children under the chairs. What is one thing about it that makes you want to stay, or makes you reach for your coat?',
      'God is fond of churches, cracked tiles and all, and he isn’t shut up inside them. He is as close to the person at the kitchen table on Sunday morning as to the one in the front row.',
    ],
    help: 'Arriving five minutes late and leaving in the last song is a perfectly good way to begin, or to begin again, and so is listening from home. Some learn one name each week, and by summer they know a room.',
  },
  'church-hurt': {
    heard: [
      'Hurt from a church gets into odd corners. A hymn in a store, a certain way of saying brother, the sight of that parking lot, and it’s all there again. It is a real wound, and it may be talked about plainly.',
      'Much of what makes it hard is that the people and the words that were meant to comfort became part of the harm. So where does a person take it is a lonely question, and being told to move on makes it lonelier.',
      'After something like this, people often know very exactly what they’d look for. If a church, or any group, were truly safe, what is the first thing that would be different there?',
      'God is not the same as the people who spoke in his name. He saw what was done, he isn’t on the side of whoever has the microphone, and he can be patient with anyone who needs distance.',
    ],
    help: 'Some people write down what happened, with dates, in their own words, and keep it somewhere safe. It steadies the memory when others tell it differently, and nothing has to be done with it until the writer wants to.',
  },
  hypocrisy: {
    heard: [
      'The gap between what’s said and what’s done has a way of sticking in the mind: the grace before the meal and the shouting after it, the smile that goes off at the car door. It’s right to notice it.',
      'Hypocrisy is hard to talk about, since nobody is all of one piece. Seeing it in someone close hurts, seeing it in the mirror stings, and in both cases it’s easy to go either silent or sharp.',
      'Most people have also known somebody who was the same all the way through, in the kitchen and in company. Who comes to mind, and what did they do?',
      'God isn’t taken in by a performance, and he isn’t looking to humiliate anyone either. With him it’s possible to be the same person on both sides of the front door, which is a great rest.',
    ],
    help: 'One thing people have found good is to let a single person know one true thing a week, something small, such as, today was rough, or, that was mine to fix. Others practice on God first, who knows it already.',
  },
  'spiritual-gifts': {
    heard: [
      'Gifts from God often don’t look like gifts to the people who have them. They look like just what anyone would do: fixing the hinge, remembering the birthday, staying calm in a loud room. Others notice first.',
      'Comparing is what sours it. Somebody sings, somebody teaches, and the ones who stack chairs or can’t come anymore begin to wonder what they are for. Being overlooked hurts, and so does being used up.',
      'Some work makes the clock run faster, a garden, a spreadsheet, a listening hour on the phone, a pot of soup for ten. What were you doing the last time you forgot to look at the time?',
      'God gave gifts to be enjoyed as well as used. A person with a weak back and a slow day can still have one, and so can someone who buried theirs for years. He isn’t tapping his foot.',
    ],
    help: 'Asking two people who know you well what they’d miss if you moved away can be surprisingly useful. Their answers tend to be small and plain, and they’re often nearer the mark than any list or test.',
  },
  'sharing-faith': {
    heard: [
      'Talking about faith with people you see every day is tender work. It comes up over dishes, in the break room, at a bedside, and the right words tend to arrive in the car on the way home.',
      'Caring so much is what makes it hard. It matters, and so the voice goes stiff, or nothing comes out at all, or too much does. Almost everyone who loves somebody and loves God knows that tight feeling.',
      'Behind most of these talks there’s one person, across a fence, a desk, or a breakfast table. What do the two of you usually talk about when it isn’t faith?',
      'God was at work in the other person long before the subject came up, and he’ll be there after the dishes are put away. No one’s heart depends on somebody else finding the perfect phrase, which is a relief.',
    ],
    help: 'Instead of a speech, some people keep one honest sentence ready, about what faith has meant on an ordinary bad day, and otherwise ask good questions and listen. People tend to remember having been listened to.',
  },
  persecution: {
    heard: [
      'Trouble for the sake of faith takes many shapes, from a closed door in the night to a joke by the copier to an empty chair at a family table. Each of them costs something real, and none is too small to mention.',
      'A good part of the weight is having to weigh every word: when to speak, when to keep quiet, whom to tell. Keeping safe can seem like hiding, and speaking can cost others. Nobody outside should judge that quickly, and God understands it.',
      'Often one small thing gets carried along through it, a tune, a line learned as a child, the memory of a face. Which one do you go back to when it gets rough?',
      'Jesus knows what it is to be mocked and left out by his own. He isn’t disappointed in people who are careful or afraid, and he stays with those who have nobody else on their side of the table.',
    ],
    help: 'Some people agree on one minute of the day when they and another believer, near or far, will pray at the same time. No message is needed, and no one can see it. It makes a cold room less empty.',
  },
  'spiritual-warfare': {
    heard: [
      'Fear of evil mostly comes after dark, when the pipes knock and the mind fills in the rest. It can make a grown person check the closet. There’s no need to be embarrassed about a word of it.',
      'It’s hard to know what to call these things. Some trouble comes from tiredness, illness, or an old fright, and some people sense more in it than that. A frightened person needs kindness first, whatever the name turns out to be.',
      'Everybody has something that brings them back down to earth, a voice on the phone, a pet, a certain song, the hall light. What calms you quickest after a scare?',
      'God isn’t in a close contest with anyone. Nothing that scares people is on his level, and a thought that comes uninvited doesn’t change whose they are. He keeps watch while people sleep, and also while they can’t.',
    ],
    help: 'When fear comes at night, it can help to switch on a lamp, put both feet on the floor, drink some water, and say the name of Jesus once, calmly. Once is enough. He doesn’t need shouting.',
  },
  identity: {
    heard: [
      'Who somebody is gets decided by others early on: the smart one, the difficult one, the one who looks like Dad. Those names stick like burrs. It takes a while to tell which ones were ever really yours.',
      'The question gets loud just when the usual answers stop working, when a job ends, or a marriage, or school, or when two worlds each say a person belongs to the other. It can be dizzying, and it’s nobody’s silliness.',
      'Children often know what they love before anyone tells them who to be. What did you like to do at about ten years old, when nobody was watching?',
      'God knew the person before there was any label. To him nobody is a role or a record or a face in a mirror, and he isn’t confused by people who are still working out who they are.',
    ],
    help: 'A list can be good here, made over a week, of small things that are true whatever happens: hates olives, cries at parades, good with dogs. Nobody’s opinion is needed for it, and it’s oddly comforting to read.',
  },
  purpose: {
    heard: [
      'Wondering what it’s all for tends to come in the in-between hours, at a red light or in front of the refrigerator at night. It’s a large question in very ordinary clothes, and it comes to people at every age.',
      'It’s hard when others seem to have a calling with a name on it, while the days here are made of errands, pain, or work that gets undone by Friday. Feeling unneeded is one of the heavier feelings there are.',
      'When people look back, they often see a thread running through jobs and years, such as mending, teaching, making others laugh. What do you keep ending up doing, wherever you are?',
      'A life isn’t measured by its size, not by God. Someone who makes one other person’s day lighter is doing work he notices, and someone who can do nothing at all just now is not one bit less wanted by him.',
    ],
    help: 'Each evening for a week, some people write down the one moment that was worth being there for. It needn’t be useful or noble. By the end of the week the list usually points somewhere.',
  },
  'new-beginnings': {
    heard: [
      'Starting over is mostly boxes. There’s the new key that sticks, the wrong turn on the way home, the old number still in the phone. Something can be good and still feel like wearing another person’s shoes.',
      'What’s difficult about a beginning is that the past doesn’t get the message. Other people remember, habits remember, and a quiet evening can bring it all in again. Feeling two things at once is common in a new place.',
      'New lives are built from very small habits, the first coffee, the walk to the bus, a different chair. What is one thing you do now that you didn’t do a year ago?',
      'God doesn’t get tired of beginnings, second ones or tenth ones. He isn’t holding up the old chapter for comparison, and he’s there on the plain days after the fresh start, when it’s just life again.',
    ],
    help: 'In a new life it can help to put one thing in order and keep it that way: a made bed, a cleared table, a shelf with one photograph. On the shaky days there’s one corner that already belongs to the new life.',
  },
  'gods-presence': {
    heard: [
      'God’s nearness is seldom how people expect it. It may be nothing more than a quiet in the car, or getting through an hour that looked impossible. Other days there’s nothing to report, and that’s part of it, too.',
      'Longing for someone who can’t be seen across a table is hard work. People wonder if they did something wrong, or if others are made differently. Feelings about God come and go in almost everyone.',
      'For a lot of people there’s one spot where things go quiet inside, a porch step, a back pew, a stretch of road. Where is that for you?',
      'God is as present in the dull room as in the shining one. His being there doesn’t hang on anyone’s mood, merit, or concentration. He can be with people who can’t feel it, and with those they worry about.',
    ],
    help: 'One way people remind themselves is to leave an empty chair, or the other half of the bench, and talk toward it for a minute, out loud or not. It seems silly the first time, and then it doesn’t.',
  },
  'gods-faithfulness': {
    heard: [
      'Being able to count on someone is worth more than almost anything, and everybody learns early what it’s like when they can’t. Whatever people say about God keeping his word has all of that history behind it.',
      'Faithfulness is easiest to see in the rearview mirror. In the middle there’s only the bill on the counter, or the prayer that’s gone on for years, and remembering past help doesn’t always quiet the present fear.',
      'Faithful people give a hint of what God is like: the one who always called on Sunday, the neighbor who came back with the tools. Who in your life simply kept turning up?',
      'God is steady in a way that people can’t always be. He doesn’t lose interest, get old, or move away, and his keeping hold doesn’t stop because somebody’s own grip loosened, or because an answer is slow.',
    ],
    help: 'A jar or a shoebox can be good for this, with a slip of paper for each time God, or somebody he sent, came through. On thin days it’s something to put a hand in. Even three slips say something.',
  },
  'gods-plan': {
    heard: [
      'Words about God’s plan can land like a blanket or like a stone, depending on the day and on who says them. It makes sense to turn them over for a while before deciding what to do with them.',
      'When life goes another way, people are left holding the drawings for a house that won’t be built. It’s hard to hear that all this was meant, and also hard to think that it meant nothing. Many live between the two.',
      'Even those who trust God most have a question saved up for him about how their life went. Which turn in the road would you ask about first?',
      'God’s care doesn’t depend on anyone reading the signs correctly. He isn’t hiding the one right door behind a trick, and where pain has come, he grieves it with people rather than asking them to call it good.',
    ],
    help: 'Some people stop asking about the whole road and ask God only what is kind and right for this afternoon. It’s a question with an answer, usually a small one, and tomorrow can be asked about tomorrow.',
  },
  waiting: {
    heard: [
      'Waiting has its own furniture: the phone face up on the table, the mailbox, the clock over the reception desk. The days look the same from outside, and inside everything leans toward one piece of news.',
      'Not being able to do anything is what wears people down. Hope goes up at each ring and sinks again, and meanwhile others seem to get theirs. Being short with people while waiting is about as normal as yawning.',
      'Everyone who waits has something that passes the hours, cards, a garden, folding and refolding, an old show. What has been getting you through the longest ones?',
      'God isn’t bored by slow things. He keeps company with people in the hallway as much as on the other side of the door, and he doesn’t think less of anyone for asking again whether it’s time.',
    ],
    help: 'It can help to give the waiting a set hour, say seven to eight, for checking and wondering and praying, and to tell it the rest of the day, not now. It won’t always listen, but it often listens some.',
  },
  perseverance: {
    heard: [
      'Keeping on is rarely heroic. It’s the alarm again, the pills counted out again, the same stairs, the same patient sentence. The people who do it hardly ever think it’s anything much, and God surely does.',
      'The long middle is the hard part, when the start is forgotten and the end can’t be seen and people have stopped asking. Wanting to lie down in the road is no sign of weakness. It’s a sign of distance.',
      'Anyone who keeps going knows which part of the road is steepest, the first hour, the last mile, the middle of the week. Which part is it for you?',
      'God doesn’t stand at the finish with a stopwatch. He’s with people at mile twelve, on the curb with one shoe off, and he’s as kind to those who need to stop as to those who can go on.',
    ],
    help: 'Plenty of long haulers shrink the distance: only to lunch, only this load, only until the kettle boils. It can help to say done out loud at each of those points, because nobody else is going to.',
  },
  truth: {
    heard: [
      'Truth used to seem simpler, or at least slower. Now it comes at people all day from screens, pulpits, and relatives, each with a firm voice. Wanting to know what’s really so is a decent and honest wish.',
      'Sorting true from false is tiring, and it gets personal fast. A question about a fact becomes a quarrel about a person, and somebody leaves the table. Finding out that something trusted was wrong can tilt the whole floor.',
      'Trust in somebody’s word usually gets built in small things, like a time that was kept or a mistake that was admitted. Whose word do you take without checking, and how did they earn that?',
      'God isn’t threatened by an honest question, and he isn’t served by a lie told for his sake. Anyone looking for what is true, slowly and with kindness, is headed somewhere good, even with empty hands.',
    ],
    help: 'Before passing on a claim or losing sleep over it, some people let it stand for a day and ask who gains if it’s believed. A good many things go quiet overnight, and the true ones are still there.',
  },
  freedom: {
    heard: [
      'Freedom can be a strange country. People walk out of something that held them and still ask permission, still lower their voice, still wait for the bell. It takes the rest of a person some time to catch up.',
      'The trouble with being held is that it gets familiar. There’s a groove worn in the floor, and a kind of safety in knowing each step of it. Missing it and wanting out can both be true on the same day.',
      'Being free often comes down to something small: sleeping late, saying no, walking in without a knot in the stomach. Which small freedom do you enjoy most, or would you most like to have?',
      'God’s kind of freedom isn’t a push out the door. He goes at the pace of whoever is walking, he doesn’t mock anyone for looking back, and no lock has ever made a person smaller to him.',
    ],
    help: 'One small practice is to make a single free choice each morning, on purpose, however tiny: the blue cup, the other route, the window open. It reminds the hands that they belong to someone.',
  },
  'light-in-darkness': {
    heard: [
      'Darkness makes everything the same color, and it muffles sound. Somebody in it often has no wish for speeches, only to have another person pull up a chair. So whatever has to be said may be short.',
      'In the dark it’s hard to believe that anything was ever different. Well meant words bounce off, mornings are as heavy as nights, and getting dressed can count as the whole day’s work. Plenty of strong people have been there.',
      'Darkness tends to keep hours, the gray of early morning, the slow middle of an afternoon, the time after the dishes. At what time of day is it usually at its heaviest?',
      'God isn’t only found where it’s bright. He can be in a room where nobody can see their own hand, and he doesn’t leave because someone has no prayer or hope to offer him just then.',
    ],
    help: 'For dark stretches, it can help to choose the smallest possible light and do it daily: the curtain pulled back, a face washed, one message to one person, or to God, that says only, still here. It doesn’t need to cheer anybody up.',
  },
  blessing: {
    heard: [
      'Blessings are mostly spoken over very ordinary things: a lunchbox, a new key, a baby’s damp head, a long table. It’s lovely that people still want to say them. The words make everyone slow down for a second.',
      'Wishing good out loud can be oddly shy work. People worry about getting the words right, or about being too solemn at the wrong moment, or they’ve so much to be thankful for that nothing seems large enough.',
      'Kind words can stay with a person for a lifetime, said at a bedside, a graduation, or through a car window. What good thing did somebody once say to you that you’ve kept?',
      'God likes giving. Good things come from him before anyone has thought to ask, and he seems especially fond of sending them by hand, through whoever happens to be standing nearest with a casserole.',
    ],
    help: 'A good blessing can be very short, a hand on a shoulder, the person’s name, and one thing you hope God will give them. Some families say theirs at the front door, so that nobody has to make an occasion of it.',
  },
};
