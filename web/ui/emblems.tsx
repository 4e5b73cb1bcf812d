import type { ReactNode, SVGProps } from 'react';

export type Emblem = (props: SVGProps<SVGSVGElement>) => ReactNode;

/** A drawing in the hand of the house, on a field of 48 by 48. */
export function drawn(paths: ReactNode): Emblem {
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

export const ChestEmblem = drawn(
  <>
    <path d="M7 22h34v15.500a2.500 2.500 0 0 1-2.500 2.500h-29A2.500 2.500 0 0 1 7 37.500zM7 22l4.600-8.800A3 3 0 0 1 14.300 11.600h19.400a3 3 0 0 1 2.700 1.600L41 22M20.500 22v4.200a3.500 3.500 0 0 0 7 0V22" />
    <path d="M24 3.500v4M15.600 5l1.400 3M32.400 5 31 8" opacity={0.7} />
  </>,
);

export const MoonEmblem = drawn(
  <>
    <path d="M34.600 29.400A15 15 0 0 1 18 11.300a15 15 0 1 0 16.600 18.100z" />
    <path d="M33.500 7.500v7M30 11h7M40 20.500v4M38 22.500h4" opacity={0.7} />
  </>,
);

export const SproutEmblem = drawn(
  <>
    <path d="M24 41V20.500M24 21C15 21 10.500 15.400 10.500 8 19 8 24 12.800 24 21zM24 25.500C24 18 29 13 37.500 13c0 7.300-4.300 12.500-13.500 12.500z" />
    <path d="M13.500 41h21" opacity={0.7} />
  </>,
);

export const HarpEmblem = drawn(
  <>
    <path d="M14.500 40.500C10 29 10 19 14.200 8.500c6 3.200 13.600 3.200 19.600 0C38 19 38 29 33.500 40.500z" />
    <path d="M19 11v29M24 11.700v28.600M29 11v29" opacity={0.7} />
  </>,
);

export const CircleEmblem = drawn(
  <>
    <circle cx="24" cy="14.500" r="5.200" />
    <path d="M13.500 40.500c0-8.500 4.200-14.300 10.500-14.300s10.500 5.800 10.500 14.300" />
    <path
      d="M11 16.300a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM37 16.300a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM3.800 38c0-5.600 2.600-9.400 6.400-9.700M44.200 38c0-5.600-2.600-9.400-6.400-9.700"
      opacity={0.7}
    />
  </>,
);

export const LampEmblem = drawn(
  <>
    <path d="M8 27h26c0 6-4.800 10-11.500 10S9.800 33.500 8 27zM34 27c4.500-.4 7.200-2.800 8-6.500M17.500 37v4h10v-4" />
    <path d="M24 20.500c-3.600-3.100-3.600-6.700 0-11.500 3.600 4.800 3.600 8.400 0 11.500z" opacity={0.7} />
  </>,
);
