import type { ComponentType } from 'react';
import { type Address, addressOf, type Pattern } from '#contract/addresses';
import { fetched } from '#web/lib/fetched';

type Load = () => Promise<ComponentType>;

const LOADS: Record<Address | Pattern, Load> = {
  '/': async () => (await import('#web/home/HomeScreen')).HomeScreen,
  '/sanctuary': async () => (await import('#web/sanctuary/SanctuaryScreen')).SanctuaryScreen,
  '/sanctuary/guide': async () => (await import('#web/sanctuary/SanctuaryGuideScreen')).SanctuaryGuideScreen,
  '/sanctuary/journal': async () => (await import('#web/sanctuary/JournalScreen')).JournalScreen,
  '/dreams': async () => (await import('#web/dreams/DreamsScreen')).DreamsScreen,
  '/dreams/guide': async () => (await import('#web/dreams/DreamsGuideScreen')).DreamsGuideScreen,
  '/dreams/journal': async () => (await import('#web/dreams/DreamJournalScreen')).DreamJournalScreen,
  '/identity': async () => (await import('#web/identity/IdentityScreen')).IdentityScreen,
  '/identity/guide': async () => (await import('#web/identity/IdentityGuideScreen')).IdentityGuideScreen,
  '/biblical-figures': async () => (await import('#web/figures/FiguresScreen')).FiguresScreen,
  '/community': async () => (await import('#web/community/CommunityScreen')).CommunityScreen,
  '/community/rules': async () => (await import('#web/community/moderation/RulesScreen')).RulesScreen,
  '/community/log': async () => (await import('#web/community/moderation/LogScreen')).LogScreen,
  '/achievements': async () => (await import('#web/achievements/AchievementsScreen')).AchievementsScreen,
  '/profile': async () => (await import('#web/profile/ProfileScreen')).ProfileScreen,
  '/people': async () => (await import('#web/people/PeopleScreen')).PeopleScreen,
  '/privacy': async () => (await import('#web/profile/privacy/PrivacyScreen')).PrivacyScreen,
  '/scripture': async () => (await import('#web/scripture/ScriptureScreen')).ScriptureScreen,
  '/scripture/:reference': async () => (await import('#web/scripture/PassageScreen')).PassageScreen,
};

/** Every address and its screen, fetched when somebody goes there. */
export const SCREENS = Object.entries(LOADS).map(([address, load]) => ({ address, Screen: fetched(load) }));

/** Fetches the screen of an address before it is shown. */
export async function prepareScreen(path: string): Promise<void> {
  const address = addressOf(path);
  await SCREENS.find((screen) => screen.address === address)?.Screen.prepare();
}
