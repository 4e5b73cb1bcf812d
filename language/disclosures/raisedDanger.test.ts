import { expect, test } from 'vitest';
import { raisesDanger } from './raisedDanger';

test.each([
  'I worked out she’s young enough that she wouldn’t remember me at all',
  'they’d be fine without me, honestly',
  'he won’t even notice me gone. the kids will get over it once i’m gone',
  'it would be easier for everyone if i wasn’t here',
  'nobody would notice if I was gone or that i was here',
  'i worked out how. just have to wait till the house is quiet',
  'I’ve written letters for each of the kids',
  'my family would be better off without me',
  'I won’t be around to see him start school',
])('hears that the danger has grown in "%s"', (message) => {
  expect(raisesDanger(message)).toBe(true);
});

test.each([
  'my grandma wouldn’t remember me, she has dementia',
  'the kids will be fine if I leave him, my sister says',
  'I worked out how to pay the rent without him',
  'I worked out when he is at work',
  'I wrote a letter to the school',
  'she would miss me if I moved out, so I stay',
  'he won’t be here tomorrow, he drives a truck',
  'people would notice the bruise',
])('hears no greater danger in "%s"', (message) => {
  expect(raisesDanger(message)).toBe(false);
});
