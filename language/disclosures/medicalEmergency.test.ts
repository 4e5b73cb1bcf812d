import { expect, test } from 'vitest';
import { medicalEmergencyIn } from './medicalEmergency';

test.each([
  'chest is tight n left arm gone heavy. am 61, prob just the stress of the move. can i have a psalm',
  'my arm hurts and my chest feels tight',
  'crushing chest pain since an hour, pray for me',
  'i think its a stroke?? could be a stroke, half his face is drooping',
  'her face has dropped on one side and she is slurring her words, arm wont lift',
  'my husband is not breathing right',
  'the baby is turning blue',
  'my son swallowed a button battery',
  'she ate nuts and her tongue is swelling',
  "my nan won't wake up please pray",
  'my roommate is unresponsive on the floor',
  'the bleeding won’t stop, its through two towels',
  "28 weeks and the baby hasn't moved since yesterday",
  'I took double of my insulin by mistake',
  'he hit his head on the step and now he keeps vomiting',
  'my brother was bitten by a snake in the field',
  'i drank bleach',
  'took 20 of mums tablets an hour ago',
  'my bf od’d and i cant wake him',
])('detects the emergency in "%s"', (message) => {
  expect(medicalEmergencyIn(message)).not.toBeNull();
});

test.each([
  'my dad had a heart attack last year and we are thankful',
  'you nearly gave me a heart attack lol',
  'my heart is heavy',
  'my heart is tight with worry',
  'I dreamed that I could not breathe and my chest hurt and my arm',
  'what if my baby is not breathing one night',
  'did Eutychus stop breathing when he fell',
  'the woman with the bleeding that would not stop, what was her name?',
  'I hit my head against the wall with this homework',
  'the moon turned to blood',
  'my son will not respond to my texts',
  'my son won’t wake up for church',
  'my husband collapsed on the sofa after work, bless him',
  'she swallowed her pride',
  'I want to be on fire with the whole heart',
  'my baby was born not breathing and the nurses saved him',
  'he died of a heart attack',
  'every night i pray i won’t wake up in the morning',
  'My cousin drank pesticide yesterday, he is in ICU, please pray everyone',
  'I hope he won’t wake up when I leave',
  'I take all my tablets every day',
])('detects no emergency in "%s"', (message) => {
  expect(medicalEmergencyIn(message)).toBeNull();
});
