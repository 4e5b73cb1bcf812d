import type { QueryClient } from '@tanstack/react-query';
import { type Address, type AddressPattern, matchAddress } from '#contract/pages/addresses';
import { lazyWithPreload, type PreloadableComponent } from '#web/lib/lazyWithPreload';

type Load = () => Promise<PreloadableComponent>;

/** Maximum time that a prerendered page stays visible while the initial data of its screen loads. */
const INITIAL_DATA_TIMEOUT_MS = 1000;

const LOADS: Record<Address | AddressPattern, Load> = {
  '/': async () => (await import('./home/HomeScreen')).HomeScreen,
  '/sanctuary': async () => (await import('#web/sanctuary/SanctuaryScreen')).SanctuaryScreen,
  '/sanctuary/guide': async () => (await import('#web/sanctuary/SanctuaryGuideScreen')).SanctuaryGuideScreen,
  '/sanctuary/journal': async () => (await import('#web/sanctuary/journal/JournalScreen')).JournalScreen,
  '/dreams': async () => (await import('#web/dreams/DreamsScreen')).DreamsScreen,
  '/dreams/guide': async () => (await import('#web/dreams/DreamsGuideScreen')).DreamsGuideScreen,
  '/dreams/journal': async () => (await import('#web/dreams/journal/DreamJournalScreen')).DreamJournalScreen,
  '/identity': async () => (await import('#web/identity/IdentityScreen')).IdentityScreen,
  '/identity/guide': async () => (await import('#web/identity/IdentityGuideScreen')).IdentityGuideScreen,
  '/biblical-figures': async () => (await import('#web/figures/FiguresScreen')).FiguresScreen,
  '/community': async () => (await import('#web/community/rooms/CommunityScreen')).CommunityScreen,
  '/community/rules': async () => (await import('#web/community/rules/RulesScreen')).RulesScreen,
  '/community/log': async () =>
    (await import('#web/community/moderation/ModerationLogScreen')).ModerationLogScreen,
  '/achievements': async () => (await import('#web/achievements/AchievementsScreen')).AchievementsScreen,
  '/profile': async () => (await import('#web/profile/ProfileScreen')).ProfileScreen,
  '/people': async () => (await import('#web/people/PeopleScreen')).PeopleScreen,
  '/privacy': async () => (await import('#web/profile/privacy/PrivacyScreen')).PrivacyScreen,
  '/scripture': async () => (await import('#web/scripture/ScriptureScreen')).ScriptureScreen,
  '/scripture/:reference': async () => (await import('#web/scripture/PassageScreen')).PassageScreen,
};

/** Every address with its lazy-loaded screen. */
export const SCREENS = Object.entries(LOADS).map(([address, load]) => ({
  address,
  Screen: lazyWithPreload(load),
}));

/** Preloads the screen at an address and the initial data of that screen. Returns the screen, or null if there is none. */
export async function preloadScreen(client: QueryClient, path: string): Promise<PreloadableComponent | null> {
  const address = matchAddress(path);
  const Screen = await SCREENS.find((screen) => screen.address === address)?.Screen.prepare();
  if (Screen?.loadInitialData) {
    const timeout = new Promise((resolve) => setTimeout(resolve, INITIAL_DATA_TIMEOUT_MS));
    await Promise.race([Screen.loadInitialData(client), timeout]);
  }
  return Screen ?? null;
}
