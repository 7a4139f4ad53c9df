import type { Feature } from '../../model/feature.ts';
import { checkMissing } from './check-missing.ts';
import { checkType } from './check-type.ts';
import { missingPrimitive } from './missing-value.ts';

/** The values of every column: their type, and what stands where a locale lacks one. */
export const valuesFeature: Feature = {
  name: 'values',
  check: {
    columns({ table, column, source, problems }) {
      checkType(table, column, source.typePlace ?? column.place, problems);
      checkMissing(source, column, problems);
    },
  },
  compile: { primitives: () => [missingPrimitive] },
};
