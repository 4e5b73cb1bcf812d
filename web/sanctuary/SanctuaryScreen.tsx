import { Link } from 'wouter';
import { Sanctuary } from './Sanctuary';

/** The sanctuary of a signed-in user. */
export function SanctuaryScreen() {
  return (
    <Sanctuary>
      <p className="flex flex-wrap justify-center gap-x-6 text-small">
        <Link href="/sanctuary/journal" className="min-h-11 content-center text-amber hover:underline">
          Your reflections
        </Link>
        <Link href="/sanctuary/guide" className="min-h-11 content-center text-amber hover:underline">
          How this works
        </Link>
      </p>
    </Sanctuary>
  );
}
