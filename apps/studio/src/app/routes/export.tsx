import { ExportScreen } from '../../features/export/components/export-screen.tsx';
import { DesignRoute } from './design.tsx';
import classes from './schema.module.css';

/** The export stands over the design, which stays as it was. */
export function ExportRoute() {
  return (
    <>
      {/* What is covered takes neither focus nor clicks. */}
      <div className={classes.covered} inert>
        <DesignRoute />
      </div>
      <ExportScreen />
    </>
  );
}
