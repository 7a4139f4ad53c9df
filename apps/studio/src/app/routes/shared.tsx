import { SharedScreen } from '../../features/share/components/shared-screen.tsx';

/** A link that holds a schema. */
export function SharedRoute() {
  return <SharedScreen />;
}
