import { startServerProcess } from '../serverProcess';
import { callServer, type FaultUser, registerUsers } from './calls';
import type { FaultDatabase, FaultResult } from './database';

const PAIRS = 5;

/**
 * The triggers that cause deadlocks. The first makes two concurrent comments lock two rows in opposite order, so that
 * PostgreSQL aborts one of them. The second fails a post with a serialization error as often as its text says.
 */
const TRIGGERS = `
  create table lanes (id int primary key, cars int not null default 0);
  insert into lanes values (1), (2);
  create function cross_over() returns trigger language plpgsql as $$
  begin
    update lanes set cars = cars + 1 where id = case when new.content like 'left%' then 1 else 2 end;
    perform pg_sleep(0.3);
    update lanes set cars = cars + 1 where id = case when new.content like 'left%' then 2 else 1 end;
    return new;
  end $$;
  create trigger cross_over before insert on comments for each row execute function cross_over();
  create sequence failures;
  create function fail_so_often() returns trigger language plpgsql as $$
  begin
    if nextval('failures') <= (substring(new.content from '\\d+'))::int then
      raise exception 'could not serialize access' using errcode = '40001';
    end if;
    return new;
  end $$;
  create trigger fail_so_often before insert on posts for each row
    when (new.content like 'fails%') execute function fail_so_often();`;

export async function deadlocks(database: FaultDatabase): Promise<FaultResult> {
  const server = await startServerProcess(database.settings);
  const { url } = server;
  const [ruth, boaz] = (await registerUsers(url, 2)) as [FaultUser, FaultUser];
  const post = (content: string) =>
    callServer({ ...ruth, url }, '/api/community/posts', { body: { roomId: 1, content } });
  const postId = (await post('Who crosses here?'))?.body.id;
  await database.look((ask) => ask(TRIGGERS));

  const misses: string[] = [];
  let slowest = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const answers = await Promise.all([
      callServer({ ...ruth, url }, '/api/community/comments', { body: { postId, content: `left ${pair}` } }),
      callServer({ ...boaz, url }, '/api/community/comments', { body: { postId, content: `right ${pair}` } }),
    ]);
    for (const answer of answers) {
      slowest = Math.max(slowest, answer?.ms ?? 0);
      if (answer?.status !== 201) misses.push(`a comment in a deadlock got ${answer?.status}`);
    }
  }

  const thrice = await post('fails 3 times');
  if (thrice?.status !== 201) misses.push(`a post that failed three times got ${thrice?.status}`);
  await database.look((ask) => ask('alter sequence failures restart'));
  const always = await post('fails 99 times');
  if (always?.status !== 503) misses.push(`a post that always failed got ${always?.status}`);
  await server.end('SIGTERM');

  const [found] = await database.look((ask) =>
    ask(`select (select count(*) from comments) as comments, (select sum(cars) from lanes) as cars,
      (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks,
      (select last_value from failures) as tries`),
  );
  const { comments, cars, deadlocks: ended, tries } = found as Record<string, string>;
  if (Number(comments) !== 2 * PAIRS)
    misses.push(`the database has ${comments} comments instead of ${2 * PAIRS}`);
  if (Number(cars) !== 4 * PAIRS) misses.push('a rolled-back transaction left changes behind');
  if (Number(tries) !== 4) misses.push(`there were ${tries} tries instead of four`);
  if (Number(ended) === 0) misses.push('there was no deadlock, so the test proves nothing');
  const figures = {
    pairs: PAIRS,
    deadlocks: Number(ended),
    comments: Number(comments),
    'slowest, ms': Math.round(slowest),
    tries: Number(tries),
  };
  return { figures, misses };
}
