import { ACTION_LABELS, MODERATOR_NOTE_TEMPLATES, REPORTED_TEXTS } from '#content/community/moderationTexts';
import { chooseFromMenu, newPostField, postWith, submitPost, test, withThemeLock } from './communityFixtures';
import { expect, toastWith } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Runs once on each database, with a different window width. Each instance has only one active theme.

const CANNOT_BE_UNDONE = 'This action cannot be undone.';

test('users see posts and comments live, and a moderator removes a reported post', async ({ createUser }) => {
  test.slow();
  const [ruth, boaz, naomi] = await Promise.all([
    createUser('Ruth', { lastName: 'of Moab', hasAgreed: false }),
    createUser('Boaz'),
    createUser('Naomi', { isModerator: true }),
  ]);
  const { id: roomId, name } = await boaz.findRoom('town_square');
  // The texts are unique per run, because the fault tests may run this journey twice in one room.
  const mark = crypto.randomUUID();
  for (let line = 8; line > 0; line -= 1)
    await naomi.createPost(roomId, `Sheaf ${line} of ${mark}. ${'Barley. '.repeat(60)}`);
  const third = `Sheaf 3 of ${mark}.`;
  const words = `They left whole handfuls lying for me ${mark}`;

  const ruthPage = await ruth.open('/');
  const boazPage = await boaz.open(`/community?room=${roomId}`);
  await ruthPage.getByRole('link', { name: 'Join Community' }).click();
  await ruthPage.getByRole('link', { name, exact: true }).click();
  await expect(ruthPage.getByRole('heading', { level: 1, name })).toBeVisible();
  await postWith(boazPage, third).scrollIntoViewIfNeeded();
  const topOfThird = () =>
    postWith(boazPage, third).evaluate((post) => Math.round(post.getBoundingClientRect().top));
  await boazPage.evaluate(() => document.fonts.ready);
  const before = await topOfThird();

  await submitPost(ruthPage, words);
  const rules = ruthPage.getByRole('dialog', { name: 'Before your first post' });
  await rules.getByRole('button', { name: 'Not now' }).click();
  await expect(newPostField(ruthPage)).toHaveValue(words);
  await ruthPage.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(rules.getByRole('listitem')).toHaveCount(3);
  await expect(rules.getByRole('link', { name: 'Read all the rules' })).toHaveAttribute(
    'href',
    '/community/rules',
  );
  await rules.getByRole('button', { name: 'I agree, post it' }).click();
  await expect(postWith(ruthPage, words)).toContainText('Just now');
  await expect(newPostField(ruthPage)).toHaveValue('');

  const newPostsButton = boazPage.getByRole('button', { name: '1 new post' });
  await expect(newPostsButton).toBeInViewport();
  await expect(postWith(boazPage, words)).toHaveCount(0);
  expect(await topOfThird(), 'nothing moves until Boaz asks for it').toBe(before);
  await newPostsButton.click();
  await expect(postWith(boazPage, words)).toBeInViewport();
  await expect(newPostsButton).toHaveCount(0);

  const heart = postWith(boazPage, words).getByRole('button', { name: /^Heart/ });
  await heart.click();
  await expect(heart).toHaveAccessibleName('Heart, 1');
  const answer = postWith(boazPage, words).getByRole('button', { name: /^Comment/ });
  await answer.click();
  const field = boazPage.getByRole('textbox', { name: 'Your comment on the post by Ruth' });
  await field.fill('Come and eat with us.');
  await field.press('Control+Enter');
  await expect(field).toHaveCount(0);
  await expect(postWith(ruthPage, words).getByRole('listitem')).toHaveText(/Boaz.*Come and eat with us\./);
  await expect(postWith(ruthPage, words).getByRole('button', { name: 'Heart, 1' })).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAccessibleName('Heart');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const { id: postId } = (await boaz.listPosts(roomId)).find(({ content }) => content === words) ?? { id: 0 };
  await naomi.createComment(postId, 'Sit down, my daughter.');
  await naomi.createComment(postId, 'He will not rest until he has finished it.');
  const comments = postWith(ruthPage, words).getByRole('listitem');
  const all = ruthPage.getByRole('button', { name: 'View all 3 comments' });
  await expect(all).toBeVisible();
  await expect(comments).toHaveCount(2);
  await all.click();
  await expect(comments).toHaveCount(3);
  await expect(comments.first()).toContainText('Come and eat with us.');
  await expect(comments.last()).toContainText('Moderator');
  await ruthPage.getByRole('button', { name: 'Show less' }).click();
  await expect(comments).toHaveCount(2);
  await expect(postWith(ruthPage, words).getByRole('button', { name: 'Heart', exact: true })).toBeVisible();

  await chooseFromMenu(boazPage, words, 'Report');
  const report = boazPage.getByRole('dialog', { name: 'Report this post' });
  await expect(report.getByRole('button', { name: 'Send report' })).toBeDisabled();
  await report.getByRole('radio', { name: 'It shares something private' }).check();
  await report.getByLabel('Anything the moderators should know').fill('It names my field.');
  await report.getByRole('button', { name: 'Send report' }).click();
  const thanks = boazPage.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks).toContainText(REPORTED_TEXTS.other.join(''));
  await thanks.getByRole('button', { name: 'Close', exact: true }).last().click();

  const moderatorPage = await naomi.open(`/community?room=${roomId}`);
  await moderatorPage.getByRole('button', { name: 'Admin' }).click();
  const queueItem = moderatorPage
    .getByRole('listitem', { name: `Post in ${name}` })
    .filter({ hasText: words });
  await expect(queueItem).toContainText('It shares something private');
  await expect(queueItem).toContainText('It names my field.');
  await queueItem.getByText('Note to the author (optional)').click();
  await queueItem.getByRole('button', { name: 'It shares something private' }).click();
  await queueItem.getByRole('button', { name: 'Take it down' }).click();
  const question = moderatorPage.getByRole('alertdialog', { name: 'Take this post down?' });
  await expect(question).toContainText(`Are you sure you want to delete this post? ${CANNOT_BE_UNDONE}`);
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(queueItem).toBeVisible();
  await queueItem.getByRole('button', { name: 'Take it down' }).click();
  await question.getByRole('button', { name: 'Take it down' }).click();
  // Waits for the dialog to close. While it is open, the rest of the page is hidden from the accessibility tree.
  await expect(question).toHaveCount(0);
  await expect(queueItem).toHaveCount(0);
  for (const [who, page] of Object.entries({ moderatorPage, boazPage, ruthPage }))
    await expect(postWith(page, words), who).toHaveCount(0);

  const moderatorNotes = ruthPage.getByRole('region', { name: 'From the moderators' });
  await expect(moderatorNotes).toContainText(ACTION_LABELS.remove.toAuthor.replace('{kind}', 'post'));
  await expect(moderatorNotes).toContainText(MODERATOR_NOTE_TEMPLATES.private);
  await expect(moderatorNotes).toContainText(words);
  await moderatorNotes.getByRole('button', { name: 'Mark as read' }).click();
  await expect(moderatorNotes).toHaveCount(0);
});

test('when a moderator changes the weekly theme, another user sees it live', async ({ createUser, app }) => {
  test.slow();
  const [boaz, naomi] = await Promise.all([createUser('Boaz'), createUser('Naomi', { isModerator: true })]);
  const { id: roomId, name } = await boaz.findRoom('walking_together');
  const rest = `Rest ${crypto.randomUUID().slice(0, 8)}`;
  const trust = `Trust ${crypto.randomUUID().slice(0, 8)}`;

  await withThemeLock(app, async () => {
    const moderatorPage = await naomi.open(`/community?room=${roomId}`);
    await moderatorPage.getByRole('button', { name: 'Admin' }).click();
    await moderatorPage.getByRole('button', { name: 'New Theme' }).click();
    const form = moderatorPage.getByRole('form', { name: 'New theme' });
    const create = form.getByRole('button', { name: 'Create Theme' });
    await expect(form.getByLabel('Theme Title')).toBeFocused();
    await create.click();
    await expect(form.getByText('Please fill in all fields')).toBeVisible();
    await form.getByLabel('Theme Title').fill(rest);
    const end = await form.getByLabel('Week End').inputValue();
    await form.getByLabel('Week End').fill(await form.getByLabel('Week Start').inputValue());

    const description = form.getByRole('textbox', { name: 'Description' });
    await description.click();
    await moderatorPage.keyboard.type('Come ');
    await form.getByRole('button', { name: 'Bold' }).click();
    await moderatorPage.keyboard.type('unto me');
    await form.getByRole('button', { name: 'Bold' }).click();
    await form.getByRole('button', { name: 'Italic' }).click();
    await moderatorPage.keyboard.type(' all ye');
    await form.getByRole('button', { name: 'Italic' }).click();
    await moderatorPage.keyboard.type(' that labour ');
    await form.getByRole('button', { name: 'Insert link' }).click();
    const link = moderatorPage.getByRole('dialog', { name: 'Insert link' });
    const insert = link.getByRole('button', { name: 'Insert link' });
    await link.getByLabel('Text').fill('and read');
    await insert.click();
    await expect(link.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true');
    await link.getByLabel('URL').fill('javascript:alert(1)');
    await insert.click();
    await expect(link).toBeVisible();
    await link.getByLabel('URL').fill('example.org/rest');
    await insert.click();
    await expect(link).toHaveCount(0);
    await create.click();
    await expect(form.getByText('End date must be after start date')).toBeVisible();
    await form.getByLabel('Week End').fill(end);
    await create.click();
    await expect(toastWith(moderatorPage, 'Weekly theme created successfully!')).toBeVisible();
    await expect(form).toHaveCount(0);
    const item = (title: string) => moderatorPage.getByRole('listitem').filter({ hasText: title });
    await expect(item(rest)).toContainText('Currently Active');

    const boazPage = await boaz.open('/community');
    const card = boazPage.getByRole('region', { name: "This Week's Theme" });
    await expect(card).toContainText(rest);
    await expect(card).toContainText('Come unto me all ye that labour and read');
    await card.getByRole('link', { name }).click();
    const banner = boazPage.getByRole('region', { name: rest });
    await expect(banner.locator('strong')).toHaveText('unto me');
    await expect(banner.locator('em')).toHaveText(/all ye/);
    const leads = banner.getByRole('link', { name: /^and read/ });
    await expect(leads).toHaveAttribute('href', 'https://example.org/rest');
    await expect(leads).toHaveAttribute('rel', /noopener/);

    await item(rest).getByRole('button', { name: /^Edit/ }).click();
    const edit = moderatorPage.getByRole('form', { name: 'Edit theme' });
    await expect(edit.getByRole('textbox', { name: 'Description' }).locator('strong')).toHaveText('unto me');
    await edit.getByLabel('Theme Title').fill(`${rest} for the weary`);
    await edit.getByRole('button', { name: 'Update Theme' }).click();
    await expect(toastWith(moderatorPage, 'Weekly theme updated successfully!')).toBeVisible();
    await expect(boazPage.getByRole('heading', { name: `${rest} for the weary` })).toBeVisible();

    await moderatorPage.getByRole('button', { name: 'New Theme' }).click();
    await form.getByLabel('Theme Title').fill(trust);
    await description.fill('In all thy ways.');
    await create.click();
    await expect(boazPage.getByRole('heading', { name: trust })).toBeVisible();
    await expect(boazPage.getByRole('heading', { name: rest })).toHaveCount(0);
    await expect(item(trust)).toContainText('Currently Active');
    await item(rest)
      .getByRole('button', { name: /^Activate/ })
      .click();
    await expect(toastWith(moderatorPage, 'Theme activated successfully!')).toBeVisible();
    await expect(boazPage.getByRole('heading', { name: `${rest} for the weary` })).toBeVisible();
    await expect(moderatorPage.getByText('Currently Active')).toHaveCount(1);
    await expect(item(rest)).toContainText('Currently Active');
  });
});
