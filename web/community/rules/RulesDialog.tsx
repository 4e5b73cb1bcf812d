import { Link } from 'wouter';
import { RULES_IN_SHORT } from '#content/community/communityRules';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';

/** The community rules in short, shown before a user’s first post or comment. */
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
      <ul className="mt-4 grid gap-3 font-serif text-lead leading-snug">
        {RULES_IN_SHORT.map((rule) => (
          <li key={rule} className="border-tan/60 border-l-2 pl-4">
            {rule}
          </li>
        ))}
      </ul>
      <Link
        href="/community/rules"
        className="mt-3 inline-flex min-h-11 items-center text-amber text-small underline-offset-4 hover:underline"
      >
        Read all the rules
      </Link>
      <div className="mt-4 grid grid-cols-[3fr_2fr] gap-3">
        <Button onClick={onAgree} className="px-3">
          I agree, post it
        </Button>
        <Button variant="ghost" onClick={onClose} className="px-3">
          Not now
        </Button>
      </div>
    </DialogFrame>
  );
}
