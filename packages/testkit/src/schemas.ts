export { columnsOfEveryFormat } from './schemas/columns-of-every-format.ts';
export { equalitySchema } from './schemas/equality-schema.ts';
export { everyGenerator } from './schemas/every-generator.ts';
export { nestedSchema } from './schemas/nested-schema.ts';
export { peopleSchema } from './schemas/people-schema.ts';
export { conditionsSchema, relationsSchema, tenantsSchema } from './schemas/relations-schema.ts';
export { chiSquare, tableOf, textsOf, valuesOf } from './schemas/table-of.ts';
export { column, complaints, countsOf, open } from './schemas/tables.ts';
