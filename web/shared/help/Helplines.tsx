import { MessageSquareText, Phone } from 'lucide-react';
import { useId } from 'react';
import { HELP_ELSEWHERE, HELPLINES, orderedLines } from '#content/care/helplines';
import type { Concern, Helpline } from '#contract/crisisHelp';
import { AnchorButton } from '#web/ui/Button';
import { Select } from '#web/ui/forms/Select';
import { useHelplineCountry } from './helplineCountry.hooks';

/** All helplines of the user's country, the emergency number first. */
export function Helplines({ note }: { note?: string }) {
  return (
    <div className="grid gap-5">
      <FirstHelpline />
      <MoreHelplines note={note} />
    </div>
  );
}

/** The emergency number and the first helpline for the concern: what a user in danger must see at once. */
export function FirstHelpline({ concern = 'crisis' }: { concern?: Concern }) {
  const { country, help } = useHelplineCountry();
  const [first] = orderedLines(country, concern);

  return (
    <div className="grid gap-2.5">
      <p className={`${BOX} flex flex-wrap items-center gap-x-4 gap-y-1.5`}>
        <span className="grow font-semibold">In danger right now?</span>
        {help ? (
          <AnchorButton variant="ghost" href={`tel:${help.emergency}`} className="min-h-11! px-4! py-1.5!">
            <Phone className="size-4.5" />
            Call {help.emergency}
          </AnchorButton>
        ) : (
          <span>Call {HELP_ELSEWHERE.emergency}.</span>
        )}
      </p>
      {first && <ul>{first.name === HELP_ELSEWHERE.name ? <Directory /> : <Line line={first} isFirst />}</ul>}
    </div>
  );
}

/**
 * The country, which the user can change, and its other helplines. Helplines for the concern come first. If `isFolded`, all
 * but the first are folded, so that they don't push the answer off the screen.
 */
export function MoreHelplines({
  concern = 'crisis',
  note,
  isFolded = false,
}: {
  concern?: Concern;
  isFolded?: boolean;
  /** What happens to a country that the user has chosen. */
  note?: string | undefined;
}) {
  const { country, help, isFromTimeZone, choose } = useHelplineCountry();
  const others = help ? orderedLines(country, concern).slice(1) : [];
  const shown = isFolded ? LINES_SHOWN : others.length;
  const id = useId();
  const hint = isFromTimeZone ? 'Chosen from your time zone. It stays on this device.' : note;

  return (
    <div>
      <Select
        label="Where are you?"
        value={country}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Not listed, or rather not say</option>
        {HELPLINES.map(({ country: code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-quiet leading-snug">
          {hint}
        </p>
      )}
      <Lines lines={others.slice(0, shown)} />
      {others.length > shown && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-small text-amber hover:text-ivory">
            More helplines
          </summary>
          <Lines lines={others.slice(shown)} />
        </details>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly Helpline[] }) {
  return (
    lines.length > 0 && (
      <ul className="mt-3 grid gap-2.5">
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </ul>
    )
  );
}

/** The number of further helplines that are shown at first if the rest is folded. */
const LINES_SHOWN = 1;

/** The worldwide directory, if the user's country is unknown or has no helpline for the concern. */
function Directory() {
  return (
    <li className={BOX}>
      <p>People in many countries listen by phone or message. This website lists them.</p>
      <AnchorButton href={HELP_ELSEWHERE.chat} target="_blank" rel="noreferrer" className="mt-3">
        {HELP_ELSEWHERE.name}
      </AnchorButton>
    </li>
  );
}

/** A helpline as tel, sms and web links. The first way to reach the first helpline is the main action. */
function Line({
  line: { name, phone, text, chat, hours, for: what },
  isFirst = false,
}: {
  line: Helpline;
  isFirst?: boolean;
}) {
  const ways = [
    phone && { href: `tel:${phone.replace(/\s/g, '')}`, Icon: Phone, label: `Call ${phone}` },
    text && { href: smsOf(text), Icon: MessageSquareText, label: `Text ${text}` },
    chat && {
      href: chat,
      Icon: MessageSquareText,
      label: 'Chat online',
      target: '_blank',
      rel: 'noreferrer',
    },
  ].filter((way) => way !== undefined && way !== '');

  return (
    <li className={BOX}>
      <p className="font-semibold">{name}</p>
      <p className="text-small text-quiet leading-snug">
        {PURPOSES[what]} · {hours}
      </p>
      <div className={`flex flex-wrap gap-x-5 ${isFirst ? 'mt-3 gap-y-1' : 'mt-1'}`}>
        {ways.map(({ Icon, label, ...link }, at) =>
          isFirst && at === 0 ? (
            <AnchorButton key={label} {...link}>
              <Icon className="size-4.5" />
              {label}
            </AnchorButton>
          ) : (
            <a key={label} {...link} className={LINK}>
              <Icon className="size-4.5" />
              {label}
            </a>
          ),
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

const BOX = 'rounded-field border border-line-strong bg-raised p-3.5';

const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-amber underline underline-offset-4 hover:text-ivory';

/** Turns 'HELLO to 50808' or '988' into an sms: URL. */
function smsOf(text: string): string {
  const [, word = '', number = ''] = /^(?:(.+) to )?([\d\s]+)$/.exec(text) ?? [];
  return `sms:${number.replace(/\s/g, '')}${word ? `?body=${encodeURIComponent(word)}` : ''}`;
}
