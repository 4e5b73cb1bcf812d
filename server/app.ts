import { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { Person } from '#contract/account/auth';
import { MAIL_SCREENS } from '#contract/pages/addresses';
import { accountRoutes } from './account/account.routes';
import { avatarFiles, avatarRoutes } from './account/avatars.routes';
import { authRoutes } from './auth/auth.routes';
import { recoveryRoutes } from './auth/recovery.routes';
import { requireModerator, signedInUser } from './auth/sessions.service';
import { commentRoutes } from './community/comments/comments.routes';
import { eventRoutes } from './community/events/events.routes';
import type { EventBus } from './community/events/events.service';
import { moderationRoutes, reportRoutes } from './community/moderation/moderation.routes';
import { noticeRoutes } from './community/notices/notices.routes';
import { postRoutes } from './community/posts/posts.routes';
import { roomRoutes } from './community/rooms/rooms.routes';
import { themeRoutes } from './community/themes/themes.routes';
import { dreamRoutes } from './dreams/dreams.routes';
import { figureRoutes } from './figures/figures.routes';
import { flagRoutes } from './guide/flags/flags.routes';
import type { LanguageModelConnection } from './guide/model/model';
import type { Env } from './http/api';
import { createClientIpReader } from './http/clientIp';
import { toContract } from './http/contract';
import {
  checkWrite,
  csrfProtection,
  errorHandler,
  noReferrer,
  noStore,
  refuseCrossSite,
  requestLogger,
  sandboxCsp,
  securityHeaders,
} from './http/guards';
import { metricsRoute } from './http/metrics.routes';
import { pageRoutes } from './http/pages';
import { rememberWrite } from './http/replicaReads';
import { identityRoutes } from './identity/identity.routes';
import { countryOf } from './lib/country';
import { passageRoutes } from './passages/passages.routes';
import { studyRoutes } from './passages/study.routes';
import { relationshipRoutes } from './people/relationships.routes';
import { progressRoutes } from './progress/progress.routes';
import type { Scripture } from './scripture/scripture';

/** The request context of the whole API. A router that needs one of these services declares it: `api<{ … }>()`. */
type AppEnv = Env<{
  scripture: Scripture;
  /** The operator’s language model; null if only the written guide answers. */
  model: LanguageModelConnection | null;
  live: EventBus;
}>;

/** Services that one process shares between all requests. */
export type Services = Omit<AppEnv['Variables'], 'client' | 'country'>;

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
  .route('/', eventRoutes)
  .route('/', moderationRoutes)
  .route('/', noticeRoutes)
  .route('/', passageRoutes)
  .route('/', studyRoutes)
  .route('/', postRoutes)
  .route('/', progressRoutes)
  .route('/', recoveryRoutes)
  .route('/', relationshipRoutes)
  .route('/', roomRoutes)
  .route('/', reportRoutes)
  .route('/', themeRoutes);

/** The type of the API client in the web app. */
export type Api = typeof routes;

export function createApp(services: Services, { withPages }: { withPages: boolean }) {
  const { db, settings } = services;
  const app = new OpenAPIHono<Env>();

  app.onError(errorHandler);
  app.use(provideServices(services), identifyClient(services));
  app.use('/avatars/*', sandboxCsp);
  // '/x/*' matches '/x' and '/x/'.
  for (const screen of MAIL_SCREENS) app.use(`${screen}/*`, noReferrer);
  app.use(requestLogger, securityHeaders(settings.PUBLIC_URL), csrfProtection(settings.PUBLIC_URL));

  // Health checks: /healthz shows that the process is running, /readyz that it can also reach its database.
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ready', guide: services.model ? 'model' : 'written' });
  });

  app.get('/metrics', metricsRoute);

  app.route('/', avatarFiles);
  app.use('/api/*', noStore, rememberWrite, checkWrite);
  for (const part of ['community', 'admin']) app.use(`/api/${part}/*`, sendEventsOfWrite);
  app.use('/api/auth/export', refuseCrossSite);
  // Default deny: also covers routes that are added here later.
  app.use('/api/admin/*', requireModerator);
  app.route('/api', routes);
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: settings.PRODUCT_NAME, version: '1' },
  });
  app.all('/api/*', (c) => c.json({ message: 'There’s nothing at this address.' }, 404));

  if (withPages) {
    const site = {
      productName: settings.PRODUCT_NAME,
      guide: services.model ? ('model' as const) : ('written' as const),
      operatorName: settings.OPERATOR_NAME ?? '',
      operatorContact: settings.OPERATOR_CONTACT ?? '',
    };
    const userOf = async (c: Context<Env>) => {
      const user = await signedInUser(c);
      return user && toContract(Person, user);
    };
    app.route('/', pageRoutes(site, userOf));
  }
  return app;
}

/** Puts the services into the request context. */
function provideServices(services: Services): MiddlewareHandler<AppEnv> {
  const { db, limits, live, log, mailWorker, model, readReplica, scripture, settings } = services;
  return (c, next) => {
    c.set('db', db);
    c.set('limits', limits);
    c.set('live', live);
    c.set('log', log);
    c.set('mailWorker', mailWorker);
    c.set('model', model);
    c.set('readReplica', readReplica);
    c.set('scripture', scripture);
    c.set('settings', settings);
    return next();
  };
}

/** Sends the live events that a write has added to the outbox. By the time of its response, they are committed. */
const sendEventsOfWrite: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.req.method !== 'GET') c.var.live.sendEvents();
};

/** Puts the client’s address and country into the request context. */
function identifyClient({ settings, log }: Services): MiddlewareHandler<Env> {
  const clientOf = createClientIpReader(settings.TRUST_PROXY, log);
  return (c, next) => {
    c.set('client', clientOf(c));
    c.set('country', countryOf(c.req.header('accept-language')));
    return next();
  };
}
