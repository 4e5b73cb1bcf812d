import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#server/testing/childServer';
import {
  type Companion,
  company,
  disagreeing,
  established,
  joins,
  THEMES,
  THERE,
} from '#server/testing/community';
import { freshPlace, only, openPlace, rowsOf } from '#server/testing/database';
import type { TestHouse } from '#server/testing/house';
import type { Answer } from '#server/testing/people';
import { untilAnswered } from '#server/testing/untilAnswered';

const REST = {
  title: 'Rest',
  description: '<p>Come.</p>',
  weekStart: '2026-01-04T00:00:00Z',
  weekEnd: '2026-01-10T00:00:00Z',
};

test('concurrent clicks by one user count once', async () => {
  const { ruth, boaz, naomi, house } = await company({ LIMITS: 'off' });
  const request = await ruth.asksPrayer('For my mother.', false);
  const themes = await Promise.all([naomi.posts(THEMES, REST), naomi.posts(THEMES, REST)]);

  await many(40, (at) => (at % 2 ? boaz : naomi).hearts(request));
  await many(40, (at) => (at % 2 ? boaz : naomi).prays(request));
  await many(20, () => boaz.reports(request));
  await many(20, (at) => naomi.calls(`${THEMES}/${themes[at % 2]?.body.id}/activate`, { method: 'PUT' }));

  expect(await boaz.reads('prayer_requests')).toMatchObject([
    { reactions: [{ count: 2 }], prayers: { count: 2 } },
  ]);
  expect(await rowsOf(house.db, 'select id from reports')).toHaveLength(1);
  expect(await rowsOf(house.db, 'select id from weekly_themes where active')).toHaveLength(1);
  expect(await disagreeing(house.db)).toEqual([]);
});

only('postgresql', 'two processes on one database stay consistent under concurrent requests', async () => {
  const processes = await twoProcesses();

  await twentyUsersGiveHearts(processes);
  await oneKeySentAHundredTimes(processes);
  await twoModeratorsActivateThemes(processes);
  await reportsAndModeration(processes);
  await deletionsDuringActions(processes);

  expect(await disagreeing(processes.db)).toEqual([]);
});

type TwoProcesses = Awaited<ReturnType<typeof twoProcesses>>;

async function twentyUsersGiveHearts({ ruth, here, both }: TwoProcesses) {
  const post = await ruth.hasWritten('Good morning.');
  const twenty = await Promise.all(
    Array.from({ length: 20 }, (_, at) => joins(here, { firstName: `Heart${at}` })),
  );

  const hearts = await many(1000, (at) => both(twenty[at % 20] as Companion, at).hearts(post));

  expect(statuses(hearts)).toEqual({ 200: 1000 });
  expect(await ruth.reads()).toMatchObject([{ reactions: [{ type: 'heart', count: 20, mine: false }] }]);
}

async function oneKeySentAHundredTimes({ boaz, db, both }: TwoProcesses) {
  // Warm-up: each process parses the Bible text on first use.
  await both(boaz, 0).hasWritten('Good evening.');
  const post = await both(boaz, 1).hasWritten('Good night.');

  const sent = await many(100, (at) => both(boaz, at).writes('Peace.', { key: 'sent-a-hundred-times' }));
  const commented = await many(100, (at) => both(boaz, at).comments(post, 'Peace.', 'sent-a-hundred-times'));
  const free = await many(40, (at) => both(boaz, at).comments(post, `Word ${at}.`));

  for (const answers of [sent, commented]) {
    expect(statuses(answers)).toEqual({ 201: 100 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  }
  expect(statuses(free)).toEqual({ 201: 40 });
  expect(await rowsOf(db, `select id from posts where user_id = '${boaz.id}'`)).toHaveLength(3);
  expect(await rowsOf(db, `select id from comments where user_id = '${boaz.id}'`)).toHaveLength(41);
  expect(await rowsOf(db, `select experience_points from users where id = '${boaz.id}'`)).toEqual([
    { experience_points: 2 * 5 + 5 * 3 },
  ]);
}

async function twoModeratorsActivateThemes({ naomi, deborah, db, both }: TwoProcesses) {
  const themes = await many(20, (at) => both(naomi, at).posts(THEMES, { ...REST, title: `Week ${at}` }));

  const answers = await many(200, (at) =>
    both(at % 3 ? naomi : deborah, at).calls(`${THEMES}/${themes[at % 20]?.body.id}/activate`, {
      method: 'PUT',
    }),
  );

  expect(statuses(themes)).toEqual({ 201: 20 });
  expect(statuses(answers)).toEqual({ 200: 200 });
  expect(answers.every(({ body }) => body.active)).toBe(true);
  const active = await rowsOf(db, 'select id from weekly_themes where active');
  expect(active).toHaveLength(1);
  expect(await rowsOf(db, "select active_theme_id as id from rooms where type = 'walking_together'")).toEqual(
    active,
  );
}

async function reportsAndModeration({ ruth, boaz, naomi, deborah, five, db, both }: TwoProcesses) {
  const post = await ruth.hasWritten('Peace.');
  const same = await many(50, (at) => both(boaz, at).reports(post, 'unkind', `Time ${at}.`));
  expect(statuses(same)).toEqual({ 200: 50 });
  expect(await rowsOf(db, 'select id from reports')).toHaveLength(1);

  // The third report hides the post, so the last two get 404.
  const reports = await many(5, (at) => both(five[at] as Companion, at).reports(post));
  expect(statuses(reports)).toEqual({ 200: 3, 404: 2 });
  expect(await rowsOf(db, 'select id from posts where hidden_at is not null')).toEqual([{ id: post.id }]);

  for (const act of ['keep', 'hide', 'remove'] as const) {
    const target = act === 'keep' ? post : await ruth.hasWritten('War.');
    await boaz.reports(target);
    const decisions = await many(50, (at) => both(at % 4 < 2 ? naomi : deborah, at).acts(target, act));
    expect(statuses(decisions)).toEqual({ 200: 1, [act === 'remove' ? 404 : 409]: 49 });
  }
  expect(await rowsOf(db, 'select act from moderation_log order by id')).toEqual([
    { act: 'keep' },
    { act: 'hide' },
    { act: 'remove' },
  ]);
  expect(await rowsOf(db, 'select act from moderator_notes order by id')).toEqual([
    { act: 'hide' },
    { act: 'remove' },
  ]);
}

async function deletionsDuringActions({ ruth, boaz, naomi, five, db, both }: TwoProcesses) {
  for (let round = 0; round < 4; round++) {
    const post = await ruth.asksPrayer('In haste.');
    const comment = await boaz.hasCommented(post, 'I pray.');
    const actions = [
      (who: Companion) => who.comments(post, 'I pray, too.'),
      (who: Companion) => who.hearts(post),
      (who: Companion) => who.prays(post),
      (who: Companion) => who.reports(comment),
      (who: Companion) => who.mends(comment, `I pray ${round}.`),
      (who: Companion) => who.takesHeartBack(post),
      (who: Companion) => who.says(post, true),
      (who: Companion) => who.gets(`${THERE}/rooms/${who.rooms.prayer_requests}/posts`),
    ];
    const answers = await Promise.all([
      ...actions.flatMap((action) => [ruth, boaz, naomi, ...five].map((who, at) => action(both(who, at)))),
      both(ruth, round).takesBack(post),
      both(naomi, round + 1).removes(comment),
    ]);

    expect(answers.filter(({ status }) => ![200, 201, 400, 404].includes(status))).toEqual([]);
    expect((await boaz.sees(post)).status).toBe(404);
    for (const table of ['comments', 'prayers_said', 'reactions', 'reports']) {
      expect(
        await rowsOf(
          db,
          `select 1 from ${table} where post_id is not null and post_id not in (select id from posts)`,
        ),
      ).toEqual([]);
    }
  }
}

/** Users created in this process, whose requests go to two server processes on the same database. */
async function twoProcesses() {
  const { DATABASE_URL = '', DATA_DIR } = await freshPlace();
  const database = await openPlace({ DATABASE_URL, DATA_DIR });
  if (database.pool) database.pool.options.max = 5;
  onTestFinished(database.close);
  const servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL, LIMITS: 'off' })));
  const apps = servers.map(({ url }) => {
    // Retries: with other tests running, a request can time out after two seconds and get 503.
    const request = (path: string, init: RequestInit) => untilAnswered(() => fetch(url + path, init));
    return { request } as unknown as TestHouse;
  });
  const { house: here, ...people } = await company({ LIMITS: 'off' }, database);
  const deborah = await joins(here, { firstName: 'Deborah', isModerator: true });
  const five = await established(here, 'Orpah', 'Obed', 'Jesse', 'Ram', 'Perez');
  const both = (who: Companion, at: number) => who.in(apps[at % 2] as TestHouse);
  return { ...people, deborah, five, here, db: database.db, both };
}

function many(times: number, call: (at: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => call(at)));
}

function statuses(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
