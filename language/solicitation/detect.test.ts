import { expect, test } from 'vitest';
import { HELPLINE_NUMBERS, HELPLINES } from '#content/care/helplines';
import { detectSolicitation } from './detect';
import { CONTACT_INVITATIONS } from './samples/contactInvitations';
import { HONEST_TEXTS } from './samples/honestTexts';
import { MONEY_REQUESTS } from './samples/moneyRequests';

test('requests for money and offers of money are detected', () => {
  for (const text of MONEY_REQUESTS) expect(detectSolicitation(text, HELPLINE_NUMBERS), text).toBe('money');
});

test('invitations to a private channel are detected', () => {
  for (const text of CONTACT_INVITATIONS)
    expect(detectSolicitation(text, HELPLINE_NUMBERS), text).toBe('contact');
});

test('honest stories and prayer requests are not detected as solicitation', () => {
  for (const text of HONEST_TEXTS) expect(detectSolicitation(text, HELPLINE_NUMBERS), text).toBe(null);
});

test('a text with a number from our helpline list is not detected as solicitation', () => {
  for (const { lines } of HELPLINES) {
    for (const { name, phone, text } of lines) {
      if (phone)
        expect(
          detectSolicitation(`Please call ${name} on ${phone}, they listen.`, HELPLINE_NUMBERS),
          phone,
        ).toBe(null);
      if (text)
        expect(detectSolicitation(`You can text ${text} and somebody answers.`, HELPLINE_NUMBERS), text).toBe(
          null,
        );
    }
  }
});
