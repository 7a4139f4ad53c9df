import { type JsonSchema, wholeNumberPattern } from '@populace/core';
import { distributionOption, shareSchema } from '@populace/recipes';
import { asSchema, formulaSchema, otherThanSchema, whenSchema, whereSchema } from './formula-schema.ts';

const text = { type: 'string' };
const flag = { type: 'boolean', default: false };

/** How many values are null. */
export const nullsSchema: JsonSchema = {
  description: 'How many of the values are null: drawn, or exact in every 1,000 rows.',
  anyOf: [
    ...[shareSchema['anyOf']].flat(),
    {
      type: 'object',
      properties: { share: shareSchema, exact: flag },
      required: ['share'],
      additionalProperties: false,
    },
  ],
};

const names: JsonSchema = { type: 'array', items: text, minItems: 1, uniqueItems: true };
const whole: JsonSchema = { type: 'integer', minimum: 0 };
const between: JsonSchema = {
  type: 'object',
  properties: { between: { type: 'array', items: whole, minItems: 2, maxItems: 2 } },
  required: ['between'],
  additionalProperties: false,
};

/** Whether databases are told of a reference. */
export const logicalSchema: JsonSchema = {
  ...flag,
  description: 'Whether databases are told nothing of it: no foreign key.',
};

/** How the row of a reference is chosen. */
export const waySchema: JsonSchema = {
  description: 'How the row is chosen: each as likely where absent.',
  anyOf: [
    { enum: ['uniform', 'oneToOne', 'recency', 'child'] },
    onlyProperty('weight', { ...text, description: 'A column of the other table with numbers of 0 or more.' }),
    onlyProperty('zipf', {
      type: 'object',
      properties: { exponent: { type: 'number', minimum: 0, maximum: 100, default: 1 } },
      additionalProperties: false,
    }),
    onlyProperty('tree', {
      description: 'The rows of the table as a forest: roots first, children after their parents.',
      type: 'object',
      properties: {
        branching: { description: 'How many children a row has.', default: 5, anyOf: [whole, between] },
        depth: {
          description: 'How many rows a way down from a root has at most.',
          type: 'integer',
          minimum: 1,
          maximum: 1000,
        },
        roots: { description: 'How many roots a tree has.', type: 'integer', minimum: 1, default: 1 },
      },
      additionalProperties: false,
    }),
  ],
};

function onlyProperty(name: string, schema: JsonSchema): JsonSchema {
  return { type: 'object', properties: { [name]: schema }, required: [name], additionalProperties: false };
}

/** Rows for each row of a parent table. */
export function childRowsSchema(): JsonSchema {
  return {
    type: 'object',
    properties: {
      per: { ...text, description: 'The parent: each of its rows has so many rows of this table.' },
      count: {
        description: 'How many: a number, a range, a distribution, or a formula over the columns of the parent.',
        anyOf: [...countSchemas(), onlyProperty('formula', formulaSchema)],
      },
      via: { ...text, description: 'The column that refers to the parent, where several could.' },
      shuffle: {
        type: 'boolean',
        default: true,
        description: 'Whether the children of a parent are spread over the table, not one after the other.',
      },
    },
    required: ['per', 'count'],
    additionalProperties: false,
  };
}

/** How many there are: a number, a range or a distribution. */
export function countSchemas(): readonly unknown[] {
  return [whole, { type: 'string', pattern: wholeNumberPattern }, between, ...distributions()];
}

/** Distributions with their parameters; a bare name has nothing to take them from. */
function distributions(): readonly unknown[] {
  const { anyOf } = distributionOption({ summary: '' }).jsonSchema;
  return [anyOf].flat().filter((form) => typeof form === 'object' && form !== null && !('enum' in form));
}

const keyTargetSchema: JsonSchema = {
  type: 'object',
  properties: { table: text, columns: names },
  required: ['table', 'columns'],
  additionalProperties: false,
};

const oneOfTablesSchema: JsonSchema = {
  description: 'Several tables, one of which has the row: the first column says which, the second has its value.',
  type: 'array',
  minItems: 1,
  items: {
    anyOf: [
      text,
      {
        type: 'object',
        properties: {
          table: text,
          column: text,
          as: { ...text, description: 'What stands for the table in the first column; its name where absent.' },
          weight: { type: 'number', minimum: 0, default: 1, description: 'How often it is this table.' },
          by: waySchema,
          where: whereSchema,
        },
        required: ['table', 'column'],
        additionalProperties: false,
      },
    ],
  },
};

/** References of several columns at once. */
export const keysSchema: JsonSchema = {
  description: 'References of several columns at once: all of them refer to the same row.',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      columns: names,
      references: { anyOf: [keyTargetSchema, oneOfTablesSchema] },
      by: waySchema,
      where: whereSchema,
      otherThan: otherThanSchema,
      when: whenSchema,
      nulls: nullsSchema,
      as: asSchema,
      logical: logicalSchema,
    },
    required: ['columns', 'references'],
    additionalProperties: false,
  },
};

/** Columns that are unique together. */
export const uniquesSchema: JsonSchema = {
  description: 'Lists of columns whose values together come once only.',
  type: 'array',
  items: {
    anyOf: [
      names,
      {
        type: 'object',
        properties: {
          columns: names,
          where: formulaSchema,
          nulls: { enum: ['distinct', 'equal'], default: 'distinct' },
          ignoreCase: { type: 'boolean', default: false },
          ignoreAccents: { type: 'boolean', default: false },
        },
        required: ['columns'],
        additionalProperties: false,
      },
    ],
  },
};
