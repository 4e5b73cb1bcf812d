import { type KeyboardEvent, useState } from 'react';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

const TABS = [
  { id: 'sign-in', label: 'Sign In', Form: SignInForm },
  { id: 'sign-up', label: 'Sign Up', Form: SignUpForm },
] as const;

type TabId = (typeof TABS)[number]['id'];

/** Shows the sign-in and sign-up tabs, which share one password visibility toggle. */
export function SignInCard() {
  const [selected, select] = useState<TabId>('sign-in');
  const [shown, setShown] = useState(false);

  const moveFocus = (from: TabId, event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = TABS.find(({ id }) => id !== from);
    if (!other) return;
    select(other.id);
    document.getElementById(`${other.id}-tab`)?.focus();
  };

  return (
    <div className="rounded-card border border-line bg-linear-to-b from-card to-raised p-5 shadow-[0_30px_120px_rgb(212_163_115/.08)] sm:p-7">
      <div
        role="tablist"
        aria-label="Sign in or sign up"
        className="grid grid-cols-2 gap-1 rounded-field bg-ground p-1"
      >
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={`${id}-panel`}
            aria-selected={selected === id}
            tabIndex={selected === id ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={(event) => moveFocus(id, event)}
            className="min-h-11 rounded-[10px] font-semibold text-quiet transition hover:text-ivory aria-selected:bg-field aria-selected:text-amber"
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map(({ id, Form }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab`}
          hidden={selected !== id}
        >
          <Form shown={shown} onShow={setShown} />
        </div>
      ))}
      <p className="mt-6 text-center text-[0.92rem] text-quiet">
        A spiritual wellness platform for personal growth
      </p>
    </div>
  );
}
