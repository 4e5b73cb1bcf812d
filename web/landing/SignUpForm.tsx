import { SITE } from '#web/lib/pageData';
import { useSignUp } from '#web/lib/session/session.hooks';
import { Button } from '#web/ui/Button';
import { Field } from '#web/ui/forms/Field';
import { PasswordField, type PasswordVisibility } from '#web/ui/forms/PasswordField';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { useAuthForm } from './auth.hooks';
import { PasswordRules } from './PasswordRules';

const loadRules = async () => (await import('#contract/account/auth')).SignUp;

/** The server rejects passwords that are easy to guess (400), and an email address that has an account (409). */
const FIELD_BY_STATUS: Record<number, string> = { 400: 'password', 409: 'email' };

export function SignUpForm(showing: PasswordVisibility) {
  const { handlers, errors, isAway, isPending } = useAuthForm(loadRules, useSignUp().mutateAsync, {
    failed: { title: 'Registration failed', fallback: 'Please try again.' },
    done: {
      title: `Welcome to ${SITE.productName}!`,
      description: 'Your account has been created successfully.',
    },
    fieldOf: (status) => FIELD_BY_STATUS[status],
  });

  return (
    <form {...handlers} className="low:mt-4 mt-6 grid low:gap-2 gap-4 flat:mt-2 flat:grid-cols-2">
      <div className="grid tight:grid-cols-1 grid-cols-2 items-start gap-3 flat:col-span-2 flat:gap-2 sm:gap-4">
        <Field
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          error={errors.firstName}
        />
        <Field
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          error={errors.lastName}
        />
      </div>
      <Field label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <PasswordField
        {...showing}
        autoComplete="new-password"
        minLength={8}
        hint={<PasswordRules />}
        error={errors.password}
      />
      {isAway && <OfflineNotice />}
      <div className="sticky-action grid low:mt-0 mt-2 flat:col-span-2">
        <Button type="submit" pending={isPending}>
          Sign Up
        </Button>
      </div>
    </form>
  );
}
