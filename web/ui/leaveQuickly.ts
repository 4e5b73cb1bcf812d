import { forgetDraftsUnder } from '#web/lib/drafts';

/** Says nothing about the person who opens it. */
const NEUTRAL_PAGE = 'https://www.weather.com/';

/** Of every chat, and of dreams. */
const CHAT_DRAFTS = ['draft.chat.', 'draft.dream'];

/** Puts a neutral page in the place of this one at once, and forgets what was written in the chats. */
export function leaveQuickly(): void {
  forgetChats();
  // An answer that breaks off on the way out would keep its question as a draft.
  window.addEventListener('pagehide', forgetChats);
  // The way back may bring this page out of the browser's memory as it was left.
  window.addEventListener('pageshow', () => location.reload(), { once: true });
  forbidReferrer();
  document.title = '';
  document.documentElement.hidden = true;
  location.replace(NEUTRAL_PAGE);
}

function forgetChats() {
  for (const prefix of CHAT_DRAFTS) forgetDraftsUnder(prefix);
}

/** Otherwise the next site is told where the person came from. */
function forbidReferrer() {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
}
