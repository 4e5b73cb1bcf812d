import type { NewPost } from '#contract/community';
import { ApiError, api, isSignedOut } from '#web/lib/api';
import { deedDone } from '#web/lib/deeds';
import { offerCare } from '#web/ui/care.store';
import { addPost } from './postCache';

/** Sends a post. The idempotency key keeps retries from creating a duplicate. */
export async function sendPost(post: NewPost, key: string): Promise<void> {
  const header = { 'idempotency-key': key };
  const { care, ...created } = await (await api.community.posts.$post({ json: post, header })).json();
  addPost(created);
  offerCare(care);
  deedDone();
}

/** True if the server did not answer, or only a proxy did (502–504): the post can be retried later. */
export function isAway(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status > 500;
}

/** True if the same post can succeed later: when the server is back, the user signs in, or the rate limit resets. */
export function isForLater(error: unknown): boolean {
  return isAway(error) || isSignedOut(error) || (error instanceof ApiError && error.status === 429);
}
