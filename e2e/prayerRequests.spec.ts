import { openPostMenu, postWith, submitPost, test } from './communityFixtures';
import { expect, toastWith } from './fixtures';

// Needs PostgreSQL: the tests create rooms and change the age of posts with SQL.
test.use({ database: 'postgresql' });

const DISTRESS = 'They would all be better off without me. I do not want to live anymore.';

test('a user can ask for prayer anonymously and mark the request as answered', async ({
  createUser,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth', { lastName: 'of Moab' }), createUser('Boaz')]);
  const room = await newRoom('prayer_requests');
  const words = 'For bread, and for Naomi.';
  const ruthPage = await ruth.open(room.address);
  await ruthPage.getByRole('checkbox', { name: 'Post without my name' }).check();
  await submitPost(ruthPage, words);
  const ruthPost = postWith(ruthPage, words);
  await expect(ruthPost).toContainText('You (anonymous)');
  await expect(ruthPost).toContainText('Prayer Request');
  await expect(ruthPost.getByRole('button', { name: 'I prayed' })).toHaveCount(0);
  await expect(ruthPage.getByRole('checkbox', { name: 'Post without my name' })).not.toBeChecked();

  const boazPage = await boaz.open(room.address);
  const boazPost = postWith(boazPage, words);
  await expect(boazPost).toHaveAccessibleName('Someone');
  await expect(boazPost).not.toContainText(/Ruth|Moab|Level/);
  expect(await boazPost.innerHTML()).not.toContain(ruth.id);
  await openPostMenu(boazPage, words);
  await expect(boazPage.getByRole('menuitem', { name: /^Block/ })).toHaveCount(0);
  await boazPage.keyboard.press('Escape');
  await boazPost.getByRole('button', { name: 'I prayed' }).dblclick();
  await expect(boazPost.getByRole('button', { name: 'You prayed' })).toHaveAttribute('aria-pressed', 'true');
  await expect(boazPost).toContainText('1 person prayed');

  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await ruthPost.getByLabel('A note of thanks (optional)').fill('He filled my shawl with barley.');
  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(boazPost).toContainText('Answered');
  await expect(boazPost).toContainText('He filled my shawl with barley.');
  await expect(boazPost.getByRole('button', { name: 'Edit your thanks' })).toHaveCount(0);
  await expect(ruthPost).toContainText('1 person prayed');
  await expect(ruthPost).not.toContainText('Boaz');
  const change = ruthPost.getByRole('button', { name: 'Edit your thanks' });
  await expect(change).toBeFocused();
  await change.press('Enter');
  await ruthPost.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();

  await ruthPage.route('**/answered', (route) => route.abort(), { times: 1 });
  await ruthPost.getByRole('button', { name: 'Not answered yet' }).press('Enter');
  await expect(toastWith(ruthPage, 'Couldn’t change that')).toBeVisible();
  await ruthPost.getByRole('button', { name: 'Not answered yet' }).press('Enter');
  await expect(boazPost).not.toContainText('Answered');
  await expect(ruthPost.getByRole('button', { name: 'Mark as answered' })).toBeFocused();

  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await ruthPost.getByLabel('A note of thanks (optional)').fill(DISTRESS);
  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(boazPost).toContainText(DISTRESS);
  await expect(ruthPage.getByRole('region', { name: 'Help is near' })).toBeInViewport();
  await expect(boazPage.getByRole('region', { name: 'Help is near' })).toHaveCount(0);
});
