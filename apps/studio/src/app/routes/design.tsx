import { DesignerScreen } from '../../features/designer/components/designer-screen.tsx';
import { Pane } from '../../ui/pane.tsx';

/** The design of a schema: its columns over its rows. */
export function DesignRoute() {
  return <DesignerScreen preview={<Pane label="x">…</Pane>} profile={null} />;
}
