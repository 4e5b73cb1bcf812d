import { ShieldCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { grouped } from '#contract/numbers';
import { time } from '#web/lib/dates';
import { callsMade, type Kind, onCall } from '#web/lib/ledger';

const OPENED = time(performance.timeOrigin);

/** What this page has asked of the server since it was opened, counted where calls are made. */
export function Ledger() {
  const kinds = useSyncExternalStore(onCall, callsMade, callsMade);
  return (
    <section className="mt-11" aria-labelledby="ledger">
      <h2 id="ledger" className="text-[1.9rem] leading-tight">
        What this page has sent
      </h2>
      <p className="mt-2 text-quiet">
        You need not take our word. Here is every kind of call that has gone from this page to our server
        since you opened it at {OPENED}. The list is in the memory of this page and goes with it.
      </p>
      <div className="mt-4 rounded-card border border-line bg-card p-5 sm:p-6">
        {kinds.length > 0 ? <Calls kinds={kinds} /> : <p className="text-quiet">No calls so far.</p>}
        <FromSanctuary kinds={kinds} />
      </div>
      <p className="mt-3 text-[0.94rem] text-quiet">
        Pages, letters and pictures are fetched from our server as well; that carries nothing you wrote. Your
        browser’s own tools for developers show the same, and more.
      </p>
    </section>
  );
}

function Calls({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <table className="w-full text-[0.94rem]">
      <thead>
        <tr className="text-left text-quiet">
          <th scope="col" className="pb-2 font-normal">
            Call
          </th>
          <th scope="col" className="whitespace-nowrap pb-2 pl-4 text-right font-normal">
            Times
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ name, times }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-mono font-normal text-[0.88rem] text-ivory">
              {name}
            </th>
            <td className="py-2 pl-4 text-right align-top tabular-nums">{grouped(times)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sanctuary has no way to the part of the page that calls; what is counted here came from around it. */
function FromSanctuary({ kinds }: { kinds: readonly Kind[] }) {
  const around = kinds.filter(({ inSanctuary }) => inSanctuary > 0);
  return (
    <p className="mt-4 flex gap-3 border-line border-t pt-4">
      <ShieldCheck aria-hidden className="mt-0.5 size-5.5 shrink-0 text-sage" strokeWidth={1.7} />
      <span>
        <b className="font-semibold">By the sanctuary: none.</b>{' '}
        <span className="text-quiet">
          {around.length === 0
            ? 'Nothing was sent while it was open, either.'
            : `While it was open, the page around it asked who is signed in or what belongs to that: ${around
                .map(({ name, inSanctuary }) => `${name}, ${inSanctuary}×`)
                .join('; ')}. None of it knows what you wrote there.`}
        </span>
      </span>
    </p>
  );
}
