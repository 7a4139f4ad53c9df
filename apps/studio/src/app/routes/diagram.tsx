import { DiagramScreen } from '../../features/diagram/components/diagram-screen.tsx';

/** The open schema as a diagram. */
export function DiagramRoute() {
  return <DiagramScreen />;
}
