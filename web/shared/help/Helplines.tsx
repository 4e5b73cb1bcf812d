import { MessageSquareText, Phone } from 'lucide-react';
import { useId } from 'react';
import { HELP_ELSEWHERE, HELPLINES, orderedLines } from '#content/care/helplines';
import type { Concern, Helpline } from '#contract/crisisHelp';
import { useCountry } from '#web/lib/country';
import { Select } from '#web/ui/forms/Select';

/** The helplines of the chosen country as tel, sms and web links. Helplines for the concern come first. */
export function Helplines({
  concern = 'crisis',
  note,
}: {
  concern?: Concern | undefined;
  /** What happens to the chosen country. */
  note?: string;
}) {
  const { country, choose } = useCountry();
  const id = useId();
  const here = HELPLINES.find((help) => help.country === country);

  return (
    <div>
      <Select
        label="Where are you?"
        value={country}
        aria-describedby={note && `${id}-note`}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Not listed, or rather not say</option>
        {HELPLINES.map(({ country: code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-fine text-quiet">
          {note}
        </p>
      )}
      <ul className="mt-3 grid gap-2.5">
        {here && orderedLines(country, concern).map((line) => <Line key={line.name} line={line} />)}
        {!here && (
          <li className="rounded-field border border-line-strong bg-raised p-3.5">
            <a
              href={HELP_ELSEWHERE.chat}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-amber underline underline-offset-4"
            >
              {HELP_ELSEWHERE.name}
            </a>
            <p className="text-small text-quiet">Find a helpline in your country to call or message.</p>
          </li>
        )}
      </ul>
      <p className="mt-3 text-small">
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
          <>Call {HELP_ELSEWHERE.emergency}.</>
        )}
      </p>
    </div>
  );
}

function Line({ line: { name, phone, text, chat, hours, for: what } }: { line: Helpline }) {
  return (
    <li className="rounded-field border border-line-strong bg-raised p-3.5">
      <p className="font-semibold">{name}</p>
      <p className="text-fine text-quiet">
        {PURPOSES[what]} · {hours}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {phone && (
          <a href={`tel:${phone.replace(/\s/g, '')}`} className={LINK}>
            <Phone className="size-4.5" />
            Call {phone}
          </a>
        )}
        {text && (
          <a href={smsOf(text)} className={LINK}>
            <MessageSquareText className="size-4.5" />
            Text {text}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className={LINK}>
            <MessageSquareText className="size-4.5" />
            Chat online
          </a>
        )}
      </div>
    </li>
  );
}

const PURPOSES: Record<Concern, string> = {
  crisis: 'When life feels too hard',
  abuse: 'When someone hurts or scares you',
  sexual: 'After sexual assault or abuse',
  child: 'For children and teenagers',
  trafficking: 'When someone won’t let you leave',
  maternal: 'During pregnancy and after giving birth',
};

const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-amber underline underline-offset-4 hover:text-ivory';

/** Turns 'HELLO to 50808' or '988' into an sms: URL. */
function smsOf(text: string): string {
  const [, word = '', number = ''] = /^(?:(.+) to )?([\d\s]+)$/.exec(text) ?? [];
  return `sms:${number.replace(/\s/g, '')}${word ? `?body=${encodeURIComponent(word)}` : ''}`;
}
