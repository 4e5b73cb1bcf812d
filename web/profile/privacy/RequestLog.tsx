import { ShieldCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatCount } from '#contract/fields/numbers';
import { formatTime } from '#web/lib/dates';
import { onRequest, type RequestKind, recordedRequests } from '#web/lib/requestLog';

const OPENED_AT = formatTime(performance.timeOrigin);

/** Lists every kind of API request that this page has sent since it was opened. `lib/api.ts` counts the requests. */
export function RequestLog() {
  const kinds = useSyncExternalStore(onRequest, recordedRequests, recordedRequests);
  return (
    <section className="mt-11" aria-labelledby="ledger">
      <h2 id="ledger" className="text-heading leading-tight">
        What this page has sent
      </h2>
      <p className="mt-2 text-quiet">
        Don’t just take our word for it: here is every request this page has sent to our server since you
        opened it at {OPENED_AT}. The list exists only in this page’s memory and disappears with it.
      </p>
      <div className="mt-4 rounded-card border border-line bg-card p-5 sm:p-6">
        {kinds.length > 0 ? <Requests kinds={kinds} /> : <p className="text-quiet">No requests yet.</p>}
        <FromSanctuary kinds={kinds} />
      </div>
      <p className="mt-3 text-small text-quiet">
        Pages, fonts and pictures also load from our server. Those requests don’t include anything you wrote.
        Your browser’s developer tools show all of this, and more.
      </p>
    </section>
  );
}

function Requests({ kinds }: { kinds: readonly RequestKind[] }) {
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="text-left text-quiet">
          <th scope="col" className="pb-2 font-normal">
            Request
          </th>
          <th scope="col" className="whitespace-nowrap pb-2 pl-4 text-right font-normal">
            Count
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ name, times }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-mono font-normal text-fine text-ivory">
              {name}
            </th>
            <td className="py-2 pl-4 text-right align-top tabular-nums">{formatCount(times)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sanctuary cannot send requests. The requests listed here came from the rest of the page while it was open. */
function FromSanctuary({ kinds }: { kinds: readonly RequestKind[] }) {
  const whileOpen = kinds.filter(({ inSanctuary }) => inSanctuary > 0);
  return (
    <p className="mt-4 flex gap-3 border-line border-t pt-4">
      <ShieldCheck className="mt-0.5 size-5.5 shrink-0 text-sage" />
      <span>
        <b className="font-semibold">From the sanctuary: none.</b>{' '}
        <span className="text-quiet">
          {whileOpen.length === 0
            ? 'Nothing was sent while it was open, either.'
            : `While it was open, the rest of the page checked whether you’re signed in, loaded your account data or a passage you opened: ${whileOpen
                .map(({ name, inSanctuary }) => `${name}, ${inSanctuary}×`)
                .join('; ')}. None of these requests include what you wrote there.`}
        </span>
      </span>
    </p>
  );
}
