import { Threshold } from '#web/landing/Threshold';
import { PrivacyScreen } from '#web/profile/privacy/PrivacyScreen';

/** The privacy page for whoever is not signed in. */
export function OpenPrivacy() {
  return (
    <Threshold>
      <PrivacyScreen />
    </Threshold>
  );
}
