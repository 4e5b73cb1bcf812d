import { Link } from 'wouter';
import { LinkButton } from '#web/ui/Button';
import { Chapter, Guide, Steps } from '#web/ui/Guide';
import { Private } from '#web/ui/Private';

const STEPS = [
  {
    title: 'Write what weighs on you',
    text: 'One burden at a time, in whatever words come. It need not be tidy, and it need not be a prayer yet. A name is enough. So is a sigh.',
  },
  {
    title: 'Place it in the chest',
    text: 'Each one becomes a slip of paper and is laid with the others. Take as long as you like; there is no right number.',
  },
  {
    title: 'Release it to God',
    text: 'A short prayer is there for you to read. When you choose to release, the words on every slip are erased, on the screen and in memory. Only their number is left.',
  },
  {
    title: 'Receive a verse',
    text: 'One passage from the King James Bible, given to you to keep. It is chosen at random, not by anything you wrote.',
  },
  {
    title: 'Keep a few words, if you wish',
    text: 'You may save a short reflection of up to 240 characters. This is the only thing here that is kept, and it is kept on this device.',
  },
];

export function SanctuaryGuideScreen() {
  return (
    <Guide
      title="Sanctuary Guide"
      foreword="A place to set something down. It asks nothing of you, and it keeps nothing you do not ask it to keep."
    >
      <Steps steps={STEPS} />

      <Chapter title="What is private here">
        <p>
          What you write in the chest stays in the memory of this page. It is not sent to us or to anybody,
          not stored, not counted towards anything, and gone when you release it or close the page. Spell
          checking is switched off in that field, because some browsers send what they check.
        </p>
        <p>
          You need not take our word for it: switch off your network before you begin. Everything here works
          the same.
        </p>
        <p>
          Reflections you save stay in this browser. You can{' '}
          <Link href="/sanctuary/journal" className="text-amber underline underline-offset-4">
            read, search, export and delete them
          </Link>
          .
        </p>
      </Chapter>

      <Chapter title="If it comes back">
        <p>
          Burdens often do, sometimes before the evening. That is not a failure of faith. The psalmists
          brought the same sorrow to God again and again. You may come here as often as you need, and nobody
          is counting.
        </p>
      </Chapter>

      <Chapter title="What this is not">
        <p>
          It does not replace a friend, a pastor, a doctor or a counsellor. Some things are meant to be
          carried by more than one person. If what you are carrying has become dangerous to you or to somebody
          else, please call your local emergency number, or tell someone near you today.
        </p>
      </Chapter>

      <div className="mt-10 grid gap-3 sm:grid-cols-2">
        <LinkButton href="/sanctuary">Enter the Sanctuary</LinkButton>
        <LinkButton href="/" look="ghost">
          Return home
        </LinkButton>
      </div>
      <div className="mt-6">
        <Private>Nothing you type in the sanctuary leaves this device.</Private>
      </div>
    </Guide>
  );
}
