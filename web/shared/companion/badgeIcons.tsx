import { createIcon, type IconComponent } from '#web/ui/icons';

// Icons of the truths and of the achievement badges.

export const CrownIcon = createIcon(
  <>
    <path d="M9.5 34.5 7 16.5l9.5 7.3L24 11l7.5 12.8 9.5-7.3-2.5 18z" />
    <path d="M10.2 39.5h27.6" />
    <path d="M24 11V7.5M7 16.5l-.8-2.4M41 16.5l.8-2.4M24 26.5v3M16.8 28.5v2M31.2 28.5v2" opacity={0.7} />
  </>,
);

export const HeartIcon = createIcon(
  <>
    <path d="M24 40C14.5 33.5 7.5 27 7.5 18.8c0-5 3.7-8.8 8.3-8.8 3.5 0 6.4 1.9 8.2 5.3 1.8-3.4 4.7-5.3 8.2-5.3 4.6 0 8.3 3.8 8.3 8.8C40.5 27 33.5 33.5 24 40z" />
    <path d="M13 19.5c0-2.3 1.3-4 3.3-4.4M19.5 29.5 24 33l4.5-3.5" opacity={0.7} />
  </>,
);

export const ShieldIcon = createIcon(
  <>
    <path d="M24 6.5c4.3 3 9.2 4.5 14.5 4.7V23c0 8.6-5.3 14.9-14.5 18.5C14.8 37.9 9.5 31.6 9.5 23V11.2C14.8 11 19.7 9.5 24 6.5z" />
    <path d="M24 14v20M16.5 21.5h15" opacity={0.7} />
  </>,
);

export const StarIcon = createIcon(
  <>
    <path d="M24 6.5 28.3 19.7 41.5 24 28.3 28.3 24 41.5 19.7 28.3 6.5 24l13.2-4.3z" />
    <path d="M35.5 8.5v4.5M33.2 10.8h4.6M12.5 35v4.5M10.2 37.2h4.6" opacity={0.7} />
  </>,
);

export const UserIcon = createIcon(
  <>
    <circle cx="24" cy="16.5" r="7" />
    <path d="M10.5 40.5c0-8.3 5.2-13.5 13.5-13.5s13.5 5.2 13.5 13.5" />
    <path d="M24 4.8v1.8M33.2 8.4l-1.4 1.2M14.8 8.4l1.4 1.2" opacity={0.7} />
  </>,
);

export const MessageIcon = createIcon(
  <>
    <path d="M40.5 22c0 7.7-7.4 13.5-16.5 13.5-2.4 0-4.7-.4-6.7-1.1L8.5 38.5l2.4-7.2C8.8 28.7 7.5 25.5 7.5 22 7.5 14.3 14.9 8.5 24 8.5S40.5 14.3 40.5 22z" />
    <path d="M16.8 19.5h14.4M16.8 25h9" opacity={0.7} />
  </>,
);

export const UsersIcon = createIcon(
  <>
    <circle cx="18" cy="17" r="6" />
    <path d="M6.5 39.5c0-7.5 4.4-12.3 11.5-12.3s11.5 4.8 11.5 12.3" />
    <path d="M30.5 11.4a6 6 0 0 1 0 11.2M33.5 28c5 1.2 8 5.5 8 11.5" opacity={0.7} />
  </>,
);

export const NightIcon = createIcon(
  <>
    <path d="M37.5 28.5A15.5 15.5 0 0 1 19.5 10.5a15.5 15.5 0 1 0 18 18z" />
    <path d="M32.5 8.5v6M29.5 11.5h6M39.5 19v3.5M37.8 20.8h3.4" opacity={0.7} />
  </>,
);

export const AwardIcon = createIcon(
  <>
    <circle cx="24" cy="18" r="10.5" />
    <path d="M17.5 26.5 14.5 41l9.5-5 9.5 5-3-14.5" />
    <path d="m24 12.5 1.7 3.6 3.8.5-2.8 2.7.7 3.9-3.4-1.9-3.4 1.9.7-3.9-2.8-2.7 3.8-.5z" opacity={0.7} />
  </>,
);

export const TrophyIcon = createIcon(
  <>
    <path d="M14.5 8.5h19v9.3c0 6.3-3.9 11.2-9.5 11.2s-9.5-4.9-9.5-11.2zM24 29v6.5M16 40.5c0-3 3.4-5 8-5s8 2 8 5z" />
    <path d="M14.5 12H8c0 6.5 2.5 10.3 7.3 11.3M33.5 12H40c0 6.5-2.5 10.3-7.3 11.3" opacity={0.7} />
  </>,
);

export const BookIcon = createIcon(
  <>
    <path d="M24 13c-4-3.3-9.6-4.5-17-4.5v27.3c7.4 0 13 1.1 17 4.4 4-3.3 9.6-4.4 17-4.4V8.5C33.6 8.5 28 9.7 24 13zM24 13v27.2" />
    <path
      d="M12 16.5c2.8.3 5.1.9 7 1.8M12 23.5c2.8.3 5.1.9 7 1.8M36 16.5c-2.8.3-5.1.9-7 1.8M36 23.5c-2.8.3-5.1.9-7 1.8"
      opacity={0.7}
    />
  </>,
);

export const PathIcon: IconComponent = createIcon(
  <>
    <path d="M18 41.5c-1.5-6 1-9.5 6-12s6.5-5.5 4.5-9.5c-1.6-3.2-1.5-5.8.5-8.5M30 41.5c-1-4.5.5-7 4-9.5s4-6.5 2-10-1.5-7 0-10.5" />
    <path
      d="M9 41.5h5.5M34 41.5h5.5M12 25.5V18M12 18c-2.6 0-4.3-1.6-4.3-4.3C10.4 13.7 12 15.4 12 18zM12 21.5c0-2.5 1.5-4 4-4 0 2.5-1.5 4-4 4z"
      opacity={0.7}
    />
  </>,
);
