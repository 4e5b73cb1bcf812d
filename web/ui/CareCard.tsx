import { HeartHandshake } from 'lucide-react';
import { Helplines } from './Helplines';

/** Help first: what we say to somebody in distress, and people who answer. It closes nothing and asks for nothing. */
export function CareCard({ text, aside, near }: { text: string; aside?: string; near: string }) {
  return (
    <section
      aria-label="Help is near"
      className="@container rounded-card border border-amber/60 bg-linear-to-b from-[#2a1f14] to-card p-5 text-left sm:p-6"
    >
      <div className="@2xl:grid @2xl:grid-cols-2 @2xl:gap-8">
        <div>
          <HeartHandshake aria-hidden className="size-7 text-amber" strokeWidth={1.5} />
          <p className="mt-3 font-serif text-[1.35rem] leading-[1.4]">{text}</p>
          {aside && <p className="mt-3 text-[1.02rem] text-quiet">{aside}</p>}
          <p className="mt-4 text-[1.02rem]">{near}</p>
        </div>
        <div className="mt-5 @2xl:mt-0">
          <Helplines />
        </div>
      </div>
    </section>
  );
}
