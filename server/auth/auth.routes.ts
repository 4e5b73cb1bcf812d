import { z } from 'zod';
import { Device, DeviceId, PasswordChange } from '#contract/account/account';
import { CHECK_EMAIL_AND_PASSWORD, Person, SignIn } from '#contract/account/auth';
import { MessageResponse } from '#contract/responses';
import { api, del, get, post, put } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { signIn } from './auth.service';
import { devicesOfUser, signOutDevice, signOutOthers } from './devices.service';
import { changePassword } from './passwords.service';
import { allowAnonymous, endSession, requireUser, startSession } from './sessions.service';

export const authRoutes = api()
  .openapi(
    post('/auth/login', { summary: 'Sign in', access: allowAnonymous, body: SignIn, answer: Person }),
    async (c) => {
      const { person, password } = await signIn(c.var, c.req.valid('json'));
      await startSession(c, person.id, password);
      return c.json(person, 200);
    },
    (result) => {
      if (!result.success) throw new AppError('invalid', CHECK_EMAIL_AND_PASSWORD);
    },
  )
  .openapi(
    post('/auth/logout', { summary: 'Sign out', access: allowAnonymous, answer: MessageResponse }),
    async (c) => {
      await endSession(c);
      return c.json({ message: 'You’re signed out.' }, 200);
    },
  )
  .openapi(
    put('/auth/change-password', {
      summary: 'Change the user’s password and end all other sessions',
      access: requireUser,
      body: PasswordChange,
      answer: MessageResponse,
    }),
    async (c) => {
      const hash = await changePassword(c.var, c.req.valid('json'));
      await startSession(c, c.get('person').id, hash);
      return c.json({ message: 'Password changed successfully!' }, 200);
    },
  )
  .openapi(
    get('/auth/devices', {
      summary: 'List the browsers in which the user is signed in',
      access: requireUser,
      answer: z.array(Device),
    }),
    async (c) => c.json(await devicesOfUser(c.var), 200),
  )
  .openapi(
    del('/auth/devices/{id}', {
      summary: 'Sign out one browser',
      access: requireUser,
      params: DeviceId,
      answer: MessageResponse,
    }),
    async (c) => {
      await signOutDevice(c.var, c.req.valid('param').id);
      return c.json({ message: 'That device has been signed out.' }, 200);
    },
  )
  .openapi(
    del('/auth/devices', {
      summary: 'Sign out all other browsers',
      access: requireUser,
      answer: MessageResponse,
    }),
    async (c) => {
      await signOutOthers(c.var);
      return c.json({ message: 'All your other devices have been signed out.' }, 200);
    },
  );
