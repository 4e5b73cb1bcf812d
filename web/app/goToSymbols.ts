import { toast } from '#web/ui/toast';

/** Scrolls to the symbols that were found, or says that there are none yet. */
export function goToSymbols(): void {
  const symbols = document.getElementById('symbols');
  if (symbols) symbols.scrollIntoView({ behavior: 'smooth' });
  else toast({ title: 'No symbols found', description: 'Please submit a dream first to see symbols' });
}
