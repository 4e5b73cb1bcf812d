import type { ListeningReplies } from './listeningReplies';

export const FAITH_LISTENING: Readonly<Record<string, ListeningReplies>> = {
  doubt: {
    heard: [
      'Doubt comes at odd moments, in the middle of a hymn or while brushing teeth, and it’s seldom as simple as yes or no. It deserves to be heard all the way through, without anyone jumping in with an answer.',
      'Hard as the questions are, keeping them quiet is often harder. There’s the fear of hurting someone at the dinner table, or of being argued with, or of pulling one thread and watching the whole sweater go.',
      'Under a question about faith there is often one thing that matters most: fairness, a loss, a fact, a person who behaved badly. If you could ask God a single question and get a plain answer, which would you choose?',
      'God has never needed people to pretend. A question asked in his direction, even a cross one, is still a kind of conversation, and he can be trusted to take his time with it and with the one who asks.',
    ],
    help: 'Some people keep a page with two columns, one for what they aren’t sure of and one for what still seems good or true. Nothing has to be solved by morning. It can keep the questions from circling.',
  },
  faith: {
    heard: [
      'Faith is mostly unspectacular. It looks like a short prayer over coffee, being decent to someone difficult, and going on with half of the questions still open. Plenty of good people have lived on about that much.',
      'Believing gets hard when other people start to measure it: too small, too loud, too late, the wrong kind. There’s no gauge for it on the kitchen wall, and comparing has never made anyone’s grow.',
      'The word faith usually has a picture attached: a hand on a worn book, a hospital corridor, a choir, a grandmother’s kitchen. What picture comes to your mind first when you hear it?',
      'God is kinder about faith than people tend to be. He isn’t standing there with a ruler. A little turned toward him is received gladly, and on days when the grip slips, his own hold is the one that matters.',
    ],
    help: 'People with a faith of any size, or only the wish for one, have often found it good to say one sentence at the same moment every day, at the kettle or the bus stop. The single word help counts as a prayer.',
  },
  trust: {
    heard: [
      'Trusting God sounds peaceful when others talk about it. From the inside it’s often a clenched hand, opened a little at breakfast and closed again by lunch. Most people who trust him know that motion very well.',
      'Trust is hard because it gets asked for just when the facts are thin: before the results, before the call, before anybody is home safe. Wanting to know how things turn out is only human.',
      'Everybody trusts something all day long: brakes, an alarm clock, a bridge, the word of a friend. Who or what do you count on every day without giving it much thought?',
      'Shaky trust doesn’t offend God. He has been patient with worriers, planners, and people who were badly let down by someone they relied on. What he offers in the not knowing is company, and it is real company.',
    ],
    help: 'Some people do the next small job that is theirs, a dish or a phone call, and say to God out loud, this part is mine and the rest is yours. It can loosen the shoulders a little.',
  },
  prayer: {
    heard: [
      'Prayer happens in more places than people let on: at red lights, over the sink, in the minute before a door opens. Very little of it sounds like the prayers in books, and it’s prayer all the same.',
      'Praying can be strangely awkward, like talking on the phone when you can’t tell if the line is open. Words run out, lists creep in, sleep creeps in. People who have prayed for fifty years say the same.',
      'Prayers tend to have a few regulars in them, people or worries that turn up nearly every time. Which name comes first when you try?',
      'God isn’t grading anybody’s prayers. He takes them short, interrupted, or upside down, the way a good friend is glad of any call, even one that breaks off halfway because the doorbell rang.',
    ],
    help: 'If words are slow, it can help to hold something while you pray, a cup, a stone, a photograph, and to say only the name of whoever comes to mind. A name by itself is a complete prayer.',
  },
  'unanswered-prayer': {
    heard: [
      'A prayer that has been prayed for a long time wears a groove, like the step of an old house. It holds so much: the hope, the dates, the time it almost happened. All of that is worth hearing.',
      'What stings is often the cheerful explanation: wait a little, ask differently, believe harder. Meanwhile other people’s answers get announced out loud. Growing tired of asking, or angry, or quiet, is a very human response to a closed door.',
      'Prayers like this shape the days in small ways: which song gets turned off, which aisle of the store is skipped, which date is hard. Where do you bump into it most in a normal week?',
      'No prayer gets mislaid or counted as a nuisance. God hasn’t explained himself here, and it would be dishonest to claim that he has. But a heart that keeps hurting over something has not bored him, and it has not lost him.',
    ],
    help: 'Some who are weary of asking let another person do it for a while and say, you pray this one, my voice is gone. Others tell God only the date and a single word. Either is plenty.',
  },
  'silence-of-god': {
    heard: [
      'Silence from God has its own sound, like a house after the furnace shuts off. People notice it in the car, at the end of a hymn, at three in the morning. It can be named without being explained.',
      'It gets harder among people who seem to hear from him daily, about everything down to parking spots. Nodding along and driving home with nothing is lonely, and more people than would ever say so have made that drive.',
      'Some silences have a beginning that can be pointed to, and some crept in like fog. What else was going on around the time the quiet began?',
      'God’s quiet isn’t proof that he has gone, and it isn’t a verdict on anyone. Many who loved him well lived for years without any sense of him. They couldn’t explain it, and they were not forgotten in it.',
    ],
    help: 'When prayer goes quiet, some have kept one small habit that doesn’t depend on hearing anything: a lamp switched on, two minutes in a chair, the same short line each night. They think of it as leaving the porch light on.',
  },
  'anger-at-god': {
    heard: [
      'Anger at God is usually about something specific: a date, a bed, a phone call, a prayer that fell on the floor. It needs somewhere to go, and here it doesn’t have to be tidied up first.',
      'Part of the trouble is that so few people can bear to hear it. They flinch, or correct, or change the subject, and then the anger goes underground and comes out in traffic, or over the dishes.',
      'With this kind of anger there’s often one thing that stirs it up again: a song, a cheerful saying, a certain street, a good report from somebody else. What sets it off the quickest?',
      'Somebody who shouts at God is still talking to him, and he doesn’t slam doors. He can bear the worst sentence without holding it against the one who said it, and he isn’t in a hurry for it to pass.',
    ],
    help: 'Writing it down unsent can be good: a letter to God with no politeness and no amen, as short or as long as it wants to be. Some tear it up afterward, and some keep it in a drawer for years.',
  },
  'gods-love': {
    heard: [
      'God’s love gets talked about so often that the words can go smooth, like an old coin. What people long for is usually plainer than the hymns: to be known by name on an ordinary afternoon, and liked.',
      'Being loved by God is hard to check, because it comes without a receipt. People look for it in how the week went, or how a parent used to look at them, and those are poor mirrors. Many good souls struggle with this.',
      'Love gets through to people in different ways: a meal, a letter, a hand on the shoulder, somebody who stays late at the hospital. Which way reaches you the quickest?',
      'His love doesn’t rise and fall with anyone’s behavior, mood, or attendance. It was there before breakfast and it will be there at midnight. Feeling it is a gift, and not feeling it changes nothing on God’s side.',
    ],
    help: 'One small habit some people enjoy is to end the day by naming three plain kindnesses, warm water, a joke, a clean shirt, and thanking God for them as though they had been meant personally. They may well have been.',
  },
  'gods-forgiveness': {
    heard: [
      'Old wrongs have a long memory, and they like to talk at night. A scene can come back with the whole room in it, the light, the words, the clothes. Whatever part of it is nearest may be said here, and said to God.',
      'For many people it’s hard to believe that something can be forgiven when it can’t be undone. The damage is still there, or the memory, or the face across the street. Mercy and consequences often live side by side for years.',
      'Most people learned about forgiveness at home first, from the way a lie or a broken dish was handled. How were mistakes dealt with in the house you grew up in?',
      'God sees the whole of it, including who was hurt, and nothing fools him. That is why his mercy can be trusted. It doesn’t wave things away, and it doesn’t run out partway down a list.',
    ],
    help: 'Some have found it good to write the thing on a piece of paper, tell God that it is his now, and slowly tear the paper up. When the thought comes back, there’s an answer ready: that one has been handed over.',
  },
  repentance: {
    heard: [
      'Turning around usually starts very quietly: a bad taste after a joke, a drawer that’s hard to open, a face that won’t leave the mind. It seldom feels noble at the time. It feels like being tired of something.',
      'The hard part is the middle, after somebody means it and before anything looks different. Old habits know the way home in the dark, and other people are waiting to see. Slow is normal here, and so is caution.',
      'Most changes come down to one hour of the day, or one place, where the old way pulls hardest. In what you have in mind, where is that spot?',
      'God is glad about turning around, even a half turn, even a clumsy one. He doesn’t keep people standing on the porch until they’ve felt bad enough, and he knows the difference between fine words and a changed life.',
    ],
    help: 'When an apology is part of it, it can help to put it on paper in three plain parts: what was done, what it cost the other person, what will be different. It reads truer after a night in the drawer.',
  },
  salvation: {
    heard: [
      'People come to this question from all sides, from a hospital bed, a friend’s wedding, the back seat of a car with a child asking. However it’s put, it is a serious question and a hopeful one.',
      'Salvation can be hard to talk about because it touches the people someone loves best, and because it goes beyond what anybody can see. Wanting to be sure, for oneself or for another, is as natural as breathing.',
      'The word salvation is often tied to one voice: a preacher on the radio, an aunt, a friend by a campfire. Where did you first hear somebody talk about it?',
      'Jesus is better at finding people than people are at finding him. Nobody is a case to him. Anyone who is carried around in somebody’s worry is looked at by him with more love than the worrier has.',
    ],
    help: 'A simple prayer can do to begin with, or to go on with, something like: Jesus, here is this whole tangle, please take hold of it. It can be said in a parked car or in the dark, for oneself or for somebody else.',
  },
  grace: {
    heard: [
      'Grace is hard to get used to. Most of life runs on receipts, grades, and taking turns, and then along comes God with a kindness that isn’t on the bill at all. No wonder people keep reaching for their wallets.',
      'It can rub people the wrong way, too. Grace looks unfair when it goes to somebody careless, and it’s embarrassing when it comes to oneself. Plenty of decent, hardworking people have stumbled over just this.',
      'Grace turns up in the stories people love, the ones where somebody is welcomed who had no claim to it. Which book, film, or song shows it best, to your mind?',
      'God gives first and asks no deposit. His kindness isn’t carelessness about wrong. It’s what makes people able to change at all, and it is still there on the morning after another failure.',
    ],
    help: 'Something small that some people try is to take the next kindness, a compliment, a cup of coffee, a ride, with only a thank you, and no but. It’s good practice for the larger gift.',
  },
  assurance: {
    heard: [
      'Wondering about belonging to God is mostly done by people who care about him a great deal. The question comes at bedtime, or in the quiet after a sermon, and it can make a grown person feel six years old.',
      'The wearing part is the checking, over and over: whether it was sincere, whether the prayer took, whether there was enough feeling in it. Checking soothes for an hour, and then the fear is back at the door.',
      'A good deal of fear about this was taught, and so was a good deal of the comfort, by particular people in particular rooms. Whose voice do you hear when the question comes up?',
      'Belonging to God rests on his character, and not on anyone’s memory of a date or strength of feeling. He isn’t looking for a loophole to be rid of people. He is the one who goes out looking for them.',
    ],
    help: 'Once the fear starts its rounds, some people answer it with one settled sentence, such as, Jesus has hold of me, and then do something with their hands. The sentence doesn’t have to feel true to be used.',
  },
  'far-from-god': {
    heard: [
      'Distance from God is seldom one big decision. It’s a missed Sunday, then a busy spring, then a drawer nobody opens. Plenty of people find that years have gone by before anyone remarked on it.',
      'Coming near again can be embarrassing, like calling a friend after a decade with no idea how to explain the gap. People put it off for that reason alone, and the putting off makes the gap look wider.',
      'There’s often some small thing left over from closer days: a tune, a cross in a box, a grace said before meals. What has stayed around, in your house or in your memory?',
      'God hasn’t moved away. The welcome on his side isn’t waiting for an explanation or for an apology of the right length, and he keeps in mind people who haven’t thought of him in years.',
    ],
    help: 'Nothing about it needs a speech. Some people have started with a word to God over the dishes, hello, it’s me, and left it at that for a week. Others hummed an old tune they used to know.',
  },
};
