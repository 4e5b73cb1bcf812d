import type { QueryClient } from '@tanstack/react-query';
import type { NewPost } from '#contract/community';
import { saveRulesAgreement } from '#web/community/moderation/rulesAgreement.hooks';
import { addCachedPost } from '#web/community/posts/posts.cache';
import { ApiError, apiClient, isSignedOut } from '#web/lib/api';
import { refreshProgress } from '#web/lib/progressRefresh';
import { showCrisisHelp } from '#web/shared/help/crisisHelp.store';

/** Sends a post. The idempotency key keeps retries from creating a duplicate. */
export async function sendPost(client: QueryClient, post: NewPost, key: string): Promise<void> {
  await saveRulesAgreement(client);
  const header = { 'idempotency-key': key };
  const { crisisHelp, ...created } = await (
    await apiClient.community.posts.$post({ json: post, header })
  ).json();
  addCachedPost(client, created);
  showCrisisHelp(crisisHelp);
  refreshProgress(client);
}

/** Returns true if the server did not answer or only a proxy answered (502–504). Then the post can be retried later. */
export function isServerUnavailable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status > 500;
}

/** Returns true if a retry can succeed: once the server is back, the user signs in, or the rate limit resets. */
export function isRetryable(error: unknown): boolean {
  return (
    isServerUnavailable(error) || isSignedOut(error) || (error instanceof ApiError && error.status === 429)
  );
}
