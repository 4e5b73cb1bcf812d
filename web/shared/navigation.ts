import {
  Award,
  BookHeart,
  Bookmark,
  BookOpen,
  BookOpenText,
  BookUser,
  HeartHandshake,
  Home,
  type LucideIcon,
  NotebookPen,
  ScrollText,
  SquareStar,
  UserRound,
} from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import type { Address } from '#contract/pages/addresses';
import { ChestIcon, CircleIcon, HarpIcon, MoonIcon, SproutIcon } from '#web/ui/icons';

export type NavItem = {
  address: Address;
  label: string;
  description: string;
  Icon: LucideIcon | ComponentType<SVGProps<SVGSVGElement>>;
};

const HOME: NavItem = { address: '/', label: 'Home', description: 'Your starting point', Icon: Home };
const SANCTUARY: NavItem = {
  address: '/sanctuary',
  label: 'Sanctuary',
  description: 'Set burdens down and release them',
  Icon: ChestIcon,
};
const DREAMS: NavItem = {
  address: '/dreams',
  label: 'Dreams',
  description: 'See your dream in the light of Scripture',
  Icon: MoonIcon,
};
const IDENTITY: NavItem = {
  address: '/identity',
  label: 'Identity Foundations',
  description: 'Four truths about who you are in Christ',
  Icon: SproutIcon,
};
const FIGURES: NavItem = {
  address: '/biblical-figures',
  label: 'Biblical Figures',
  description: 'Talk with people of the Bible',
  Icon: HarpIcon,
};
const COMMUNITY: NavItem = {
  address: '/community',
  label: 'Community',
  description: 'Pray for one another, week by week',
  Icon: CircleIcon,
};
const ACHIEVEMENTS: NavItem = {
  address: '/achievements',
  label: 'Achievements',
  description: 'How far you’ve come',
  Icon: Award,
};
const SANCTUARY_GUIDE: NavItem = {
  address: '/sanctuary/guide',
  label: 'Sanctuary Guide',
  description: 'How the chest works, and what is private',
  Icon: BookHeart,
};
const DREAMS_GUIDE: NavItem = {
  address: '/dreams/guide',
  label: 'Dreams Guide',
  description: 'How to read a dream with care',
  Icon: BookOpenText,
};
const IDENTITY_GUIDE: NavItem = {
  address: '/identity/guide',
  label: 'Identity Guide',
  description: 'How the four truths build on each other',
  Icon: BookUser,
};
const PROFILE: NavItem = {
  address: '/profile',
  label: 'Profile',
  description: 'Your account and your privacy',
  Icon: UserRound,
};

/** Scripture, and what the user has saved. */
export const LIBRARY: NavItem[] = [
  {
    address: '/scripture',
    label: 'Scripture',
    description: 'Read the King James Bible',
    Icon: BookOpen,
  },
  {
    address: '/sanctuary/journal',
    label: 'Your Reflections',
    description: 'What you saved in the Sanctuary',
    Icon: Bookmark,
  },
  {
    address: '/dreams/journal',
    label: 'Dream Journal',
    description: 'Dreams you saved on this device',
    Icon: NotebookPen,
  },
  { address: '/people', label: 'My People', description: 'Who you pray for', Icon: HeartHandshake },
];

/** The groups of the menu and of the side navigation. */
export const NAV_GROUPS: { title: string; places: NavItem[] }[] = [
  { title: 'Main', places: [HOME] },
  { title: 'Spiritual Tools', places: [SANCTUARY, DREAMS, IDENTITY, FIGURES] },
  { title: 'Your Library', places: LIBRARY },
  { title: 'Community', places: [COMMUNITY] },
  { title: 'Progress', places: [ACHIEVEMENTS] },
  { title: 'Help & Guides', places: [SANCTUARY_GUIDE, DREAMS_GUIDE, IDENTITY_GUIDE] },
  { title: 'Account', places: [PROFILE] },
];

export type BottomBarItem = Pick<NavItem, 'address' | 'label' | 'Icon'>;

const SECTIONS = [
  { home: SANCTUARY, guide: SANCTUARY_GUIDE },
  { home: DREAMS, guide: DREAMS_GUIDE },
  { home: IDENTITY, guide: IDENTITY_GUIDE },
];

/**
 * Returns the items of the bottom bar besides Menu. Inside a section, these are the section and its guide. Elsewhere,
 * they are the common destinations.
 */
export function bottomBarItems(path: string): BottomBarItem[] {
  const section = SECTIONS.find(({ home }) => path === home.address || path.startsWith(`${home.address}/`));
  if (!section) {
    return [{ ...IDENTITY, label: 'Identity' }, { ...FIGURES, label: 'Figures' }, COMMUNITY];
  }
  return [
    { ...section.home, label: section.home.label.replace(' Foundations', '') },
    { ...section.guide, label: 'Guide', Icon: ScrollText },
  ];
}

export const SYMBOLS_ITEM = { label: 'Symbols', Icon: SquareStar };
