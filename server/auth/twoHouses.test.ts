import { expect } from 'vitest';
import { freshPlace, only, openPlace } from '#server/testing/database';
import { house, type TestHouse } from '#server/testing/house';
import { sheAt } from '#server/testing/modelHouse';
import { Member, RUTH } from '#server/testing/people';
import { unmakeModerator } from './moderators.service';

// Two processes on one PostgreSQL server share nothing but the database.

const { password } = RUTH;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** All ways to end the session of an open page; most are triggered in another browser. */
const ENDS: Record<string, (user: { page: Member; desk: Member; here: TestHouse }) => Promise<unknown>> = {
  'signing out': ({ page }) => page.signsOut(),
  'signing out all other browsers': ({ desk }) => desk.calls('/api/auth/devices', { method: 'DELETE' }),
  'changing the password': ({ desk }) =>
    desk.calls('/api/auth/change-password', {
      method: 'PUT',
      headers: JSON_TYPE,
      body: JSON.stringify({ currentPassword: password, newPassword: 'Threshing-floor-9' }),
    }),
  'deleting the account': ({ desk }) => desk.posts('/api/auth/delete-account', { password }),
  'losing moderator rights': ({ desk, here }) => unmakeModerator(here.db, desk.named.email),
};

only('postgresql', 'a session that ends on one process fails on the other at the next request', async () => {
  const place = await freshPlace();
  const here = await house({}, await openPlace(place));
  const there = await house({}, await openPlace(place));
  expect(there.pool).not.toBe(here.pool);

  for (const [number, [way, end]] of Object.entries(ENDS).entries()) {
    const desk = new Member(here, '192.0.2.1', { ...RUTH, email: `ruth${number}@example.org` });
    await desk.signsUp();
    const page = desk.at('192.0.2.2');
    await page.comesBack();
    const elsewhere = await sheAt(page, there);
    expect(await elsewhere.asksWhoSheIs(), way).toMatchObject({ status: 200 });

    await end({ page, desk, here });

    expect(await elsewhere.asksWhoSheIs(), way).toMatchObject({ status: 401 });
    expect(await page.asksWhoSheIs(), way).toMatchObject({ status: 401 });
  }
});
