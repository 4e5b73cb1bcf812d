import { CHECK_EMAIL_AND_PASSWORD, Person, SignIn, SignUp } from '#contract/auth';
import { MessageResponse } from '#contract/responses';
import { api, get, post } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { lastReturn } from '#server/progress/progress.service';
import { awardDailyVisit, signIn, signUp } from './auth.service';
import { allowAnonymous, endSession, requireUserWith, startSession } from './sessions.service';

export const authRoutes = api()
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
    get('/auth/user', {
      summary: 'Get the signed-in user',
      access: requireUserWith(lastReturn),
      answer: Person,
    }),
    async (c) => c.json(await awardDailyVisit(c.get('db'), c.get('person'), c.get('beside')), 200),
  );
