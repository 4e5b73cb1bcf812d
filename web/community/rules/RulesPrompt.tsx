import { useState } from 'react';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';
import type { RulesAgreement } from './rulesAgreement.hooks';

const loadRules = () => import('./RulesDialog');

/** Opens the dialog with the community rules when the user is asked to agree to them, and loads it then. */
export function RulesPrompt({ rules, text }: { rules: RulesAgreement; text: 'post' | 'comment' }) {
  // Stays true after the dialog has closed, so that the dialog can fade out.
  const [isRequested, setRequested] = useState(false);
  if (rules.isAsking && !isRequested) setRequested(true);
  const onMissing = () => {
    rules.close();
    setRequested(false);
    toastLoadError('The community rules');
  };
  const dialog = useLazyModule(loadRules, isRequested, onMissing);

  if (!dialog) return null;
  return <dialog.RulesDialog open={rules.isAsking} text={text} onAgree={rules.agree} onClose={rules.close} />;
}
