import type { ListeningReplies } from './listeningReplies';

export const HEART_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  anger: {
    heard: [
      'Anger usually has something to say, and it’s better heard than sent to its room. Whatever set it off, big or ridiculous, can be told here at full volume.',
      'The heat comes so fast, and what’s left afterward is often a silent house and a sore throat. It’s hard to be the angry one, and hard to live around it.',
      'Anger has its own style in every household, slammed cupboards or cold silence or jokes with an edge. How does it usually come out in this case?',
      'God has heard angry people before, some of them angry with him, and he didn’t hang up. Anger that’s told to him first often does less harm elsewhere.',
    ],
    help: 'In the first minute it can help to give the hands something to do, cold water or a dish towel to wring, and let God have the first draft. The second one is usually better.',
  },
  bitterness: {
    heard: [
      'Bitterness is mostly an old hurt that nobody ever answered. It has a long memory for words and faces, and it may say what it remembers here.',
      'It’s hard that bitterness comes along everywhere, to weddings and to work and into the middle of a good song. People say let it go, as though it were a suitcase.',
      'An old hurt tends to have a doorbell, a name or a song or a holiday or a certain tone of voice. What rings it most often?',
      'God knows what really happened, including what no one else will admit. He can be trusted with the full account, and he is patient with hearts that thaw slowly.',
    ],
    help: 'Writing the whole account once, every line of what was owed, and leaving it with God in a closed notebook has eased some people. It settles nothing, but the counting can stop for a night.',
  },
  envy: {
    heard: [
      'Envy is one of the least admitted feelings there is, and one of the most common. Said out loud, without being dressed up, it’s often more sad than mean.',
      'It stings most among people who are close, a sister or a friend or someone at the next desk. Smiling at good news while something tightens inside is tiring, and nearly everyone has done it.',
      'Envy often starts in one particular spot, a phone screen, a family table, a reunion, a neighbor’s driveway. Where does it usually begin?',
      'God doesn’t have a small supply of good that runs out when a neighbor gets some. He knows the wish underneath the envy, and that wish can be told to him.',
    ],
    help: 'A day or two without looking at other people’s kitchens and vacations can help. Others have found that one honest congratulations, or one prayer for the lucky person, loosens the knot a little.',
  },
  jealousy: {
    heard: [
      'Jealousy can make a sensible person check a phone at midnight or measure a smile across a room. Whatever it has been doing lately can be spoken of here without embarrassment.',
      'It’s miserable from both ends, never being quite sure and never being quite believed. Reassurance lasts about an hour, and then the same question is back at the door, even in the middle of a prayer.',
      'Jealousy usually has a favorite trigger, a late arrival or a certain name or a laugh from the next room. Which one set it off most recently?',
      'God’s love isn’t divided up, so nobody’s share shrinks when someone else is loved. He can be told the embarrassing thoughts, and he won’t use them against anyone.',
    ],
    help: 'Where it’s safe to talk, it can help to say the fear, “That evening made me feel small,” and leave out the accusation. A fear is easier to answer.',
  },
  hatred: {
    heard: [
      'Hatred is heavy to admit, and heavier to carry without a word. It generally has a history behind it, and the history can be told here exactly as rough as it is.',
      'So much time goes into it, the arguments in the shower, the name that spoils a meal. It’s confusing to meet something that fierce, in oneself or in someone else.',
      'Feelings as strong as this one show up in the body, in a jaw or a fist or a stomach. What happens first when the name comes up?',
      'God can listen to the worst that anyone has to say about someone, and nobody is harmed by it there. He understands how it came to this better than any witness.',
    ],
    help: 'Some have picked one hour of the day, breakfast perhaps, when the hated person isn’t allowed in, and asked God to mind the door. It was a small piece of the day that belonged to them again.',
  },
  revenge: {
    heard: [
      'The wish to make things even usually begins with something that truly wasn’t fair. What was unfair about it can be said here in full, in any tone of voice.',
      'The mind can run the same scene for weeks, the perfect sentence and the look on a face. It’s gripping and exhausting, and it keeps the other person in the room.',
      'Getting even often has a price that can’t be seen in the heat of it, sleep or a job or a friend. What would you least like to lose over this?',
      'God takes wrong more seriously than anyone can. There may be some relief in not having to be the judge, and he can hear how badly someone wants one.',
    ],
    help: 'Letting the message stay in drafts for a night, and telling God or one calm person what’s in it, has been good for many. Morning often reads it differently.',
  },
  guilt: {
    heard: [
      'Guilt is heaviest when it’s carried in silence, past people who might be kinder than expected. It can be said here, and to God, at whatever size it really is.',
      'A guilty feeling opens a courtroom in the head that never seems to close. The same evidence is read out at the sink and in traffic, and no one in there ever says a kind word.',
      'Guilt often fastens on one scene, a sentence spoken or a call that was or wasn’t made. How long has that scene been coming back?',
      'God would rather forgive than accuse. He isn’t shocked by the truth, and he’s gentle with people who blame themselves for what was never theirs.',
    ],
    help: 'Two columns on a sheet of paper can help, what was really in someone’s hands and what wasn’t. Most people find that both have something in them.',
  },
  shame: {
    heard: [
      'Shame tells people to keep their eyes on the floor and their stories to themselves. When even a corner of it is said aloud, to God or to anyone kind, it has one hiding place fewer.',
      'The cruel thing about shame is that it doesn’t care who did what. It says hide, to people who did nothing at all as well as to people who did, and hiding is lonely work.',
      'Certain rooms get hard to enter, a gym or a family kitchen or a group photo. Which place would you like to walk into easily again?',
      'God isn’t looking for something to be embarrassed about. He comes close to people who cover their faces, and nothing about them makes him wish he had stayed away.',
    ],
    help: 'Telling one safe person one small part, and leaving it at that for the day, has been good for many. Often the listener’s face hardly changed.',
  },
  regret: {
    heard: [
      'Regret keeps old scenes polished, every word and every turn in the road. Telling one of them, even in a line or two, lets in a little daylight.',
      'What hurts is how clear it all looks from here, when so little was clear back then. People often judge their younger selves by things that nobody knew yet.',
      'The if-onlys of a life come in all ages, some from last week and some older than the furniture. How far back does this one go?',
      'God knows those years as they really were, with all the reasons that nobody remembers. He is just as interested in the day that’s here now, and in what is left of it.',
    ],
    help: 'A small kindness in the same direction can be good to do, like an honest story told to someone younger or a prayer for the person concerned. It can’t repair the past, but it’s a kind of answer.',
  },
  worthlessness: {
    heard: [
      'Nobody is born feeling worthless; it gets picked up along the way, from words or looks or silence. Wherever it came from, it can be talked about here, and so can what it has cost.',
      'It’s hard to argue with a voice that has had so much practice. Compliments feel like mistakes, and the love of God can sound like something meant for other people.',
      'Everybody knows how to do something that hardly anyone sees, calming a baby, fixing a hinge, making good eggs. What’s one of yours?',
      'God doesn’t price people by usefulness or looks or grades or pay. He thought of each one on purpose, and that was settled before anyone else had an opinion.',
    ],
    help: 'Noticing one thing a day that would otherwise have been missing can help, a fed cat or a held door or a kind text. It’s small, and it’s a fact.',
  },
  pride: {
    heard: [
      'Pride is easier to talk about with a little humor, since no one is free of it. It comes in every size, from never saying sorry to never accepting a casserole, and God has seen them all.',
      'Being proud is often lonelier than it looks, and living next to it can be lonely, too. There’s so much to guard, and an apology can feel like stepping off a roof.',
      'Three short words give most of the human race some trouble: sorry, thanks and help. Which is the hardest one in this case?',
      'God isn’t out to cut anyone down. He likes people at their real size, and there’s a good deal of rest in not having to be any larger.',
    ],
    help: 'A very small sentence, “You were right” or “Please show me,” can be a good place to start. It usually comes easier the second time.',
  },
  humility: {
    heard: [
      'Humility is hard to talk about, because the moment it’s noticed it slips out the side door. All the same, it’s a fine thing to think about on an ordinary day.',
      'People mix it up with being a doormat, and some have been walked on in its name. Real humility can stand up straight, as Jesus did, and it takes years to learn the difference.',
      'Humility asks something different in every place, at home, at work, among friends, online. In which of them does it come up most for you?',
      'Jesus never seemed to need the best seat, and people felt larger around him. Something of that can happen in any kitchen or office, and he is patient with beginners.',
    ],
    help: 'Asking one more question than usual, and letting the other person finish, is a good small practice. Many have found it a restful way to be in a room.',
  },
  greed: {
    heard: [
      'Money and possessions are hard to discuss honestly in almost any family. Whatever this is about, a shopping cart or a will or a wish for more, it can be said plainly here.',
      'Wanting more often has an old fear of not having enough behind it. And near someone who always wants more, a person can come to feel second to a number.',
      'Most people learned about money long before they earned any, from a jar on a shelf or an argument through a wall. What’s the first thing you remember saving up for?',
      'God is generous by nature and never worried about running low. A few quiet minutes near that can loosen the grip of the next thing to have.',
    ],
    help: 'Waiting two nights and one prayer before a purchase can help, or giving away one thing that’s still nice. The hand gets used to opening, a little at a time.',
  },
  contentment: {
    heard: [
      'Enough is a lovely word, and some days it’s within reach, soup and a chair and a voice in the next room. Other days it isn’t, and an honest talk about contentment has both.',
      'Comparing is what usually spoils it. Nearly everyone has come home from a visit and seen their own kitchen through a stranger’s eyes, and it takes a while to love it again.',
      'Contentment likes small places, a porch step or a clean sheet or the first sip in the morning. Where did it last catch you by surprise?',
      'Nobody has to pretend to God that every wish has come true. He’s good company inside an ordinary day, and quiet gladness often comes in by that door.',
    ],
    help: 'At supper it can help to thank God for three plain things by name, warm socks or a good lamp or the friend who calls. It makes a cheerful little habit.',
  },
  gratitude: {
    heard: [
      'Thankfulness can be as large as a life or as small as a warm cup in both hands. However it comes, and even if it’s slow in coming, it’s a good thing to talk about.',
      'Hearing that one should be grateful rarely works, and on a hard day it can sting. Thanks tends to come by itself, when there’s time to notice one good thing.',
      'Good things are easier to see up close, a favorite mug or a soft sleeve or the light on the wall. What’s the nicest small thing near you right now?',
      'God enjoys being thanked, and he enjoys giving just as much when no one remembers to. A quick thank-you over the sink is a real prayer.',
    ],
    help: 'One line written to God at night about something good, a joke or a ripe peach or a green light, can be a pleasure. After a few weeks those lines make happy reading.',
  },
  joy: {
    heard: [
      'Joy is worth telling a friend or God about, whether it’s here right now or being missed. It comes in such small packages, a giggle or a good piece of toast, and it loves company.',
      'After hard times joy can be shy, and some feel disloyal when they laugh. But gladness and sorrow share a kitchen in most lives, and neither has to leave for the other.',
      'Everybody has a few old reliables, a song or a joke or a smell from childhood, that can still bring on a smile. Which is one of yours?',
      'God is the one who thought of puppies and peaches and belly laughs. He shares the happiness of happy people, and he’s patient with anyone who can’t get there yet.',
    ],
    help: 'Doing one thing for no reason but delight can be good, humming, or drawing a ridiculous cat, or watching a bird. Joy often turns up when nobody’s working on it.',
  },
  peace: {
    heard: [
      'Peace may be a whole quiet house, or only one easy breath between two worries. Either way it’s a good thing to speak of, and good to have even a spoonful of it.',
      'A noisy mind doesn’t settle because it’s told to, and neither does a noisy family. Wanting quiet and not finding any is a very common kind of tiredness.',
      'There are sounds that calm almost anyone, rain on a roof or an old clock or someone humming in another room. Which sound does it for you?',
      'God’s peace isn’t the same as everything going well. People have met it in kitchens and hospital halls where nothing had been fixed, and it surprised them every time.',
    ],
    help: 'Keeping one small corner of the day quiet can help, the first cup or the porch at dusk, with a prayer or without. Peace seems to like a regular address.',
  },
  hope: {
    heard: [
      'Hope is a sturdy little thing, and it often starts smaller than anyone expects, like a bud on a dead-looking branch. It’s good to talk of it, on the days it’s missing as well.',
      'Hoping costs something, especially after being let down before. People who are careful with hope usually have their reasons, and no one should push them.',
      'Setting out a second cup, planting a bulb, buying next year’s calendar: people do hopeful things without thinking. What’s one that you’ve done or seen lately?',
      'Christian hope rests on God more than on how things look this week. That’s why it can be very quiet, even tired, and still be the real thing.',
    ],
    help: 'A hope the size of a day can be a good beginning, or a prayer that size, for a letter or a decent lunch or an hour without rain. Small hopes keep the hinge oiled for bigger ones.',
  },
  patience: {
    heard: [
      'Waiting is work, even though it looks like doing nothing. The line on hold, the seed that won’t come up, the body that takes its time, all of them can be complained about here.',
      'Nobody has ever grown patient by being told to. Patience runs out at the worst moment, over a shoe or a form, and then there’s a sharp word to be sorry for.',
      'Most people are patient in one place and not at all in another, saintly with a dog and dreadful in traffic. Where does it come easily to you?',
      'Slowness has never made God cross. He takes his time with seeds and with souls, and he’s kind to those who find that maddening.',
    ],
    help: 'While the clock crawls, it can help to have something small to do, a verse of a song, a short prayer, a row of knitting. Busy hands wait better.',
  },
  courage: {
    heard: [
      'Brave things rarely look brave from the inside; they feel like a dry mouth and a wish to go home. Whatever is ahead, or already behind, can be told here as it is.',
      'The hours before are often the worst, with a speech rehearsed in the shower and the stomach in a knot. Even people who seem fearless usually know that feeling.',
      'Courage is often borrowed from somebody else, a grandmother or a friend or a person in a book. Who do you think of when you need some?',
      'God is good company on the way to hard doors. He thinks no less of anyone who turned around the first time, and he’s willing to walk up again.',
    ],
    help: 'The first sentence can be good to have ready, word for word, with a quick prayer for the second. Many hard conversations began with a line on a card.',
  },
  strength: {
    heard: [
      'Needing strength every day is tiring, and so is being the one everybody leans on. Both can be admitted here, with the shoes off.',
      'Strong people are seldom asked how they are, and weak days are seldom mentioned. So a lot of folks end up on the edge of a bathtub with the door shut.',
      'Strength comes from odd places, a song on the radio, a stubborn aunt, a night of real sleep. What has given you even a little of it lately?',
      'God’s strength tends to come quietly, often as just enough to do the next thing. Nobody has to feel mighty to have it, and being held up is no disgrace.',
    ],
    help: 'Asking only for today’s share, or this morning’s, can help. Others have gone a long way on a sandwich, a short prayer and ten minutes lying flat.',
  },
  failure: {
    heard: [
      'Most failures only ever get told as apologies. Here, and in prayer, one can be told just as it went, starting from either end, and there isn’t any jury.',
      'Outsiders tend to miss the small humiliations, the returned keys, the sign taken down, the friendly question about how it’s going. Being ashamed of something that took real effort is a sore mixture.',
      'After something fails, somebody usually has to be told, and there’s often one person who is the hardest to tell. Who is that in this case?',
      'God has stayed close to a great many people whose plans came apart. He isn’t finished when a project is, and he has never confused anyone with their results.',
    ],
    help: 'Writing down one thing that was learned, and one that was simply bad luck, has been good for many. Most failures turn out to have some of each.',
  },
  temptation: {
    heard: [
      'Being pulled toward something is no crime, and nearly everyone knows the pull, an open drawer or a login or a certain corner. It can be talked over here calmly.',
      'Temptation is clever about timing, and arrives when a person is tired or hungry or pleased with themselves. It also sounds so reasonable that it’s hard to spot until later.',
      'The pull has its own weather; some feel it when they’re lonely, some when they’re celebrating, some after an argument. Is it stronger on empty days or on busy ones?',
      'God isn’t hoping to catch anyone out. Jesus knew this from the inside, and the middle of the pull is as good a time as any to speak to him.',
    ],
    help: 'Making the wrong thing a little harder to reach, and a friend or a prayer a little easier, can help. Ten minutes of something else often lets the wave go by.',
  },
  'habit-of-sin': {
    heard: [
      'Doing the same thing again after meaning not to is a tiring circle, and a private one. Wherever on that circle today happens to be, it can be said here without a scolding.',
      'The promises made to God get heavier each time, because they come with a memory of the earlier ones. Feeling like a fake is very common here, especially among people who truly mind.',
      'Old habits like familiar props, a certain chair or app or group of people or time of night. Which one is nearly always there when it happens?',
      'God doesn’t sigh when the same person knocks about the same thing. He has more patience than any habit has, and he’s on the side of the one who’s struggling.',
    ],
    help: 'Counting differently can help, by how soon someone gets up again. Some keep a plain mark on a calendar, so that the good days show as well as the others.',
  },
};
