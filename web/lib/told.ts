import type { Told } from '#contract/told';

let initialData: Told | null | undefined;

/** Sets the initial data where there is no page to read it from (server-side rendering). */
export function tell(data: Told | null) {
  initialData = data;
}

/** Takes the initial data embedded in the page, if it is of this kind. Works once; later data comes from the server. */
export function takeTold<Kind extends Told['kind']>(kind: Kind) {
  const data = initialData === undefined ? readFromPage() : initialData;
  initialData = null;
  return data?.kind === kind ? (data as Extract<Told, { kind: Kind }>) : null;
}

function readFromPage(): Told | null {
  return JSON.parse(document.getElementById('told')?.textContent ?? 'null');
}
