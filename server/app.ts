import { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { MAIL_SCREENS } from '#contract/addresses';
import { accountRoutes } from './auth/account.routes';
import { authRoutes } from './auth/auth.routes';
import { avatarRoutes, pictures } from './auth/avatars.routes';
import { moderator } from './auth/sessions.service';
import { commentRoutes } from './community/comments.routes';
import { liveRoutes } from './community/live.routes';
import type { Live } from './community/live.service';
import { moderationRoutes, safetyRoutes } from './community/moderation.routes';
import { postRoutes } from './community/posts.routes';
import { roomRoutes } from './community/rooms.routes';
import { themeRoutes } from './community/themes.routes';
import { dreamRoutes } from './dreams/dreams.routes';
import { figureRoutes } from './figures/figures.routes';
import { flagRoutes } from './guide/flags.routes';
import type { Model } from './guide/model';
import { identityRoutes } from './identity/identity.routes';
import { knownAt } from './known';
import type { Env } from './lib/api';
import { clientReader } from './lib/client';
import { countryOf } from './lib/country';
import {
  answerError,
  headers,
  hushed,
  jsonBody,
  logged,
  notCrossSite,
  sameOrigin,
  sandboxed,
  unkept,
} from './lib/guards';
import { metricsPage } from './lib/metrics.routes';
import { pages } from './lib/pages';
import { relationshipRoutes } from './people/relationships.routes';
import { progressRoutes } from './progress/progress.routes';
import type { Scripture } from './scripture/scripture';
import { scriptureRoutes } from './scripture/scripture.routes';

/** Services that one process shares between all requests. */
export type House = Omit<Env['Variables'], 'client' | 'country'> & {
  scripture: Scripture;
  model: Model | null;
  live: Live;
};

/** The routes of all features. */
const routes = new OpenAPIHono<Env>()
  .route('/', accountRoutes)
  .route('/', authRoutes)
  .route('/', avatarRoutes)
  .route('/', commentRoutes)
  .route('/', dreamRoutes)
  .route('/', figureRoutes)
  .route('/', flagRoutes)
  .route('/', identityRoutes)
  .route('/', liveRoutes)
  .route('/', moderationRoutes)
  .route('/', postRoutes)
  .route('/', progressRoutes)
  .route('/', relationshipRoutes)
  .route('/', roomRoutes)
  .route('/', safetyRoutes)
  .route('/', scriptureRoutes)
  .route('/', themeRoutes);

/** The type of the API client in the web app. */
export type Api = typeof routes;

export function createApp(house: House, { withPages }: { withPages: boolean }) {
  const { db, settings } = house;
  const app = new OpenAPIHono<Env>();
  const clientOf = clientReader(settings.TRUST_PROXY, house.log);

  app.onError(answerError);
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(house)) c.set(name as 'db', value as typeof db);
    c.set('client', clientOf(c));
    c.set('country', countryOf(c.req.header('accept-language')));
    await next();
  });
  app.use('/avatars/*', sandboxed);
  // The wildcard also matches a trailing slash.
  for (const screen of MAIL_SCREENS) app.use(`${screen}/*`, hushed);
  app.use(logged, headers(settings.PUBLIC_URL), sameOrigin(settings.PUBLIC_URL));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ready', guide: house.model ? 'model' : 'written' });
  });

  app.get('/metrics', metricsPage);

  app.route('/', pictures);
  app.use('/api/*', unkept, jsonBody);
  app.use('/api/auth/export', notCrossSite);
  // Default deny: also covers routes that are added here later.
  app.use('/api/admin/*', moderator);
  app.route('/api', routes);
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: settings.PRODUCT_NAME, version: '1' },
  });
  app.all('/api/*', (c) => c.json({ message: 'There’s nothing at this address.' }, 404));

  if (withPages) app.route('/', pages({ ...settings, guide: house.model ? 'model' : 'written' }, knownAt));
  return app;
}
