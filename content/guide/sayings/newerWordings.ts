import type { Saying } from './saying';

/** Wordings of newer translations that people know. */
export const NEWER_WORDINGS: readonly Saying[] = [
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
