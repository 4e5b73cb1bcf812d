import type { Detail } from './detail';

/** Questions about words of Bible readers and churches, about dates, and about the form of the Bible. */
export const WORDS_OF_THE_CHURCH: readonly Detail[] = [
  {
    words: ['december|dec jesus|christmas|born|birth|birthday|christ', '25th|25 christmas|born'],
    text: 'The Bible does not say on what day Jesus was born. The church in Rome kept his birth on December 25 by the year 336, and many churches in the East first kept it on January 6.',
    passages: ['Luke 2:7-11'],
    of: ['the-birth-of-jesus', 'christmas'],
  },
  {
    words: ['december|dec jesus|christmas|born|birth|birthday|christ', '25th|25 christmas|born'],
    asks: 'why',
    text: 'No one knows for certain why Christmas is on December 25; the Bible names no day. Some say that it took the place of a Roman feast of the sun. Others say that Christians counted nine months from March 25, which they held to be the day when Mary conceived.',
    passages: ['Luke 2:7-11'],
    of: ['the-birth-of-jesus', 'christmas'],
  },
  {
    words: [
      'december|dec jesus|christmas|born|birth|birthday|christ',
      'jesus|christ born|birth date|day|actual|exact',
    ],
    asks: 'number',
    text: 'The day of Jesus’ birth is not known: no Gospel names it. Christians in Rome were keeping it on December 25 by the year 336.',
    passages: ['Luke 2:7-11'],
    of: ['the-birth-of-jesus', 'christmas'],
  },
  {
    words: ['time born|birth die|death|plant', 'time plant|dance|mourn|reap|weep|laugh'],
    asks: 'where',
    text: 'Ecclesiastes 3 begins with the poem about a time for everything: birth and death, planting and uprooting, weeping and laughing.',
    passages: ['Ecclesiastes 3:1-8'],
    of: ['book-of-ecclesiastes'],
  },
  {
    words: [
      'genesis 1|one 2|two different|differ|difference|differences|contradict|contradiction|same',
      'creation|genesis two|2 accounts|account|stories|story|versions creation',
    ],
    asks: 'why',
    text: 'Genesis 1 and 2 differ because they look at creation from two sides: the first is an ordered week of the whole world, the second comes close to the man, the woman and the garden. Many scholars see two older accounts side by side; others read the second as a closer look at the sixth day.',
    passages: ['Genesis 1:26-28', 'Genesis 2:7-9'],
    of: ['the-creation-story', 'book-of-genesis'],
  },
  {
    words: [
      'genesis 1|one 2|two different|differ|difference|differences|contradict|contradiction|same',
      'creation|genesis two|2 accounts|account|stories|story|versions creation',
    ],
    text: 'Genesis 1 tells of the whole world made in an ordered week; Genesis 2 comes close to the man, the garden and the woman, and orders some things differently. Many scholars see two accounts side by side; others read the second as a closer look at the sixth day.',
    passages: ['Genesis 1:26-28', 'Genesis 2:7-9'],
    of: ['the-creation-story', 'book-of-genesis'],
  },
  {
    words: 'concordance|concordances',
    text: 'A concordance is an alphabetical list of the words in the Bible, with the verses where each one occurs. The best known is James Strong’s of 1890, made for the King James Bible; it also numbers the Hebrew and Greek words.',
    passages: ['Acts 17:11'],
    of: ['choosing-a-bible', 'original-languages'],
  },
  {
    words: 'psalm 88 end|ends|ending|hope|hopeful|happy|happily|close|conclude|concludes|well',
    text: 'No, Psalm 88 does not end well: its last word is darkness. Yet it begins by calling God the one who saves, and it goes on praying to him to the end.',
    passages: ['Psalm 88:1-2', 'Psalm 88:13-18'],
    of: ['book-of-psalms', 'depression'],
  },
  {
    words: 'balm gilead',
    text: 'The balm of Gilead was a sweet-smelling resin, traded from the land east of the Jordan and used on wounds. Jeremiah asks whether there is none left, because his people’s hurt does not heal; the spiritual takes it up and answers yes, there is.',
    passages: ['Jeremiah 8:22', 'Genesis 37:25', 'Jeremiah 46:11'],
    of: ['book-of-jeremiah', 'healing'],
  },
  {
    words: [
      'what manna made|ingredients|ingredient|consist|consisted',
      'manna ingredients|ingredient|consist',
    ],
    text: 'The Bible does not say what manna was made of. It looked like coriander seed, small and white, and people ground it and baked it into cakes. Some compare it to a sweet secretion of insects on desert tamarisks; Exodus presents it as bread that God gave.',
    passages: ['Exodus 16:14-15', 'Exodus 16:31', 'Numbers 11:7-8'],
    of: ['manna'],
  },
  {
    words: 'narthex',
    text: 'A narthex is the entrance hall of a church, between the outer doors and the nave where people worship. The word is not in the Bible; in the early church those preparing for baptism stood there for part of the service.',
    passages: ['Psalm 84:10'],
    of: ['temple', 'going-to-church'],
  },
  {
    words: 'shekinah|shekhinah|shechinah',
    text: 'Shekinah is a later Hebrew word for God’s presence dwelling among his people. It is not in the Bible; the rabbis formed it from the verb to dwell, and people use it for the cloud and the glory that filled the tabernacle and the temple.',
    passages: ['Exodus 40:34-35', '1 Kings 8:10-11'],
    of: ['glory', 'tabernacle'],
  },
  {
    words: [
      'chapters|chapter verses|verse added|add|divided|divide|division|divisions|invented|invent|introduced|numbered',
      'when|who chapters verses come|came|start|started|begin|made|put|get|got|bible',
      'bible divided|divide|division|divisions|split chapters|chapter|verses|verse',
    ],
    text: 'The chapters of today are credited to Stephen Langton, in the early 1200s. The printer Robert Estienne numbered the verses of the New Testament in 1551; those of the Old Testament are divided as Jewish scribes had marked them. The Geneva Bible of 1560 was the first full English Bible with both.',
    passages: ['Luke 4:17'],
    of: ['how-many-books-and-chapters', 'bible-manuscripts'],
  },
  {
    words: ['666', 'number beast'],
    text: 'In Revelation, 666 is the number of the beast, which John says is the number of a man. Many scholars read it as Nero Caesar in Hebrew letters, which also stand for numbers; others look for a ruler still to come, or see it as falling short of seven, the number of fullness.',
    passages: ['Revelation 13:18', 'Revelation 13:16-17'],
    of: ['the-antichrist-and-the-mark', 'numbers-in-the-bible'],
  },
  {
    words: 'maundy',
    text: 'Maundy comes from the Latin mandatum, a commandment. On the Thursday before Easter the church remembers the new commandment that Jesus gave at the last supper, and many wash one another’s feet as he did.',
    passages: ['John 13:34', 'John 13:14-15'],
    of: ['holy-week', 'washing-the-feet'],
  },
  {
    words: ['maundy'],
    asks: 'why',
    text: 'It is called Maundy Thursday after the Latin mandatum, a commandment, because Jesus gave his friends a new one that night: to love as he had loved them.',
    passages: ['John 13:34', 'John 13:14-15'],
    of: ['holy-week', 'washing-the-feet'],
  },
  {
    words: 'pentecost|whitsun date|when|fall|falls|celebrated|celebrate',
    text: 'Pentecost is the seventh Sunday after Easter, the fiftieth day if Easter is the first. In Western churches it falls between May 10 and June 13; Orthodox churches count from their own Easter.',
    passages: ['Acts 2:1-4', 'Leviticus 23:15-16'],
    of: ['pentecost', 'feast-of-weeks', 'the-date-of-easter'],
  },
  {
    words: ['pentecost|whitsun date|day|fall|falls|after|easter'],
    asks: 'number',
    text: 'Pentecost is on the fiftieth day of Easter, a Sunday seven weeks after Easter itself, between May 10 and June 13 in Western churches.',
    passages: ['Acts 2:1-4', 'Leviticus 23:15-16'],
    of: ['pentecost', 'feast-of-weeks', 'the-date-of-easter'],
  },
];
