import type { ListeningReplies } from './listeningReplies';

export const PEOPLE_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  marriage: {
    heard: [
      'A marriage is built out of very small things, coffee made the right way, a hand in the dark, a joke told forty times. Any of those, sweet or vexing, is worth telling.',
      'Two people bring two ways of loading a dishwasher and two ways of saying sorry. Even happy couples are surprised how much there is to learn, and how long it goes on.',
      'Every couple has a story about how it all began, and usually two versions that don’t quite match. How did this one begin?',
      'God seems to like marriages, the new ones and the creaky ones. He isn’t asking for a perfect pair, and ordinary kindness at a kitchen table pleases him.',
    ],
    help: 'Many couples have found it good to say one thank-you a day, to each other or to God, for something ordinary, like the trash taken out or the patience with an uncle. It’s a habit that grows.',
  },
  'marriage-trouble': {
    heard: [
      'Trouble in a marriage can be loud, or as quiet as a turned back and answers of one word. There’s no need to be fair or finished in telling it here.',
      'It’s lonely to be unhappy next to somebody, and hard to say so, even to God, without feeling disloyal. Money, family and history are all in the room, so nothing about it is simple.',
      'Most quarrels and most silences have a usual starting place, the bills or the in-laws or a phone at supper. Where does this one mostly begin?',
      'God sees both people in a cold house, and he sees what goes on when no one else is there. He cares more about the human beings than about how it all looks.',
    ],
    help: 'If things are calm and it’s safe to talk, it can help to bring one small wish and leave the list for later, one hello at the door, one evening. A wish is easier to hear.',
  },
  unfaithfulness: {
    heard: [
      'Trust makes almost no sound when it breaks, and then everything sounds different, a phone, a late car, a name. Wherever someone stands in this, it can be spoken of here.',
      'There is so much to hold at once, anger and love and shame and dinner still at six. People in this often say their own house feels strange, and nobody outside knows.',
      'After something like this even small routines change, who sits where, who picks up the phone. What does an ordinary evening look like now?',
      'God doesn’t look away from betrayal, and he doesn’t give up on anyone, either. Truth and mercy are both at home with him, and no one’s hurt is asked to hurry.',
    ],
    help: 'Putting off the large decisions for a few days can help, and looking after sleep, food, prayer and one trusted listener first. Very little has to be settled on the worst night.',
  },
  divorce: {
    heard: [
      'The end of a marriage is full of odd little moments, a name on the mailbox, a ring in a drawer, an extra set of keys. Any of them can be told here, or to God, without explaining all the rest.',
      'People take sides or go quiet, and holidays have to be divided up like furniture. Even where it was right, or couldn’t be helped, there’s grief in it, and nobody brings a casserole.',
      'When a household changes, new habits have to be invented for Sundays, for birthdays, for who fixes the sink. Which one has been the trickiest to figure out?',
      'God doesn’t stamp people with the word divorced. He knows the long story behind it, and his kindness to everyone it touched doesn’t depend on who signed what.',
    ],
    help: 'The emptiest evening of the week can be easier with a fixed plan, however modest, a certain supper or a call or an old movie. Others have found that it takes the edge off.',
  },
  singleness: {
    heard: [
      'A single life has its own texture, the freedom, the key in the quiet door, the plus-one on the envelope. What it’s really like, good days and bad, can be said here and prayed about, too.',
      'Other people’s questions are often the hardest part, along with tables set for couples. It can be tiring to be treated as half of something when one is a whole person.',
      'Being single has some small freedoms that married people sigh for, like the thermostat or the music or supper at ten. What’s one that you’d hate to give up?',
      'God isn’t waiting for anyone to become a pair before taking them seriously. He’s near in a full life and on a quiet Sunday evening, and longing is welcome to speak.',
    ],
    help: 'A few fixed points in the week with another person in them can help, a Thursday call or a shared supper or a walk with a neighbor’s dog. Regular often beats grand.',
  },
  'finding-a-spouse': {
    heard: [
      'Looking for someone to share a life with takes a good deal of nerve, and a sense of humor as well. The hopeful parts and the ridiculous ones are both welcome here, and in prayer.',
      'It’s odd to be summed up in a few photos, or introduced at a barbecue like a used car. Hoping and being careful at the same time is tiring for anyone.',
      'Some things really are better with two, a crossword or leftover pie or a long drive. What would you most like to share with someone?',
      'This wish matters to God, and he isn’t embarrassed by it. He makes no guarantees about dates and names, but he’s glad to hear of it, nerves and all.',
    ],
    help: 'Noticing how a person treats the waiter, the dog and a change of plans can help. Many have learned more from that than from any list of questions.',
  },
  purity: {
    heard: [
      'The word comes with so many other people’s voices attached: a parent, a youth leader, a partner, a crowd that laughs. Here you can use your own voice, and nothing in it will be met with a raised eyebrow.',
      'Talking plainly about the body is hard when most of what gets said about it is either a joke or a warning. No wonder so many people keep their questions on this to themselves for years.',
      'Respect is easier to recognize than to define: being listened to, being able to wait or say no and not be punished for it. Who comes to mind as someone who treats people that way?',
      'Jesus was at ease with people whose pasts got talked about, and they were at ease with him. Nobody has to be cleaned up before coming near. God sees a whole person, never a list.',
    ],
    help: 'On an ordinary afternoon, it can help to write down what you yourself believe about this and why, apart from anyone’s rules or teasing, and to show God the page. A reason of your own is steadier than a borrowed one.',
  },
  'pregnancy-and-birth': {
    heard: [
      'So much of this happens in the dark, on the inside, while everyone else goes on buying groceries. What you add matters here, as it does to God, along with the scans and the waiting and the counting.',
      'People seem to expect one feeling from anybody expecting or newly a mother, and most have six before lunch. Carrying joy and fear in the same tired body is hard work, and God isn’t puzzled by the mixture.',
      'Often there’s one object the whole thing gathers around: a test on the sink, a hospital band, a knitted blanket, a gray photo on the fridge. What would that be for you right now?',
      'Long before anyone invented a scan, God was at work in hidden places, and he cares for the one carrying as much as the one carried. A prayer here can be as short as a breath.',
    ],
    help: 'Keeping a slip of paper by the bed for the three a.m. questions can help, ready for the next talk with a midwife or doctor. Written down, a worry often quits circling for a while.',
  },
  parenting: {
    heard: [
      'Children do their most important things at inconvenient times, in the back seat or just after the light goes off. Whatever you add about life with a child has a place here; the parenting books leave most of it out.',
      'Nobody tells you how tired love can be by six in the evening, with one shoe missing and supper getting cold. A person can adore a child and be at the end of their rope in the same minute.',
      'Every household has an hour when things tend to come apart, and another when everybody is easy to love. Which hour is which, in the house you’re thinking of?',
      'God has been patient with children for a very long time, and that includes the tall ones doing the raising. He isn’t keeping score of anybody’s bad supper, and he’s fond of everyone at the table.',
    ],
    help: 'Crouching down to a child’s height, or talking in the car where nobody has to look at anybody, can help with the things that matter. So can a two-second prayer on the stairs before going in.',
  },
  'prodigal-child': {
    heard: [
      'Loving someone far off means living with one ear open, for the phone, for a car in the drive, for a name in somebody’s talk. Whatever you add about this is welcome, the small things included.',
      'There’s no funeral and no casserole for this, only a birthday that goes by and people who ask how the kids are. Missing someone who’s gone out of reach is a lonely kind of missing, and God knows it.',
      'Love like this often keeps something ready: a bed made up, a phone number never changed, a certain cereal on the shelf. What at your place has stayed just the way it was?',
      'Whatever road a child has taken, God knows the name of it. A parent’s love can run out of addresses, and his doesn’t. That’s something to lean on when the house is quiet.',
    ],
    help: 'A small notebook can help, with the things you’d tell them if you could: the neighbor’s new dog, the tree that came down, a line of prayer. It presses nobody for an answer.',
  },
  'difficult-parents': {
    heard: [
      'With a parent, even one small remark can have years behind it. There’s no need to prove here that it was bad enough, or to be fair to everyone first. It’s heard the way you put it.',
      'Outsiders tend to see the nice side, or say that parents did their best, and that makes this hard to talk about. Meanwhile one tone of voice can turn a grown adult into a nine-year-old in the doorway.',
      'It can come up in the oddest places: a ringtone, the birthday card aisle, a certain way of closing a cupboard. What’s a small thing that brings it all back for you?',
      'If the word father or mother makes it harder to talk to God, he can be patient with that. He isn’t like the worst of them, and nobody needs to pretend at his table.',
    ],
    help: 'Putting what goes on, or went on, into plain words for one person outside the family can help, or into a prayer if that’s easier. What seemed normal inside that house often looks different at somebody else’s kitchen table.',
  },
  'honouring-parents': {
    heard: [
      'What’s between a child and a mother or father is rarely simple: gratitude, worry, an old argument, a voice you’d know anywhere. All of that can be in one sentence, and yours is kindly received.',
      'Giving parents their due and still having a life of your own can pull at the same Saturday. Many a devoted son or daughter has driven home tired and guilty together, and God has understood both.',
      'Sometimes a whole parent seems to live in one object: a chair by the window, a dented pot, a set of keys on a hook. Which thing makes you think of yours first?',
      'Whatever was given in that house, and whatever was missing, God knows it. He speaks of honor, and he has never confused it with being perfect or with doing everything alone.',
    ],
    help: 'Asking a parent, or someone who knew them, about the years before there were children can help: a first job, a street, a song. Jotting the answer on an envelope is a way of honoring that costs nothing.',
  },
  'siblings-and-family-conflict': {
    heard: [
      'Family quarrels hide in small things, like who got the good china or who didn’t call on a birthday. Any piece of it can be told here, in whatever order it comes, and God isn’t in a hurry to pick a side.',
      'Everyone has a version, and they were all in the same kitchen when it happened. It’s tiring, and it’s possible to miss the very people one is angry with and have no idea where to put that.',
      'Trouble in a family tends to have its usual spot: the holiday table, the group chat, the front hall when the coats go on. Where does it mostly happen in yours?',
      'From the beginning God has dealt with families like this, and he’s never waited for a peaceful one to come along. He can be talked to about them even when there’s nothing nice to say yet.',
    ],
    help: 'Writing a message short enough for a postcard, about one thing only, can help, and so can leaving it overnight with a prayer on top. By morning it’s clearer whether to send it.',
  },
  'single-parents': {
    heard: [
      'With one grown-up in a house, every form has one signature and every fever has one nurse. A detail from a home like that tells more than a tidy summary would, so it’s good to have this.',
      'Often the hardest part isn’t the work but being the only one who decides, and then lying awake checking the decision. There’s nobody across the room to say it was the right call.',
      'Homes like this often have funny little customs, like breakfast for supper on Fridays or everyone in the big bed during storms. What’s one from the home you have in mind?',
      'God sees the lunches packed at eleven at night, the tears kept for after bedtime, and the laughing fits no other adult was there for. None of it goes by unnoticed.',
    ],
    help: 'A short list on the fridge can help, of small jobs somebody else could do, like Thursday’s school run. When someone says “let me know,” there’s an answer ready, and it may be an answer to a prayer, too.',
  },
  'orphans-and-adoption': {
    heard: [
      'When a family is made this way, even a baby picture, or the lack of one, says something. Thank you for the piece you’ve added; it doesn’t have to fit neatly with the rest.',
      'Love and loss tend to come through the same door here, and people outside often want only the happy half. God knows the other half is there, and that there are days when it aches.',
      'One day of the year often weighs more than the others: a birthday, a court date, the day of coming or of leaving. Which day on the calendar is that for you?',
      'Every name on every version of the birth certificate is known to God, and so are the names nobody wrote down. Whoever signed or didn’t sign, no child was ever a file number to him.',
    ],
    help: 'A box or folder for the small true things can help: a name, a date, a bracelet, a drawing, a prayer, a letter not yet sent. A story with gaps is easier to carry when it has somewhere to live.',
  },
  widows: {
    heard: [
      'Even the word “we” can slip out at the grocery store and hang there a moment. Thank you for writing something of it down here, where it can be said as often as it needs saying.',
      'Often it’s the ordinary part that’s hard: half a loaf going stale, the form with the little box to check, Sunday evenings. People expect grief at the funeral, and it turns up on a Tuesday in the hardware aisle.',
      'Two people who share a house end up with a language of their own, with names for things and jokes about the neighbors. What’s a word or saying that belonged only to that marriage?',
      'God doesn’t tire of hearing the same name said again, and he’s in no hurry for anyone to be finished. He can be spoken to at the kitchen counter, half a sentence at a time.',
    ],
    help: 'Changing one small thing about the hardest hour can help, like supper by the window, or the radio on, or a short prayer at the door before going in. It doesn’t have to mean moving on.',
  },
  friendship: {
    heard: [
      'Friends mostly get made sideways, over homework or a fence or a bad cup of coffee, so it’s the little details that tell the story. It’s good to have a little more of this one.',
      'Nobody can be made to like anybody, and after a certain age there isn’t even a class list to start from. Plenty of warm, funny people go home in the evening wondering who would notice, and God notices each one.',
      'Picture a good afternoon with a friend, nothing fancy: a walk, a ball game on the porch radio, a plate of fries to share. What would the two of you be doing?',
      'Jesus chose to have friends, ate with them, and was let down by them too, so he knows how much a person needs one. He’s a friend for whom nobody has to be interesting.',
    ],
    help: 'Thinking small can help: one photo sent with no answer needed, or one nod to the same face at the same bus stop, with a word to God about it on the way. Friendship usually comes in by inches.',
  },
  betrayal: {
    heard: [
      'It takes someone who knew where the spare key was kept, so every detail here has a history. You’ve put one into words, and it can stay exactly as rough as it is.',
      'Going back over the old days is one of the hardest parts, the trips, the jokes, the photos, and not knowing which of them were real. The mind keeps rereading it like a letter with a page missing.',
      'Between the before and the after there’s usually one moment: a text on a screen, a look, an empty drawer. Where were you when that moment came?',
      'What happens between people who trusted each other doesn’t shock God, and he can hear it from either side of the table. It can be told to him in prayer with the names left in.',
    ],
    help: 'Deciding who needs to hear the story and who doesn’t can help, even just two names on a slip of paper, with God making three. It keeps a sore thing from being handled by everyone.',
  },
  'difficult-people': {
    heard: [
      'Some people can change the air in a room just by setting down a bag. It’s good to have this told plainly, the small stuff and the big, without having to be fair first.',
      'The rehearsing is what wears a person down: the talk in the shower, the one in the car, the better answer at midnight. It’s possible to be done with somebody at five and still be arguing at nine.',
      'Oddly, these things often come down to one little habit: a sigh, a hum, a certain “fine” at the end of a sentence. So which one is it, in this case?',
      'God is fond of people who get on each other’s last nerve, which sooner or later means everybody. It’s fair to ask him for patience and for a closed door in the same prayer.',
    ],
    help: 'One calm sentence kept ready can help, such as “Let me think about that,” and then a reason to step out for a glass of water and a quick prayer. A minute can change the next hour.',
  },
  enemies: {
    heard: [
      'Having someone against you changes plain things, like which street to take, or whether to look at the phone before coffee. It can be said here in rough words; nobody’s going to ask you to be noble.',
      'Being told to love a person who may be planning the next blow is a lot to ask on a weekday. Anger like this doesn’t make anyone a bad person. It’s tiring, and it follows people to supper.',
      'Hostility usually has an address: a shop counter, a fence line, a comment thread, a school hallway. Where do you and this person mostly cross paths?',
      'God doesn’t ask anyone to pretend that harm is harmless. He can be told the worst, revenge and all, and he’s strong enough to be trusted with what shouldn’t be carried to bed.',
    ],
    help: 'A simple dated record of what happens can help, just the facts, in a notebook. It clears the head, it may be useful to someone who can step in, and the rest can go into a prayer.',
  },
  'conflict-and-reconciliation': {
    heard: [
      'Most quarrels have a small beginning that would sound silly to a stranger and isn’t silly at all. You’ve filled in a corner of this one, and nobody here has to rule on who’s right.',
      'After a fight, silence is heavy work. Both people look at the phone, both have a speech ready, and each day that nobody goes first it gets a little harder. God knows what both are waiting to say.',
      'A quarrel changes the map a little, a pew, a break room, one end of the couch that people keep clear of. Where are you most likely to run into them next?',
      'Since God cares about peace and about truth, he isn’t asking for a smile painted over it. Even a halfhearted prayer for the other person, two words long, counts with him.',
    ],
    help: 'Beginning with the smallest true thing can help, something like “I hate that we’re fighting,” before any of the reasons. People can usually hear more once they know that nobody came to win.',
  },
  'forgiving-others': {
    heard: [
      'A deep hurt leaves a person holding a bill that no one else can see. Nothing has to be settled or forgiven by the end of this page; what you wrote can just be true for today.',
      'It comes back on its own, at a red light or over the dishes, with the volume up. That doesn’t mean anyone failed at forgiving. Deep hurts take more than one pass, and God knows how deep this goes.',
      'Forgiveness often snags on one particular thing: a sentence, a shrug, an apology that never came. Which one is it that keeps catching for you?',
      'Mercy, with God, never starts by calling the wrong small. He saw it as it was, and he can keep hold of it through the night for anyone who’s tired of holding it.',
    ],
    help: 'Writing the whole thing out in a letter that’s never meant to be mailed can help, every hard line of it. Afterward it can go into a drawer, or into the stove, or be read to God.',
  },
  'asking-forgiveness': {
    heard: [
      'An apology can live in the throat for years, coming up at stoplights and going back down. Whatever piece of it you’ve set down here, it’s met with respect, by God as well.',
      'You can’t apologize and also control what happens next, and that’s the hard part. There’s the doorbell, the long second on the porch, and then somebody else’s face gets to decide.',
      'Some say it best across a table, others on paper, or side by side at the sink so nobody has to look. How would you do it, if you could pick?',
      'God tends to meet people partway, well before they’ve got the words right. Whatever answer comes from the other side of the door, he’s glad of anyone who wants to mend a thing.',
    ],
    help: 'Saying it out loud once beforehand can help, to the bathroom mirror or the steering wheel, and so can taking out every “but” that crept in. What’s left is usually shorter, and easier to hear.',
  },
  gossip: {
    heard: [
      'Words about people travel faster than the people do, and they never come home the same size. It’s good to hear something from you directly, with nobody passing it along.',
      'Not knowing who knows is the hard part. Every pause at the coffee machine seems to mean something, and there’s no polite way to ask. Those who did the talking often lie awake over it too.',
      'Talk of this kind nearly always has a home base: the group chat, the school gate, the back row, the smoke break. Where does most of it happen?',
      'Every person is known whole to God, the part that gets whispered and the part that never does. In his hearing, nobody is only the story going around about them.',
    ],
    help: 'One light sentence that turns a conversation can help, such as “I’d rather ask her myself,” with a new topic right behind it. Some say a silent prayer for the person instead, and then change the subject.',
  },
  'careful-speech': {
    heard: [
      'A sentence can take two seconds to say and years to stop hearing. Spoken, swallowed or typed at midnight, words matter, and you’ve brought this to a quiet place.',
      'The tongue is quickest, or ties itself in knots, when a person is tired, hungry or scared, and it gives very little warning. Almost everyone has a line they’d dearly like to have back.',
      'Most homes have a phrase that calms things down, and another that lights the fuse. What’s a phrase you’d be happy to hear more often around you?',
      'God hears the words and also what was underneath them, the tiredness, the fear, the thing that was meant. He can be asked for help with the very next sentence; that’s a good size to ask for.',
    ],
    help: 'One slow breath can help, or one sip of water, before answering, and so can letting a written message wait until after breakfast. Some fit a very small prayer into that breath.',
  },
  lying: {
    heard: [
      'Truth and untruth both leave marks on ordinary days: a drawer kept shut, a story checked twice, a phone lying face down. What you’ve said can stand here as it is, plain and unpolished.',
      'Keeping track of what was said to whom is exhausting work, and so is wondering what else wasn’t true. From either end, a lie takes up a lot of room in the head, and God knows how tiring that gets.',
      'These things often turn on one small item, a receipt, a text, a browser page, a grade on a screen. What’s the thing that gave this one away, or might?',
      'With God there’s nothing to keep straight and nothing to cover up, because he already knows and hasn’t left. Plenty of people find him the easiest one to begin being plain with.',
    ],
    help: 'Finding the shortest honest sentence can help, under ten words, and putting it on a scrap of paper before anyone has to hear it. Some try it out on God first, since he won’t be surprised.',
  },
  criticism: {
    heard: [
      'One remark about a supper or a piece of work can outlast a whole drawer of thank-you cards. Whatever is behind the thing you just said, it doesn’t need defending here.',
      'Fair points are hard to hear when they come wrapped in a tone, and unfair ones are hard to shake off because they find the same sore spot. People of every age redo those conversations in bed.',
      'Certain voices stay with people for years, a teacher’s, a coach’s, a mother’s over the stove. Whose voice do you hear in your head when something isn’t good enough?',
      'God sees clearly, and he isn’t sarcastic. He knows what needs work and what’s already lovely, and he can show a person both without making them feel two inches tall.',
    ],
    help: 'Waiting a day can help, then writing the remark down in neutral words, as if one stranger had said it to another. What remains is often half the size, and easier to pray about.',
  },
  bullying: {
    heard: [
      'Bullying counts on people thinking it’s too small to mention: a hat, a nickname, a laugh when someone walks in. It isn’t too small. Anything like that deserves to be told, and it’s taken seriously here.',
      'The getting ready is so wearing: which stairs, which seat, which door, whether the phone is about to buzz again. It can use up a whole day before anything has even happened.',
      'Some places are safer than others: the ride home, the art room, the dog’s corner of the couch. Where’s a spot in the day where nobody has to be on guard?',
      'Never once has God been on the side of a laughing crowd. He sees the one being shoved, and he knows that person by their real name, not the one they got in the hallway.',
    ],
    help: 'Keeping a list can help, with the date, the place, who was there and what was said or done, and screenshots if there are any. People in charge find it harder to brush off a list. God has seen every item on it already.',
  },
  injustice: {
    heard: [
      'A wrong gets replayed like evidence, every date and every word. It can be set down here in any order, and nobody is going to ask for the paperwork first.',
      'Anger is hard enough; what wears people out is the polite letter back, the hold music, the shrug. Caring about what’s right can be lonely when everybody seems ready to move along, though God never is.',
      'Behind most unfair things there’s someone who could have done it differently, a clerk, a boss, a judge, a brother. Who would that be in this case?',
      'God isn’t neutral about wrong, and he doesn’t get tired of hearing about it. Prayers on this subject can be as blunt as they like; he’d rather have honest anger than good manners.',
    ],
    help: 'Choosing one next thing that’s truly possible this week can help, one call or one page of dates, and leaving the rest of the mountain for later. Anger keeps better when it has a job, and some of it can be prayed.',
  },
  'strangers-and-refugees': {
    heard: [
      'There’s a whole life in what people carry across a border, and in what had to stay behind on the kitchen table. Your words about it are welcome here, in whatever language they began.',
      'Everything takes so long: the line, the form, the letter with the wrong date, the joke that everyone gets but one. It’s tiring to be new, and tiring not to understand the person who is.',
      'Food often says home better than anything else does, a bread, a spice, a soup on a holiday. What dish would you most like to put in front of the people around you?',
      'No one is foreign to God. He knows the village someone left, the apartment they’re in, and the people down the hall who aren’t sure what to say. He understands prayers in any accent.',
    ],
    help: 'Learning one name properly can help, with the right sounds, and letting someone learn yours. On many streets it’s the first thing that turns “them” into a neighbor, and it’s a small way of seeing as God sees.',
  },
  neighbours: {
    heard: [
      'People who share a wall or a fence know odd things about each other, like when the dog goes out and when the lamp goes off. A line like yours belongs in that picture.',
      'You can’t just go home from it, because this is home. A small thing at seven in the morning can grow all day, and there’s still the trash to take out and a face to meet.',
      'Every street has its regulars, the walker with the little dog, the man always under his car, the lady who knows everything. Who would a stranger notice first on yours?',
      'God puts a lot of stock in plain nearness: a wave, a borrowed tool, a cup of something. He’s at home on both sides of the wall, whatever has been coming through it.',
    ],
    help: 'Catching a neighbor at an easy moment can help, over the mail or the snow shovel, with a hello about nothing at all. Harder talks go better when they aren’t the first one, and when they’ve been prayed over a little.',
  },
  hospitality: {
    heard: [
      'A table tells on everyone a little: who gets the good chair, who jumps up to help, who isn’t asked. It’s nice to have this from you just as it is, dishes in the sink and all.',
      'Opening the door feels risky because people see how life really looks, the stain, the tension, the small pot. And being on the other side, never asked in, is its own kind of cold.',
      'Most families have one dish that means company’s here, even if it’s only grilled cheese cut on the diagonal. What is it, or was it, in yours?',
      'Jesus was a guest far more often than a host, and he seems to have enjoyed simple meals in mixed company. Wherever a bit of welcome is given or longed for, he’s close by.',
    ],
    help: 'Making it smaller than it sounds can help: a glass of water on the front steps, forty minutes, no napkins, a blessing said or just meant. Guests mostly remember whether they could breathe out.',
  },
};
