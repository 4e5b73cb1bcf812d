import { Passage, PassageQuery, TextToVerify, VerifiedText } from '#contract/scripture';
import { allowAnonymous, requireUser } from '#server/auth/sessions.service';
import { api, get, post } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { verifyQuotations } from '#server/scripture/quotations/verifiedQuotations';
import type { MissingReference } from '#server/scripture/references/missingReferences';
import type { Scripture } from '#server/scripture/scripture';
import { findPassage } from '#server/scripture/scripture.service';

export const passageRoutes = api<{ scripture: Scripture }>()
  .openapi(
    get('/scripture/passages', {
      summary: 'A passage in the King James text and the World English Bible, with so many verses around it',
      access: allowAnonymous,
      query: PassageQuery,
      answer: Passage,
    }),
    (c) => {
      const passage = findPassage(c.get('scripture'), c.req.valid('query'));
      if ('message' in passage) throw passageNotFound(passage);
      return c.json(passage, 200);
    },
  )
  .openapi(
    post('/scripture/verify', {
      summary: 'Verify the quotations of a text against the King James Version and the World English Bible',
      access: requireUser,
      body: TextToVerify,
      answer: VerifiedText,
    }),
    async (c) => {
      await c.get('limits').verificationsOfPerson.use(c.get('person').id);
      const quotations = await verifyQuotations(c.get('scripture'), c.req.valid('json').text);
      return c.json({ quotations }, 200);
    },
  );

function passageNotFound({ message, nearest }: MissingReference): AppError {
  if (nearest === null) return new AppError('invalid', message);
  return new AppError('not_found', `${message} The nearest passage is ${nearest}.`, undefined, { nearest });
}
