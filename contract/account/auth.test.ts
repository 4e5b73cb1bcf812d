import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Email, NewPassword, SignIn, SignUp } from './auth';

const RUTH = { firstName: 'Ruth', lastName: 'Elimelech', email: 'ruth@example.org', password: 'Gleaning7' };

const spaces = fc
  .array(fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000'))
  .map((letters) => letters.join(''));

test('letter case and surrounding spaces do not change the canonical form of an email address', () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      spaces,
      spaces,
      fc.infiniteStream(fc.boolean()),
      (address, before, after, coins) => {
        const canonical = Email.safeParse(address);
        fc.pre(canonical.success);
        const spelt = [...address]
          .map((letter) => (coins.next().value ? letter.toUpperCase() : letter))
          .join('');

        expect(Email.parse(before + spelt + after)).toBe(canonical.data);
        expect(Email.parse(canonical.data)).toBe(canonical.data);
        expect(canonical.data).toBe(canonical.data.trim().toLowerCase());
      },
    ),
  );
});

test.each([
  '',
  'ruth',
  'ruth@',
  '@example.org',
  'ruth@example',
  'ruth example@example.org',
  'ruth@exam ple.org',
  'a@b@c.org',
])('%j is not an email address', (address) => {
  expect(Email.safeParse(address).error?.issues[0]?.message).toBe('Please enter a valid email address');
});

test('an email address can have at most 254 characters', () => {
  const domain = `@${'example.'.repeat(6)}org`;

  expect(Email.safeParse('r'.repeat(254 - domain.length) + domain).success).toBe(true);
  expect(Email.safeParse('r'.repeat(255 - domain.length) + domain).success).toBe(false);
});

test('a password needs eight characters, an uppercase letter, a lowercase letter and a digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
      const good = text.length >= 8 && /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /[0-9]/.test(text);
      expect(NewPassword.safeParse(text).success).toBe(good);
    }),
  );
  expect(NewPassword.parse('Ähre 7 für Rut')).toBe('Ähre 7 für Rut');
});

test('the first error of an invalid sign-up form belongs to the topmost invalid field', () => {
  const fields = Object.keys(RUTH) as (keyof typeof RUTH)[];

  fc.assert(
    fc.property(fc.subarray(fields, { minLength: 1 }), (wrong) => {
      const form = { ...RUTH, ...Object.fromEntries(wrong.map((field) => [field, ''])) };
      expect(SignUp.safeParse(form).error?.issues[0]?.path).toEqual([wrong[0]]);
    }),
  );
});

test('the error for a sign-in without a password says that the password is required', () => {
  for (const form of [{ email: RUTH.email }, { email: RUTH.email, password: '' }]) {
    expect(SignIn.safeParse(form).error?.issues).toMatchObject([{ message: 'Password is required' }]);
  }
});

test('the sign-in form accepts a password that breaks the rules for new passwords', () => {
  expect(SignIn.safeParse({ email: RUTH.email, password: 'short' }).success).toBe(true);
});
