import { Link } from 'wouter';
import { LIBRARY } from '#web/shared/navigation';

/** Links to Scripture and to everything that the user has saved. */
export function Shelf() {
  return (
    <nav aria-label="Your library" className="mx-auto mt-9 max-w-200">
      <ul className="flex flex-wrap justify-center gap-2.5">
        {LIBRARY.map(({ address, label, Icon }) => (
          <li key={address}>
            <Link
              href={address}
              className="flex min-h-11 items-center gap-2.5 rounded-full border border-line px-4 text-quiet text-small transition hover:border-tan hover:text-ivory"
            >
              <Icon aria-hidden="true" className="size-5 text-tan" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
