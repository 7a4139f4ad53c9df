import { HomeScreen } from '../../features/home/components/home-screen.tsx';

/** The first screen. */
export function HomeRoute() {
  return <HomeScreen />;
}
