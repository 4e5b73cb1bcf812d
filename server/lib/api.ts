import type { HttpBindings } from '@hono/node-server';
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { ZodObject, ZodType } from 'zod';
import { Failure } from '#contract/failures';
import type { Db } from './db';
import type { Limits } from './limits';
import type { Log } from './log';
import type { Postman } from './mail';
import type { Settings } from './settings';

/** What every call is handed; nothing is taken from the air. */
export type Env = {
  /** The call and its answer as Node knows them. */
  Bindings: HttpBindings;
  Variables: {
    db: Db;
    limits: Limits;
    log: Log;
    postman: Postman;
    settings: Settings;
    /** Where the call came from, as limits count it. */
    client: string;
    /** Where the language of the browser is spoken; null where it does not say. */
    country: string | null;
  };
};

/** A feature's routes. */
export function api() {
  return new OpenAPIHono<Env>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      const [first] = issues;
      // Without a path it is no field that is wrong: what came is no form at all.
      if (!first?.path) return c.json({ message: 'We couldn’t read this request.' }, 400);
      return c.json({ message: first.message, issues }, 400);
    },
  });
}

type Call<
  Access extends MiddlewareHandler,
  Body extends ZodType | undefined,
  Query extends ZodType | undefined,
  Params extends ZodType | undefined,
  Headers extends ZodObject | undefined,
  Answer extends ZodType,
  Status extends 200 | 201,
> = {
  summary: string;
  /** Who may call: `visitor`, `member` or `moderator`. */
  access: Access;
  body?: Body;
  query?: Query;
  params?: Params;
  headers?: Headers;
  answer: Answer;
  status?: Status;
};

type Asked<Body, Query, Params, Headers> = (Body extends ZodType
  ? { body: { required: true; content: { 'application/json': { schema: Body } } } }
  : object) &
  (Query extends ZodType ? { query: Query } : object) &
  (Params extends ZodType ? { params: Params } : object) &
  (Headers extends ZodObject ? { headers: Headers } : object);

type Route<Method, Path, Access, Asked, Answer, Status extends number> = {
  method: Method;
  path: Path;
  middleware: Access;
  request: Asked;
  responses: {
    [status in Status]: { description: string; content: { 'application/json': { schema: Answer } } };
  };
};

const FAILURES = {
  '4XX': {
    description: 'Refused, with a sentence for the user.',
    content: { 'application/json': { schema: Failure } },
  },
  '5XX': {
    description: 'Not available right now, with a sentence for the user.',
    content: { 'application/json': { schema: Failure } },
  },
};

function caller<Method extends 'get' | 'post' | 'put' | 'delete'>(method: Method) {
  return function declare<
    Path extends string,
    Access extends MiddlewareHandler,
    Answer extends ZodType,
    Body extends ZodType | undefined = undefined,
    Query extends ZodType | undefined = undefined,
    Params extends ZodType | undefined = undefined,
    Headers extends ZodObject | undefined = undefined,
    Status extends 200 | 201 = 200,
  >(path: Path, call: Call<Access, Body, Query, Params, Headers, Answer, Status>) {
    const { summary, access, body, query, params, headers, answer, status = 200 } = call;
    const route = createRoute({
      method,
      path,
      summary,
      middleware: access,
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
      Asked<Body, Query, Params, Headers>,
      Answer,
      Status
    >;
  };
}

export const get = caller('get');
export const post = caller('post');
export const put = caller('put');
export const del = caller('delete');
