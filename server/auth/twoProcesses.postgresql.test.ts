import { expect } from 'vitest';
import { revokeModerator } from '#server/account/moderators.service';
import { expectOne, freshTestDatabase, openTestDatabase } from '#server/testing/database';
import { userAt } from '#server/testing/modelTestApp';
import { RUTH, TestUser } from '#server/testing/people';
import { createTestApp, type TestApp } from '#server/testing/testApp';

// Two processes on one PostgreSQL server share nothing but the database.

const { password } = RUTH;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** All ways to end the session of an open page; most are triggered in another browser. */
const WAYS_TO_END_A_SESSION: Record<
  string,
  (user: { page: TestUser; desk: TestUser; app: TestApp }) => Promise<unknown>
> = {
  'signing out': ({ page }) => page.signOut(),
  'signing out all other browsers': ({ desk }) => desk.request('/api/auth/devices', { method: 'DELETE' }),
  'changing the password': ({ desk }) =>
    desk.request('/api/auth/change-password', {
      method: 'PUT',
      headers: JSON_TYPE,
      body: JSON.stringify({ currentPassword: password, newPassword: 'Threshing-floor-9' }),
    }),
  'deleting the account': ({ desk }) => desk.post('/api/auth/delete-account', { password }),
  'losing moderator rights': ({ desk, app }) => revokeModerator(app.db, desk.account.email),
};

expectOne(
  'postgresql',
  'a session that ends on one process gets 401 at the next request to the other process',
  async () => {
    const place = await freshTestDatabase();
    const app = await createTestApp({}, await openTestDatabase(place));
    const otherApp = await createTestApp({}, await openTestDatabase(place));
    expect(otherApp.pool).not.toBe(app.pool);

    for (const [number, [way, endSession]] of Object.entries(WAYS_TO_END_A_SESSION).entries()) {
      const desk = new TestUser(app, '192.0.2.1', { ...RUTH, email: `ruth${number}@example.org` });
      await desk.signUp();
      const page = desk.at('192.0.2.2');
      await page.signInAgain();
      const elsewhere = await userAt(page, otherApp);
      expect(await elsewhere.getUser(), way).toMatchObject({ status: 200 });

      await endSession({ page, desk, app });

      expect(await elsewhere.getUser(), way).toMatchObject({ status: 401 });
      expect(await page.getUser(), way).toMatchObject({ status: 401 });
    }
  },
);
