import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { moderatorToolsUrl } from '#web/community/shared/communityUrls';
import { useWaiting } from './moderation.hooks';
import { waitingText } from './waitingText';

/** Leads a moderator to what waits for review. Hidden while nothing does. */
export function QueueLink() {
  const waiting = useWaiting(true);
  if (!waiting) return null;
  return (
    <Link
      href={moderatorToolsUrl(waiting.roomId)}
      className={`flex min-h-13 items-center gap-3 rounded-field border bg-card px-4 py-2.5 leading-snug transition hover:border-tan ${
        waiting.hasWorry ? 'border-rose/60 text-rose' : 'border-line-strong text-amber'
      }`}
    >
      <ShieldCheck className="size-5.5 shrink-0" />
      {waitingText(waiting)}
    </Link>
  );
}
