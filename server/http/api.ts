import type { HttpBindings } from '@hono/node-server';
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ZodObject, ZodType } from 'zod';
import { ErrorResponse } from '#contract/responses';
import type { Db, ReplicaReader } from '#server/db/db';
import type { Settings } from '#server/lib/settings';
import type { MailWorker } from '#server/mail/mailWorker';
import type { Log } from '#server/observability/log';
import { toContract } from './contract';
import type { Limits } from './limits';

/** The request context: what every handler can use, and the services that a feature needs in addition. */
export type Env<FeatureServices extends object = object> = {
  /** Node’s request and response objects. */
  Bindings: HttpBindings;
  Variables: {
    db: Db;
    readReplica: ReplicaReader;
    limits: Limits;
    log: Log;
    mailWorker: MailWorker;
    settings: Settings;
    /** Client address, which rate limits use as a key. */
    client: string;
    /** Region of the browser’s language, such as 'GB'. Null if the browser sends no region. */
    country: string | null;
  } & FeatureServices;
};

/** Creates the router of a feature. It answers validation errors with 400 and a message for the user. */
export function api<FeatureServices extends object = object>() {
  return new OpenAPIHono<Env<FeatureServices>>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      const [first] = issues;
      // Without a path, the body as a whole is invalid, not one of its fields.
      if (!first?.path) return c.json({ message: 'We couldn’t read this request.' }, 400);
      return c.json({ message: first.message, issues }, 400);
    },
  });
}

type RouteOptions<
  Access extends MiddlewareHandler,
  Body extends ZodType | undefined,
  Query extends ZodType | undefined,
  Params extends ZodType | undefined,
  Headers extends ZodObject | undefined,
  Answer extends ZodType,
  Status extends 200 | 201,
> = {
  summary: string;
  /** Authorization: `allowAnonymous`, `requireUser` or `requireModerator`. */
  access: Access;
  body?: Body;
  query?: Query;
  params?: Params;
  headers?: Headers;
  answer: Answer;
  status?: Status;
};

type RequestOf<Body, Query, Params, Headers> = (Body extends ZodType
  ? { body: { required: true; content: { 'application/json': { schema: Body } } } }
  : object) &
  (Query extends ZodType ? { query: Query } : object) &
  (Params extends ZodType ? { params: Params } : object) &
  (Headers extends ZodObject ? { headers: Headers } : object);

type Route<Method, Path, Access, Request, Answer, Status extends number> = {
  method: Method;
  path: Path;
  middleware: Access;
  request: Request;
  responses: {
    [status in Status]: { description: string; content: { 'application/json': { schema: Answer } } };
  };
};

const FAILURES = {
  '4XX': {
    description: 'Refused, with a sentence for the user.',
    content: { 'application/json': { schema: ErrorResponse } },
  },
  '5XX': {
    description: 'Not available right now, with a sentence for the user.',
    content: { 'application/json': { schema: ErrorResponse } },
  },
};

function routeBuilder<Method extends 'get' | 'post' | 'put' | 'delete'>(method: Method) {
  return function declare<
    Path extends string,
    Access extends MiddlewareHandler,
    Answer extends ZodType,
    Body extends ZodType | undefined = undefined,
    Query extends ZodType | undefined = undefined,
    Params extends ZodType | undefined = undefined,
    Headers extends ZodObject | undefined = undefined,
    Status extends 200 | 201 = 200,
  >(path: Path, options: RouteOptions<Access, Body, Query, Params, Headers, Answer, Status>) {
    const { summary, access, body, query, params, headers, answer, status = 200 } = options;
    const route = createRoute({
      method,
      path,
      summary,
      middleware: [sendThrough(answer, status), access],
      request: {
        ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
        ...(query && { query }),
        ...(params && { params }),
        ...(headers && { headers }),
      } as RouteConfig['request'] & object,
      responses: {
        [status]: { description: summary, content: { 'application/json': { schema: answer } } },
        ...FAILURES,
      },
    });
    return route as unknown as Route<
      Method,
      Path,
      Access,
      RequestOf<Body, Query, Params, Headers>,
      Answer,
      Status
    >;
  };
}

export const get = routeBuilder('get');
export const post = routeBuilder('post');
export const put = routeBuilder('put');
export const del = routeBuilder('delete');

/** Sends successful answers through the contract, so that a column added to a query cannot leak. */
function sendThrough(answer: ZodType, success: number): MiddlewareHandler<Env> {
  return (c, next) => {
    const { json } = c;
    const send = (data: unknown, status: number) =>
      json(status === success ? toContract(answer, data) : data, status as ContentfulStatusCode);
    c.json = send as typeof json;
    return next();
  };
}
