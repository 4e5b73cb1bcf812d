import { smoothScrollTo } from '#web/lib/navigation/smoothScroll';
import { toast } from '#web/ui/toast/toast';

/** Scrolls to the symbols, or shows a toast when there are none yet. */
export function navigateToSymbols(): void {
  const symbols = document.getElementById('symbols');
  if (symbols) smoothScrollTo(symbols);
  else toast({ title: 'No symbols found', description: 'Please submit a dream first to see symbols' });
}
