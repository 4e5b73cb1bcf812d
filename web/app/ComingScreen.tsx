import type { ComponentType, SVGProps } from 'react';
import { LinkButton } from '#web/ui/Button';
import { CompanionJourney } from '#web/ui/companion/CompanionJourney';
import { CompanionStatus } from '#web/ui/companion/CompanionStatus';
import { LampEmblem } from '#web/ui/emblems';
import { ScreenTitle } from '#web/ui/ScreenTitle';

type Announcement = {
  title: string;
  text: string;
  Emblem: ComponentType<SVGProps<SVGSVGElement>>;
  /** Something near it that is already open. */
  meanwhile?: { href: string; label: string };
};

export function ProfileScreen() {
  return (
    <>
      <Coming
        title="Profile"
        text="Your name, your picture and your password will be changed here. It is being built and is not open yet."
        Emblem={LampEmblem}
        meanwhile={{ href: '/sanctuary/journal', label: 'Open your reflections' }}
      />
      <div className="mx-auto grid w-full max-w-240 gap-4 wide:grid-cols-[1fr_2fr]">
        <CompanionStatus />
        <CompanionJourney />
      </div>
    </>
  );
}

function Coming({ title, text, Emblem, meanwhile }: Announcement) {
  return (
    <div className="m-auto max-w-md animate-arrive py-12 text-center">
      <div className="niche mx-auto grid aspect-3/4 w-36 place-items-center text-tan">
        <Emblem className="w-1/2" />
      </div>
      <ScreenTitle title={title} className="mt-8 text-[2.6rem]" />
      <p className="mt-4 text-quiet">{text}</p>
      <div className="mt-8 grid justify-center gap-3">
        {meanwhile && <LinkButton href={meanwhile.href}>{meanwhile.label}</LinkButton>}
        <LinkButton href="/" look="ghost">
          Return home
        </LinkButton>
      </div>
    </div>
  );
}
