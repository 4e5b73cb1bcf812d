import { CommunityMember } from '../communityFixtures';
import { test } from '../fixtures';
import { camera, TOAST_GONE_MS } from './camera';

const PEOPLE = [
  {
    name: 'Naomi',
    category: 'family',
    frequency: 1,
    energy: -1,
    notes: 'That she may be called Naomi again.',
  },
  { name: 'Boaz', category: 'work', frequency: 30, energy: 2, notes: null },
  {
    name: 'Orpah, who turned back to her people and her gods',
    category: 'friend',
    frequency: 7,
    energy: 0,
    notes: null,
  },
];

test('screenshots of the prayer list in every state', async ({ ruth: { page, email } }) => {
  const { shoot, shootWhole } = camera(page);
  const ruth = new CommunityMember(page.context(), '', email);

  await page.route('**/api/relationships', (route) => route.abort());
  await page.goto('/people');
  await shoot('people-unreachable');
  await page.unroute('**/api/relationships');
  await page.goto('/people');
  await page.getByRole('button', { name: 'Add someone' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await shootWhole('people-refused');
  for (const person of PEOPLE) await ruth.request('POST', '/api/relationships', person);
  await page.goto('/people');
  await shootWhole('people-list');
  await page.getByRole('button', { name: 'I prayed for Naomi' }).click();
  await shootWhole('people-prayed');
  await page.getByRole('button', { name: 'Edit Naomi' }).click();
  await page.getByRole('button', { name: 'Remove from list' }).click();
  await shoot('people-remove', TOAST_GONE_MS);
});
