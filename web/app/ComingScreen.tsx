import type { ComponentType, SVGProps } from 'react';
import { LinkButton } from '#web/ui/Button';
import { CircleEmblem } from '#web/ui/emblems';
import { ScreenTitle } from '#web/ui/ScreenTitle';

type Announcement = {
  title: string;
  text: string;
  Emblem: ComponentType<SVGProps<SVGSVGElement>>;
};

export function CommunityScreen() {
  return (
    <Coming
      title="Community"
      text="Three rooms: one to meet in, one to think together about a theme for the week, and one to ask for prayer. They are being built and are not open yet."
      Emblem={CircleEmblem}
    />
  );
}

function Coming({ title, text, Emblem }: Announcement) {
  return (
    <div className="m-auto max-w-md animate-arrive py-12 text-center">
      <div className="niche mx-auto grid aspect-3/4 w-36 place-items-center text-tan">
        <Emblem className="w-1/2" />
      </div>
      <ScreenTitle title={title} className="mt-8 text-[2.6rem]" />
      <p className="mt-4 text-quiet">{text}</p>
      <div className="mt-8 grid justify-center gap-3">
        <LinkButton href="/" look="ghost">
          Return home
        </LinkButton>
      </div>
    </div>
  );
}
