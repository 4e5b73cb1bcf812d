import { z } from 'zod';
import {
  AccountDeletion,
  DeletionReceipt,
  Device,
  DeviceId,
  EmailToken,
  ForgotPassword,
  PasswordChange,
  ProfileForm,
  ResetPassword,
} from '#contract/account';
import { Person } from '#contract/auth';
import { MessageResponse } from '#contract/responses';
import { api, del, get, post, put } from '#server/http/api';
import {
  agreeToRules,
  changePassword,
  changeProfile,
  deleteAccount,
  devicesOfUser,
  exportUserData,
  signOutDevice,
  signOutOthers,
} from './account.service';
import { confirmEmail, resetPassword, sendReset, sendVerification } from './recovery.service';
import { allowAnonymous, endSession, requireUser, startSession } from './sessions.service';

export const accountRoutes = api()
  .openapi(
    put('/auth/profile', {
      summary: 'Change the user’s name or email address',
      access: requireUser,
      body: ProfileForm,
      answer: Person,
    }),
    async (c) => c.json(await changeProfile(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    post('/auth/rules-agreement', {
      summary: 'Agree to the community rules',
      access: requireUser,
      answer: Person,
    }),
    async (c) => c.json(await agreeToRules(c.var), 200),
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
    post('/auth/forgot-password', {
      summary: 'Request a password reset mail; the response is the same for every address',
      access: allowAnonymous,
      body: ForgotPassword,
      answer: MessageResponse,
    }),
    async (c) => {
      await sendReset(c.var, c.req.valid('json').email);
      return c.json(
        {
          message: 'If this address has an account, we’ve sent it an email. The link works for 30 minutes.',
        },
        200,
      );
    },
  )
  .openapi(
    post('/auth/reset-password', {
      summary: 'Set a new password with the token from a reset mail; ends all sessions',
      access: allowAnonymous,
      body: ResetPassword,
      answer: MessageResponse,
    }),
    async (c) => {
      await resetPassword(c.var, c.req.valid('json'));
      return c.json({ message: 'Your password has been changed. You can sign in with it now.' }, 200);
    },
  )
  .openapi(
    post('/auth/send-verification', {
      summary: 'Request a mail that confirms the user’s email address',
      access: requireUser,
      answer: MessageResponse,
    }),
    async (c) => {
      await sendVerification(c.var, c.get('person'));
      return c.json({ message: 'We’ve sent you an email.' }, 200);
    },
  )
  .openapi(
    post('/auth/verify-email', {
      summary: 'Confirm an email address with the token from a mail',
      access: allowAnonymous,
      body: EmailToken,
      answer: MessageResponse,
    }),
    async (c) => {
      await confirmEmail(c.var, c.req.valid('json').token);
      return c.json({ message: 'Thank you. Your email address is confirmed.' }, 200);
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
  )
  .openapi(
    get('/auth/export', {
      summary: 'Export everything stored about the user',
      access: requireUser,
      answer: z.record(z.string(), z.unknown()),
    }),
    async (c) => {
      c.header('Content-Disposition', 'attachment; filename="stillwaters.json"');
      return c.json(await exportUserData(c.var), 200);
    },
  )
  .openapi(
    post('/auth/delete-account', {
      summary: 'Delete the account and everything in it',
      access: requireUser,
      body: AccountDeletion,
      answer: DeletionReceipt,
    }),
    async (c) => {
      const receipt = await deleteAccount(c.var, c.req.valid('json').password);
      await endSession(c);
      return c.json(receipt, 200);
    },
  );
