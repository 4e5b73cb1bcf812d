import type { Saying } from './saying';

export const STORY_DETAILS: readonly Saying[] = [
  {
    words: [
      'three wise men',
      'the three wise men',
      'three kings',
      'we three kings',
      'the three kings',
      'three magi',
    ],
    answer:
      'Matthew tells of wise men from the east and never gives their number, nor does he call them kings. He names three gifts, and that is very likely where the number comes from.',
    passages: ['Matthew 2:1-2', 'Matthew 2:11'],
  },
  {
    words: [
      'the apple in eden',
      'adam and eve ate an apple',
      'eve ate the apple',
      'the apple in the garden of eden',
      'eves apple',
      'adams apple',
      'the forbidden apple',
      'eve gave adam an apple',
    ],
    answer:
      'Genesis speaks of a tree and its fruit and leaves the kind of fruit unnamed. The apple came in through later art and storytelling. What the account dwells on is the command, the wanting and the taking.',
    passages: ['Genesis 2:16-17', 'Genesis 3:6'],
  },
  {
    words: [
      'jonah and the whale',
      'jonahs whale',
      'jonah was swallowed by a whale',
      'jonah in the whale',
      'the whale swallowed jonah',
    ],
    answer:
      'Many people say whale. The book of Jonah just calls it a great fish. The King James text does say whale in Matthew, where Jesus talks about Jonah, so both words have their place.',
    passages: ['Jonah 1:17', 'Matthew 12:40'],
  },
  {
    words: [
      'saul fell off his horse',
      'saul fell off a horse',
      'paul fell off his horse',
      'paul was knocked off his horse',
      'saul was thrown from his horse',
      'pauls horse',
    ],
    answer:
      'Painters gave Saul his horse. Acts tells the story of the Damascus road three times, with the light, the voice and the fall to the ground, and in none of them is an animal mentioned.',
    passages: ['Acts 9:3-4', 'Acts 22:6-7', 'Acts 26:13-14'],
  },
  {
    words: ['the devil made me do it', 'satan made me do it'],
    answer:
      'These words are not in the King James text, though Eve’s answer in the garden comes close. James looks for the root of temptation within our own desires, and Paul adds that God provides a way out.',
    passages: ['Genesis 3:13', 'James 1:13-14', '1 Corinthians 10:13'],
  },
  {
    words: ['moderation in all things', 'everything in moderation', 'all things in moderation'],
    answer:
      'This saying comes from the ancient Greeks and Romans, and it isn’t in the King James text in this form. Paul does commend moderation, and he lists temperance, or self-control, as a fruit of the Spirit.',
    passages: ['Philippians 4:5', 'Galatians 5:22-23', '1 Corinthians 9:25'],
  },
  {
    words: [
      'ashes to ashes dust to dust',
      'ashes to ashes and dust to dust',
      'ashes to ashes',
      'earth to earth ashes to ashes dust to dust',
    ],
    answer:
      'You have probably heard these words at a graveside. They belong to the burial service in the Book of Common Prayer, which gathered them from Scripture, where we are told that we come from dust and go back to it.',
    passages: ['Genesis 3:19', 'Ecclesiastes 3:20', 'Ecclesiastes 12:7'],
  },
  {
    words: [
      'till death do us part',
      'until death do us part',
      'til death do us part',
      'till death us do part',
    ],
    answer:
      'The vow comes from the marriage service in the Book of Common Prayer; the King James text has no wedding vows. Jesus speaks of two people God has joined, and Ruth promises her mother-in-law to stay with her until death.',
    passages: ['Mark 10:7-9', 'Ruth 1:16-17'],
  },
  {
    words: [
      'footprints in the sand',
      'one set of footprints',
      'it was then that i carried you',
      'footprints poem',
    ],
    answer:
      'This is a much-loved modern poem, and it isn’t part of Scripture. But its picture is an old one: Moses, Isaiah and others speak of God carrying his people through wild country, and even into old age.',
    passages: ['Deuteronomy 1:30-31', 'Isaiah 46:4', 'Isaiah 63:9'],
  },
  {
    words: [
      'serenity prayer',
      'the serenity prayer',
      'god grant me the serenity',
      'god grant me the serenity to accept the things i cannot change',
      'serenity to accept the things i cannot change',
      'wisdom to know the difference',
    ],
    answer:
      'This prayer is usually credited to Reinhold Niebuhr, a pastor of the last century, and it is not in Scripture. What it asks for can be found there: being content in any situation, taking one day at a time, and wisdom for everyone who asks.',
    passages: ['Philippians 4:11-13', 'Matthew 6:34', 'James 1:5'],
  },
  {
    words: [
      'blood is thicker than water',
      'blood thicker than water',
      'the blood of the covenant is thicker than the water of the womb',
    ],
    answer:
      'Neither the short proverb nor its longer version is in the King James text. Scripture honors family ties, speaks of a friend who is closer still, and shows Jesus widening the family to all who do his Father’s will.',
    passages: ['Proverbs 17:17', 'Proverbs 18:24', 'Matthew 12:48-50'],
  },
  {
    words: ['let go and let god', 'let go let god'],
    answer:
      'These words are not in the King James text. Something comforting comes close: Peter and the psalmist both tell us to put our cares in God’s hands. Paul also speaks of our effort and God’s work going on together.',
    passages: ['1 Peter 5:6-7', 'Psalm 55:22', 'Philippians 2:12-13'],
  },
  {
    words: [
      'god needed another angel',
      'heaven gained an angel',
      'heaven needed another angel',
      'god gained another angel',
      'heaven gained another angel',
      'god needed an angel',
      'we become angels when we die',
    ],
    answer:
      'People say this out of love, to ease a terrible loss. Scripture doesn’t say that God takes people because he needs them, or that the dead become angels. It says he is near to people whose hearts are broken, and it gives us hope that the dead will rise.',
    passages: ['Psalm 34:18', '1 Thessalonians 4:13-14'],
  },
  {
    words: ['confession is good for the soul', 'open confession is good for the soul'],
    answer:
      'The proverb itself is not in the King James text, but the experience behind it is. A psalm tells of the relief of hiding nothing from God, and the apostles write of confession, forgiveness and healing.',
    passages: ['Psalm 32:5', '1 John 1:9', 'James 5:16'],
  },
  {
    words: [
      'faith can move mountains',
      'faith moves mountains',
      'faith that moves mountains',
      'faith will move mountains',
    ],
    answer:
      'This is very near to Scripture. Jesus speaks of faith as small as a seed, and of a mountain told to move. Paul uses the same picture, and adds that faith like that is nothing without love.',
    passages: ['Matthew 17:20', 'Mark 11:22-23', '1 Corinthians 13:2'],
  },
  {
    words: [
      'the truth will set you free',
      'the truth shall set you free',
      'truth will set you free',
      'the truth sets you free',
    ],
    answer:
      'Yes, this is Scripture; the King James text just says make where many of us say set. Jesus said it to people who had begun to believe in him, and the sentence before it goes with it.',
    passages: ['John 8:31-32'],
  },
  {
    words: ['go the extra mile', 'going the extra mile', 'walk the extra mile', 'go the second mile'],
    answer:
      'The phrase has grown out of the Sermon on the Mount. The King James text doesn’t have the word extra. Jesus talks about someone who is forced to walk a mile with another person and then freely walks a second one.',
    passages: ['Matthew 5:41'],
  },
  {
    words: ['what goes around comes around', 'what goes around must come around'],
    answer:
      'These words aren’t in the King James text. Paul says something close to it, about reaping what we sow, to keep us from getting tired of doing good. Jesus says that rain falls on good people and bad people alike.',
    passages: ['Galatians 6:7-9', 'Matthew 5:44-45'],
  },
  {
    words: [
      'do unto others as you would have them do unto you',
      'do unto others',
      'do to others as you would have them do to you',
      'the golden rule',
      'treat others as you would like to be treated',
      'treat others the way you want to be treated',
    ],
    answer:
      'This really is the teaching of Jesus, in words many of us learned as children. The King James text puts it a little differently, in Matthew and in Luke, and the name golden rule came later.',
    passages: ['Matthew 7:12', 'Luke 6:31'],
  },
  {
    words: ['eat drink and be merry for tomorrow we die', 'eat drink and be merry for tomorrow we may die'],
    answer:
      'Each half is in Scripture, and the saying has joined them. Ecclesiastes and a parable of Jesus speak of eating, drinking and being merry; in Isaiah and Paul, people without hope say the other half.',
    passages: ['Ecclesiastes 8:15', 'Luke 12:19-20', '1 Corinthians 15:32'],
  },
  {
    words: ['no rest for the wicked', 'there is no rest for the wicked'],
    answer:
      'Isaiah is close by: twice he says that the wicked have no peace, and once he compares them to a sea that cannot rest. For people who are simply tired, Jesus has very gentle words.',
    passages: ['Isaiah 48:22', 'Isaiah 57:20-21', 'Matthew 11:28-30'],
  },
  {
    words: [
      'the lord giveth and the lord taketh away',
      'the lord gives and the lord takes away',
      'god gives and god takes away',
      'the lord giveth and taketh away',
      'he gives and takes away',
    ],
    answer:
      'This is nearly word for word what Job said on the day he lost almost everything; in the King James text he speaks of what the Lord had already done. He said it in deep grief, as he worshiped.',
    passages: ['Job 1:20-21'],
  },
  {
    words: ['the blind leading the blind', 'blind leading the blind'],
    answer:
      'This really does come from Jesus, though the King James text words it a little differently. He said it about religious teachers, and warned where they and the people they lead would end up.',
    passages: ['Matthew 15:14'],
  },
  {
    words: ['wolf in sheeps clothing', 'a wolf in sheeps clothing', 'wolves in sheeps clothing'],
    answer:
      'This comes very near to a warning Jesus gave about false prophets. The King James text describes the clothing and the wolves, and our short phrase comes from it.',
    passages: ['Matthew 7:15-16'],
  },
];
