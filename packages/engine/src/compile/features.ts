import { checksFeature } from '../checks/checks-feature.ts';
import { valuesFeature } from '../columns/values/values-feature.ts';
import { formulasFeature } from '../formulas/formulas-feature.ts';
import type { Feature } from '../model/feature.ts';
import { nestedFeature } from '../nested/nested-feature.ts';
import { relationsFeature } from '../relations/relations-feature.ts';
import { uniqueFeature } from '../unique/unique-feature.ts';

/** All that a document can ask of columns and tables; problems of a stage are told in this order. */
export const features: readonly Feature[] = [
  nestedFeature,
  valuesFeature,
  formulasFeature,
  relationsFeature,
  uniqueFeature,
  checksFeature,
];
