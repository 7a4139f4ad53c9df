import type { Feature } from '../model/feature.ts';
import { describeChecks } from './describe-checks.ts';
import { tryChecks } from './try-checks.ts';

/** Formulas that hold in every row of a table. */
export const checksFeature: Feature = {
  name: 'checks',
  check: { firstRows: ({ world, table, problems }) => tryChecks(world, table, problems) },
  describe: { checks: describeChecks },
};
