import { z } from 'zod';
import { AccountDeletion, DeletionReceipt, ProfileForm } from '#contract/account/account';
import { Person, SignUp } from '#contract/account/auth';
import { NoticeMails } from '#contract/community/notices';
import { allowAnonymous, endSession, requireUser, startSession } from '#server/auth/sessions.service';
import { api, get, post, put } from '#server/http/api';
import { awardDailyVisit, deleteAccount, exportUserData, signUp } from './account.service';
import { agreeToRules, changeProfile, chooseNoticeMails } from './profile.service';

export const accountRoutes = api()
  .openapi(
    post('/auth/register', {
      summary: 'Create an account and sign in',
      access: allowAnonymous,
      body: SignUp,
      answer: Person,
      status: 201,
    }),
    async (c) => {
      const person = await signUp(c.var, c.req.valid('json'));
      await startSession(c, person.id);
      return c.json(person, 201);
    },
  )
  .openapi(
    get('/auth/user', {
      summary: 'Get the signed-in user',
      access: requireUser,
      answer: Person,
    }),
    async (c) => c.json(await awardDailyVisit(c.get('db'), c.get('person')), 200),
  )
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
    put('/auth/notice-mails', {
      summary: 'Choose whether you get an email when someone responds to your post',
      access: requireUser,
      body: NoticeMails,
      answer: Person,
    }),
    async (c) => c.json(await chooseNoticeMails(c.var, c.req.valid('json').wanted), 200),
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
