import { useState } from 'react';
import { sayMissing } from '#web/ui/failing';
import { useOpened } from '#web/ui/opened.hooks';
import { closeDialogs, useDialogs } from './dialogs.store';

const loadQuestion = () => import('#web/ui/QuestionDialog');
const loadReport = () => import('./moderation/ReportDialog');

/** Shared dialogs of posts and comments, lazily loaded. The content stays while the closing animation runs. */
export function Dialogs() {
  const { report, question } = useDialogs();
  const [lastQuestion, setLastQuestion] = useState(question);
  const [lastReport, setLastReport] = useState(report);
  if (question && question !== lastQuestion) setLastQuestion(question);
  if (report && report !== lastReport) setLastReport(report);

  const questionDialog = useOpened(loadQuestion, lastQuestion !== null, () => {
    closeDialogs();
    setLastQuestion(null);
    sayMissing('The confirmation');
  });
  const reportDialog = useOpened(loadReport, lastReport !== null, () => {
    closeDialogs();
    setLastReport(null);
    sayMissing('The report form');
  });

  return (
    <>
      {questionDialog && lastQuestion && (
        <questionDialog.QuestionDialog isOpen={question !== null} onClose={closeDialogs} {...lastQuestion} />
      )}
      {reportDialog && lastReport && (
        <reportDialog.ReportDialog target={lastReport} open={report !== null} onClose={closeDialogs} />
      )}
    </>
  );
}
