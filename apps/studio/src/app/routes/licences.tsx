import { LicencesScreen } from '../../features/settings/components/licences-screen.tsx';

/** Whose data and code Populace contains. */
export function LicencesRoute() {
  return <LicencesScreen />;
}
