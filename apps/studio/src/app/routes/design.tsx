import { DesignerScreen } from '../../features/designer/components/designer-screen.tsx';
import { Preview } from '../../features/preview/components/preview.tsx';

/** The design of a schema: its columns over its rows. */
export function DesignRoute() {
  return <DesignerScreen preview={<Preview />} profile={null} />;
}
