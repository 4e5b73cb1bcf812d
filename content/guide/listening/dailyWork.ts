import type { ListeningReplies } from './listeningReplies';

export const DAILY_WORK_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  work: {
    heard: [
      'Work is mostly made of little things nobody puts on a résumé, the good stapler, the early alarm, the person who microwaves fish. It’s good to have something of yours to add to the picture.',
      'The best hours of a day go into it, and it’s hard to wonder who’d notice if they didn’t. Even work a person loves can follow them home and pull up a chair.',
      'Every job has its sound, a forklift, a copier, a baby monitor, the bell over the door. What would someone hear who spent an hour where you are?',
      'Jesus worked with his hands for years with no crowd watching. Plain work is not beneath God, and a shelf stocked well or a floor mopped properly doesn’t escape him.',
    ],
    help: 'Marking the end of the shift can help, with hands washed slowly, shoes changed, or a lap around the block. After that, and maybe a word of thanks to God, the evening knows it’s allowed to begin.',
  },
  'losing-a-job': {
    heard: [
      'The box of desk things, the badge that stops working, the first Monday with nowhere to be: it’s a strange stretch of road. Whatever you’d like to add has a listener here.',
      'Being asked what you do is hard at a party or the school gate, and the answer seems to change size. Pride and the light bill get tangled up together.',
      'A workplace leaves odd knowledge behind, how to calm a customer, where the machine sticks, who took three sugars. What do you know how to do that few people can?',
      'God knew people’s names before anybody had a business card. Being worth something to him isn’t tied to a payroll, and he can be asked about the rent without embarrassment.',
    ],
    help: 'Giving the morning a shape can help: dressed by eight, a word with God, one application or call, then out the door for air. A short list that gets finished does more than a long one.',
  },
  'hard-bosses': {
    heard: [
      'One person’s footsteps in a hallway can set the weather for twenty people. It can all be told here, the tone, the emails, the thing said in front of everyone.',
      'Biting your tongue for eight hours and then being pleasant at home is hard work. So is looking for the door when the paycheck is on this side of it, and God knows both.',
      'Crews under a rough boss usually work out signals of their own, a raised eyebrow, a code word, a mug left on the desk. How do people there warn each other?',
      'No one’s rank impresses God, and he doesn’t mistake a raised voice for strength. He sees what happens after the door closes, and how people are treated matters to him.',
    ],
    help: 'Writing things down the same day can help, what was said, when, who heard, kept somewhere that isn’t a company computer. It’s calming, and now and then it’s useful.',
  },
  calling: {
    heard: [
      'Thoughts like this tend to come quietly, over the dishes or driving home, and then come back. A little more from you about it is welcome, and it doesn’t have to sound sure.',
      'Not knowing is hard, and half knowing may be harder. Somebody always seems to have it figured out by twenty-two, while others are still asking God at sixty with their reading glasses on.',
      'Children often show it early, lining up dolls for school, taking clocks apart, burying birds with a speech. What did you play at when you were small?',
      'God isn’t hiding it like a prize in a cereal box. He’s generous with time, he can use a detour, and an ordinary life well loved is no second choice with him.',
    ],
    help: 'Trying a thing at its smallest size can help, one afternoon, one visit, one person helped, before asking whether it’s forever. The feet often learn it sooner than the head.',
  },
  'success-and-ambition': {
    heard: [
      'Wanting something badly can be hard to admit, and so can having it and not knowing what comes next. A bit more of the real story, the part that never gets posted, is very welcome.',
      'The bar moves, and that’s the trouble. A thing gets won, or missed, and by evening the mind is already comparing it with somebody down the street.',
      'Most ambitions have an early picture behind them, a trophy case, a cousin’s car, a teacher who said yes or said no. What’s the picture behind yours?',
      'God isn’t more impressed by a corner office or less by a folding table. He likes to see people make good things, and he likes the people just as well when things flop.',
    ],
    help: 'Deciding ahead of time what “enough” would look like can help, in one line on an index card, talked over with God. It gives the wanting somewhere to stop and take its coat off.',
  },
  laziness: {
    heard: [
      'First there’s the thing itself, the form, the sink, the call, and then there’s the dread of it, which usually weighs more. Whatever you’ve added, nobody here is tapping a foot.',
      'Being tired and calling it lazy is hard, and so is being called lazy and not knowing how to explain. Some of the heaviest work goes on in people who can’t seem to start.',
      'Things left undone usually pile up in one spot, a chair with laundry, an inbox, a back seat, a corner of the garage. Where is it at your place?',
      'To God there’s a clear difference between a lazy heart and a worn-out one, and he’s gentle with both. Rest was his idea, too, and he never charged anyone for it.',
    ],
    help: 'Shrinking the job until it’s almost silly can help: one plate, one line, shoes on and no further, and “God, give me a push” for a prayer. Starting is the stiff part.',
  },
  money: {
    heard: [
      'Behind most figures there’s a kitchen table, and somebody doing sums on the back of an envelope. Whatever the numbers are, they’ve come to a friendly ear, and God takes them seriously too.',
      'Money is hard to talk about because it’s never only money. It’s who decides, who worries, who pretends, and what gets said in the car with the kids listening.',
      'Everyone has some purchase they still remember, good or foolish, a bike, a coat, a used guitar. What are the best few dollars you ever spent?',
      'God cares about groceries and rent and the funny noise in the car. Nobody needs a spiritual reason to bring it up with him; bread is reason enough.',
    ],
    help: 'Putting everything on one sheet can help, what comes in and what goes out, in pencil, in daylight. Whatever it says, it’s usually quieter than it was in the dark.',
  },
  debt: {
    heard: [
      'An envelope with a window in it can lie by the toaster for days. You can speak about it here in round figures or none at all, and no one’s going to whistle.',
      'Hiding is the heavy part, the drawer, the call not picked up, the dinner turned down with some excuse. Owing and being owed can both make strangers of people.',
      'One account often bothers people more than its size, a brother’s loan, a hospital bill, an old store card. Which one is it, or was it, for you?',
      'God doesn’t add up a person the way a lender does. He knows how it came about, the bad luck and the other kind, and neither one makes him step back.',
    ],
    help: 'Opening the mail with somebody else in the room can help, and sorting it into just two piles, soon and later. Some say a prayer over the piles; many towns have free debt counselors, too.',
  },
  poverty: {
    heard: [
      'Being short means doing arithmetic in the checkout line, at the gas pump, at the school office. It takes skill that nobody applauds, and what you’ve added is heard with respect.',
      'Everything costs more for those with less, the late fee, the bus ride, the small box instead of the big one. And it’s hard to be stared at, or looked past. God does neither.',
      'People who’ve been short get inventive, soup from almost nothing, a coat made over, a birthday that cost a dollar. What’s something you’ve managed, or seen managed, that deserves a little pride?',
      'Jesus lived without much, and he never talked down to anyone about it. God knows to the dollar what’s missing this week, and he sees dignity that others walk past.',
    ],
    help: 'Asking a librarian, a school secretary or a local helpline can help, since they often know which pantries and funds are open without a fuss. They’ve been asked before, and God honors the asking.',
  },
  generosity: {
    heard: [
      'Giving is hardly ever just the amount; there’s a face in it, or a memory, or a little fear. It’s good to have yours told the way it is.',
      'Knowing what’s enough is hard, and so is giving freely when it’s expected, or taken for granted, or argued about at home. Receiving can be harder yet for hands that are used to giving.',
      'Nearly every family has one giver people tell about, the uncle with the silver dollars, the aunt who’d hand you her coat. Who was that in yours?',
      'God gives without checking who’ll write a thank-you note. He doesn’t weigh one person’s gift against another’s, and an open hand with little in it delights him.',
    ],
    help: 'Giving something before it becomes a policy can help: a ride, a jar of jam, an hour on a Tuesday, a prayer for the neighbor. Small gifts teach the hand how to open.',
  },
  'honesty-in-business': {
    heard: [
      'Usually it comes down to something small enough for a drawer: an invoice, a time sheet, a box of paper, a number rounded up. You can talk about it here off the record.',
      'The honest thing costs, and the other thing seems to cost nobody, at least this week. Staying straight can be lonely in a room where everyone shrugs, and God sees who isn’t shrugging.',
      'Every trade has someone who does it right, the mechanic who shows you the old part, the cashier who runs after you with change. Who’s the most honest person you’ve worked with?',
      'God takes an interest in receipts. He knows the pressure from above and the mouths at home, and he’s on the side of anyone trying to come out straight.',
    ],
    help: 'Describing the matter aloud in one plain sentence can help, as if to a grandchild, or to God. The ear often knows before the head does.',
  },
  leadership: {
    heard: [
      'Being in charge is mostly small: who got left off the email, who’s sulking, who locks up. What you bring can be said here without having to look sure of yourself.',
      'The chair where complaints land is a lonely one. People see the decision, and not the four bad choices it was picked from, or the drive home afterward.',
      'Every group has a person who quietly makes it work, with no title at all. Who is that in yours, and what do they do?',
      'God doesn’t expect a leader to be everywhere; that’s his own work. He has patience for people learning to lead, and for people following somebody who’s still learning.',
    ],
    help: 'Asking one trusted person what’s being missed can help, and then staying silent for a full minute. Some leaders ask God the same thing on the way in.',
  },
  decisions: {
    heard: [
      'A choice like this gets carried into the shower, the car and the middle of the night. One more piece on the table is useful, even if it makes the pile messier.',
      'Choosing one good thing means waving goodbye to another, and no one can show you the year you didn’t pick. Lists help up to a point, and prayer doesn’t always come with a memo.',
      'Some choose with a list, some on a long walk, some by calling the same three people. How have you made the bigger choices in your life so far?',
      'God isn’t standing at the fork with his arms crossed, waiting for a mistake. He goes down real roads with real people, including the ones they’d choose differently now.',
    ],
    help: 'Writing the question at the top of a page in under ten words can help. Quite often it turns out to be two questions wearing one coat, and one of them is already answered.',
  },
  'exams-and-study': {
    heard: [
      'The book open at the same page, the clock, the highlighter that has highlighted everything: plenty of people know that desk. What you add here won’t be graded by anyone, least of all God.',
      'A mind that knew it all in the kitchen can go blank in the hall, and that’s hard to explain. And whole families can end up waiting on one letter or number.',
      'Studying goes better in some spots than others, the bus, the floor, a library corner, the kitchen at five in the morning. Where’s the good one for you, or your student?',
      'God isn’t on the examining board. He’s glad of a curious mind, he knows about the knot in the stomach, and he’ll think no less of anyone on results day.',
    ],
    help: 'Closing the book and explaining a thing out loud to a chair, a cat or a little brother can help with any subject. Whatever comes out stumbling is what to look at next.',
  },
  retirement: {
    heard: [
      'Mondays are often the first odd thing: the alarm off, the coffee slow, the street already gone to work. A detail from your version is welcome, cheerful or not.',
      'Going from forty questions a day to one about lunch is a big change. Even those who love it say there’s a morning when they reach for the keys, and God has seen that reach.',
      'After all that work the hands know things, how to wire a lamp, settle a ward, read a balance sheet upside down. What could you still do blindfolded?',
      'God never took anyone on for their output. An afternoon with no use in it, given to a tomato plant or a crossword, is fine company for him.',
    ],
    help: 'Two fixed points in the week can help, the same bench, the same prayer at nine, the same friend on Thursdays. The rest can be left loose around them.',
  },
  'moving-and-new-places': {
    heard: [
      'Moving shrinks life to tape, labels and the one box with the can opener. It’s good to get a line from the middle of that, or from the far side of it.',
      'Nobody in the checkout line knows you, after years of being somebody’s neighbor, and that’s odd. Even a happy move leaves a person reaching for drawers that are in another state.',
      'A room starts to feel like home after one particular thing is unpacked, a lamp, a kettle, a certain picture. What did you put up first, or what will it be?',
      'There’s no address where God has to be introduced. He knew the last street and he knows this one, and he’ll listen in an empty room with an echo.',
    ],
    help: 'Going to one place twice can help, a bench, a library desk, a corner with a dog, and giving the same hello. Praying for the street on the way makes it familiar sooner.',
  },
  time: {
    heard: [
      'Days go by in loads of laundry, bus rides and half-finished cups of coffee, too fast or far too slow. What you’ve added is worth stopping for, and God is never too busy for it.',
      'No minute left for the people you’d do anything for, or a whole long afternoon with only the clock for company: both are hard. Both can make a person feel late.',
      'Clocks matter less than what a day gets hung on: the mail, a pill, the school bus, a show at seven. What does yours hang on?',
      'God isn’t in a rush, and he isn’t tapping a watch. A short prayer at a red light is as good to him as an hour, and he hasn’t forgotten the years behind.',
    ],
    help: 'Giving one small thing its own time and guarding it can help, ten minutes of prayer on the porch, a call on Wednesdays. A day with one fixed spot has a different shape.',
  },
  war: {
    heard: [
      'War gets into small things: the ear that listens for a plane, the supper that goes cold by the radio, the map everyone suddenly knows by heart. Whatever part of it has reached you can be said here, and to God, in plain words.',
      'Part of what makes war so hard is that ordinary life keeps asking for things: dishes, homework, clean socks. Going on with them can seem almost wrong, and stopping changes nothing. Anyone would be pulled in two by that.',
      'As big as war is, it usually reaches a person through something small: a sound, a picture, a phone call, a question at bedtime. Which small thing brings it closest to you these days?',
      'God does not look at war from a safe distance. He knows each person under each roof, on every side of every border, and his grief over it is older and deeper than any headline. Longing for it to stop is something he shares.',
    ],
    help: 'Many people touched by war have found it good to choose one name, of someone near or of a stranger in a report, and to pray for that person at the same hour each day. One name is small enough to carry.',
  },
  government: {
    heard: [
      'Politics has a way of coming in at the kitchen door, into dinner, into family chats, into the line at the post office. Caring how a country is run is one way of caring for the people in it, and God cares about them too.',
      'Dealing with those in power can be like talking to a closed window. One person has one voice, one ballot, one form in a tall pile, and it’s easy to end up angry, or worn out, or both.',
      'Most opinions about government began close to home, with a bill, a law, a school, or a grandfather who talked at supper. What was the first thing that made you care about how your country is run?',
      'Governments come and go, and God has watched a great many of them. He listens to the person in the long line as closely as to the one behind the big desk, and no election takes that away.',
    ],
    help: 'Some people steady themselves by setting politics down for one evening a week, phone in another room, and doing something near at hand: a neighbor’s trash can, a letter, a call. What is close can often still be changed.',
  },
  prison: {
    heard: [
      'Prison reaches much further than its walls. It changes a family’s calendar, what the mail means, what gets said when someone asks how everybody is doing. All of that belongs in this conversation, the small parts too.',
      'Much of prison is waiting on other people: the count, the list, the lawyer, the phone with a line behind it. So little is in anyone’s own hands, inside or out, and shame often keeps people from talking about it.',
      'Prison has its own clock, made of counts, visiting days, hearings, and long stretches in between. What does a plain Tuesday look like for you in all this?',
      'No door has ever been locked against God. He knows people by name and not by number, and he can look at the whole of what someone did, or was accused of, and still see the person standing there.',
    ],
    help: 'Short, ordinary letters have meant a lot on both sides of the wall. It can help to write down one small thing a day, what was for supper or what the sky looked like, even on a page that only God will read.',
  },
  creation: {
    heard: [
      'A patch of sky between two roofs can do it, or ants on a step, or frost on a car window. The world keeps offering more than anyone has time to see, and God must be pleased when somebody notices.',
      'Creation is lovely and hard at once. The same spring brings blossoms and floods, and the hawk is beautiful, though the sparrow would disagree. Wonder, worry, and questions often grow in the same garden, and there’s room for all of them.',
      'Nature tends to get in by one of the senses: rain on a warm street, gulls, cut grass, cold water on the hands. What sound or smell from outdoors takes you straight back to a particular place?',
      'God seems to enjoy what he made, down to the beetles nobody will ever see. Whatever still puzzles people about how and why, that care for small things says something about how he looks at each person.',
    ],
    help: 'Watching one living thing for a month is something people come to love: a tree outside the window, a bird that comes at a certain hour, a bean in a jar. Looking slowly at one thing often shows more than looking at many.',
  },
  wisdom: {
    heard: [
      'Wisdom rarely looks impressive from the outside. Mostly it’s a pause before an answer, a question asked at the right time, or the good sense to sleep on a thing. It grows in the same soil as mistakes.',
      'What makes wisdom hard is that it so often arrives late, after the words are out or the papers are signed. Nearly everyone has lain awake replaying a moment they’d handle differently now, and that includes the wise ones.',
      'Good sense is often handed down in one short line, by a grandmother, a coach, or a boss who had seen a lot. What piece of advice do you still find yourself using?',
      'God is patient with slow learners, which is most people. Asking him for wisdom doesn’t take fine words, and what comes is often quiet: a second thought, a friend’s remark, a little more calm than before.',
    ],
    help: 'A tangle often looks clearer on paper. It can help to write down what you’d tell a good friend who came to you with exactly this, and then leave the page overnight before reading it again.',
  },
};
