import type { ListeningReplies } from './listeningReplies';

export const HOPE_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  heaven: {
    heard: [
      'Heaven comes up in the middle of other things, a child’s question in the car, a song, an old photograph. People ask about it with particular faces in mind, and the asking itself is a kind of love.',
      'No one has a map, and that’s hard, because love wants details. It wants to know about hands and voices and whether there’s a porch. The questions people are shyest about are often the ones they care about most.',
      'Everyone furnishes heaven a little from home: a certain kitchen, a lake at six in the morning, a dog on the step. What would you hope to find there on the first day?',
      'What can be said is that God is good, and that he doesn’t lose track of anyone he has made. He can be trusted with those whom nobody here can look after, the very small and the very far away included.',
    ],
    help: 'Something many have liked is to say good night to God about whoever they’re thinking of, by name, and ask him to take care of what nobody else can reach. It’s short, and it gives the love somewhere to go.',
  },
  resurrection: {
    heard: [
      'Resurrection is a bold hope, and a very physical one. It’s about hands and eyes and somebody’s own laugh. People tend to think of it near a graveside, or with a sore back, or in the first week of spring.',
      'Such a hope can seem too good, and the mind goes straight to the practical side of how it could be done. Those questions are as old as the belief itself, and believing people have always asked them.',
      'It’s often something small about a person that one would most like to have again, a walk, a whistle, a way of stirring coffee. Whose, and which one, comes to you first?',
      'God made bodies in the first place and called them good, so he can be trusted to know what he’s doing with them. Nothing about a person is too scattered or too long ago for the one who thought of them.',
    ],
    help: 'Planting something is an old way of thinking about this, a bean in a cup, a bulb by the steps, a seed from an apple. Nobody can see what happens down there, and looking after it gives the hope some soil.',
  },
  judgement: {
    heard: [
      'Judgment is a word that can make the stomach drop, or can come as a relief, depending on what a person has lived through. Both belong. It touches everything that was never put right and everything nobody saw.',
      'Fear of it often started early, with a picture or a loud voice, and fears learned that young go deep. And longing for justice wears people out in its own way, when the ones who did harm sleep well.',
      'Some of what is in people’s heads about judgment came from a painting, a movie, a preacher, a grandmother’s warning. Where did your first picture of it come from?',
      'The one who judges is the one who loves people most, and he has every fact. He can’t be bribed or fooled, he remembers those who were hurt, and he isn’t eager to see anybody lost.',
    ],
    help: 'Late at night, when it gets large, some people hand God just one matter by name, theirs or another person’s, and say, you’ve seen this, you judge it fairly. After that they turn the pillow over.',
  },
  'second-coming': {
    heard: [
      'News and rumor have always stirred this question up, and each generation has had its charts. Under them there’s usually something more tender: wanting to be ready, wanting to be safe, wanting it all to be put right at last.',
      'Talk of the end can get into a house and stay there, especially with children, or in the small hours. One confident voice with a date can undo a lot of peace, and it may take time for the dust to settle.',
      'People picture that day in very different ways, with trumpets, with quiet, with a knock at the door. Who has talked to you about it most, and what did they make it sound like?',
      'Whoever else may be coming, the one Christians wait for is Jesus, who was gentle with frightened people. It is no stranger who returns, and nobody will need to have solved a riddle to be glad of him.',
    ],
    help: 'A calm way to be ready for Jesus is to do the next loving thing within reach, the dishes, the apology, the watered plant. Many find that turning off the dramatic videos after supper is also a real help.',
  },
  angels: {
    heard: [
      'Angels come up wherever something happened that people can’t quite account for: a hand at the right second, a feather, a figure, a calm in a bad hour. Such moments deserve to be told slowly, just as they were.',
      'Nobody knows quite what to make of these things, and people keep them quiet for fear of a raised eyebrow. Others say something sweet about angels at the wrong time, and it doesn’t comfort at all.',
      'Pictures of angels are everywhere, on cards, in cemeteries, on top of trees, and they rarely agree with one another. How did you picture one when you were small?',
      'God isn’t short of ways to look after people. Some of them can’t be seen, and a great many wear work boots or scrubs. He can be spoken to directly, at any time, without going through anyone.',
    ],
    help: 'Keeping a plain record can be good, what happened, when, who was there, before the memory gets polished. Many end it with a simple thank you to God, who can sort out what it was.',
  },
  'the-cross': {
    heard: [
      'The cross is so familiar, on chains and walls and cards, that it takes some effort to see it again. Then a sentence or a silence brings it close, and people find that they have a great many questions.',
      'What it meant is hard to say in one breath, and Christians have been trying for two thousand years. Some are moved, some are troubled, some can’t see the point of it yet. It holds up under all of that.',
      'People meet it in particular places, on a hill, on a grandmother’s wall, around a neck on the bus. Where is the cross that you remember best?',
      'In the cross God comes very near to pain, shame, and being left. Whatever else there is to understand, it means that nobody suffers in a place he has never been, and that love went all the way.',
    ],
    help: 'Looking is sometimes better than explaining. Some people draw two lines on a scrap of paper, write one word where they cross, leave it on the table for a few days, and let that be the whole prayer.',
  },
  baptism: {
    heard: [
      'Water is such a plain thing, and yet at a baptism everyone leans in. There’s a cold splash, a name said out loud, a towel, somebody’s grandmother in tears. A lot of love and a lot of questions meet there.',
      'Baptism can bring up hard things, too: families who disagree, fear of the water or the crowd, wondering if it counted or if one was good enough. These come up in nearly every church, and ministers are used to hearing them.',
      'Every baptism has its details, a white gown in tissue paper, a river with cold mud, a pastor with wet sleeves. What have you seen or been told of one that you’ll never forget?',
      'God’s welcome is older than any water and wider than anybody’s sense of the moment. He knows people by name, the ones who remember the day, the ones who slept through it, and the ones who never had the chance.',
    ],
    help: 'Writing down in two sentences why it matters can be a good start, for a parent, a godparent, or the one going in. The paper is worth keeping, since it’s good to read again in ten years.',
  },
  communion: {
    heard: [
      'Bread and a cup are about as ordinary as things can get, and people have crossed deserts and prison yards for them. Around that table there’s longing, habit, joy, and sometimes an ache at being left out.',
      'Communion can be a lonely moment, watching the plate go by or wondering whether one should reach for it. Questions of who, when, and how run deep, since this is a meal, and everybody knows how it is at meals.',
      'Meals carry memory like nothing else, the smell of a certain bread, the sound of chairs. What was a meal, in church or out of it, where you knew that you were welcome?',
      'Jesus liked eating with people, and not only the sure ones. The hunger to be close to him is something he understands, whether someone is kneeling at a rail, waiting outside, or not certain what to believe.',
    ],
    help: 'On days when the table is out of reach, or seems to mean little, some people stop over plain bread at home, think of those they’d like beside them, and thank God for both. It isn’t a replacement, only a way of staying close.',
  },
  miracles: {
    heard: [
      'Miracles have a way of dividing a room, and also of dividing one heart. There’s the wish to believe, the wish to be sensible, and somebody’s scan or bank account in between. It can all be talked about here.',
      'Hoping for something impossible is hard on the nerves. People are told to have more faith, or to be realistic, and both can hurt. When others get the good report, being glad for them may take everything one has.',
      'Even people who doubt miracles have usually got one story they can’t explain, from an uncle, a nurse, a neighbor, or their own kitchen. Which one have you heard or lived that stays with you?',
      'God can do more than people expect, and he doesn’t always do what they beg him for. Nobody knows why. His love isn’t measured out by miracles, and the ones who didn’t get theirs were not loved less.',
    ],
    help: 'Praying for the big thing and one small thing together is a way some have found to go on: the healing, and a good night’s sleep. The small one keeps a hand on the rope while the large one is out of reach.',
  },
  'eternal-life': {
    heard: [
      'Forever is a hard word to think about in bed at night. It can sound like a gift or like falling. People of every age lie there with it, and hardly anyone brings it up at breakfast.',
      'Nobody has done this before, and that’s what makes it hard. The mind tries to count the years and runs out of floor. Loving someone makes the question sharper still, because then it’s no longer only about oneself.',
      'Children ask the best questions about forever, usually from the back seat: who does the cooking, whether it gets dark, if the cat is coming. What would be the first question on your own list?',
      'Christians think of it less as endless time and more as being with someone who never tires of them. God isn’t waiting to catch anyone out, and he can be trusted with what nobody can picture.',
    ],
    help: 'When the thought gets too wide, it can help to come back to something with edges: the weight of the blanket, one good hour from today, a name to pray for. Life with God is lived a day at a time, too.',
  },
  'who-jesus-is': {
    heard: [
      'Jesus has a way of not fitting into the drawers people make for him. He keeps turning out kinder, or sterner, or closer than expected. Wondering about him is something his own friends did for years.',
      'Words about him can get in the way, all the titles and the arguments at tables. Some people love him and can’t explain it, and some have heard so much that they can hardly see him anymore.',
      'Everybody has a picture of Jesus from somewhere, a children’s book, a film, a window with blue glass. What did he look like in the first one you remember?',
      'He knew splinters, long roads, good suppers, and friends who let him down. Whatever someone is able to believe about Jesus so far, he is easy to talk to, and he doesn’t ask for a finished opinion first.',
    ],
    help: 'One good way to get to know Jesus is to read a single scene slowly and watch only what he does with his eyes and hands, who he turns to, whom he lets interrupt him. It takes about five minutes.',
  },
  'the-ten-commandments': {
    heard: [
      'Ten short lines, and most of life runs into one or another of them by Wednesday: parents, work and rest, truth, wanting what’s next door. They’re old, and they keep turning out to be about this week.',
      'Keeping them is harder than reciting them. The big ones look far away until they don’t, and the small print reaches right into the kitchen. Most people have at least one that makes them look at their shoes.',
      'Households have their own commandments too, spoken and unspoken: shoes off, no phones, never be late. What was the one rule in your family that nobody dared to break?',
      'God gave rules the way a parent fences a yard, so that people could live and play without harm. He isn’t hoping for a slip, and he knows how to begin again with anybody who has made one.',
    ],
    help: 'Taking one commandment and turning it around into a good thing to do is something people have enjoyed. Instead of not lying, one true and kind sentence a day. It makes the old words easier to live with.',
  },
  'the-beatitudes': {
    heard: [
      'These lines turn the usual list of lucky people upside down. It’s no wonder they get read at gravesides and underlined in pencil. Whoever feels least like a winner tends to hear them first.',
      'They’re beautiful from a distance and difficult close up. Being merciful to this one person, making peace in that one family, grieving without comfort so far, all of that is tiring, and the lines don’t pretend otherwise.',
      'People come across these lines in all sorts of places, a funeral, a classroom wall, a protest sign, a grandmother’s needlework. Where did you first meet them?',
      'God’s attention runs toward people whom others overlook. He doesn’t ask anybody to enjoy being poor or sad. He simply comes and stands there, on that side of the street, and calls them his.',
    ],
    help: 'Carrying just one of the Beatitudes around for a week is an old and good way to read them, copied on a card or the back of a receipt. It gets rubbed by keys and coins, and it starts to mean something.',
  },
  'the-lords-prayer': {
    heard: [
      'So many people know these lines by heart, and say them half asleep, in traffic, at gravesides, with a child on the edge of the bed. Then one day a single word stands up and asks to be noticed.',
      'It’s a short prayer with some steep places in it. A word can catch in the throat because of what someone has lived through, and it’s no failing to go quiet there while others carry the line.',
      'People learn this prayer from someone, a mother, a teacher, a row of voices in a gym. Who taught it to you, or where did you first hear it said?',
      'Jesus gave it to people who didn’t know how to pray, so nobody has to be good at it. The words have held up billions of mornings, and God hears them gladly, even mumbled and out of order.',
    ],
    help: 'Praying only one line a day, and letting it take the whole day, is something many have enjoyed. Others say it aloud very slowly, one line to a breath, and stop wherever it begins to mean something.',
  },
  christmas: {
    heard: [
      'Christmas gathers everything up at once: smells, songs, old chairs and who used to be in them, lists that don’t end. Joy and ache often come through the same door with snow on their boots.',
      'Everyone seems to know how it ought to look, and that’s the hard part. A quiet table, a tight month, or a noisy family can seem like doing it wrong, when in truth most houses have something behind the curtains.',
      'Each family has its odd customs, the ugly ornament, the burnt cookies, the film everyone can recite. Which one would you never want to lose?',
      'God came small, and he still fits into small places. He is as much at home beside a microwave dinner as under a ten foot tree, and he isn’t waiting for anybody to get in the mood.',
    ],
    help: 'Many find it good to choose one thing that makes it Christmas, a lamp in the window, a carol sung off key, a phone call at four. The rest can be as it is this year.',
  },
  easter: {
    heard: [
      'Easter comes up quietly, like light under a door. There are eggs and lilies and trumpets, and beneath them a thing so large that most people can only take it in a bit at a time, in whatever state they’re in.',
      'A day of gladness can be difficult when the heart is somewhere back on Friday, or full of questions, or eating alone. The first ones who heard the news were slow to believe it, so slow is in good company.',
      'Something about the day sticks with people from childhood, scratchy clothes, a cold churchyard, chocolate before breakfast. What do you remember best about an Easter when you were small?',
      'The hope of Easter doesn’t rest on anybody’s cheerfulness. Jesus comes to people behind locked doors, and he is gentle with doubters, quitters, and those who cry. He doesn’t seem to mind coming twice.',
    ],
    help: 'Getting up a little early and watching the sky change, even from a kitchen window with a cup in hand, is a fine way to keep Easter. Nothing has to be said. The light does most of the praying.',
  },
};
