import type { Saying } from './saying';

export const PROVERBS: readonly Saying[] = [
  {
    words: [
      'god helps those who help themselves',
      'god helps them that help themselves',
      'the lord helps those who help themselves',
      'heaven helps those who help themselves',
    ],
    answer:
      'These words are not in the King James text; Benjamin Franklin printed something like them in his almanac. Scripture does honor honest work, but when it talks about God’s help it speaks most warmly to people who have no strength left to help themselves.',
    passages: ['Isaiah 40:29', 'Romans 5:6', 'Psalm 121:1-2'],
  },
  {
    words: ['cleanliness is next to godliness', 'cleanliness next to godliness'],
    answer:
      'You won’t find this one in the King James text, though John Wesley used it in a sermon. Scripture does talk about clean hands and washing, and in these passages the cleanness God looks for is a matter of the heart.',
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
      'This is an old folk saying, and it isn’t in the King James text. What the Bible does say is close in spirit: sorrow has a limit, morning follows night, and what we can’t see will outlast what hurts now.',
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
      'Many people have heard this, and it can feel very lonely when the load really is too much. It is not in the King James text. The verse behind it is about temptation, and Paul himself wrote that he was under more pressure than he could bear.',
    passages: ['1 Corinthians 10:13', '2 Corinthians 1:8-9', '2 Corinthians 12:9'],
  },
  {
    words: ['money is the root of all evil', 'money root of all evil', 'money is the root of evil'],
    answer:
      'This is so close to Scripture that only a few words make the difference. Paul writes to Timothy about the love of money, and the harm it does to people who love it. He doesn’t condemn money itself.',
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
      'That is very nearly Proverbs. Both words are in the same verse, a little further apart: pride is followed by destruction there, and what comes before the fall is a haughty spirit.',
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
      'Almost everyone remembers it this way. In the King James text, Isaiah has the wolf next to the lamb, with a young lion nearby among the other animals. The peace you have in mind is there all the same.',
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
      'This line is Shakespeare’s: Polonius says it to his son in Hamlet. It isn’t in the King James text. Scripture also prizes truth deep inside a person, and asks us to trust God’s wisdom before our own.',
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
      'These words are not in the King James text, although Augustine wrote something like them in a letter. Scripture does tell us to turn from evil, and it says that God loved us while we were still sinners.',
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
      'This comes from a hymn by William Cowper, who suffered from deep depression himself; the line is not in the King James text. The idea is at home in Scripture, which often says that God’s ways are beyond our understanding.',
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
      'Scripture does not say this, and it never asks you to find the reason for your sorrow. Paul says that God works for good in all things, and Joseph saw good come out of something that he still called evil.',
    passages: ['Romans 8:28', 'Genesis 50:20'],
  },
  {
    words: ['follow your heart', 'listen to your heart', 'trust your heart', 'just follow your heart'],
    answer:
      'These are modern words, and they aren’t in the King James text. Scripture is both more honest and kinder about the heart: it can mislead us, God knows it completely, and he cares about what it wants.',
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
      'Only the first half is biblical. The law of Moses has it, and in the Sermon on the Mount Jesus used it to turn his listeners away from getting even. The ending about a blind world was added later.',
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
      'It sounds as though it should be there, but it isn’t in the King James text. Jesus does say something similar: he compares the eye to a lamp, which fills the whole person with light or leaves the person in darkness.',
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
      'It is not in the King James text in these words, but it is a fair summary of what Jesus prayed for his followers on the night before he died: that they would stay here, be kept from evil, and belong to another world.',
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
      'This is a hopeful saying, but it isn’t in the King James text. Scripture does talk about doors that God opens and no one can shut, and about a way where there was none. It makes no promise about windows.',
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
      'This proverb is not in the King James text, but something close to it is. Paul tells Timothy that care for one’s own household is part of faith, and elsewhere he asks us to do good to everyone.',
    passages: ['1 Timothy 5:4', '1 Timothy 5:8', 'Galatians 6:10'],
  },
];
