import { MessageSquareText, Phone } from 'lucide-react';
import { useId } from 'react';
import { ELSEWHERE, HELPLINES, orderedLines } from '#content/helplines';
import type { Concern, Helpline } from '#contract/care';
import { useCountry } from '#web/lib/country';

/** People who answer, in the person's country, those for the concern first: one tap to call or to write. */
export function Helplines({ concern = 'crisis' }: { concern?: Concern | undefined }) {
  const { country, choose } = useCountry();
  const id = useId();
  const here = HELPLINES.find((help) => help.country === country);

  return (
    <div>
      <label htmlFor={id} className="block text-[0.94rem] text-quiet">
        Where are you?
      </label>
      <select
        id={id}
        value={country}
        onChange={(event) => choose(event.target.value)}
        className="mt-1.5 h-12 w-full rounded-field border border-line bg-field px-3.5 text-ivory focus:border-tan"
      >
        <option value="">Elsewhere, or not said</option>
        {HELPLINES.map(({ country: code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <ul className="mt-3 grid gap-2.5">
        {here && orderedLines(country, concern).map((line) => <Line key={line.name} line={line} />)}
        {!here && (
          <li className="rounded-field border border-line-strong bg-raised p-3.5">
            <a
              href={ELSEWHERE.chat}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-amber underline underline-offset-4"
            >
              {ELSEWHERE.name}
            </a>
            <p className="text-[0.94rem] text-quiet">Helplines in your country, to call or to write to.</p>
          </li>
        )}
      </ul>
      <p className="mt-3 text-[0.97rem]">
        In danger right now?{' '}
        {here ? (
          <>
            Call{' '}
            <a
              href={`tel:${here.emergency}`}
              className="font-semibold text-amber underline underline-offset-4"
            >
              {here.emergency}
            </a>
            .
          </>
        ) : (
          <>Call {ELSEWHERE.emergency}.</>
        )}
      </p>
    </div>
  );
}

function Line({ line: { name, phone, text, chat, hours, for: what } }: { line: Helpline }) {
  return (
    <li className="rounded-field border border-line-strong bg-raised p-3.5">
      <p className="font-semibold">{name}</p>
      <p className="text-[0.88rem] text-quiet">
        {PURPOSES[what]} · {hours}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {phone && (
          <a href={`tel:${phone.replace(/\s/g, '')}`} className={TAP}>
            <Phone aria-hidden className="size-4.5" strokeWidth={1.8} />
            Call {phone}
          </a>
        )}
        {text && (
          <a href={smsOf(text)} className={TAP}>
            <MessageSquareText aria-hidden className="size-4.5" strokeWidth={1.8} />
            Text {text}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className={TAP}>
            <MessageSquareText aria-hidden className="size-4.5" strokeWidth={1.8} />
            Chat online
          </a>
        )}
      </div>
    </li>
  );
}

const PURPOSES: Record<Concern, string> = {
  crisis: 'When life is hard to bear',
  abuse: 'When someone hurts or frightens you',
  sexual: 'After sexual assault or abuse',
  child: 'For children and teenagers',
  trafficking: 'When you are not free to leave',
  maternal: 'During pregnancy and after a birth',
};

const TAP =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-amber underline underline-offset-4 hover:text-ivory';

/** 'HELLO to 50808' and '988' as an address a phone understands. */
function smsOf(text: string): string {
  const [, word = '', number = ''] = /^(?:(.+) to )?([\d\s]+)$/.exec(text) ?? [];
  return `sms:${number.replace(/\s/g, '')}${word ? `?body=${encodeURIComponent(word)}` : ''}`;
}
