import type { ListeningReplies } from './listeningReplies';

export const LIFE_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  'losing-a-brother-or-sister': {
    heard: [
      'Brothers and sisters are the other witnesses to a certain back seat, a certain kitchen, a certain set of rules. Anything you say about this one is welcome, the sweet and the sharp.',
      'Somehow the sister or brother becomes the strong one, who drives and makes the calls and gets asked about the parents. This grief can go a long while without anyone bringing it up, though God doesn’t overlook it.',
      'Shared growing up leaves odd little leftovers, a scar from the bike, a song, a way of eating cereal. What’s one that came from them?',
      'That whole childhood is known to God, the parts in the photo album and the parts that aren’t. He can be told about it in plain words, or in old jokes, or without words.',
    ],
    help: 'Writing down one thing only siblings would know can help, a nickname, a hiding spot, how the fight over the front seat got settled. Then it isn’t kept in one head alone.',
  },
  'losing-a-friend': {
    heard: [
      'A friend is often the very person you’d text about a thing like this, which makes it stranger. So it’s good that you wrote it here; small particulars are how people stay real.',
      'No form exists for this kind of loss, no bereavement day, no place in the family row. Someone can be grieving as much as anyone in the room and be handed a coat to hang up.',
      'Friends have their standing places, a booth, a bleacher, a back porch, a break room. Where did most of this friendship happen, over the years?',
      'God doesn’t rank grief by who’s related to whom. He knows about the number still in the phone and the booth at the diner, and he listens like someone who knew the friend too.',
    ],
    help: 'Telling the family one story they may not have heard can help, in a note of a few lines. Letters like that get kept in drawers, and the same story can be told to God in thanks.',
  },
  racism: {
    heard: [
      'It may be a joke, a look at a purse, a name nobody bothers to learn, and it’s hardly ever only the one time. Nobody has to argue a case here, or soften it for company.',
      'There’s a second job that comes with it: deciding whether to speak, how to say it, who’ll call it oversensitive, and still finishing the day with a steady face. God sees those extra hours.',
      'Where a family comes from usually holds something to be proud of, a grandmother’s hands, a song, a way of laughing, a recipe. What’s one thing you love about your people?',
      'God made that skin, that hair, that name, those grandparents, and he was pleased. Nobody’s insult gets to be the last word on his own good work.',
    ],
    help: 'Having one person who gets the unedited version can help, at the end of the day, somebody who doesn’t need it explained. At work or school, noting the date and the words is worth the two minutes.',
  },
  stepfamilies: {
    heard: [
      'Who has which chair, and what a person gets called, can mean a great deal in a house like this. Facts like those matter here, and so does what you’ve added.',
      'Everybody arrived with a family already, and no one agreed on the order. A person can be kind all week and still feel like the visitor, or like the reason somebody is sad.',
      'Names can be a puzzle in these families: first names, “my mom’s husband,” something made up that stuck. What does everyone call each other in yours?',
      'God doesn’t seem to need families to be simple before he works in them. He’s there on the exchange days, too, in the car with the duffel bag and the quiet.',
    ],
    help: 'One small thing that belongs to just two people can help, a show, an errand, pancakes on the first Saturday, a grace said together. It doesn’t have to be called anything.',
  },
  'in-laws': {
    heard: [
      'Every couple ends up with two sets of holidays, recipes and unspoken rules. You can tell it here as it is, without having to be diplomatic over the potatoes.',
      'Best behavior in one’s own kitchen is hard, and so is complaining about somebody who’s loved by the person you love. One small comment at the table can last until spring.',
      'Families come with laws no one ever wrote down, about shoes, birthdays, who carves, who calls whom. Which one in the other family surprised you the most?',
      'The older ones’ worries are known to God, and the newcomer’s, and those of the one caught in the doorway between them. It’s all right to pray for grace and a shorter visit together.',
    ],
    help: 'Agreeing beforehand, just the couple, on how long a visit will be and on a quiet signal for leaving can help. Plenty of evenings have been saved by a tug on an earlobe and a prayer in the car.',
  },
  'empty-nest': {
    heard: [
      'A bedroom door sounds different when there’s nobody behind it. Little things tell the truth about this better than any advice column, so it’s good to have a few words from you.',
      'Proud and hollow can come over the same kid on the same afternoon, and the big milk still gets bought by habit. Friends say to enjoy the freedom, and some days that’s true, in between the others.',
      'Children leave things behind, a trophy, a hoodie, half a science project under the bed. What’s still there in the old room?',
      'God goes along to the dorm, the base, the first apartment, and he also stays behind in the hallway. However many miles it is, it’s not too far for him.',
    ],
    help: 'Sending something that doesn’t ask for a reply can help, the dog asleep in a funny spot, the first tomato. And each name can be said to God at the hour when the house used to be loudest.',
  },
  'gambling-and-screens': {
    heard: [
      'Mostly it happens in private, a bathroom stall, a parked car, a glow under the covers, so saying anything at all goes against the pull. Nothing you wrote will be scolded here.',
      'It was built by clever people to make the next tap feel like the one that fixes it. Shame then does the rest, and families are left guessing outside a closed door.',
      'Before the betting or the scrolling, those hours usually belonged to something else, a guitar, a garage, a friend, plain sleep. What used to go there?',
      'God isn’t waiting at some finish line with a stopwatch. He’s there at two in the morning too, with the screen still warm, no less kind than he was the day before.',
    ],
    help: 'Putting a little distance in the way can help: the phone charging in the kitchen overnight, an app deleted, a card left with someone trusted. Even ten minutes gives a pull time to weaken, and “God, help” fits into any of them.',
  },
  'veterans-and-moral-injury': {
    heard: [
      'Some of this has no civilian words, and some comes out sideways, in a smell, a sound, a date. It can be told in pieces here, out of order, with the gaps left as gaps.',
      'Thanks at a ball game can be hard to hear, for something nobody in the stands has any picture of. And it’s hard to love someone who’s home and still checking the exits. God knows both kinds of tired.',
      'Service leaves habits behind, boots by the door, a back to the wall, coffee before dawn. Which one stuck, with you or with the veteran you love?',
      'No road, no room, no order is outside what God knows. He doesn’t flinch from any of it, or from the one who remembers, and he can be told it at four in the morning.',
    ],
    help: 'Letting one person know ahead of time which dates and noises are rough can help, so there’s less to explain in the moment. Some keep a lamp, a dog or a radio on through the night, or a prayer learned by heart.',
  },
  'someone-in-prison': {
    heard: [
      'Families on the outside learn strange things, like which shoes set off the gate, and how long fifteen minutes on the phone really is. You can tell it here without lowering your voice.',
      'Loving a person and being angry or ashamed at the same time is hard, and so is having no good answer when someone asks how they are. There’s no card in the rack for it.',
      'Calls and visits have their own rituals, who talks first, what gets laughed about, what never gets mentioned. What do you mostly talk about when there’s a chance?',
      'No count, no glass and no visiting list keeps God out. He’s as near to the bunk as to the kitchen at home, and he knows both people by their first names.',
    ],
    help: 'Short, plain letters about dull things can help, the weather, the neighbor’s cat, what was for supper. People inside often say those are the ones they read twice. A prayer for them needs no stamp.',
  },
  'caring-for-a-partner-in-trauma': {
    heard: [
      'Living close to someone’s fear, a person learns the map: which seat, which street, which sound from the TV. Anything you add about that map is heard with care, for both of the people on it.',
      'Being the steady one is lonely. It’s possible to understand every reason for it and still lie awake wishing for one dull, ordinary evening, and God doesn’t call that selfish.',
      'Amid all the watching there’s usually one hour that’s a bit easier than the rest, over a dumb show, on a drive, out feeding the birds. What’s the easiest hour the two of you get?',
      'God is gentle with frightened people, and with the ones who lie awake beside them. He isn’t asking the one who loves them to do the healing; that was never their job.',
    ],
    help: 'Agreeing in a calm hour on a word or a signal for the bad ones can help: come closer, give me room, or just turn on the lamp. Then nobody has to guess at midnight, and a silent prayer can go with whichever it is.',
  },
  'a-home-lost': {
    heard: [
      'A house holds things that never go on an insurance list: pencil marks on a doorframe, the sound of the third stair. Anything you want to put down about it is worth keeping.',
      'People say a house can be replaced. They mean well, and it still leaves somebody reaching in the dark for a light switch that isn’t there. God knows which switch.',
      'Every home had its best spot, a kitchen step, a window, a corner of the porch in the evening. Where did you like to be in yours?',
      'God doesn’t live only in houses that are still standing. He’s in the motel room, the cousin’s basement and the borrowed coat, and he remembers the old address.',
    ],
    help: 'Drawing the rooms from memory can help, and badly is fine, with notes on what stood where. It’s useful for the paperwork, and it’s a way of walking through once more, to thank God or to cry.',
  },
  'premature-baby': {
    heard: [
      'Time runs differently next to an incubator; it goes by grams, and by numbers on a screen. Whatever you say here about this baby is handled with care, down to the last ounce.',
      'Loving through a porthole is hard, washing to the elbows, asking permission to touch, riding the elevator past the balloons. Pride and terror can change places in a single shift.',
      'Most wards have someone who makes the hours easier, a night nurse who hums, a cleaner who says good morning. Who has been good to the family there?',
      'God doesn’t measure anybody by the gram. The smallest hand on the ward is fully known to him, and so is the one resting against the glass.',
    ],
    help: 'Keeping a few lines each day can help, what the nurse said, one thing the baby did, one sentence of prayer. When the days blur together, nobody has to remember it all.',
  },
  'parents-divorcing': {
    heard: [
      'It tends to come out in odd bits: a suitcase in the hall, a couch that’s gone, one toothbrush fewer. You can tell any piece of it here without picking a side.',
      'Somebody still needs a ride to practice, or a normal Sunday dinner, while everything underneath is moving, and that’s hard. Grown children get told they’re old enough not to mind, and it isn’t true.',
      'When one home turns into two, something often stays put: a pet, a blanket, a card game, the same cereal. What’s stayed the same for you so far?',
      'God doesn’t have visiting weekends. He’s the same at both addresses, and he knows which things go unsaid so that nobody gets upset.',
    ],
    help: 'Having one sentence ready for being put in the middle can help, like “Please tell her that yourself.” Said once, calmly, it’s enough. A prayer for both of them can be short, or can wait.',
  },
  'children-taken-away': {
    heard: [
      'A house without them keeps their sounds: a cartoon through the wall, a small sock behind the dryer. You can tell it here without anyone writing in the corner.',
      'Staying calm on paper is hard when everything inside is shouting. The dates move, the forms ask about feelings, and strangers decide what a Saturday looks like. God hears the shouting part.',
      'Kids have their own little requests, the blue cup, the same song, the story with all the voices. What did each of them always ask for?',
      'No order and no locked gate keeps God out of the room where a child is asleep, and nothing keeps him from yours. Love that’s prayed from far away isn’t wasted on him.',
    ],
    help: 'Writing a few dated lines to each child every week can help, kept in one box even if none of it can be sent for now. Many put their bedtime prayers in there too.',
  },
  'boundaries-with-family': {
    heard: [
      'In some families a phone lighting up can tighten the shoulders before anyone has said hello. What you’ve brought up can be said freely here; there’s no aunt listening in.',
      'Saying no is hard when it’s to people who held your hand crossing the street, or who have nobody else. A no can be fair and still feel like slamming a door.',
      'Requests like these often start in a familiar way, a sigh, a certain ringtone, a remark about who did what for whom. How does it usually begin in your family?',
      'God knows exactly how much a person has, in the bank and in the bones. He doesn’t put more than twenty-four hours in a day, and he isn’t disappointed in anyone who needs rest.',
    ],
    help: 'Answering with “Let me check and tell you tomorrow” can help, along with a prayer overnight. A day’s pause turns a reflex into a choice, and it’s gentler on both ends of the phone.',
  },
  'infidelity-of-my-own': {
    heard: [
      'This isn’t a thing people bring up at the barber shop. You’ve added something to it here, and it’s heard without gasps, and without excuses being handed out either.',
      'Guilt doesn’t go quiet on its own: it’s there in the school pickup line, in a kind word at supper, in the phone on the nightstand. Prayer can feel closed, too, though it isn’t.',
      'Secrets of this kind change small things, the phone turned face down, the route home, the ring on or off. What small thing is different now from how it was before?',
      'There’s nobody to perform for with God, since he already knows all of it. His mercy looks straight at what was broken, and it doesn’t turn away from the one who broke it.',
    ],
    help: 'Writing out the plain facts once can help, with no reasons attached, for one pair of eyes and God’s. Telling another person the truth is often simpler after it’s been told to the page.',
  },
  'loss-of-a-grandparent': {
    heard: [
      'Grandparents tend to come with a smell, a chair, a dish of candy by the door. Anything more about this one is welcome, in any order, as often as it comes to mind.',
      'People hear the age and think that settles it. They don’t see the kid who always had somewhere to go after school, or the grown-up who still wants to call on Sundays.',
      'The house itself often stays in the mind, the carpet, the clock, the drawer a child was allowed in. What would you see first, coming through their door?',
      'What a grandparent gave away in love isn’t lost with them. God knew that face when it was six years old, and he knew it with every line in it, and he doesn’t forget.',
    ],
    help: 'Using one thing of theirs on an ordinary day can help, a mug, a recipe, a phrase, the way they said grace. It may bring a lump to the throat and a bit of company at once.',
  },
  'relief-after-a-death': {
    heard: [
      'A quiet house after long months of alarms, pills or raised voices is a strange thing. You can say here what couldn’t be said at the reception, and nobody’s face will change.',
      'Feeling lighter is awkward when all the cards say how heavy it must be. A night of real sleep can bring on guilt, and so can a good lunch, and God grudges nobody either one.',
      'Caring or worrying fills the day with small duties, and then one morning the alarm is for nothing. What do you do now with the hours it used to take?',
      'God saw what those weeks or years asked of everyone in them, so relief won’t surprise him. It can be told to him plainly, right next to love, or anger, or whatever else is there.',
    ],
    help: 'Saying “I’m relieved” out loud to one person who saw it up close can help, or just to the dashboard on the way home. People who were there have often felt it too.',
  },
  'passed-over': {
    heard: [
      'There’s usually one moment that stays, the email, the applause, the chair somebody else pulled out. Whatever you’ve added about it doesn’t have to be gracious, in front of God or anybody else.',
      'Clapping with a straight face is hard, and going in on Monday to be helpful is harder. Being overlooked can make people doubt even the things they know they did well.',
      'News like that usually gets walked off somewhere, in the car, on the back steps, over a sink of dishes. Where did you go with it first?',
      'God has never needed a title or a list to notice a person. He knows who stayed late and who taught whom, and anything bitter about it can be told to him too.',
    ],
    help: 'Writing down for one’s own drawer what was actually done can help: the late nights, the fix, the people it was good for. It’s a record nobody else gets to edit, and God has the original.',
  },
  'something-i-took': {
    heard: [
      'Something small can weigh a great deal in a pocket or a drawer. Saying more about it here is allowed to be clumsy, and nobody’s going to call anyone names.',
      'Ordinary things turn strange around it: a cashier’s smile, a family joke, somebody hunting for what’s gone. The fear of being found out can outlast the thing itself by decades.',
      'These things usually sit somewhere in particular afterward, a shoebox, a bank account, the bottom of a bag, or only in the mind. Where is it now?',
      'God is no store detective. He knows about it already, and he’s kinder than the dread is. People have set such things right at nine and at ninety, and he’s been glad either way.',
    ],
    help: 'Putting the thing, or a note about it, in an envelope with a name on it can help, even before it’s clear how to hand it over. A short prayer can go in first.',
  },
  'comforting-a-friend': {
    heard: [
      'Wanting to help somebody who hurts can feel like standing in a doorway with your hands full. It’s good to hear a bit more about this, so the helping can be for a real person.',
      'Nothing a friend brings ever feels like the right size. The words come out wrong, or the text goes unanswered, and then there’s the wondering whether it made things worse. God sees what was meant.',
      'Hard times take over the big things, and a few small comforts still get through, a certain tea, a stupid movie, the window open. What does your friend like?',
      'God likes to be close to people who ache. He often arrives through ordinary hands: a ride, a rake, someone quiet at the other end of the couch.',
    ],
    help: 'Offering something with a time on it can help, such as “I’ll walk the dog at four,” or sending a line that says no answer needed. It spares a tired person from having to think.',
  },
  'autism-and-adhd': {
    heard: [
      'A tag in a collar, a buzzing light, a lost set of keys can run a whole day. Particulars count here, so thank you for yours, told in your own way.',
      'Using twice the energy for half the credit is hard, and then comes the advice to try a little harder. Parents and partners have their own version, and some of their best prayers are said in parking lots.',
      'There may be one thing that makes everything settle, trains, a smooth stone, maps, the same song on repeat. What’s the one in your life?',
      'God isn’t put off by rocking, pacing, silence or the same question nine times. He made minds in more kinds than people expected, and he’s good company for each.',
    ],
    help: 'Lowering the number of things at once can help: one instruction, one alarm, one basket by the door for everything that tends to vanish. Many say it does more than any amount of willpower.',
  },
  'good-news': {
    heard: [
      'Good news gets better each time it’s told, so every detail is welcome: the envelope, the ringtone, the look on the face. It’s a pleasure to hear more of it, and God is surely smiling too.',
      'Joy can be surprisingly hard to hold. Some look over their shoulder, some hush it for a friend who’s hurting, some can’t find anyone awake to call. It’s still good news.',
      'A day like this deserves something to mark it, a song too loud in the car, a candle in a muffin, pancakes at night. How would you like to celebrate?',
      'God enjoys seeing his children happy. Nothing has to be earned or paid back for a day like this; a plain thank-you with your mouth full will do nicely.',
    ],
    help: 'Writing it down tonight can help the day last, with the date and the weather and a thank-you to God, on whatever paper is near. Years later it’s lovely to find in a drawer.',
  },
  'when-i-hurt-someone': {
    heard: [
      'Writing about this without hiding it, and without drowning in it, isn’t easy. What you’ve added is taken seriously here, for your sake and for the sake of the one who was hurt.',
      'Remorse often comes with a picture that won’t leave: a face, a doorway, a child stepping back. It’s heavy to look at, and God looks at it too, with care for everyone in it.',
      'People who want to be different can often name somebody who handled anger well, a grandfather, a coach, a teacher. Who have you seen do that?',
      'The one who was hurt matters to God deeply, and he tells the truth about harm. He doesn’t give up on the person who did it, either, and he knows how people become different.',
    ],
    help: 'Learning the signs just before can help: the jaw, the heat, the voice going up. Those are the seconds for walking out the door and calling someone who’s trained in this.',
  },
  'a-death-i-caused': {
    heard: [
      'After a thing like this there’s a before and an after, and hardly anyone knows how to talk to a person in the after. Any part of it can be told here, in any order, at any hour.',
      'The if is so hard: the minute earlier, the other road, the second look. The mind walks back to that spot over and over, trying to make it come out another way.',
      'Small anchors matter on days like these, a cup of tea, a dog’s head on the knee, a walk to the mailbox. What have you had to eat or drink today?',
      'God knows what happened down to the second, and he knows everything before that second and since. He hasn’t looked away, and he doesn’t reduce a life to its worst moment.',
    ],
    help: 'Having one named person for the worst hours can help, a friend, a counselor, a crisis line, with the number by the bed and a short prayer next to it. People who live with this say it’s too heavy for one.',
  },
  'helping-someone-who-is-hurt': {
    heard: [
      'Noticing is heavy to carry around, at the sink, at the next desk, through a wall. Whatever you’ve added is taken seriously, even if it’s only a feeling that something is off.',
      'Being nearly sure is hard. People worry about being wrong, about making it worse, about losing the friendship, and God understands why they lie there listening.',
      'One more pair of trustworthy eyes makes a difference: a school nurse, an aunt, a doctor, a neighbor down the hall. Who else might have noticed something?',
      'God hears what comes through walls. The one who’s being hurt matters to him more than to anyone, and so does the one who noticed and can’t sleep.',
    ],
    help: 'Writing down what was seen or heard can help, the exact words and the date, nothing guessed. Trained people at a helpline can listen to that and talk through what to do next.',
  },
  'parents-of-a-hurt-child': {
    heard: [
      'A parent in this can be cutting up apple slices with a steady hand and screaming inside. There’s no wrong way to say any of it here, to this page or to God.',
      'Keeping the ordinary going is hard, teeth, homework, bedtime, while the mind runs back over every day and every door. That going back is what love does when it’s frightened.',
      'Even now there may be something this child still goes to, a ball, a stuffed rabbit, a sketchbook, the dog. What is it, these days?',
      'God is not vague about this. What’s done to a child matters to him terribly, and his tenderness is for the child and for the parent outside the bedroom door.',
    ],
    help: 'Leaving one small routine exactly as it was can help, the same breakfast, the same song, the night-light, the same bedtime prayer if there was one. Children borrow calm from things that didn’t change.',
  },
  pornography: {
    heard: [
      'Few things are so common and so little talked about, so whatever you add is like a window opened. No one here is going to wince, and neither is God.',
      'How fast it goes is the hard part, from tired or lonely or bored to a closed door, and then that flat feeling. Partners and parents know another loneliness, on the other side of the door.',
      'When this loosens its grip, people often get something back, sleep, an old hobby, looking someone in the eye, a clear Sunday. What would be good to have back?',
      'God isn’t disgusted. He knows what’s underneath the wanting, for closeness or comfort or rest, and it has never been beneath him to help with the same thing again.',
    ],
    help: 'Noticing the half hour before can help, and putting something in it, a shower, a walk to the corner, a phone charging in another room. An urge is often weaker after twenty minutes.',
  },
  'teenage-life': {
    heard: [
      'Some days are just hallway, hallway, hallway, with everybody looking or nobody looking. Whatever you put here counts, even if it seems random, and it doesn’t need explaining.',
      'Being called nearly grown at breakfast and a child by dinner is hard. It’s hard on the parents too, who never quite know whether to knock.',
      'Everybody at that age seems to have a song, a show or a game that gets them through the week. What’s the one right now, at your house?',
      'God doesn’t roll his eyes. He takes a fifteen-year-old’s question as seriously as anyone’s, and he isn’t waiting for some better, older version to show up.',
    ],
    help: 'One spot to dump the day can help, a notebook, a long walk with music, a prayer with no polite words in it. Things often get smaller once they’re out of the head.',
  },
  'engagement-and-wedding': {
    heard: [
      'A wedding is made of a thousand tiny questions, napkins, uncles, a hem, and one very large one. It’s good to have a little more of the story behind this one.',
      'Feeling the big thing is hard while answering texts about chairs. Cold feet, old quarrels and the one who can’t be there all turn up on the same to-do list.',
      'Every couple has a story of how they met, and it gets polished a little each time it’s told at dinner. How does this one go?',
      'God cares more about the two people than about the centerpieces. He’s glad to be let in on the plans, the doubts, and whatever gets said on the drive home.',
    ],
    help: 'One evening a week with no wedding in it can help, just two people and a plate of eggs, and maybe a short prayer. It shows who’s there under all the plans.',
  },
  'unbelieving-spouse': {
    heard: [
      'Two people can share a coffeepot, a calendar and a bed, and have one big thing they don’t share. What you’ve added is welcome, and nobody has to be fixed by tonight.',
      'The deepest thing may be just the one that can’t be talked about at supper, and that’s lonely. And being looked at as a project is hard, from either side of the table.',
      'Many couples have some custom that works for both, a walk on Sunday, a candle, quiet before eating. What do the two of you do that comes closest to that?',
      'God’s love for a husband or wife doesn’t depend on anyone’s performance. He was fond of them long before the wedding, and they’re safe to talk over with him.',
    ],
    help: 'Looking for what’s still shared can help, a love of honesty, a soft spot for strays, a moment’s quiet before the soup. God can be thanked for those by one person on behalf of two.',
  },
  'abortion-and-after': {
    heard: [
      'Many people carry this past the office, the pew and the family table without a word. Any part of it can be put down here, and no one’s face will harden. God’s won’t either.',
      'The loudest voices are shouting at each other, and the people it’s about are looking at the floor. Few ask how it really was, or is, and that makes it lonely.',
      'Often one small thing holds it that nobody else would understand, a date, a street, a form in a drawer, a song from that year. What would that be for you?',
      'God listens longer than people do. He isn’t one of the shouting voices, and nothing he’s told about this would make him love anyone less.',
    ],
    help: 'Choosing one gentle person can help, a friend, a doctor, a counselor, or God to begin with, and starting with only the first sentence. How much more gets said, and when, is yours to decide.',
  },
};
