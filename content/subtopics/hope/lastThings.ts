import type { Subtopic } from '#content/subtopics/subtopic';

export const LAST_THINGS_SUBTOPICS: readonly Subtopic[] = [
  {
    page: 'baptism',
    id: 'baptized-as-baby-again',
    title: 'Should I be baptized again?',
    text: 'Faithful churches answer this one differently. Some hold that a baptism received in infancy stands for life and is never repeated; others baptize those who can speak their own faith. Talk with a pastor you trust, and ask: what do you believe happened at the water when I was small? Until it is settled, you can thank God for whoever carried you there, and tell him today that you want to be his.',
    passage: 'Ephesians 4:4-6',
  },
  {
    page: 'baptism',
    id: 'family-against-it',
    title: 'My family opposes my baptism',
    text: 'Wanting the water and wanting your family’s peace pull in two directions here. You could tell them: this does not make me love you less, and I would be glad to have you there, even if you only sit in the back. Go gently and give them time to see how you live. Talk the timing over with your pastor, especially if you still live under their roof. If you are ever afraid of them, tell someone.',
    passage: 'Psalm 27:10',
  },
  {
    page: 'baptism',
    id: 'not-good-enough-yet',
    title: 'I’m not good enough for baptism',
    text: 'Nobody comes to that water finished. People have come to it with long histories, bad habits and half the Bible unread, because it is about what Christ gives and only then about what we make of it. If you turn toward him and want his help to change, tell your pastor that much: I believe, and I have a long way to go. Pastors hear this often. And when you stumble afterward, you can come back to him.',
    passage: 'Isaiah 1:18',
  },
  {
    page: 'baptism',
    id: 'shy-afraid-of-water',
    title: 'Being baptized scares me',
    text: 'Fear of the crowd or of the water says nothing against your faith, and pastors have met both many times. Tell yours plainly: I want to be baptized, and this part frightens me. Then ask what can be done, perhaps a smaller gathering, written words someone else reads, a visit to the place beforehand, or a trusted person standing with you. Churches vary in what they can change, but almost all will help you get there.',
    passage: 'Isaiah 43:2',
  },
  {
    page: 'baptism',
    id: 'unbaptized-loved-one-died',
    title: 'Someone died without baptism',
    text: 'Someone you love died without the water, and the question will not leave you alone. God is not held back by what was left undone; he knows that person completely, and his mercy is greater than ours. Christians of every kind entrust such people to him. You can too, tonight, in words like these: Lord, you love them more than I do, and I put them in your hands. A kind pastor would gladly sit with this too.',
    passage: 'Lamentations 3:22-23',
  },
  {
    page: 'baptism',
    id: 'should-we-baptize-our-child',
    title: 'Should our child be baptized?',
    text: 'Deciding this for a child means two good wishes have to meet: to bring them to God early, and to let their own faith speak. Churches have long answered it in different ways. If you share the decision, ask each other: what do you hope it will give our child? Then see the pastor before any date is set; if the child is old enough to ask, let them explain it in their own words. Either way, your prayers at bedtime have already begun it.',
    passage: 'Mark 10:14',
  },
  {
    page: 'baptism',
    id: 'felt-nothing-afterward',
    title: 'I felt nothing after baptism',
    text: 'Yes, this is normal, and far more common than people admit at the cake table. Baptism rests on God’s promise, and his promise holds on flat days as firmly as on bright ones. A couple can feel oddly ordinary the week after the wedding and still be married. Tell one older believer: I expected to feel different and I don’t. Then keep to small habits of prayer and worship; much that God grows comes up slowly.',
    passage: 'Mark 4:26-27',
  },
  {
    page: 'baptism',
    id: 'getting-baptized-soon-joy',
    title: 'I’m happy about a baptism',
    text: 'What happy news! There is joy in heaven over days like this, so let there be plenty on earth too. Write the date inside a Bible, with the names of those who stand there, because it is good to have on gray days. A prayer for it could be: Lord, thank you for this day; keep your hand on this life. And then enjoy the party with a full heart.',
    passage: 'Acts 8:39',
  },
  {
    page: 'baptism',
    id: 'is-it-needed-for-salvation',
    title: 'Is baptism needed for salvation?',
    text: 'Christians weigh this differently, but they agree on more than it seems. It is Christ who saves, and he asked his people to be baptized, so all of them take it seriously. If you trust him and have not yet had the chance, you can rest in his kindness while you look for it. A good next step is to call a pastor and say: I believe in Jesus, and I would like to talk about baptism.',
    passage: 'Acts 8:36-37',
  },
];
