import type { Feature } from '../../model/feature.ts';
import { checkDirty } from './check-dirty.ts';
import { checkMissing } from './check-missing.ts';
import { checkType } from './check-type.ts';
import { missingPrimitive } from './missing-value.ts';

/** The values of every column: their type, and what stands where a locale lacks one. */
export const valuesFeature: Feature = {
  name: 'values',
  check: {
    columns(at) {
      const { table, column, source, problems } = at;
      checkType(table, column, source.typePlace ?? column.place, problems);
      checkMissing(source, column, problems);
      checkDirty(at);
    },
  },
  compile: { primitives: () => [missingPrimitive] },
};
