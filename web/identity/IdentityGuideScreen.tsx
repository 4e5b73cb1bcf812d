import { GuidePage, GuideSection, GuideSteps } from '#web/shared/GuidePage';
import { Reference } from '#web/shared/scripture/Reference';
import { IDENTITY_GUIDE_STEPS } from './guideSteps';

export function IdentityGuideScreen() {
  return (
    <GuidePage
      title="Identity Guide"
      foreword="Four truths about who you are in Christ, and how to let them in slowly."
      start={{ href: '/identity', label: 'Open Identity Foundations' }}
    >
      <GuideSteps steps={IDENTITY_GUIDE_STEPS} />

      <GuideSection title="Take your time">
        <p>
          This isn’t a course, and there is no right pace. Some people answer everything in one evening.
          Others stay with one question for a month. The order of the chapters is a suggestion: being chosen
          comes before being forgiven, because love came first, as you can read in{' '}
          <Reference reference="1 John 4:19" />.
        </p>
        <p>
          If you can’t believe one of these truths today, write that. An honest no is an answer, and the
          Blueprint takes it as seriously as a glad yes.
        </p>
      </GuideSection>

      <GuideSection title="What is stored, and who sees it">
        <p>
          We save your answers in your account on our server, so you’ll find them on every device where you
          sign in. No other member can see them, and neither can moderators. We don’t send them to any AI
          model. Text you haven’t saved yet stays in this tab only: reloading the page keeps it, and closing
          the tab erases it.
        </p>
        <p>
          You can change an answer at any time: open its question, write something new, and save. Your new
          answer replaces the old one, and we keep no copy of the old one. You can’t clear a saved answer, but
          you can replace it with a single word.
        </p>
      </GuideSection>

      <GuideSection title="What the Blueprint is">
        <p>
          A page that a program puts together from three things: your own words, sentences that we wrote and
          checked beforehand, and verses from the King James Bible. Below each section you can see which
          answers it comes from. The same answers always make the same page. If you change an answer, the page
          changes too.
        </p>
        <p>
          You can rewrite any section in your own words. Your version stays until you restore the original.
        </p>
      </GuideSection>

      <GuideSection title="What the Blueprint is not">
        <p>
          It isn’t a test, a personality type or a prophecy. It can’t know you. It only notices whether an
          answer sounds glad, heavy or unsure, and it can be wrong. The small steps under Kingdom Assignment
          are suggestions for a week, never a calling from God. For that you have prayer, Scripture, and
          people who know you.
        </p>
        <p>
          Some questions touch old wounds. If one of them brings up more than you can handle, stop, and talk
          to someone you trust, a pastor or priest, a doctor or a counselor. Help, at the top of every screen,
          lists people who answer at any hour.
        </p>
      </GuideSection>
    </GuidePage>
  );
}
