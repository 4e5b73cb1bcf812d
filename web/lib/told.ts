import type { Told } from '#contract/told';

let told: Told | null | undefined;

/** In place of what a page says, where there is none. */
export function tell(what: Told | null) {
  told = what;
}

/** What the page says of its screen. It is given out once: what is asked for later is asked of the server. */
export function takeTold<Kind extends Told['kind']>(kind: Kind) {
  const said = told === undefined ? saidByPage() : told;
  told = null;
  return said?.kind === kind ? (said as Extract<Told, { kind: Kind }>) : null;
}

function saidByPage(): Told | null {
  return JSON.parse(document.getElementById('told')?.textContent ?? 'null');
}
