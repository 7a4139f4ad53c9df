import { type JsonSchema, wholeNumberPattern } from '@populace/core';
import { type Generator, shareSchema } from '@populace/recipes';
import { defaultLocale } from './check/check-locale.ts';
import { MOST_ROWS } from './check/check-rows.ts';
import type { Registry } from './check/registry.ts';
import { missingSchema, typeSchema, uniqueSchema } from './column-schema.ts';
import { asSchema, checksSchema, formulaSchema, otherThanSchema, whenSchema, whereSchema } from './formula-schema.ts';
import { arraySchema, objectSchema, valueSchema } from './nested-schema.ts';
import {
  childRowsSchema,
  keysSchema,
  logicalSchema,
  nullsSchema,
  uniquesSchema,
  waySchema,
} from './relations-schema.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';
const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
/** A row's number as a key: whole, from 0, with `_` between digits where wished. */
const rowPattern = '^[+]?[0-9]+(_[0-9]+)*$';
const localeRef = { $ref: '#/$defs/locale' };

/** What columns of all kinds have, and takes many lines: written once, and referred to. */
const shared = {
  nulls: nullsSchema,
  missing: missingSchema,
  dirty: {
    description:
      'In how many rows a text is as careless hands leave it: spaces too many, all capitals, all small letters.',
    ...shareSchema,
  },
  unique: uniqueSchema,
  type: typeSchema,
};
const sharedRef = (name: keyof typeof shared): JsonSchema => ({ $ref: `#/$defs/${name}` });

/** What columns of all kinds have. */
const commonOptions: JsonSchema = {
  unique: sharedRef('unique'),
  type: sharedRef('type'),
  hidden: { ...flag, description: 'Made, but not written.' },
  description: { ...text, description: 'What the values are, for people.' },
};

/** What columns have whose values are made. */
const columnOptions: JsonSchema = { nulls: sharedRef('nulls'), ...commonOptions };

/** What columns have whose values depend on the locale of their row. */
const localeOptions: JsonSchema = {
  locale: { description: "In place of the table's, for this column.", ...localeRef },
  missing: sharedRef('missing'),
};

const reference: JsonSchema = {
  type: 'object',
  properties: {
    references: {
      description: 'The column whose values are taken: table.column.',
      anyOf: [
        text,
        {
          type: 'object',
          properties: { table: text, column: text },
          required: ['table', 'column'],
          additionalProperties: false,
        },
      ],
    },
    by: waySchema,
    where: whereSchema,
    otherThan: otherThanSchema,
    when: whenSchema,
    self: { ...flag, description: 'Whether a row without an earlier one refers to itself instead of being null.' },
    as: asSchema,
    logical: logicalSchema,
    ...columnOptions,
  },
  required: ['references'],
  additionalProperties: false,
};

const formula: JsonSchema = {
  type: 'object',
  properties: {
    formula: formulaSchema,
    ...columnOptions,
    locale: { description: "In place of the table's, for this column.", ...localeRef },
  },
  required: ['formula'],
  additionalProperties: false,
};

/** What columns of lists and structures have; a type comes of what they are made of, and no two are sure to differ. */
const { type: _type, unique: _unique, ...plainOptions } = columnOptions;
const nestedOptions: JsonSchema = { ...plainOptions, ...localeOptions };

const givenColumn: JsonSchema = {
  description:
    'A column whose values are those of the rows, null where a row has none. Without type it is boolean, int64 or float64 where every value is one, else string.',
  anyOf: [{ type: 'null' }, { type: 'object', properties: commonOptions, additionalProperties: false }],
};

const cells: JsonSchema = {
  description: 'Values of the row, by column.',
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
};

/** Returns the JSON Schema (2020-12) of documents, for editors: every generator of the registry with its options. */
export function documentSchema(registry: Registry): JsonSchema {
  const generators = [...registry.generators.values()];
  return {
    $schema: dialect,
    title: 'Populace schema',
    type: 'object',
    required: ['populace', 'tables'],
    additionalProperties: false,
    properties: { ...headSchema(registry), tables: mapOf('The tables, by name.', { $ref: '#/$defs/table' }) },
    $defs: {
      table: tableSchema(),
      column: columnSchema(generators),
      reference,
      formula,
      case: caseSchema(generators),
      array: arraySchema(nestedOptions),
      object: objectSchema(nestedOptions),
      value: valueSchema(generators),
      given: givenColumn,
      cells,
      ...shared,
      locale: localeSchema(registry.locales),
      ...Object.fromEntries(generators.map((generator) => [generator.id, generatorSchema(generator)])),
    },
  };
}

function headSchema(registry: Registry): JsonSchema {
  return {
    populace: { const: 1, description: 'The grammar of the document.' },
    values: { const: 0, default: 0, description: 'The generator-and-data set.' },
    name: { ...text, description: 'The name of the schema.' },
    description: { ...text, description: 'What it is, for people.' },
    seed: { type: ['string', 'integer'], default: '1', description: 'The same seed, the same values.' },
    locale: { description: 'One locale, or several with weights.', default: defaultLocale(registry), ...localeRef },
    now: { ...text, default: '2026-01-01T00:00:00Z', description: 'What now means; never the clock.' },
  };
}

function localeSchema(locales: readonly string[]): JsonSchema {
  // Ids may also be written in other cases and by aliases, which editors are not told: they offer the one spelling.
  const ids = { enum: locales };
  const weights = {
    type: 'object',
    propertyNames: ids,
    additionalProperties: { type: 'number', minimum: 0 },
    minProperties: 1,
  };
  const equal = { type: 'array', items: ids, minItems: 1, uniqueItems: true };
  return { anyOf: [ids, weights, equal] };
}

function mapOf(description: string, values: JsonSchema): JsonSchema {
  const propertyNames = { minLength: 1, maxLength: 128 };
  return { description, type: 'object', minProperties: 1, propertyNames, additionalProperties: values };
}

function tableSchema(): JsonSchema {
  const rows = {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: MOST_ROWS },
      { type: 'string', pattern: wholeNumberPattern },
      { type: 'array', items: { $ref: '#/$defs/cells' } },
      childRowsSchema(),
    ],
  };
  const fixed = {
    description: 'Single cells that are given, by the number of their row, from 0.',
    type: 'object',
    propertyNames: { pattern: rowPattern },
    additionalProperties: { $ref: '#/$defs/cells' },
  };
  const made = { $ref: '#/$defs/column' };
  return {
    type: 'object',
    properties: {
      rows: {
        description:
          'The number of rows, a list of them (each a map from columns to values), or so many per row of another table.',
        ...rows,
      },
      columns: mapOf('The columns, by name.', { anyOf: [made, { $ref: '#/$defs/given' }] }),
      keys: keysSchema,
      unique: uniquesSchema,
      checks: checksSchema,
      fixed,
      locale: { description: "In place of the schema's, for this table.", ...localeRef },
      description: { ...text, description: 'What the table holds, for people.' },
      hidden: { ...flag, description: 'Made for others to refer to, but not written.' },
    },
    required: ['rows', 'columns'],
    additionalProperties: false,
    // Only a list of rows, or a key, can be where a column's values come from.
    if: { anyOf: [{ properties: { rows: { type: 'array' } } }, { required: ['keys'] }] },
    else: { properties: { columns: { additionalProperties: made } } },
  };
}

function columnSchema(generators: readonly Generator[]): JsonSchema {
  const short = generators.filter(({ options }) => Object.values(options).every(({ required }) => !required));
  const forms = generators.map(({ id }) => ({ $ref: `#/$defs/${id}` }));
  return {
    anyOf: [
      { enum: short.map(({ id }) => id) },
      ...forms,
      { $ref: '#/$defs/reference' },
      { $ref: '#/$defs/formula' },
      { $ref: '#/$defs/case' },
      { $ref: '#/$defs/array' },
      { $ref: '#/$defs/object' },
    ],
  };
}

function caseSchema(generators: readonly Generator[]): JsonSchema {
  const made = generators.map(({ id }) => ({ $ref: `#/$defs/${id}` }));
  const then = {
    description: 'What the value is: a generator, a formula, or null.',
    anyOf: [{ type: 'null' }, { enum: generators.map(({ id }) => id) }, ...made, { $ref: '#/$defs/formula' }],
  };
  const when = { ...formulaSchema, description: 'The condition; absent in a last branch, which takes all other rows.' };
  const branch = {
    type: 'object',
    properties: Object.fromEntries([
      ['when', when],
      ['then', then],
    ]),
    required: ['then'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      case: {
        description: 'One of several sources: the first branch whose condition holds.',
        type: 'array',
        items: branch,
        minItems: 1,
        maxItems: 100,
      },
      ...columnOptions,
      ...localeOptions,
    },
    required: ['case'],
    additionalProperties: false,
  };
}

function generatorSchema({ id, summary, subject, options }: Generator): JsonSchema {
  const own = Object.entries(options);
  const of =
    subject === undefined
      ? {}
      : { of: { ...text, description: `Another ${subject} of the row, by a name of your choice.` } };
  return {
    description: summary,
    type: 'object',
    properties: {
      generator: { const: id, description: summary },
      ...columnOptions,
      ...localeOptions,
      dirty: sharedRef('dirty'),
      ...of,
      ...Object.fromEntries(own.map(([name, option]) => [name, option.jsonSchema])),
    },
    required: ['generator', ...own.filter(([, option]) => option.required).map(([name]) => name)],
    additionalProperties: false,
  };
}
