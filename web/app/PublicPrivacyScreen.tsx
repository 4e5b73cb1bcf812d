import { PublicLayout } from '#web/landing/PublicLayout';
import { PrivacyScreen } from '#web/profile/privacy/PrivacyScreen';

/** The privacy page for visitors, without the app layout. */
export function PublicPrivacyScreen() {
  return (
    <PublicLayout>
      <PrivacyScreen />
    </PublicLayout>
  );
}
