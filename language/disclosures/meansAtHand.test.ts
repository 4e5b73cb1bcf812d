import { expect, test } from 'vitest';
import { mentionsMeansAtHand, soundsLikeFollowing } from './meansAtHand';

test.each([
  ['i have a gun in the drawer', '', true],
  ['The pills are counted', '', true],
  ['I kept his rope', '', true],
  ['she missed one', 'wife took the guns to her dads', true],
  ['she missed one', 'my wife packed the cups', false],
  ['I gave the pills to my sister', '', false],
  ['my wife took the guns to her dads', '', false],
  ['I took my meds at eight', '', false],
])('"%s" after "%s" mentions means at hand: %s', (message, earlier, isAtHand) => {
  expect(mentionsMeansAtHand(message, earlier)).toBe(isAtHand);
});

test.each([
  ['I understand now how he felt.', true],
  ['I found where he kept the other one', true],
  ['i just want to be with him', true],
  ['I understand the sermon better now', false],
  ['he was always there for me', false],
])('"%s" sounds like following the one who died: %s', (message, isFollowing) => {
  expect(soundsLikeFollowing(message)).toBe(isFollowing);
});
