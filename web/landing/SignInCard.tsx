import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

const TABS = [
  { id: 'sign-in', label: 'Sign In', Form: SignInForm },
  { id: 'sign-up', label: 'Sign Up', Form: SignUpForm },
] as const;

/** Shows the sign-in and sign-up tabs, which share one password visibility toggle. */
export function SignInCard() {
  const [shown, setShown] = useState(false);

  return (
    <Tabs.Root
      defaultValue="sign-in"
      className="rounded-card border border-line bg-linear-to-b from-card to-raised low:p-4 p-5 shadow-glow flat:p-3! sm:low:p-4 sm:p-7"
    >
      <Tabs.List
        aria-label="Sign in or sign up"
        activateOnFocus
        className="grid grid-cols-2 gap-1 rounded-field bg-ground p-1"
      >
        {TABS.map(({ id, label }) => (
          <Tabs.Tab
            key={id}
            value={id}
            className="min-h-11 rounded-item font-semibold text-quiet transition hover:text-ivory aria-selected:bg-field aria-selected:text-amber"
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map(({ id, Form }) => (
        <Tabs.Panel key={id} value={id} keepMounted>
          <Form shown={shown} onShow={setShown} />
        </Tabs.Panel>
      ))}
      <p className="mt-6 text-center text-small text-quiet">
        A spiritual wellness platform for personal growth
      </p>
    </Tabs.Root>
  );
}
