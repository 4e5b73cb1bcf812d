import { expect, test } from 'vitest';
import { type Urgency, urgentSituationIn } from './urgentSituations';

test.each<[Urgency, urgent: string, harmless: string]>([
  ['body', 'chest is tight and my left arm is heavy', 'my heart is heavy'],
  ['poison', 'i just drank bleach', 'I poured bleach on my shirt'],
  ['baby', '5 week old baby temp 38.4 should i wait till morning', 'my 5 week old puppy has a fever'],
  [
    'medication',
    'husband just took his ibuprofen and his warfarin together is that ok',
    'is it ok to take medication and trust God',
  ],
  [
    'stoppedMedicine',
    'I threw away the insulin in front of everybody',
    'I stopped the insulin with my doctor, years ago',
  ],
  ['hurtMyChild', "I hit my son. Hard. I've become my dad", 'I beat my son at chess'],
  ['hurtMyChild', "He's 4. He flinches now when i reach for the remote", 'my horse flinches when I mount'],
  ['hurtPartner', 'I hit my wife.', 'I hit my wife with a snowball'],
  ['body', 'now vomiting and breathing fast', 'breathing fast after my run'],
  [
    'revenge',
    "I know which shift he works. I'm sat in the van outside. he touched my daughter",
    'I know where he lives, I will bring him a cake',
  ],
  ['longFast', 'im doing a fast too im on day 6 just water', 'on day 6 of our trip we drank just water'],
  [
    'secretFaith',
    'I follow Isa in secret. If I say with mouth they maybe kill me',
    'did the Christians in Rome pray in secret, or did Nero kill them all',
  ],
])('%s: matches "%s" and not "%s"', (situation, urgent, harmless) => {
  expect(urgentSituationIn(urgent)).toBe(situation);
  expect(urgentSituationIn(harmless)).toBeNull();
});

test('danger that the user names after telling of a secret faith belongs to it', () => {
  const before = [
    "I'm a muslim background believer, my family does not know. Is it lying to Jesus if I eat with them",
  ];
  expect(urgentSituationIn('if my uncle knows it is dangerous for me', before)).toBe('secretFaith');
  expect(urgentSituationIn('if my uncle knows it is dangerous for me', ['is climbing a sin'])).toBeNull();
});

test('violence that the user admits is urgent if an earlier message names the partner', () => {
  const before = ['My wife has gone to her sister with the kids'];

  expect(urgentSituationIn('I pushed her and she hit the counter', before)).toBe('hurtPartner');
  expect(urgentSituationIn('I pushed her and she hit the counter', ['My cat is asleep'])).toBeNull();
  expect(urgentSituationIn('I pushed her away, she grabbed me first', before)).toBeNull();
});

test('an amount of time after a question about too many tablets is an emergency', () => {
  const before = ['hypothetically if someone took too many tablets by accident on purpose'];

  expect(urgentSituationIn('like an hour ago', before)).toBe('poison');
  expect(urgentSituationIn('like an hour ago', ['when did you last eat'])).toBeNull();
});

test('a second sign of a stroke in the next message is an emergency', () => {
  expect(urgentSituationIn('and his arm is weak now', ['my dad is talking strange'])).toBe('stroke');
  expect(urgentSituationIn('and his arm is weak now', ['my dad sold the boat'])).toBeNull();
  expect(urgentSituationIn('he is in a good mood', ['my dad is talking strange'])).toBeNull();
});
