import { PublicLayout } from '#web/landing/PublicLayout';
import { PrivacyScreen } from './PrivacyScreen';

/** The privacy page for visitors, without the app layout. */
export function PublicPrivacyScreen() {
  return (
    <PublicLayout>
      <PrivacyScreen />
    </PublicLayout>
  );
}
