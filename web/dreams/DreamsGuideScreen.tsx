import { Link } from 'wouter';
import { SITE } from '#web/lib/pageData';
import { ScriptureBlock } from '#web/shared/chat/AnswerParts';
import { GuidePage, GuideSection, GuideSteps } from '#web/shared/GuidePage';
import { DREAMS_GUIDE_STEPS } from './guideSteps';
import { ASKED_OF_JOSEPH, CHAFF_AND_WHEAT, MANY_DREAMS } from './guideVerses';

export function DreamsGuideScreen() {
  return (
    <GuidePage
      title="Dreams Guide"
      foreword="How to bring a dream to God, and what we never claim to know about it."
      start={{ href: '/dreams', label: 'Share a dream' }}
    >
      <GuideSteps steps={DREAMS_GUIDE_STEPS} />

      <GuideSection title="What a dream means is not ours to say">
        <p>
          The guide never tells you what your dream means or what will happen. It doesn’t know your life, and
          it doesn’t speak for God. When two men in prison wanted someone to explain their dreams, Joseph
          first told them that interpretations belong to God.
        </p>
        <Verse verse={ASKED_OF_JOSEPH} />
        <p>
          In Scripture God does speak through dreams, but it’s also careful about them. Many are simply how a
          tired mind sorts its day. You don’t need to be afraid of a dream, and you shouldn’t base a decision
          on a dream alone.
        </p>
        <Verse verse={MANY_DREAMS} />
        <p>
          So hold your dream lightly, and weigh it by Scripture. If a dream seems to tell you to do what
          Scripture forbids, or to trust nothing but the dream, let it go.
        </p>
        <Verse verse={CHAFF_AND_WHEAT} />
      </GuideSection>

      <GuideSection title="Nightmares">
        <p>
          A bad dream isn’t a punishment, and it isn’t a sign of weak faith. You don’t have to write down what
          frightens you. One line is enough, or nothing at all. A light, a slow breath, a psalm read aloud or
          the voice of someone you trust does more at night than any explanation.
        </p>
      </GuideSection>

      <GuideSection title="Dreams that come back">
        <p>
          They often go with something you haven’t been able to set down yet. It can help to ask what was
          going on in your life each time the dream came back, and to bring that to God too. Your{' '}
          <Link href="/dreams/journal" className="text-amber underline underline-offset-4">
            dream journal
          </Link>{' '}
          shows what comes back.
        </p>
      </GuideSection>

      <GuideSection title="Dreams of those who have died">
        <p>
          Grief shows up in dreams, too. Many people see someone they love again in a dream, or lose them once
          more. It can comfort you, or shake you for a whole day. The guide won’t tell you that it was a
          message, and it won’t tell you that it was nothing. You can thank God for the person, and cry.
        </p>
      </GuideSection>

      <GuideSection title="When to talk to someone">
        <p>
          If you have nightmares most nights, if you dread going to sleep, if a dream brings back something
          that was done to you, or if you think about hurting yourself or someone else, please don’t carry it
          alone. Tell a doctor, a counselor, your pastor or priest, or a friend. Help, at the top of every
          screen, lists people who answer at any hour.
        </p>
      </GuideSection>

      <GuideSection title="Who answers, and what is stored">
        {!import.meta.env.SSR && <p>{SITE.guide === 'model' ? MODEL : WRITTEN}</p>}
        <p>
          Your dream is sent to our server to find its symbols, and so are your messages about a symbol. We
          answer and then forget them: we don’t store or log them. If you flag an answer, we only record that
          you did, unless you let us keep the text.
        </p>
        <p>
          While you write, your text stays in this tab, so reloading the page loses nothing. Closing the tab
          erases it. Dreams you save in the dream journal stay in this browser, on this device.
        </p>
      </GuideSection>
    </GuidePage>
  );
}

const WRITTEN =
  'A written guide. People wrote and checked every text about a symbol beforehand, and a program looks for the ones that fit your dream. It isn’t AI. It can miss an image, or see one you didn’t mean.';

const MODEL =
  'An AI guide. A language model reads your dream without your name. The people who run this site chose the model. Whichever company runs it receives your text and may keep it under its own terms. We take every verse from the King James text ourselves; the model doesn’t write them. When we can’t reach the model, or its answer doesn’t pass our checks, a written guide answers instead and says so. Both can be wrong.';

function Verse({ verse: { reference, text } }: { verse: { reference: string; text: string } }) {
  return (
    <div className="my-2 text-ivory">
      <ScriptureBlock reference={reference} verses={[{ reference, verse: 0, text }]} />
    </div>
  );
}
