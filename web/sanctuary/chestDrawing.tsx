/** Draws the back of the chest: the open lid and the light inside. */
export function ChestBack() {
  return (
    <svg className="chest-layer" viewBox="0 0 280 250" aria-hidden="true">
      <defs>
        <linearGradient id="chest-lid-inside" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#1c1008" />
          <stop offset=".55" stopColor="#4a2d15" />
          <stop offset="1" stopColor="#a8733d" />
        </linearGradient>
        <linearGradient id="chest-brass" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#ecc998" />
          <stop offset=".5" stopColor="#b98a53" />
          <stop offset="1" stopColor="#7c562b" />
        </linearGradient>
        <radialGradient id="chest-glow">
          <stop stopColor="#ffe6bd" stopOpacity=".95" />
          <stop offset=".42" stopColor="#e9b878" stopOpacity=".42" />
          <stop offset="1" stopColor="#e9b878" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="140" cy="241" rx="128" ry="9" fill="#000" opacity=".55" />
      <g className="chest-lid-open">
        <path
          d="M32 132 57 36q2.5-11 13-11h140q10.5 0 13 11l25 96z"
          fill="url(#chest-lid-inside)"
          stroke="#c99a62"
          strokeOpacity=".6"
        />
        <path
          d="M44 118 66 40q1.5-5 7-5h134q5.5 0 7 5l22 78"
          fill="none"
          stroke="#e3bd8c"
          strokeOpacity=".22"
        />
        <path d="M79 34 60 132M201 34l19 98" stroke="url(#chest-brass)" strokeWidth="7" opacity=".85" />
      </g>
      <ellipse className="chest-glow" cx="140" cy="126" rx="112" ry="96" fill="url(#chest-glow)" />
    </svg>
  );
}

/** Draws the shut lid and the front of the chest, which covers the lower part of the slips. */
export function ChestFront() {
  return (
    <svg className="chest-layer" viewBox="0 0 280 250" aria-hidden="true">
      <defs>
        <linearGradient id="chest-wood" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#744b26" />
          <stop offset=".5" stopColor="#4f3118" />
          <stop offset="1" stopColor="#2a190b" />
        </linearGradient>
        <linearGradient id="chest-wood-light" x1="0" x2="1" y1="0" y2="0">
          <stop stopColor="#000" stopOpacity=".45" />
          <stop offset=".5" stopColor="#ffdca8" stopOpacity=".09" />
          <stop offset="1" stopColor="#000" stopOpacity=".45" />
        </linearGradient>
      </defs>
      <g className="chest-lid-shut">
        <path
          d="M22 134V102q0-36 40-36h156q40 0 40 36v32z"
          fill="url(#chest-wood)"
          stroke="#c99a62"
          strokeOpacity=".6"
        />
        <path d="M22 134V102q0-36 40-36h156q40 0 40 36v32z" fill="url(#chest-wood-light)" />
        <path d="M24 98q116-10 232 0M28 84q112-10 224 0" fill="none" stroke="#1a0f06" strokeOpacity=".6" />
        <path d="M64 67v67M216 67v67" stroke="url(#chest-brass)" strokeWidth="9" />
      </g>
      <path
        d="M22 130h236l-6 101q-1 11-12 11H40q-11 0-12-11z"
        fill="url(#chest-wood)"
        stroke="#c99a62"
        strokeOpacity=".6"
      />
      <path d="M22 130h236l-6 101q-1 11-12 11H40q-11 0-12-11z" fill="url(#chest-wood-light)" />
      <path d="M25 166h230M27 200h226" stroke="#1a0f06" strokeOpacity=".75" strokeWidth="1.5" />
      <path
        d="M40 150q30 5 70 1M150 186q40-5 88 1M60 220q50-6 96 0"
        fill="none"
        stroke="#1a0f06"
        strokeOpacity=".35"
      />
      <path d="M62 142l4 100M218 142l-4 100" stroke="url(#chest-brass)" strokeWidth="9" />
      <path d="M17 126h246v16H17z" fill="url(#chest-brass)" />
      <path d="M17 126.5h246" stroke="#fff1d6" strokeOpacity=".55" />
      <g fill="#5b3d1c">
        <circle cx="30" cy="134" r="1.8" />
        <circle cx="63" cy="134" r="1.8" />
        <circle cx="217" cy="134" r="1.8" />
        <circle cx="250" cy="134" r="1.8" />
        <circle cx="65" cy="183" r="1.8" />
        <circle cx="215" cy="183" r="1.8" />
      </g>
      <path d="M121 135h38v35q0 15-19 22-19-7-19-22z" fill="url(#chest-brass)" stroke="#5b3d1c" />
      <circle cx="140" cy="158" r="5.2" fill="#2a190b" />
      <path d="M140 160v12" stroke="#2a190b" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
