import type { Saying } from './saying';

export const EVERYDAY_SAYINGS: readonly Saying[] = [
  {
    words: [
      'pearly gates',
      'the pearly gates',
      'saint peter at the gates',
      'st peter at the pearly gates',
      'saint peter at the pearly gates',
    ],
    answer:
      'The gates of pearl are in Revelation, though it is angels who stand at them. In Matthew Jesus promises Peter keys, and popular imagination put the two together and placed him at the entrance.',
    passages: ['Revelation 21:21', 'Revelation 21:12', 'Matthew 16:18-19'],
  },
  {
    words: [
      'streets of gold',
      'the streets of gold',
      'heavens streets are paved with gold',
      'streets paved with gold',
    ],
    answer:
      'You remember Revelation well. The King James text describes one street, pure gold and clear as glass, in the holy city that comes down from God. It is a vision, and the same chapter promises something even better: an end to tears.',
    passages: ['Revelation 21:21', 'Revelation 21:4'],
  },
  {
    words: ['seven deadly sins', 'the seven deadly sins', 'seven cardinal sins'],
    answer:
      'Christian teachers after the time of the apostles put this list together, among them Gregory the Great, and it isn’t in the King James text in this form. Proverbs has its own list of seven, and Paul has a longer one.',
    passages: ['Proverbs 6:16-19', 'Galatians 5:19-21'],
  },
  {
    words: [
      'the animals went in two by two',
      'the animals went in two by two hurrah',
      'two of every animal',
      'noah took two of every animal',
      'noah took two of each animal',
    ],
    answer:
      'Genesis does say that the creatures went in by twos. It also says that God told Noah to take clean animals and birds by sevens, a detail that children’s songs and picture books tend to leave out.',
    passages: ['Genesis 6:19-20', 'Genesis 7:2-3', 'Genesis 7:8-9'],
  },
  {
    words: [
      'mary magdalene was a prostitute',
      'mary magdalene the prostitute',
      'mary magdalene was a harlot',
      'mary magdalene prostitute',
    ],
    answer:
      'The King James text doesn’t say this of her. Luke tells us that she was healed and then helped to support Jesus as he traveled. Some later teachers thought she was the unnamed woman in the chapter before. In John she is the first to meet the risen Lord.',
    passages: ['Luke 8:1-3', 'John 20:16-18'],
  },
  {
    words: ['a fool and his money are soon parted', 'fool and his money'],
    answer:
      'This proverb is not one of Solomon’s, though it sounds like him. The King James text has something close in Proverbs, about the wise person who saves and the foolish one who spends everything.',
    passages: ['Proverbs 21:20'],
  },
  {
    words: [
      'idle hands are the devils workshop',
      'idle hands are the devils playground',
      'idle hands are the devils tools',
      'the devil finds work for idle hands',
      'idleness is the devils workshop',
    ],
    answer:
      'You won’t find this in the King James text. Scripture does warn about idleness, and Paul urges people to work quietly. It has no criticism for people who are sick, worn out, or looking for work they can’t find.',
    passages: ['Ecclesiastes 10:18', '2 Thessalonians 3:11-13'],
  },
  {
    words: ['love conquers all', 'love conquers everything', 'love overcomes all'],
    answer:
      'The line is from the Roman poet Virgil. Scripture says something similar in Paul’s great chapter on charity, and in his letter to the Romans, where he lists everything that might come between us and God’s love, and finds that nothing can.',
    passages: ['1 Corinthians 13:7-8', 'Romans 8:37-39'],
  },
  {
    words: ['forgive and forget', 'forgive but dont forget', 'forgiving and forgetting'],
    answer:
      'The King James text never joins these two words as a command. It does ask us to forgive, and it says that God will remember our sins no more. Forgiving someone does not mean you have to go back into danger.',
    passages: ['Ephesians 4:32', 'Isaiah 43:25', 'Hebrews 8:12'],
  },
  {
    words: ['time heals all wounds', 'time heals everything', 'time is a great healer'],
    answer:
      'People mean it kindly, but it can sound hollow when years have gone by. It is not in the King James text. There, healing is God’s own work, and the day when he wipes away every tear is still to come.',
    passages: ['Psalm 147:3', 'Revelation 21:4'],
  },
  {
    words: [
      'only the good die young',
      'the good die young',
      'god takes the best first',
      'god only takes the best',
    ],
    answer:
      'This isn’t in the King James text, though people who are grieving often say it. Isaiah says something close to it, and gentler: when good people die and no one understands why, they have found peace and are at rest.',
    passages: ['Isaiah 57:1-2'],
  },
  {
    words: [
      'god dont make no junk',
      'god doesnt make junk',
      'god does not make mistakes',
      'god doesnt make mistakes',
      'god makes no mistakes',
    ],
    answer:
      'These exact words are not in the King James text, but what they hope for is there. A psalm praises God for how wonderfully we are made, and Paul speaks of us as something God himself has crafted.',
    passages: ['Psalm 139:14', 'Ephesians 2:10'],
  },
  {
    words: ['come as you are', 'jesus says come as you are', 'god takes you as you are'],
    answer:
      'The King James text does not have this phrase, but it has the welcome. Jesus calls people who are tired, and says that he will not turn away anyone who comes to him; Isaiah invites those who have no money to pay.',
    passages: ['Matthew 11:28-30', 'John 6:37', 'Isaiah 55:1'],
  },
  {
    words: [
      'bad company corrupts good character',
      'bad company ruins good morals',
      'bad company corrupts good morals',
    ],
    answer:
      'This is Scripture, in the words of newer translations. The King James text has it in older English in Paul’s first letter to the Corinthians, where communications means the company we keep. Proverbs says much the same.',
    passages: ['1 Corinthians 15:33', 'Proverbs 13:20'],
  },
  {
    words: ['the spirit is willing but the flesh is weak', 'the spirit is willing'],
    answer:
      'Yes, this is Scripture, with one small word left out. Jesus said it in Gethsemane to friends who could not stay awake, and he understood how tired they were.',
    passages: ['Matthew 26:40-41'],
  },
  {
    words: ['the forbidden fruit', 'forbidden fruit is the sweetest'],
    answer:
      'These two words are not together in the King James text, but they describe what Genesis tells: there was one tree in the garden whose fruit they were not to eat. We don’t learn what kind of fruit it was.',
    passages: ['Genesis 3:2-3', 'Genesis 3:6'],
  },
  {
    words: [
      'let him who is without sin cast the first stone',
      'let he who is without sin cast the first stone',
      'cast the first stone',
      'he who is without sin cast the first stone',
      'let the one without sin throw the first stone',
    ],
    answer:
      'Jesus did say this, in words only slightly different from the ones most of us remember. He said it to people who had dragged a woman before him and accused her, and what he said to her afterward is worth reading too.',
    passages: ['John 8:7', 'John 8:10-11'],
  },
  {
    words: ['there is nothing new under the sun', 'nothing new under the sun'],
    answer:
      'This is Scripture, with the words in a different order. The Preacher says it near the beginning of Ecclesiastes, in a weary mood, as he sees the same things come around again and again.',
    passages: ['Ecclesiastes 1:9'],
  },
  {
    words: ['the good samaritan', 'good samaritan', 'the parable of the good samaritan'],
    answer:
      'The story is in Luke. Jesus told it to someone who wanted to know who counts as a neighbor. The word good is ours: the King James text just calls him a certain Samaritan and lets his kindness speak for itself.',
    passages: ['Luke 10:33-34', 'Luke 10:36-37'],
  },
  {
    words: ['the prodigal son', 'parable of the prodigal son'],
    answer:
      'The parable is in Luke 15, but the King James text never uses the word prodigal, which means wasteful. It tells of a younger son who spent everything, and of a father who ran to meet him.',
    passages: ['Luke 15:13', 'Luke 15:20'],
  },
  {
    words: ['doubting thomas', 'a doubting thomas'],
    answer:
      'The nickname is not in the King James text. John tells how Thomas, who had missed the first meeting, could not believe without seeing. Jesus came back, greeted them all with peace and let him look and touch.',
    passages: ['John 20:24-25', 'John 20:26-29'],
  },
  {
    words: ['a house divided against itself cannot stand', 'a house divided cannot stand'],
    answer:
      'These are the words of Jesus in Mark, with hardly a change, though many know them from a speech by Abraham Lincoln. Jesus said it in answer to people who claimed that he worked by an evil power.',
    passages: ['Mark 3:24-25'],
  },
  {
    words: [
      'it is better to give than to receive',
      'better to give than receive',
      'better to give than to receive',
    ],
    answer:
      'This is nearly Scripture. In Acts Paul passes on a saying of Jesus that isn’t in any of the four Gospels. The King James text says more blessed where we often say better.',
    passages: ['Acts 20:35'],
  },
  {
    words: [
      'live by the sword die by the sword',
      'he who lives by the sword dies by the sword',
      'those who live by the sword die by the sword',
      'he who lives by the sword shall die by the sword',
    ],
    answer:
      'Jesus said something very like this at his arrest, when a disciple drew a sword to defend him. The King James text speaks of people who take the sword; the rest of the saying has changed over time.',
    passages: ['Matthew 26:52'],
  },
  {
    words: ['no man is an island', 'no one is an island'],
    answer:
      'John Donne, a poet and preacher, wrote this when he was seriously ill; it is not in the King James text. Paul comes close: we live and die as people who belong to the Lord, and in his church the pain of one is felt by all.',
    passages: ['Romans 14:7-8', '1 Corinthians 12:26-27'],
  },
  {
    words: [
      'to err is human to forgive divine',
      'to err is human',
      'to forgive is divine',
      'to err is human to forgive is divine',
    ],
    answer:
      'The line belongs to Alexander Pope, the English poet. Scripture would agree with both halves, because it says plainly that we all have sins to confess, and that God forgives.',
    passages: ['Psalm 130:3-4', '1 John 1:8-9'],
  },
  {
    words: [
      'there but for the grace of god go i',
      'there but for the grace of god',
      'but for the grace of god',
    ],
    answer:
      'People often say this out of sympathy, but it is not in the King James text. Paul says something close to it when he looks back on his past and gives grace the credit for what he has become.',
    passages: ['1 Corinthians 15:10', 'Ephesians 2:8-9'],
  },
  {
    words: ['man proposes god disposes', 'man proposes but god disposes', 'man proposes and god disposes'],
    answer:
      'In its best-known form this comes from Thomas à Kempis, in The Imitation of Christ. Proverbs has the same thought more than once: we make our plans, and it is the Lord who guides the steps.',
    passages: ['Proverbs 16:9', 'Proverbs 19:21'],
  },
  {
    words: ['waste not want not', 'waste not'],
    answer:
      'This thrifty proverb is not in the King James text. A scene in John goes well with it: after five thousand people have eaten, Jesus asks his friends to gather the leftovers so that nothing is wasted.',
    passages: ['John 6:12'],
  },
  {
    words: ['patience is a virtue', 'patience is virtue'],
    answer:
      'These words are not in the King James text, though it often talks about patience. Paul and James both say that patience grows out of trouble, in times we would never have chosen for ourselves.',
    passages: ['Romans 5:3-5', 'James 1:3-4'],
  },
  {
    words: ['actions speak louder than words'],
    answer:
      'This one is not in the King James text, but John and James would both have agreed. John asks for love that shows in what we do, and James for people who act on what they have heard.',
    passages: ['1 John 3:18', 'James 1:22'],
  },
  {
    words: ['neither a borrower nor a lender be', 'never a borrower nor a lender be'],
    answer:
      'Shakespeare gives this to Polonius in Hamlet; it isn’t in the King James text. Proverbs does warn how debt can trap the borrower, while Jesus asks us not to turn away from someone who needs a loan.',
    passages: ['Proverbs 22:7', 'Matthew 5:42'],
  },
  {
    words: [
      'the road to hell is paved with good intentions',
      'road to hell is paved with good intentions',
      'hell is paved with good intentions',
    ],
    answer:
      'This proverb is not in the King James text. Scripture does say that a way can seem right and still end badly. It also knows people who meant well and couldn’t do it, and Paul counts himself among them.',
    passages: ['Proverbs 14:12', 'Romans 7:15'],
  },
  {
    words: ['count your blessings', 'count your many blessings', 'count your blessings name them one by one'],
    answer:
      'The words are from a hymn by Johnson Oatman, and the King James text does not have them. A psalm does something similar, in which David tells himself what not to forget and then starts to list it.',
    passages: ['Psalm 103:1-2', 'Psalm 103:3-4'],
  },
  {
    words: ['seeing is believing'],
    answer:
      'The King James text doesn’t have this proverb. Thomas might have said it, and Jesus met him with patience. Then he blessed everyone who would believe without seeing, and that includes readers today.',
    passages: ['John 20:24-25', 'John 20:26-29'],
  },
  {
    words: [
      'god has a plan for your life',
      'god has a plan for you',
      'god has a wonderful plan for your life',
      'it is all part of gods plan',
      'its all part of gods plan',
    ],
    answer:
      'These words aren’t in the King James text. Behind them is a letter from Jeremiah to people who would be in exile for seventy years, about the peace God intended for them. It does not say why one particular thing has happened to you.',
    passages: ['Jeremiah 29:10-11', 'Romans 8:28'],
  },
  {
    words: ['delilah cut samsons hair', 'delilah cut off samsons hair', 'delilah cut his hair'],
    answer:
      'Most of us picture Delilah with the scissors. In the King James text she gets Samson to fall asleep on her knees and then calls for a man, who shaves off his seven locks.',
    passages: ['Judges 16:19'],
  },
  {
    words: [
      'the innkeeper',
      'the innkeeper at bethlehem',
      'the innkeeper turned them away',
      'no room said the innkeeper',
      'the innkeeper turned mary and joseph away',
    ],
    answer:
      'The innkeeper comes from Christmas plays. Luke only says that there was no room in the inn, and that Mary laid her baby in a manger; he doesn’t say that anyone turned the family away.',
    passages: ['Luke 2:7'],
  },
  {
    words: [
      'swords into ploughshares',
      'turn swords into ploughshares',
      'beat swords into plowshares',
      'swords into plowshares',
    ],
    answer:
      'This is very close to Scripture. Isaiah sees a day when the nations hammer their weapons into tools for the field and no longer train for war. Our short phrase comes from his longer sentence.',
    passages: ['Isaiah 2:4'],
  },
  {
    words: [
      'god is in his heaven alls right with the world',
      'gods in his heaven alls right with the world',
      'gods in his heaven',
    ],
    answer:
      'Robert Browning wrote this line for a girl singing on a holiday morning, in Pippa Passes. It isn’t in the King James text. The psalms also say that God is in heaven, often when the world is far from right.',
    passages: ['Psalm 11:4', 'Psalm 115:3'],
  },
];
