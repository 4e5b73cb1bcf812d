import type { NewPost } from '#contract/community';
import { ApiError, api, isSignedOut } from '#web/lib/api';
import { deedDone } from '#web/lib/deeds';
import { offerCare } from '#web/ui/care.store';
import { addPost } from './postCache';

/** Sends a post; the same key sends it once, however often it is tried. */
export async function sendPost(post: NewPost, key: string): Promise<void> {
  const header = { 'idempotency-key': key };
  const { care, ...written } = await (await api.community.posts.$post({ json: post, header })).json();
  addPost(written);
  offerCare(care);
  deedDone();
}

/** Whether nobody answered, or only what stands before the house: the same words may go later. */
export function isAway(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status > 500;
}

/** Whether the same words may go later, as they are: when somebody is signed in again, or has waited. */
export function isForLater(error: unknown): boolean {
  return isAway(error) || isSignedOut(error) || (error instanceof ApiError && error.status === 429);
}
