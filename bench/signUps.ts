const PASSWORD = 'Gleaning-in-the-field-7';

/** What joining earns, once. */
const POINTS_OF_JOINING = 10;

/** Below the 22 that the server hashes or queues at once, so that it refuses none. */
const AT_ONCE = 16;

/** What became of sign-ups: those that were answered with 201, and those that got no answer. */
export type SignUps = { acknowledged: { email: string; id: string }[]; unanswered: string[] };

let count = 0;

/** Signs people up, many at once, until `stop` is called; counts every answer. */
export function signPeopleUp(url: string): { signUps: SignUps; stop: () => Promise<void> } {
  const signUps: SignUps = { acknowledged: [], unanswered: [] };
  let stopped = false;
  const workers = Array.from({ length: AT_ONCE }, async () => {
    while (!stopped) {
      count += 1;
      const email = `pilgrim-${count}@example.org`;
      const answer = await register(url, email);
      if (answer?.status === 201) signUps.acknowledged.push({ email, id: answer.body.id });
      else if (!answer) signUps.unanswered.push(email);
      if (!answer) return;
    }
  });
  return {
    signUps,
    async stop() {
      stopped = true;
      await Promise.all(workers);
    },
  };
}

export type Findings = { lost: number; doubled: number; broken: number };

/**
 * Looks for every acknowledged account: the address must be taken, and those that sign in must be the same
 * person with one joining counted. What got no answer must be there whole or not at all.
 */
export async function look(url: string, signUps: SignUps, sample: number): Promise<Findings> {
  const findings = { lost: 0, doubled: 0, broken: 0 };
  for (const { email } of signUps.acknowledged) {
    const again = await register(url, email);
    if (again?.status !== 409) findings.lost += 1;
  }
  for (const { email, id } of signUps.acknowledged.slice(-sample)) {
    const person = await signIn(url, email);
    if (person?.id !== id) findings.lost += 1;
    else if (person.experiencePoints !== POINTS_OF_JOINING) findings.doubled += 1;
  }
  for (const email of signUps.unanswered) {
    await register(url, email);
    const person = await signIn(url, email);
    if (person?.experiencePoints !== POINTS_OF_JOINING) findings.broken += 1;
  }
  return findings;
}

function register(url: string, email: string) {
  return post(`${url}/api/auth/register`, { firstName: 'Pil', lastName: 'Grim', email, password: PASSWORD });
}

async function signIn(url: string, email: string) {
  const answer = await post(`${url}/api/auth/login`, { email, password: PASSWORD });
  return answer?.status === 200 ? answer.body : null;
}

/** Null when the server went away before it had answered whole. */
async function post(url: string, body: unknown) {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const person = (await response.json()) as { id: string; experiencePoints: number };
    return { status: response.status, body: person };
  } catch {
    return null;
  }
}
