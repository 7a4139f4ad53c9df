import { SettingsScreen } from '../../features/settings/components/settings-screen.tsx';

/** What a person chooses for themselves. */
export function SettingsRoute() {
  return <SettingsScreen />;
}
