import { LinkButton } from '#web/ui/Button';
import { LampIcon } from '#web/ui/icons';
import { ScreenTitle } from '#web/ui/ScreenTitle';

export function NotFoundScreen() {
  return (
    <div className="m-auto max-w-md animate-arrive py-12 text-center">
      <div className="niche mx-auto grid aspect-3/4 w-36 place-items-center text-tan">
        <LampIcon className="w-1/2 opacity-60" />
      </div>
      <ScreenTitle title="404 Page Not Found" className="mt-8 text-heading" />
      <p className="mt-3 text-quiet">
        We can’t find this page. It may have moved, or the link may have a typo.
      </p>
      <LinkButton href="/" className="mt-8">
        Return home
      </LinkButton>
    </div>
  );
}
