import { lazy, Suspense, useState } from 'react';
import { closeDialogs, useDialogs } from './dialogs.store';

const QuestionDialog = lazy(() =>
  import('./QuestionDialog').then(({ QuestionDialog }) => ({ default: QuestionDialog })),
);
const ReportDialog = lazy(() =>
  import('./moderation/ReportDialog').then(({ ReportDialog }) => ({ default: ReportDialog })),
);

/** One place for what a post or a comment asks, fetched with the first of it; the words stay while it closes. */
export function Dialogs() {
  const { report, question } = useDialogs();
  const [asked, setAsked] = useState(question);
  const [reported, setReported] = useState(report);
  if (question && question !== asked) setAsked(question);
  if (report && report !== reported) setReported(report);

  return (
    <Suspense>
      {asked && <QuestionDialog question={asked} open={question !== null} onClose={closeDialogs} />}
      {reported && <ReportDialog target={reported} open={report !== null} onClose={closeDialogs} />}
    </Suspense>
  );
}
