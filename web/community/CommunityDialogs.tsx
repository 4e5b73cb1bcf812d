import { useState } from 'react';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';
import { closeDialogs, useDialogs } from './dialogs.store';

const loadQuestion = () => import('#web/ui/dialog/ConfirmDialog');
const loadReport = () => import('./reports/ReportDialog');

/** Lazily loaded dialogs that all posts and comments share. A dialog keeps its content during the closing animation. */
export function CommunityDialogs() {
  const { report, question } = useDialogs();
  const [lastQuestion, setLastQuestion] = useState(question);
  const [lastReport, setLastReport] = useState(report);
  if (question && question !== lastQuestion) setLastQuestion(question);
  if (report && report !== lastReport) setLastReport(report);

  const questionDialog = useLazyModule(loadQuestion, lastQuestion !== null, () => {
    closeDialogs();
    setLastQuestion(null);
    toastLoadError('The confirmation');
  });
  const reportDialog = useLazyModule(loadReport, lastReport !== null, () => {
    closeDialogs();
    setLastReport(null);
    toastLoadError('The report form');
  });

  return (
    <>
      {questionDialog && lastQuestion && (
        <questionDialog.ConfirmDialog isOpen={question !== null} onClose={closeDialogs} {...lastQuestion} />
      )}
      {reportDialog && lastReport && (
        <reportDialog.ReportDialog target={lastReport} open={report !== null} onClose={closeDialogs} />
      )}
    </>
  );
}
