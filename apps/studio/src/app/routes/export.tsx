import { ExportScreen } from '../../features/export/components/export-screen.tsx';
import { DesignRoute } from './design.tsx';

/** The export stands over the design, which stays as it was. */
export function ExportRoute() {
  return (
    <>
      <DesignRoute />
      <ExportScreen />
    </>
  );
}
