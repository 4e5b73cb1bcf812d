import { setImmediate as breathe } from 'node:timers/promises';
import { heardIn } from '#content/care';
import { careOn } from '#content/careOn';
import { solicits } from '#content/solicitation';
import { EDIT_MINUTES } from '#contract/communityLimits';
import type { SignedIn } from '#server/auth/sessions.service';
import type { Db } from '#server/lib/db';
import type { Limits } from '#server/lib/limits';
import { Refusal } from '#server/lib/refusal';
import type { Scripture } from '#server/scripture/scripture';
import { annotate } from './annotations';
import { isNew, isTrusted, tooManyLinks } from './posts.policy';

/** What a call of the community is handed. */
export type House = { db: Db; limits: Limits; person: SignedIn; scripture: Scripture };

/** Refuses a text with too many links. Cheap, so it comes before the rate limit: a refused text costs no turn. */
export function refuseManyLinks(person: SignedIn, content: string) {
  const links = tooManyLinks(person, content, new Date());
  if (links === null) return;
  throw new Refusal('invalid', `This holds more links than fit here: ${links} is the most. Take some out.`);
}

/**
 * Flags a text that asks for money or leads away from here; a new user's waits for a moderator. A text in which someone
 * is in danger is shown at once, whatever number stands beside it, and goes to the head of the queue.
 */
export function screen(person: SignedIn, content: string) {
  const now = new Date();
  const solicited = solicits(content);
  if (!solicited) return { noticed: [], hiddenAt: null };
  if (heardIn(content) === 'plainly') return { noticed: [solicited, 'worried'] as const, hiddenAt: null };
  return { noticed: [solicited], hiddenAt: isTrusted(person, now) ? null : now };
}

const FIRST_DAY = {
  posts: 'On your first day you can write ten posts. Tomorrow there is room for more.',
  comments: 'On your first day you can write thirty comments. Tomorrow there is room for more.',
};

export async function spendLimits({ limits, person }: House, what: 'posts' | 'comments') {
  const [all, firstDay] =
    what === 'posts'
      ? [limits.postsOfPerson, limits.firstDayPosts]
      : [limits.commentsOfPerson, limits.firstDayComments];
  if (isNew(person, new Date()) && !(await firstDay.tryUse(person.id))) {
    throw new Refusal('too_many', FIRST_DAY[what], 60 * 60);
  }
  await all.use(person.id);
}

/**
 * Makes ready what the first post would wait for: a long pattern becomes a program when it is first looked for, which
 * takes a third of a second. One after the other, so that calls in between do not wait for all.
 */
export async function prepareWriting(scripture: Scripture): Promise<void> {
  const words =
    'Pray for my mother. Isaiah 41:10 has carried us so far, and “the LORD is my shepherd”. '.repeat(9);
  for (const read of [() => solicits(words), () => careOn(words), () => annotate(scripture, words)]) {
    await breathe();
    await read();
  }
}

export function tooLate() {
  return new Refusal(
    'forbidden',
    `Words can be changed for ${EDIT_MINUTES} minutes. You can still take them back.`,
  );
}
