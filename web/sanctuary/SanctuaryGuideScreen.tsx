import { Link } from 'wouter';
import { GuidePage, GuideSection, GuideSteps } from '#web/shared/GuidePage';
import { PrivacyNote } from '#web/shared/PrivacyNote';

const STEPS = [
  {
    title: 'Write what weighs on you',
    text: 'One burden at a time, in any words. It doesn’t have to be tidy, and it doesn’t have to be a prayer yet. A name is enough. So is a sigh.',
  },
  {
    title: 'Place it in the chest',
    text: 'Each burden becomes a slip of paper in the chest. You can change a slip or take it out again. Take as long as you like. There is no right number.',
  },
  {
    title: 'Release it to God',
    text: 'You’ll see a short prayer to read. When you choose to release, we erase the words on every slip, on the screen and in memory. Only the number of slips is left.',
  },
  {
    title: 'Receive a verse',
    text: 'You receive one passage from the King James Bible. It’s chosen at random, not by anything you wrote. If you like, a soft bell rings as it comes; you can turn it on before you enter.',
  },
  {
    title: 'Save a few words, if you like',
    text: 'You can save a short reflection of up to 240 characters. It’s the only thing here that is saved, and it’s saved on this device.',
  },
];

export function SanctuaryGuideScreen() {
  return (
    <GuidePage
      title="Sanctuary Guide"
      foreword="A place to set something down. It asks nothing of you, and it saves nothing unless you ask it to."
      start={{ href: '/sanctuary', label: 'Enter the Sanctuary' }}
    >
      <GuideSteps steps={STEPS} />

      <GuideSection title="What is private here">
        <PrivacyNote>Nothing you type in the sanctuary leaves this device.</PrivacyNote>
        <p>
          What you write in the chest stays in the memory of this page. It isn’t sent to us or to anyone else.
          It isn’t stored and doesn’t count toward anything, and it’s gone when you release it or close the
          page. Spell checking is off in that field, because some browsers send out what they check.
        </p>
        <p>
          You don’t have to take our word for it: turn off your internet connection before you begin.
          Everything here works the same. Only the chapter around your verse needs a connection.
        </p>
        <p>
          Reflections you save stay in this browser. You can{' '}
          <Link href="/sanctuary/journal" className="text-amber underline underline-offset-4">
            read, search, export and delete them
          </Link>
          .
        </p>
      </GuideSection>

      <GuideSection title="If it comes back">
        <p>
          Burdens often do, sometimes before the day is over. That isn’t a failure of faith. The psalmists
          brought the same sorrow to God again and again. Come here as often as you need to. No one is
          counting.
        </p>
      </GuideSection>

      <GuideSection title="What this is not">
        <p>
          It doesn’t replace a friend, a pastor, a doctor or a counselor. Some things are meant to be carried
          by more than one person. If what you’re carrying has become dangerous to you or to someone else,
          please call your local emergency number, or tell someone near you today.
        </p>
      </GuideSection>
    </GuidePage>
  );
}
