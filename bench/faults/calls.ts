/** A response, or null if the server closed the connection before the response was complete. */
export type FaultAnswer = { status: number; ms: number; headers: Headers; text: string; body: Body } | null;

type Body = { id: string & number; message?: string; [name: string]: unknown };

export type Caller = { url: string; cookie?: string };

export async function callServer(
  { url, cookie }: Caller,
  path: string,
  { method, body, key }: { method?: string; body?: unknown; key?: string } = {},
): Promise<FaultAnswer> {
  const start = performance.now();
  try {
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const ms = performance.now() - start;
    return { status: response.status, ms, headers: response.headers, text, body: bodyOf(text) };
  } catch {
    return null;
  }
}

function bodyOf(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return {} as Body;
  }
}

const PASSWORD = 'Gleaning-in-the-field-7';

/** A user with a session, which stays valid when the server restarts on the same data. */
export type FaultUser = { id: string; email: string; cookie: string };

/** Signs up a new user, who agrees to the community rules. */
export async function registerUser(url: string, email = nextEmail()) {
  const body = { firstName: 'Test', lastName: 'User', email, password: PASSWORD };
  const answer = await callServer({ url }, '/api/auth/register', { body });
  const user: FaultUser | null =
    answer?.status === 201 ? { id: answer.body.id, email, cookie: cookieFrom(answer) } : null;
  if (user) await callServer({ url, cookie: user.cookie }, '/api/auth/rules-agreement', { method: 'POST' });
  return { answer, user };
}

export async function signInAgain(url: string, email: string): Promise<FaultAnswer> {
  return callServer({ url }, '/api/auth/login', { body: { email, password: PASSWORD } });
}

export function cookieFrom(answer: NonNullable<FaultAnswer>): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Signs up `size` users. Throws if signing up fails. */
export async function registerUsers(url: string, size: number): Promise<FaultUser[]> {
  const users: FaultUser[] = [];
  while (users.length < size) {
    const { answer, user } = await registerUser(url);
    if (!user) throw new Error(`Signing up failed: ${answer?.status} ${answer?.text}`);
    users.push(user);
  }
  return users;
}

/** Describes what is wrong with a response during a fault. Returns null if the response is acceptable. */
export function healthProblem(answer: FaultAnswer): string | null {
  if (!answer) return 'no answer';
  const { status, ms, text, body, headers } = answer;
  if (ms > 15_000) return `${status} after ${Math.round(ms / 1000)} s`;
  if (status < 400) return null;
  if (status >= 500 && status !== 503 && status !== 504) return `${status} ${text.slice(0, 100)}`;
  if (!/^[A-Z].+[.!?]$/.test(body.message ?? '')) return `${status} without a readable message`;
  if (status === 503 && !(Number(headers.get('Retry-After')) > 0)) return '503 without Retry-After';
  return null;
}

let count = 0;

function nextEmail(): string {
  count += 1;
  return `user-${count}@example.org`;
}
