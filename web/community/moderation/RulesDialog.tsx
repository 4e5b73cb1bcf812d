import { COMMUNITY_RULES, RULES_CLOSING, RULES_INTRO } from '#content/communityRules';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';

/** The community rules, shown before a user’s first post or comment. */
export function RulesDialog({
  open,
  text,
  onAgree,
  onClose,
}: {
  open: boolean;
  text: 'post' | 'comment';
  onAgree: () => void;
  onClose: () => void;
}) {
  return (
    <DialogFrame isOpen={open} onClose={onClose} title={`Before your first ${text}`}>
      <p className="mt-2 text-quiet">{RULES_INTRO}</p>
      <ol className="mt-4 grid gap-3.5 border-line border-t pt-4">
        {COMMUNITY_RULES.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-semibold text-lead leading-tight">{title}</h3>
            <p className="mt-0.5 text-small text-quiet leading-normal">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-small text-quiet">{RULES_CLOSING}</p>
      <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 grid grid-cols-[3fr_2fr] gap-3 border-line border-t bg-card px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        <Button onClick={onAgree} className="px-3">
          I agree, post it
        </Button>
        <Button look="ghost" onClick={onClose} className="px-3">
          Not now
        </Button>
      </div>
    </DialogFrame>
  );
}
