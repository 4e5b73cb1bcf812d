import type { ReactNode } from 'react';

/** The inside of the open lid, with its two battens. */
export function ChestBack() {
  return (
    <>
      <Layer>
        <ellipse cx="140" cy="243" rx="124" ry="7" fill="#000" opacity=".6" />
      </Layer>
      <Layer className="chest-lid-open">
        <defs>
          <linearGradient id="chest-lid-inside" x1="0" x2="0" y1="0" y2="1">
            <stop stopColor="#20130a" />
            <stop offset=".5" stopColor="#4a2e17" />
            <stop offset="1" stopColor="#a5733f" />
          </linearGradient>
        </defs>
        <path
          d="M33 134 51 45q1-6 8-6h162q7 0 8 6l18 89z"
          fill="url(#chest-lid-inside)"
          stroke="#c99a62"
          strokeOpacity=".5"
        />
        <path
          d="M46 70q94-4 188 0M40 101q100-4 200 0"
          fill="none"
          stroke="#1a0f06"
          strokeOpacity=".5"
          strokeWidth="1.2"
        />
        <path
          d="M76 43h13l-6 91H68zM191 43h13l8 91h-15z"
          fill="#2a190b"
          fillOpacity=".45"
          stroke="#c99a62"
          strokeOpacity=".22"
        />
      </Layer>
    </>
  );
}

/** The front of the chest, which covers the lower part of the slips. A flame is carved into the empty chest. */
export function ChestFront({ isEmpty }: { isEmpty: boolean }) {
  return (
    <Layer>
      <defs>
        <linearGradient id="chest-wood" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#7a5029" />
          <stop offset=".45" stopColor="#553519" />
          <stop offset="1" stopColor="#2b1a0c" />
        </linearGradient>
        <linearGradient id="chest-wood-light" x1="0" x2="1" y1="0" y2="0">
          <stop stopColor="#000" stopOpacity=".42" />
          <stop offset=".5" stopColor="#ffdca8" stopOpacity=".1" />
          <stop offset="1" stopColor="#000" stopOpacity=".42" />
        </linearGradient>
        <linearGradient id="chest-rim" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#b98650" />
          <stop offset="1" stopColor="#6a4321" />
        </linearGradient>
      </defs>
      <path
        d="M34 232h34l-5 10H38zM212 232h34l-4 10h-25z"
        fill="#2b1a0c"
        stroke="#c99a62"
        strokeOpacity=".3"
      />
      <path
        d="M26 138h228v90q0 6-6 6H32q-6 0-6-6z"
        fill="url(#chest-wood)"
        stroke="#c99a62"
        strokeOpacity=".5"
      />
      <path d="M27 170h226M27 202h226" stroke="#160c04" strokeOpacity=".7" strokeWidth="1.4" />
      <path
        d="M52 154q34 5 70-1M158 160q36-5 74 2M48 187q30-4 62 2M172 184q30 6 58-1M58 218q40-5 56 1M166 219q34 5 66-2"
        fill="none"
        stroke="#160c04"
        strokeOpacity=".34"
      />
      <Dovetails />
      <path d="M26 138h228v90q0 6-6 6H32q-6 0-6-6z" fill="url(#chest-wood-light)" />
      <path d="M20 130h240q3 0 3 3v5q0 3-3 3H20q-3 0-3-3v-5q0-3 3-3z" fill="url(#chest-rim)" />
      <path d="M20 130.6h240" stroke="#ffeccb" strokeOpacity=".5" />
      <g fill="none" strokeLinejoin="round">
        <path d="M118 216v-27q0-22 22-22t22 22v27z" stroke="#160c04" strokeOpacity=".75" strokeWidth="3" />
        <path d="M119.5 217.5v-28q0-20.5 20.5-20.5t20.5 20.5v28z" stroke="#d1ab7d" strokeOpacity=".4" />
        {isEmpty && (
          <path
            d="M140 208q-9-1-9-10 0-8 9-19 9 11 9 19 0 9-9 10zm0-1q-4-4-4-7t4-8q4 5 4 8t-4 7z"
            stroke="#d1ab7d"
            strokeOpacity=".6"
          />
        )}
      </g>
    </Layer>
  );
}

/** The shut lid: one thick board. */
export function ChestLid() {
  return (
    <Layer className="chest-lid-shut">
      <defs>
        <linearGradient id="chest-lid" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#9a6a38" />
          <stop offset=".4" stopColor="#6d4522" />
          <stop offset="1" stopColor="#442912" />
        </linearGradient>
      </defs>
      <path
        d="M30 102h220q9 0 11 8l4 18q1 6-5 6H20q-6 0-5-6l4-18q2-8 11-8z"
        fill="url(#chest-lid)"
        stroke="#c99a62"
        strokeOpacity=".55"
      />
      <path d="M18 120h244" stroke="#160c04" strokeOpacity=".55" strokeWidth="1.2" />
      <path d="M30 102.8h220" stroke="#ffeccb" strokeOpacity=".4" />
      <path d="M46 111q50-3 84 1M154 111q44-4 80 1" fill="none" stroke="#160c04" strokeOpacity=".3" />
      <path d="M30 102h220q9 0 11 8l4 18q1 6-5 6H20q-6 0-5-6l4-18q2-8 11-8z" fill="url(#chest-wood-light)" />
    </Layer>
  );
}

/** The joints at both ends of the front. */
function Dovetails() {
  return (
    <path
      d="M27 144h9l4 6v10l-4 6h-9zM27 176h9l4 6v10l-4 6h-9zM27 208h9l4 6v8l-4 6h-9zM253 144h-9l-4 6v10l4 6h9zM253 176h-9l-4 6v10l4 6h9zM253 208h-9l-4 6v8l4 6h9z"
      fill="#8a5d31"
      fillOpacity=".55"
      stroke="#160c04"
      strokeOpacity=".5"
    />
  );
}

function Layer({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <svg className={`chest-layer ${className}`} viewBox="0 0 280 250" aria-hidden="true">
      {children}
    </svg>
  );
}
