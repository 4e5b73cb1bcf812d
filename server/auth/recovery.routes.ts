import { EmailToken, ForgotPassword, ResetPassword } from '#contract/account/account';
import { MessageResponse } from '#contract/responses';
import { api, post } from '#server/http/api';
import { confirmEmail, resetPassword, sendReset, sendVerification } from './recovery.service';
import { allowAnonymous, requireUser, startSession } from './sessions.service';

export const recoveryRoutes = api()
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
          message: 'If you have an account with this email, we’ve sent you a link. It works for 30 minutes.',
        },
        200,
      );
    },
  )
  .openapi(
    post('/auth/reset-password', {
      summary: 'Set a new password with the token from a reset mail; ends all sessions and signs in',
      access: allowAnonymous,
      body: ResetPassword,
      answer: MessageResponse,
    }),
    async (c) => {
      const { userId, hashed } = await resetPassword(c.var, c.req.valid('json'));
      await startSession(c, userId, hashed);
      return c.json({ message: 'Your password has been changed, and you’re signed in.' }, 200);
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
  );
