import { Link } from 'wouter';
import { GUIDE } from '#web/lib/guide';
import { LinkButton } from '#web/ui/Button';
import { ScriptureBlock } from '#web/ui/chat/Part';
import { Chapter, Guide, Steps } from '#web/ui/Guide';
import { STEPS } from './guideSteps';
import { ASKED_OF_JOSEPH, CHAFF_AND_WHEAT, MANY_DREAMS } from './guideVerses';

export function DreamsGuideScreen() {
  return (
    <Guide
      title="Dreams Guide"
      foreword="How to bring a dream before God with care, and what nobody here will claim about it."
    >
      <Steps steps={STEPS} />

      <Chapter title="What a dream means is not ours to say">
        <p>
          The guide never tells you what your dream means, and never what will happen. It does not know your
          life, and it does not speak for God. When two men in prison longed for somebody to explain their
          dreams, Joseph told them first to whom that belongs.
        </p>
        <Verse verse={ASKED_OF_JOSEPH} />
        <p>
          In Scripture God does speak through dreams, and Scripture is also sober about them. Many are simply
          how a tired mind sorts its day. A dream is nothing to be afraid of, and nothing to build a decision
          on by itself.
        </p>
        <Verse verse={MANY_DREAMS} />
        <p>
          So hold what you dreamed lightly, and weigh it by what is written. If a dream seems to tell you to
          do what Scripture forbids, or to trust nobody but the dream, let it go.
        </p>
        <Verse verse={CHAFF_AND_WHEAT} />
      </Chapter>

      <Chapter title="Nightmares">
        <p>
          A bad dream is not a punishment and not a sign of weak faith. You need not write down what frightens
          you; a line is enough, or nothing. A light, a slow breath, a psalm read aloud, or the voice of
          somebody you trust does more in the night than any explanation.
        </p>
      </Chapter>

      <Chapter title="Dreams that come again">
        <p>
          They often go with something that has not yet been set down. It can help to ask what was happening
          in your days whenever the dream returned, and to bring that to God rather than the dream alone. Your{' '}
          <Link href="/dreams/journal" className="text-amber underline underline-offset-4">
            dream journal
          </Link>{' '}
          shows what comes back.
        </p>
      </Chapter>

      <Chapter title="Dreams of those who have died">
        <p>
          Grief dreams too. To see somebody you love again, or to lose them once more, is common, and it may
          leave you comforted or undone for a whole day. The guide will not tell you that it was a message,
          and it will not tell you that it was nothing. You may thank God for the person, and weep.
        </p>
      </Chapter>

      <Chapter title="When to talk to somebody">
        <p>
          If nightmares come most nights, if you dread going to sleep, if a dream brings back something that
          was done to you, or if you think of harming yourself or somebody else, please do not carry it alone.
          Tell a doctor, a counsellor, your pastor or priest, or a friend. People who answer at any hour are
          under Help, at the top of every screen.
        </p>
      </Chapter>

      <Chapter title="Who answers, and what is stored">
        {!import.meta.env.SSR && <p>{GUIDE === 'model' ? MODEL : WRITTEN}</p>}
        <p>
          Your dream is sent to our server to find its symbols, and so is what you write about one of them.
          There it is answered and forgotten: neither stored nor logged. If you flag an answer, only the fact
          is noted, unless you choose to include the words.
        </p>
        <p>
          While you write, the words are held in this tab, so that a reload loses nothing; closing the tab
          forgets them. What you keep in the dream journal stays in this browser, on this device.
        </p>
      </Chapter>

      <div className="mt-10 grid gap-3 sm:grid-cols-2">
        <LinkButton href="/dreams">Share a dream</LinkButton>
        <LinkButton href="/" look="ghost">
          Return home
        </LinkButton>
      </div>
    </Guide>
  );
}

const WRITTEN =
  'A written guide: every word about a symbol was written and checked beforehand, and a program looks for what fits your dream. There is no AI in it. It can miss an image, or see one that you did not mean.';

const MODEL =
  'An AI guide: a language model chosen by those who run this place reads your dream, without your name; whoever runs the model receives your words and may keep them by terms of their own. Every verse is set from the King James text by us, not by the model. When the model is out of reach, or its answer is not fit to show, a written guide answers instead and says so. Both can be wrong.';

function Verse({ verse: { reference, text } }: { verse: { reference: string; text: string } }) {
  return (
    <div className="my-2 text-ivory">
      <ScriptureBlock reference={reference} verses={[{ reference, verse: 0, text }]} />
    </div>
  );
}
