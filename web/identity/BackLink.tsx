import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { OVERVIEW } from './place.hooks';

export const BACK =
  '-ml-1 inline-flex min-h-11 items-center gap-2 rounded-field px-1 text-[0.97rem] text-quiet transition hover:text-ivory print:hidden';

export function BackToOverview() {
  return (
    <Link href={OVERVIEW} className={BACK}>
      <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.7} />
      Back to Overview
    </Link>
  );
}
