import type { ReactNode, SVGProps } from 'react';

export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactNode;

/** Creates an icon component from paths on a 48 by 48 grid. */
export function createIcon(paths: ReactNode): IconComponent {
  return (props) => (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={`emblem ${props.className ?? ''}`}
    >
      {paths}
    </svg>
  );
}

export const ChestIcon = createIcon(
  <>
    <path d="M7 22h34v15.5a2.5 2.5 0 0 1-2.5 2.5h-29A2.5 2.5 0 0 1 7 37.5zM7 22l4.6-8.8A3 3 0 0 1 14.3 11.6h19.4a3 3 0 0 1 2.7 1.6L41 22M20.5 22v4.2a3.5 3.5 0 0 0 7 0V22" />
    <path d="M24 3.5v4M15.6 5l1.4 3M32.4 5 31 8" opacity={0.7} />
  </>,
);

export const MoonIcon = createIcon(
  <>
    <path d="M34.6 29.4A15 15 0 0 1 18 11.3a15 15 0 1 0 16.6 18.1z" />
    <path d="M33.5 7.5v7M30 11h7M40 20.5v4M38 22.5h4" opacity={0.7} />
  </>,
);

export const SproutIcon = createIcon(
  <>
    <path d="M24 41V20.5M24 21C15 21 10.5 15.4 10.5 8 19 8 24 12.8 24 21zM24 25.5C24 18 29 13 37.5 13c0 7.3-4.3 12.5-13.5 12.5z" />
    <path d="M13.5 41h21" opacity={0.7} />
  </>,
);

export const HarpIcon = createIcon(
  <>
    <path d="M14.5 40.5C10 29 10 19 14.2 8.5c6 3.2 13.6 3.2 19.6 0C38 19 38 29 33.5 40.5z" />
    <path d="M19 11v29M24 11.7v28.6M29 11v29" opacity={0.7} />
  </>,
);

export const CircleIcon = createIcon(
  <>
    <circle cx="24" cy="14.5" r="5.2" />
    <path d="M13.5 40.5c0-8.5 4.2-14.3 10.5-14.3s10.5 5.8 10.5 14.3" />
    <path
      d="M11 16.3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM37 16.3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM3.8 38c0-5.6 2.6-9.4 6.4-9.7M44.2 38c0-5.6-2.6-9.4-6.4-9.7"
      opacity={0.7}
    />
  </>,
);

export const LampIcon = createIcon(
  <>
    <path d="M8 27h26c0 6-4.8 10-11.5 10S9.8 33.5 8 27zM34 27c4.5-.4 7.2-2.8 8-6.5M17.5 37v4h10v-4" />
    <path d="M24 20.5c-3.6-3.1-3.6-6.7 0-11.5 3.6 4.8 3.6 8.4 0 11.5z" opacity={0.7} />
  </>,
);
