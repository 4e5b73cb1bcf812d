export type Saying = { words: readonly string[]; answer: string; passages: readonly string[] };

export const SAYINGS: readonly Saying[] = [
  {
    words: [
      'god helps those who help themselves',
      'god helps them that help themselves',
      'the lord helps those who help themselves',
      'heaven helps those who help themselves',
    ],
    answer:
      'These words are not in the King James text; Benjamin Franklin printed something like them in his almanack. Scripture does honour honest work, yet when it speaks of God’s help it speaks most warmly to people who have no strength left to help themselves.',
    passages: ['Isaiah 40:29', 'Romans 5:6', 'Psalm 121:1-2'],
  },
  {
    words: ['cleanliness is next to godliness', 'cleanliness next to godliness'],
    answer:
      'You won’t find this one in the King James text, though John Wesley used it in a sermon. Scripture does speak of clean hands and of washing, and in these passages the cleanness God looks for is a matter of the heart.',
    passages: ['Psalm 24:3-4', 'Psalm 51:10', '1 Samuel 16:7'],
  },
  {
    words: [
      'this too shall pass',
      'this too will pass',
      'and this too shall pass away',
      'this too shall pass away',
    ],
    answer:
      'This is an old folk saying, and the King James text does not have it. What it does say is close in spirit: that present sorrow has a limit, that morning follows the night, and that unseen things outlast what hurts now.',
    passages: ['Psalm 30:5', '2 Corinthians 4:17-18'],
  },
  {
    words: [
      'god will not give you more than you can handle',
      'god wont give you more than you can handle',
      'god never gives you more than you can handle',
      'god never gives us more than we can handle',
      'god doesnt give you more than you can handle',
      'god will not give you more than you can bear',
      'god only gives us what we can handle',
      'more than you can handle',
    ],
    answer:
      'Many have been told this, and it can feel very lonely when the load really is too much. It is not in the King James text. The verse behind it concerns temptation, and Paul himself wrote of being pressed beyond his strength.',
    passages: ['1 Corinthians 10:13', '2 Corinthians 1:8-9', '2 Corinthians 12:9'],
  },
  {
    words: ['money is the root of all evil', 'money root of all evil', 'money is the root of evil'],
    answer:
      'This is so nearly Scripture that one missing word makes the difference. Paul writes to Timothy about the love of money, and the harm it does to the one who loves it. Money itself, earned or given, is never condemned there.',
    passages: ['1 Timothy 6:10', 'Hebrews 13:5'],
  },
  {
    words: ['spare the rod spoil the child', 'spare the rod and spoil the child', 'spare the rod'],
    answer:
      'The exact words come from Samuel Butler’s poem Hudibras. Proverbs does speak of the rod and of correcting a child out of love, and Paul warns fathers against harshness. None of it excuses hurting a child, whose safety comes first.',
    passages: ['Proverbs 13:24', 'Ephesians 6:4', 'Colossians 3:21'],
  },
  {
    words: [
      'pride comes before a fall',
      'pride goes before a fall',
      'pride goeth before a fall',
      'pride before a fall',
    ],
    answer:
      'You are very nearly quoting Proverbs. Both words stand in the one verse, a little further apart: there pride is followed by destruction, and it is a haughty spirit that comes ahead of the fall.',
    passages: ['Proverbs 16:18'],
  },
  {
    words: [
      'the lion shall lie down with the lamb',
      'the lion will lie down with the lamb',
      'the lion lies down with the lamb',
      'the lion and the lamb shall lie down together',
      'lion and the lamb',
    ],
    answer:
      'Almost everyone remembers it this way. In the King James text Isaiah names the wolf beside the lamb, with a young lion close by among the other creatures. The peace you have in mind is there all the same.',
    passages: ['Isaiah 11:6', 'Isaiah 65:25'],
  },
  {
    words: [
      'to thine own self be true',
      'to thy own self be true',
      'be true to yourself',
      'be true to thine own self',
    ],
    answer:
      'This line is Shakespeare’s: Polonius says it to his son in Hamlet. The King James text does not have it. Scripture also prizes truth in the hidden part of a person, and asks us to lean on God’s wisdom before our own.',
    passages: ['Psalm 51:6', 'Proverbs 3:5-6'],
  },
  {
    words: [
      'hate the sin love the sinner',
      'love the sinner hate the sin',
      'hate the sin and love the sinner',
      'love the sinner but hate the sin',
    ],
    answer:
      'These words are not in the King James text, although Augustine wrote something like them in a letter. Scripture does tell us to turn from evil, and it says that God loved us while we were sinners still.',
    passages: ['Romans 5:8', 'Romans 12:9', 'John 8:10-11'],
  },
  {
    words: [
      'god works in mysterious ways',
      'the lord works in mysterious ways',
      'god moves in mysterious ways',
      'god moves in a mysterious way',
      'god works in a mysterious way',
      'the lord moves in mysterious ways',
    ],
    answer:
      'This comes from a hymn by William Cowper, who knew great darkness of mind himself; the King James text does not have the line. The thought is at home in Scripture, which often says that God’s ways go beyond our searching.',
    passages: ['Romans 11:33', 'Isaiah 55:8-9', 'Psalm 77:19'],
  },
  {
    words: [
      'everything happens for a reason',
      'all things happen for a reason',
      'things happen for a reason',
      'there is a reason for everything',
    ],
    answer:
      'Scripture does not say this, and it never asks you to find the reason for your sorrow. Paul says that God works for good in all things, and Joseph saw good come from an evil that was still called evil.',
    passages: ['Romans 8:28', 'Genesis 50:20'],
  },
  {
    words: ['follow your heart', 'listen to your heart', 'trust your heart', 'just follow your heart'],
    answer:
      'These are modern words, and the King James text does not have them. It is both franker and kinder about the heart: it can mislead us, God searches and knows it, and he cares for its desires.',
    passages: ['Jeremiah 17:9-10', 'Proverbs 3:5-6', 'Psalm 37:4'],
  },
  {
    words: [
      'an eye for an eye makes the whole world blind',
      'an eye for an eye will make the whole world blind',
      'an eye for an eye leaves the whole world blind',
      'an eye for an eye and the world goes blind',
    ],
    answer:
      'Only the first half is biblical. The law of Moses has it, and Jesus took it up in the Sermon on the Mount to lead his hearers away from paying back. The ending about a blind world was added later.',
    passages: ['Matthew 5:38-39', 'Romans 12:19'],
  },
  {
    words: [
      'the eyes are the window of the soul',
      'the eyes are the windows to the soul',
      'the eyes are the window to the soul',
      'eyes are the windows of the soul',
      'the eye is the window of the soul',
    ],
    answer:
      'It sounds as though it should be there, and the King James text does not have it. Jesus does say something near: he compares the eye to a lamp, which fills the whole person with light or leaves the person in darkness.',
    passages: ['Matthew 6:22-23', 'Luke 11:34'],
  },
  {
    words: [
      'be in the world but not of it',
      'in the world but not of the world',
      'in the world but not of it',
      'in the world not of the world',
      'be in the world but not of the world',
    ],
    answer:
      'As a sentence it is not in the King James text, yet it is a fair summary of what Jesus prayed for his own on the night before he died: that they should stay here, be kept from evil, and belong elsewhere.',
    passages: ['John 17:15-16', 'Romans 12:2'],
  },
  {
    words: [
      'when god closes a door he opens a window',
      'when god closes one door he opens another',
      'god never closes a door without opening a window',
      'when one door closes another opens',
      'when the lord closes a door somewhere he opens a window',
    ],
    answer:
      'A hopeful saying, and the King James text does not have it. Scripture does speak of doors that God opens and none can shut, and of a way made where there was none. It gives no rule about windows.',
    passages: ['Revelation 3:8', '1 Corinthians 16:9', 'Isaiah 43:19'],
  },
  {
    words: [
      'preach the gospel and if necessary use words',
      'preach the gospel at all times and if necessary use words',
      'preach the gospel at all times when necessary use words',
      'preach always and use words if necessary',
    ],
    answer:
      'People give these words to Francis of Assisi, though they have not been found in his writings, and Scripture does not have them. It values both halves: a life others can see, and someone willing to speak.',
    passages: ['Matthew 5:16', 'Romans 10:14', '1 John 3:18'],
  },
  {
    words: ['charity begins at home', 'charity starts at home'],
    answer:
      'This proverb is not in the King James text, but it has a near neighbour there. Paul tells Timothy that care for one’s own household is part of faith, and elsewhere he asks us to do good to everyone.',
    passages: ['1 Timothy 5:4', '1 Timothy 5:8', 'Galatians 6:10'],
  },
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
      'Matthew tells of wise men from the east and never gives their number, nor does he call them kings. Three gifts are named, and that is very likely how the count came about. The story loses nothing by it.',
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
      'You have good company here. The book of Jonah calls it a great fish and no more. The King James text does say whale in Matthew, where Jesus speaks of Jonah, so both words have their place.',
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
      'These words are not in the King James text, though Eve’s answer in the garden comes rather near. James looks for the root of temptation within our own desires, and Paul adds that God provides a way out.',
    passages: ['Genesis 3:13', 'James 1:13-14', '1 Corinthians 10:13'],
  },
  {
    words: ['moderation in all things', 'everything in moderation', 'all things in moderation'],
    answer:
      'This wisdom comes down from the ancient Greeks and Romans, and the King James text does not have it in this form. Paul does commend moderation, and he counts temperance among what the Spirit grows in us.',
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
      'The vow comes from the marriage service in the Book of Common Prayer; the King James text has no wedding vows. Jesus speaks of two whom God has joined, and Ruth makes a promise until death to her mother-in-law.',
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
      'This is a much-loved modern poem and not part of Scripture. Its picture is an old one all the same: Moses, Isaiah and others speak of God carrying his people through wild country, and even into old age.',
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
      'This prayer is usually credited to Reinhold Niebuhr, a pastor of the last century, and it is not in Scripture. What it asks for can be found there: contentment in any state, each day taken singly, and wisdom for the asking.',
    passages: ['Philippians 4:11-13', 'Matthew 6:34', 'James 1:5'],
  },
  {
    words: [
      'blood is thicker than water',
      'blood thicker than water',
      'the blood of the covenant is thicker than the water of the womb',
    ],
    answer:
      'Neither the short proverb nor its longer version is in the King James text. Scripture honours family ties, speaks of a friend who is closer still, and shows Jesus widening the family to all who do his Father’s will.',
    passages: ['Proverbs 17:17', 'Proverbs 18:24', 'Matthew 12:48-50'],
  },
  {
    words: ['let go and let god', 'let go let god'],
    answer:
      'These words are not in the King James text. There is comfort near to them: Peter and the psalmist both tell us to put our cares into God’s hands. Paul also speaks of our effort and God’s work going on together.',
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
      'People say this out of love, to ease a terrible loss. Scripture doesn’t say that God takes someone because he needs them, nor that the dead become angels. It says he is near to broken hearts, and it gives hope of resurrection.',
    passages: ['Psalm 34:18', '1 Thessalonians 4:13-14'],
  },
  {
    words: ['confession is good for the soul', 'open confession is good for the soul'],
    answer:
      'The proverb itself is not in the King James text, yet the experience behind it is. A psalm tells of the relief of hiding nothing from God, and the apostles write of confession, forgiveness and healing.',
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
      'This is very near to Scripture. Jesus speaks of faith as small as a seed, and of a mountain told to move. Paul takes up the same picture, and adds that such faith without love comes to nothing.',
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
      'Yes, this is Scripture; the King James text simply has make where many of us say set. Jesus said it to those who had begun to believe in him, and the sentence before it belongs with it.',
    passages: ['John 8:31-32'],
  },
  {
    words: ['go the extra mile', 'going the extra mile', 'walk the extra mile', 'go the second mile'],
    answer:
      'The phrase has grown out of the Sermon on the Mount. The King James text doesn’t have the word extra. Jesus speaks of someone made to walk a mile, who freely goes a second along with the one who forced him.',
    passages: ['Matthew 5:41'],
  },
  {
    words: ['what goes around comes around', 'what goes around must come around'],
    answer:
      'These words aren’t in the King James text. Paul has a picture close to it, of a harvest that follows what was sown, meant to keep us from tiring of doing good. Jesus says that rain falls on just and unjust alike.',
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
      'This is truly the teaching of Jesus, in a wording many of us learned as children. The King James text puts it a little differently, in Matthew and in Luke, and the name golden rule was given to it afterwards.',
    passages: ['Matthew 7:12', 'Luke 6:31'],
  },
  {
    words: ['eat drink and be merry for tomorrow we die', 'eat drink and be merry for tomorrow we may die'],
    answer:
      'Each half is in Scripture, and the saying has joined them. Ecclesiastes and a parable of Jesus speak of eating, drinking and being merry; Isaiah and Paul give the other half, in the mouths of people without hope.',
    passages: ['Ecclesiastes 8:15', 'Luke 12:19-20', '1 Corinthians 15:32'],
  },
  {
    words: ['no rest for the wicked', 'there is no rest for the wicked'],
    answer:
      'Isaiah is close by: twice he says that the wicked have no peace, and once he likens them to a sea that cannot rest. For the weary, the word Jesus speaks is a very gentle one.',
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
      'This is nearly word for word what Job said on the day he lost almost everything; in the King James text he speaks of what the Lord had already done. He said it in mourning, and then he worshipped.',
    passages: ['Job 1:20-21'],
  },
  {
    words: ['the blind leading the blind', 'blind leading the blind'],
    answer:
      'This really does come from Jesus, though the King James text words it a little differently. He said it of religious teachers, with a warning about where the teachers and those they lead would end up together.',
    passages: ['Matthew 15:14'],
  },
  {
    words: ['wolf in sheeps clothing', 'a wolf in sheeps clothing', 'wolves in sheeps clothing'],
    answer:
      'This comes very near to a warning Jesus gave about false prophets. The King James text describes the clothing and the wolves, and the short phrase we use has been drawn together from it.',
    passages: ['Matthew 7:15-16'],
  },
  {
    words: [
      'pearly gates',
      'the pearly gates',
      'saint peter at the gates',
      'st peter at the pearly gates',
      'saint peter at the pearly gates',
    ],
    answer:
      'The gates of pearl are real enough in Revelation, though angels are said to stand at them. Peter is promised keys in Matthew, and popular imagination put the two together and set him at the entrance.',
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
      'You are remembering Revelation well. The King James text speaks of one street, pure gold and clear as glass, in the holy city that comes down from God. It is a vision, and the same chapter promises something dearer: an end of tears.',
    passages: ['Revelation 21:21', 'Revelation 21:4'],
  },
  {
    words: ['seven deadly sins', 'the seven deadly sins', 'seven cardinal sins'],
    answer:
      'The list was shaped by Christian teachers after the apostles, among them Gregory the Great, and you won’t find it as such in the King James text. Proverbs has its own list of seven, and Paul has a longer one.',
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
      'Genesis does say that the creatures went in by twos. It also says that Noah was told to take clean beasts and birds by sevens, a detail that the children’s songs and picture books tend to leave out.',
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
      'The King James text doesn’t say this of her. Luke tells us she was healed and then helped Jesus on his way. Some later teachers took her to be the unnamed woman in the chapter before. John has her first to meet the risen Lord.',
    passages: ['Luke 8:1-3', 'John 20:16-18'],
  },
  {
    words: ['a fool and his money are soon parted', 'fool and his money'],
    answer:
      'This proverb is not one of Solomon’s, though it sounds like him. The King James text has a near relation in Proverbs, about the wise person who keeps something by and the foolish one who spends it all.',
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
      'You won’t find this in the King James text. Scripture does see harm in idleness, and Paul urges people to work quietly. It has no reproach for those who are ill, worn out, or looking for work they cannot find.',
    passages: ['Ecclesiastes 10:18', '2 Thessalonians 3:11-13'],
  },
  {
    words: ['love conquers all', 'love conquers everything', 'love overcomes all'],
    answer:
      'The line is Virgil’s, the Roman poet. Scripture says something that lies near, in Paul’s great chapter on charity and in his letter to the Romans, where he lists all that might come between us and God’s love, and finds that none of it can.',
    passages: ['1 Corinthians 13:7-8', 'Romans 8:37-39'],
  },
  {
    words: ['forgive and forget', 'forgive but dont forget', 'forgiving and forgetting'],
    answer:
      'The King James text never joins these two words as a command. It does ask us to forgive, and it says that God will remember our sins no more. Forgiving someone does not oblige you to go back into danger.',
    passages: ['Ephesians 4:32', 'Isaiah 43:25', 'Hebrews 8:12'],
  },
  {
    words: ['time heals all wounds', 'time heals everything', 'time is a great healer'],
    answer:
      'People mean it kindly, and it may ring hollow when years have gone by. It is not in the King James text. There the healing is God’s own work, and the wiping away of every tear is still to come.',
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
      'This isn’t in the King James text, though grief often says it. Isaiah has something near and gentler: when the righteous are taken away and nobody understands, they have entered into peace and are at rest.',
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
      'These exact words are not in the King James text, yet what they hope for is there. A psalm praises God for how wonderfully we are made, and Paul speaks of us as something God himself has crafted.',
    passages: ['Psalm 139:14', 'Ephesians 2:10'],
  },
  {
    words: ['come as you are', 'jesus says come as you are', 'god takes you as you are'],
    answer:
      'The King James text does not have this phrase, but it has the welcome. Jesus calls the weary, and says that whoever comes to him will not be turned away; Isaiah invites those who have nothing to pay with.',
    passages: ['Matthew 11:28-30', 'John 6:37', 'Isaiah 55:1'],
  },
  {
    words: [
      'bad company corrupts good character',
      'bad company ruins good morals',
      'bad company corrupts good morals',
    ],
    answer:
      'This is Scripture, as newer translations word it. The King James text has it in Paul’s first letter to the Corinthians in older English, where communications means the company we keep. Proverbs says much the same.',
    passages: ['1 Corinthians 15:33', 'Proverbs 13:20'],
  },
  {
    words: ['the spirit is willing but the flesh is weak', 'the spirit is willing'],
    answer:
      'Yes, this is Scripture, with one small word left out. Jesus said it in Gethsemane to friends who could not stay awake, and he said it as someone who understood how tired they were.',
    passages: ['Matthew 26:40-41'],
  },
  {
    words: ['the forbidden fruit', 'forbidden fruit is the sweetest'],
    answer:
      'The two words do not stand together in the King James text, yet they describe fairly what Genesis tells: one tree in the garden whose fruit was not to be eaten. Which fruit it was, we are not told.',
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
      'Jesus did say this, in words only slightly different from the ones most of us remember. He said it to the accusers of a woman who had been dragged before him, and what he said to her afterwards is worth reading too.',
    passages: ['John 8:7', 'John 8:10-11'],
  },
  {
    words: ['there is nothing new under the sun', 'nothing new under the sun'],
    answer:
      'This is Scripture in all but word order. The Preacher says it near the beginning of Ecclesiastes, in a weary mood, as he watches things come round again and again with nothing gained.',
    passages: ['Ecclesiastes 1:9'],
  },
  {
    words: ['the good samaritan', 'good samaritan', 'the parable of the good samaritan'],
    answer:
      'The story is there in Luke, told by Jesus to someone who wanted to know where neighbourly duty ends. The word good is ours: the King James text simply calls him a certain Samaritan and lets his kindness speak.',
    passages: ['Luke 10:33-34', 'Luke 10:36-37'],
  },
  {
    words: ['the prodigal son', 'parable of the prodigal son'],
    answer:
      'The parable is there in Luke 15, but the King James text never uses the word prodigal, which means wasteful. It tells of a younger son who spent everything, and of a father who ran to meet him.',
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
      'This is nearly Scripture. In Acts Paul passes on a saying of Jesus that none of the four Gospels records. The King James text has more blessed where we often say better.',
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
      'Jesus said something very like this at his arrest, when a disciple drew a sword to defend him. The King James text speaks of those who take the sword; the rest of the saying has changed on the way to us.',
    passages: ['Matthew 26:52'],
  },
  {
    words: ['no man is an island', 'no one is an island'],
    answer:
      'John Donne, poet and preacher, wrote this out of a grave illness; it is not in the King James text. Paul comes close: we live and die as people who belong to the Lord, and in his church the pain of one is felt by all.',
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
      'The line belongs to Alexander Pope, the English poet. Scripture would agree with both halves, for it says plainly that we all have sins to confess, and that forgiveness is with God.',
    passages: ['Psalm 130:3-4', '1 John 1:8-9'],
  },
  {
    words: [
      'there but for the grace of god go i',
      'there but for the grace of god',
      'but for the grace of god',
    ],
    answer:
      'This saying, so often used in pity, is not in the King James text. Paul says something near it when he looks back on his own past and gives the credit for what he has become to grace.',
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
      'This thrifty proverb is not in the King James text. There is a moment in John that goes well with it, when five thousand have been fed and Jesus asks that the leftovers be gathered so none is lost.',
    passages: ['John 6:12'],
  },
  {
    words: ['patience is a virtue', 'patience is virtue'],
    answer:
      'These words are not in the King James text, though it speaks often of patience. Paul and James both say that it grows out of trouble, in times we would hardly have chosen for ourselves.',
    passages: ['Romans 5:3-5', 'James 1:3-4'],
  },
  {
    words: ['actions speak louder than words'],
    answer:
      'This one is not in the King James text, but John and James would both have nodded at it. John asks for love that is shown in what we do, and James for people who act upon what they have heard.',
    passages: ['1 John 3:18', 'James 1:22'],
  },
  {
    words: ['neither a borrower nor a lender be', 'never a borrower nor a lender be'],
    answer:
      'Shakespeare gives this to Polonius in Hamlet; the King James text does not have it. Proverbs does warn how a debt can bind the borrower, while Jesus asks us not to turn away from someone who needs a loan.',
    passages: ['Proverbs 22:7', 'Matthew 5:42'],
  },
  {
    words: [
      'the road to hell is paved with good intentions',
      'road to hell is paved with good intentions',
      'hell is paved with good intentions',
    ],
    answer:
      'This proverb is not in the King James text. Scripture does say that a way may seem right and yet end badly. It also knows people who meant well and could not manage it, and Paul counts himself among them.',
    passages: ['Proverbs 14:12', 'Romans 7:15'],
  },
  {
    words: ['count your blessings', 'count your many blessings', 'count your blessings name them one by one'],
    answer:
      'The words are from a hymn by Johnson Oatman, and the King James text does not have them. A psalm does something similar, as David tells his own soul what not to forget and then begins to list it.',
    passages: ['Psalm 103:1-2', 'Psalm 103:3-4'],
  },
  {
    words: ['seeing is believing'],
    answer:
      'The King James text doesn’t have this proverb. Thomas might have said it, and Jesus met him with patience. Then he spoke a blessing over all who would believe without having seen, and that includes readers today.',
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
      'These words aren’t in the King James text. Behind them stands a letter from Jeremiah to exiles, who would wait seventy years, about the peace God intended for them. It does not say why one particular thing has happened to you.',
    passages: ['Jeremiah 29:10-11', 'Romans 8:28'],
  },
  {
    words: ['delilah cut samsons hair', 'delilah cut off samsons hair', 'delilah cut his hair'],
    answer:
      'Most of us picture Delilah with the scissors. In the King James text she lulls Samson to sleep on her knees and then calls for a man, and it is he who shaves the seven locks.',
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
      'Nativity plays have given us the innkeeper. Luke mentions only that the inn had no room, and that the child was laid in a manger; nobody is said to have turned the family from a door.',
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
      'This is very close to Scripture. Isaiah sees a day when the nations hammer their weapons into tools for the field and no longer train for war. Our short phrase is drawn from his longer sentence.',
    passages: ['Isaiah 2:4'],
  },
  {
    words: [
      'god is in his heaven alls right with the world',
      'gods in his heaven alls right with the world',
      'gods in his heaven',
    ],
    answer:
      'Robert Browning wrote this line for a girl singing on a holiday morning, in Pippa Passes. The King James text does not have it. The psalms also say that God is in heaven, often while all is far from right.',
    passages: ['Psalm 11:4', 'Psalm 115:3'],
  },
  // Wordings of newer translations that people know.
  newer(['cord of three strands', 'three strands', 'a triple braided cord'], 'Ecclesiastes 4:12'),
  newer(
    ['plans to prosper you', 'i know the plans i have for you', 'plans i have for you'],
    'Jeremiah 29:11',
  ),
  newer(['love is patient', 'love is patient love is kind'], '1 Corinthians 13:4-7'),
  newer(
    [
      'do not be anxious about anything',
      'dont be anxious about anything',
      'be anxious for nothing',
      'do not worry about anything',
    ],
    'Philippians 4:6-7',
  ),
  newer(['iron sharpens iron'], 'Proverbs 27:17'),
  newer(['above all else guard your heart', 'guard your heart'], 'Proverbs 4:23'),
  newer(['he who began a good work'], 'Philippians 1:6'),
  newer(
    [
      'his mercies are new every morning',
      'mercies are new every morning',
      'steadfast love of the lord never ceases',
    ],
    'Lamentations 3:22-23',
  ),
  newer(['do not fear for i am with you', 'so do not fear for i am with you'], 'Isaiah 41:10'),
  newer(
    ['cast all your anxiety on him', 'cast your anxieties on him', 'cast all your cares on him'],
    '1 Peter 5:7',
  ),
  newer(['give thanks in all circumstances'], '1 Thessalonians 5:18'),
  newer(['be strong and courageous'], 'Joshua 1:9'),
  newer(['perfect love drives out fear', 'perfect love casts out fear'], '1 John 4:18'),
  newer(
    ['a gentle answer turns away wrath', 'a soft answer turns away wrath', 'gentle answer turns away'],
    'Proverbs 15:1',
  ),
  newer(
    ['weeping may stay for the night', 'weeping may last through the night', 'joy comes in the morning'],
    'Psalm 30:5',
  ),
  newer(['close to the brokenhearted', 'near to the brokenhearted'], 'Psalm 34:18'),
  newer(['my grace is sufficient for you', 'grace is sufficient for me'], '2 Corinthians 12:9'),
  newer(
    ['do to others as you would', 'do unto others', 'treat others the way you want to be treated'],
    'Matthew 7:12',
  ),
  newer(
    ['a time for everything', 'there is a time for everything', 'a season for everything'],
    'Ecclesiastes 3:1-8',
  ),
  newer(
    [
      'in all things god works for the good',
      'god works all things together for good',
      'god works all things for good',
    ],
    'Romans 8:28',
  ),
  newer(['through the darkest valley'], 'Psalm 23:4'),
  newer(
    [
      'those who hope in the lord will renew',
      'they will soar on wings like eagles',
      'soar on wings like eagles',
    ],
    'Isaiah 40:31',
  ),
  newer(['start children off on the way'], 'Proverbs 22:6'),
  newer(['come to me all you who are weary', 'all who are weary and burdened'], 'Matthew 11:28-30'),
  newer(['act justly and love mercy', 'love mercy and walk humbly', 'do justice love kindness'], 'Micah 6:8'),
  newer(['let the little children come', 'let the children come to me'], 'Matthew 19:14'),
  newer(['trust in the lord with all your heart'], 'Proverbs 3:5-6'),
  newer(
    [
      'faith as small as a mustard seed',
      'faith like a mustard seed',
      'faith the size of a mustard seed',
      'faith can move mountains',
    ],
    'Matthew 17:20',
  ),
  newer(
    [
      'faith is being sure of what we hope',
      'faith is confidence in what we hope',
      'faith is the assurance of things hoped for',
    ],
    'Hebrews 11:1',
  ),
  newer(['your word is a lamp', 'a lamp for my feet'], 'Psalm 119:105'),
  newer(['create in me a pure heart'], 'Psalm 51:10'),
  newer(['no eye has seen', 'what no eye has seen', 'eye has not seen'], '1 Corinthians 2:9'),
  newer(['the lord will fight for you'], 'Exodus 14:14'),
  newer(['turn the other cheek', 'turning the other cheek'], 'Matthew 5:39'),
  newer(
    ['not give us a spirit of fear', 'not given us a spirit of fear', 'a spirit of timidity'],
    '2 Timothy 1:7',
  ),
  newer(
    [
      'i can do all things through him',
      'i can do everything through christ',
      'i can do everything through him',
    ],
    'Philippians 4:13',
  ),
  newer(['be transformed by the renewing'], 'Romans 12:2'),
  newer(['the lord bless you and keep you'], 'Numbers 6:24-26'),
];

function newer(words: readonly string[], passage: string): Saying {
  return {
    words,
    answer: 'You know it from a newer translation. In the King James Bible it is worded like this:',
    passages: [passage],
  };
}
