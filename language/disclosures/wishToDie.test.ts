import { expect, test } from 'vitest';
import { wishesToDie } from './wishToDie';

test.each([
  'Ich will nicht mehr leben',
  'ich möchte sterben',
  'no quiero vivir así',
  'je veux en finir',
  'não quero mais viver',
  'non voglio più vivere',
  'gusto ko nang mamatay',
  'nataka kufa',
  'nie chcę żyć',
  'abeg, I no wan live like this',
  'please pray I find the courage, I can’t say what for',
  'signing off for good, thanks for the verses',
  'i hope my kids remember me kindly',
  'I stopped making plans past the summer',
  'I’m writing the kids a letter for when',
  'Now that I have made my mind up, the birds are louder',
  'no papers, no room, i will jump, nothing else left',
])('%j wishes to die', (message) => {
  expect(wishesToDie(message)).toBe(true);
});

test.each([
  'Ich will nicht mehr rauchen',
  'quiero vivir cerca del mar',
  'je veux manger',
  'please pray I find the courage to ask her out',
  'signing off from facebook for good',
  'I hope my class remembers me kindly when I retire',
  'we don’t make plans past Friday, we’re too busy with the baby',
  'I’m writing everyone a thank you letter for when I get out of surgery',
  'I’ve made my mind up about the job',
  'what do i say to god when i pray',
  'i am next in line at the bank and I don’t mind waiting',
])('%j does not', (message) => {
  expect(wishesToDie(message)).toBe(false);
});
