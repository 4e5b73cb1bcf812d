import type { Told } from '#contract/told';

let told: Told | null = null;

/** Reads what the page says besides the person. */
export function recallTold() {
  tell(JSON.parse(document.getElementById('told')?.textContent ?? 'null'));
}

export function tell(what: Told | null) {
  told = what;
}

/** It is given out once: what is asked for later is asked of the server. */
export function takeTold<Kind extends Told['kind']>(kind: Kind) {
  const taken = told?.kind === kind ? (told as Extract<Told, { kind: Kind }>) : null;
  told = null;
  return taken;
}
