import { postWith, submitPost, test } from './communityFixtures';
import { expect, waitForApp } from './fixtures';

// Needs PostgreSQL: the tests create rooms and change the age of posts with SQL.
test.use({ database: 'postgresql' });

test('a user who has agreed to the community rules on one device is not asked again on another', async ({
  createUser,
  newRoom,
  browser,
  baseURL,
}) => {
  const ruth = await createUser('Ruth', { hasAgreed: false });
  const gate = await newRoom('town_square');
  const page = await ruth.open(gate.address);
  await submitPost(page, 'Peace to this house.');
  await page.getByRole('button', { name: 'I agree, post it' }).click();
  await expect(postWith(page, 'Peace to this house.')).toBeVisible();

  const other = waitForApp(await browser.newContext({ baseURL: baseURL ?? '' }));
  await other.addCookies(await ruth.context.cookies());
  const otherPage = await other.newPage();
  await otherPage.goto(gate.address);
  await submitPost(otherPage, 'And again from my phone.');
  await expect(postWith(otherPage, 'And again from my phone.')).toBeVisible();
  await expect(otherPage.getByRole('dialog', { name: 'Before your first post' })).toHaveCount(0);
  await other.close();
});

test('before their first comment, a user agrees to the community rules, and the comment keeps its text', async ({
  createUser,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth', { hasAgreed: false }), createUser('Boaz')]);
  const { id, address } = await newRoom('town_square');
  const { id: postId } = await boaz.createPost(id, 'Come and eat with us.');
  const page = await ruth.open(address);
  const post = postWith(page, 'Come and eat');
  await post.getByRole('button', { name: /^Comment/ }).click();
  const field = page.getByRole('textbox', { name: 'Your comment on the post by Boaz' });
  await field.fill('Thank you, my lord.');
  await field.press('Control+Enter');

  const rules = page.getByRole('dialog', { name: 'Before your first comment' });
  await rules.getByRole('button', { name: 'Not now' }).click();
  await expect(field).toHaveValue('Thank you, my lord.');
  await field.press('Control+Enter');
  await rules.getByRole('button', { name: 'I agree, post it' }).click();

  await expect(post.getByText('Thank you, my lord.')).toBeVisible();
  await expect(field).toHaveCount(0);
  expect(await ruth.createComment(postId, 'And for the corn.')).toMatchObject({
    content: 'And for the corn.',
  });
});
