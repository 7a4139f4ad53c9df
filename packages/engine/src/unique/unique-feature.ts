import type { Feature } from '../model/feature.ts';
import { checkExceptMade, checkGivenMade } from './check-given.ts';
import { checkUnique } from './check-unique.ts';
import { checkUniques } from './check-uniques.ts';
import { describeUniques } from './describe-uniques.ts';

/** Columns whose values come once only, each for itself or together. */
export const uniqueFeature: Feature = {
  name: 'unique',
  check: {
    columns: checkUnique,
    together: ({ world, table, model, problems }) => checkUniques(world, table, model, problems),
    fixedCells({ world, table, problems }) {
      for (const column of table.columns) {
        checkGivenMade(world, table, column, problems);
        checkExceptMade(world, table, column, problems);
      }
    },
  },
  describe: { uniques: describeUniques },
};
