import { expect, test } from 'vitest';
import { harmInWording } from './harmInWording';
import type { PatternedHarm } from './harmPatterns';

test.each<[PatternedHarm, disclosed: string, harmless: string]>([
  [
    'psychosis',
    'my son came out of the hospital and says he is Jesus',
    'my son says he is Jesus in the school nativity play',
  ],
  [
    'minor-being-hurt',
    'is it normal for a stepdad to shower with a 12 year old',
    'is it normal for a dad to bathe a baby of 2 years',
  ],
  [
    'minor-being-hurt',
    'they arranged the cutting for my daughter',
    'they are cutting my daughter from the team',
  ],
  [
    'violence-at-home',
    'my husband hit me once in 2016, is it time to let it go',
    'my husband hit me with a joke again',
  ],
  [
    'coercive-control',
    'I check which shoes are by the door to know what kind of night its going to be',
    'the baby monitor lets me know what kind of night it is going to be',
  ],
  [
    'coercive-control',
    'he says he will kill himself if I leave',
    'he says he will kill himself laughing at this film',
  ],
  [
    'coercive-control',
    'My nephew has my pension card. I asked to see the statement and he said I don’t need to know',
    'My nephew has my pension card at the shop today and brings me the change',
  ],
  [
    'coercive-control',
    'she takes my walker away when I ring too often',
    'she takes my walker to the repair shop when it squeaks',
  ],
  [
    'coercive-control',
    'my brother made me sign a paper about the house, otherwise I go in a home',
    'the teacher made me sign the trip form',
  ],
  [
    'violence-at-home',
    'my boyfriend laid a knife on the table and said we should talk',
    'my boyfriend laid a knife on the table and said dinner is ready',
  ],
  ['stalking', 'my ex found my new address', 'the delivery guy found my new address'],
  [
    'minor-being-hurt',
    'my father is sending me to the village to marry a man of 50',
    'my mum keeps sending me profiles of men to marry',
  ],
  [
    'crisis',
    'it is enough; now, O Lord, take away my life. thats my text to God every night',
    'why did Elijah say, it is enough, take away my life',
  ],
  ['violence-at-home', 'she burns my arm when the bread is not round', 'the sun burns my arm'],
  ['violence-at-home', 'he threw my insulin in the toilet', 'he threw my insulin out because it was expired'],
  ['violence-at-home', 'he only shouts and breaks my things', 'he only shouts at football matches'],
  ['violence-at-home', 'my son takes my pension', 'my son helps me with my pension'],
  ['sexual-violence', "he says a wife can't say no", "my wife can't say no to chocolate"],
  [
    'clergy-abuse',
    'Something happened with the youth pastor years ago',
    'something wonderful happened with the youth pastor',
  ],
  ['trafficking', 'he keeps my papers in his safe', 'the embassy has my papers'],
  ['eating-disorder', "i'm on day 19, water only, and i see lights", 'Jesus fasted 40 days with no food'],
  [
    'scrupulosity',
    'i cant step on cracks or jesus will leave me',
    'count the loaves, or else he will have none left',
  ],
  ['crisis', "got the .38 in the glovebox and I'm parked outside", 'the officer has a gun in the glovebox'],
  [
    'crisis',
    'the window opens all the way and I look down at the cars',
    'the window opens and I look down at the sea, what a view',
  ],
  ['crisis', 'everything is quiet because i decided', 'it is quiet because i decided to sell the radio'],
  ['crisis', 'i am judas, not you', 'i am judas in the easter play'],
  [
    'crisis',
    'jesus died at 33, im 33 on saturday. seems like a good number',
    'jesus died at 33 and I am 33, what have I built',
  ],
])('finds %s in %j and not in %j', (harm, disclosed, harmless) => {
  expect(harmInWording(disclosed)).toBe(harm);
  expect(harmInWording(harmless)).toBeNull();
});

test('a long text without sentence marks is read in linear time', () => {
  expect(harmInWording('my son my daughter he threw the window opens '.repeat(2000))).toBeNull();
});
