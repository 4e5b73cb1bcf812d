import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { POSTS_PAGE_SIZE } from '#contract/community/limits';
import { prefersReducedMotion } from '#web/lib/displaySettings';
import { toastProblem } from '#web/ui/toast/toast';

/** 'N new posts' button. New posts appear in the feed only after a click, so that the feed does not shift. */
export function NewPostsButton({ count, onShow }: { count: number; onShow: () => Promise<void> }) {
  const [isLoading, setLoading] = useState(false);

  const show = async () => {
    setLoading(true);
    try {
      await onShow();
      window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    } catch {
      toastProblem('Couldn’t load the new posts', 'Please try again.');
    } finally {
      setLoading(false);
    }
  };

  return (
    <div role="status" className="pointer-events-none sticky top-3 z-20 h-0 text-center">
      {count > 0 && (
        <button
          type="button"
          disabled={isLoading}
          onClick={() => void show()}
          className="pointer-events-auto relative top-2 inline-flex min-h-9 animate-arrive items-center gap-2 rounded-full border border-amber/60 bg-warm px-5 text-small text-amber shadow-float transition after:absolute after:-inset-1 hover:text-ivory"
        >
          <ArrowUp className="size-4 stroke-2" />
          {buttonLabel(count)}
        </button>
      )}
    </div>
  );
}

function buttonLabel(count: number): string {
  if (count >= POSTS_PAGE_SIZE) return `${POSTS_PAGE_SIZE} or more new posts`;
  return count === 1 ? '1 new post' : `${count} new posts`;
}
