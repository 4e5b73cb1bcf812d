import type { PageData } from '#contract/initialData';

let initialData: PageData | null | undefined;

/** Sets the initial data where there is no page to read it from (server-side rendering). */
export function setInitialData(data: PageData | null) {
  initialData = data;
}

/** Takes the initial data embedded in the page, if it is of this kind. Works once; later data comes from the server. */
export function takeInitialData<Kind extends PageData['kind']>(kind: Kind) {
  const data = initialData === undefined ? readFromPage() : initialData;
  initialData = null;
  return data?.kind === kind ? (data as Extract<PageData, { kind: Kind }>) : null;
}

function readFromPage(): PageData | null {
  return JSON.parse(document.getElementById('initial-data')?.textContent ?? 'null');
}
