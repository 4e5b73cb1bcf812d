import { useState } from 'react';
import { sayMissing } from '#web/ui/failing';
import { useOpened } from '#web/ui/opened.hooks';
import { closeDialogs, useDialogs } from './dialogs.store';

const loadQuestion = () => import('#web/ui/QuestionDialog');
const loadReport = () => import('./moderation/ReportDialog');

/** One place for what a post or a comment asks, fetched with the first of it; the words stay while it closes. */
export function Dialogs() {
  const { report, question } = useDialogs();
  const [asked, setAsked] = useState(question);
  const [reported, setReported] = useState(report);
  if (question && question !== asked) setAsked(question);
  if (report && report !== reported) setReported(report);

  const questionDialog = useOpened(loadQuestion, asked !== null, () => {
    closeDialogs();
    setAsked(null);
    sayMissing('The question');
  });
  const reportDialog = useOpened(loadReport, reported !== null, () => {
    closeDialogs();
    setReported(null);
    sayMissing('The way to the moderators');
  });

  return (
    <>
      {questionDialog && asked && (
        <questionDialog.QuestionDialog isOpen={question !== null} onClose={closeDialogs} {...asked} />
      )}
      {reportDialog && reported && (
        <reportDialog.ReportDialog target={reported} open={report !== null} onClose={closeDialogs} />
      )}
    </>
  );
}
