import { LinkButton } from '#web/ui/Button';
import { Chapter, Guide, Steps } from '#web/ui/Guide';
import { Reference } from '#web/ui/Reference';
import { STEPS } from './guideSteps';

export function IdentityGuideScreen() {
  return (
    <Guide
      title="Identity Guide"
      foreword="Four truths about who you are in Christ, and how to let them in slowly."
    >
      <Steps steps={STEPS} />

      <Chapter title="Take your time">
        <p>
          This is not a course, and there is no right pace. Some answer everything in an evening; others stay
          with one question for a month. The order of the chapters is a suggestion: being chosen comes before
          being forgiven, because love was there first, as you can read in{' '}
          <Reference reference="1 John 4:19" />.
        </p>
        <p>
          If you cannot believe one of these truths today, write that. An honest no is an answer, and the
          Blueprint takes it as seriously as a glad yes.
        </p>
      </Chapter>

      <Chapter title="What is stored, and who sees it">
        <p>
          Your answers are kept with your account on our server, so that you find them on every device where
          you sign in. No other member sees them, moderators included, and they are given to no language
          model. Words you have typed and not saved yet are held in this tab only: a reload keeps them,
          closing the tab forgets them.
        </p>
        <p>
          You can change an answer at any time: open its question, write over it, and save. The newest words
          take the place of the earlier ones, of which no copy remains. An answer once saved cannot be
          emptied, but one word in its place is enough.
        </p>
      </Chapter>

      <Chapter title="What the Blueprint is">
        <p>
          A page that a program puts together from three things: your own words, sentences that were written
          and checked beforehand, and verses of the King James Bible. Beneath each sentence stands which
          answer it comes from. The same answers always make the same page; write an answer anew, and the page
          follows.
        </p>
        <p>
          Every part can be written in your own words. What you write there stands until you give the part
          back.
        </p>
      </Chapter>

      <Chapter title="What the Blueprint is not">
        <p>
          It is not a test, not a type and not a prophecy. It cannot know you; it only hears whether an answer
          sounds glad, heavy or unsure, and it can mishear. The three small things under Kingdom Assignment
          are suggestions for a week, never a calling handed down. For that you have prayer, Scripture, and
          people who know your face.
        </p>
        <p>
          Some questions touch old wounds. If one of them opens more than you can hold, stop, and talk to
          somebody you trust, a pastor or priest, a doctor or a counsellor. People who answer at any hour are
          under Help, at the top of every screen.
        </p>
      </Chapter>

      <div className="mt-10 grid gap-3 sm:grid-cols-2">
        <LinkButton href="/identity">Open Identity Foundations</LinkButton>
        <LinkButton href="/" look="ghost">
          Return home
        </LinkButton>
      </div>
    </Guide>
  );
}
