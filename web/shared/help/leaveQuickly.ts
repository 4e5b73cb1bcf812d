import { clearDraftsWithPrefix } from '#web/lib/storage/drafts';

/** A page that reveals nothing about the user. */
const NEUTRAL_PAGE = 'https://www.weather.com/';

/** Prefixes of the drafts of chats and dreams. */
const CHAT_DRAFTS = ['draft.chat.', 'draft.dream'];

/** Quick exit: replaces this page with a neutral one and deletes the chat drafts. */
export function leaveQuickly(): void {
  deleteChatDrafts();
  // Deletes the drafts again on unload, because the question of an aborted answer is saved as a draft.
  window.addEventListener('pagehide', deleteChatDrafts);
  // If Back restores this page from the back/forward cache, the page reloads.
  window.addEventListener('pageshow', () => location.reload(), { once: true });
  forbidReferrer();
  document.title = '';
  document.documentElement.hidden = true;
  location.replace(NEUTRAL_PAGE);
}

function deleteChatDrafts() {
  for (const prefix of CHAT_DRAFTS) clearDraftsWithPrefix(prefix);
}

/** Keeps the next site from learning where the user came from. */
function forbidReferrer() {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
}
