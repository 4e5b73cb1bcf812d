import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { IDENTITY_OVERVIEW } from './identityRoute.hooks';

export const BACK_LINK_STYLE =
  '-ml-1 inline-flex min-h-11 items-center gap-2 rounded-field px-1 text-small text-quiet transition hover:text-ivory print:hidden';

export function BackToOverview() {
  return (
    <Link href={IDENTITY_OVERVIEW} className={BACK_LINK_STYLE}>
      <ArrowLeft className="size-4.5" />
      Back to Overview
    </Link>
  );
}
