import type { JsonSchema } from '@populace/core';
import type { Generator } from '@populace/recipes';
import { countSchemas } from './relations-schema.ts';

const valueRef = { $ref: '#/$defs/value' };
const nulls = { $ref: '#/$defs/nulls' };
const of = {
  type: 'string',
  description: 'Another instance of the subjects that its values look at, by a name of your choice.',
};

/** Lists of values, with other options beside. */
export function arraySchema(options: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      array: { description: 'What each item is: a generator, or a list or structure again.', ...valueRef },
      count: {
        description: 'How many items a list has, 10,000 at most: a number, a range or a distribution.',
        anyOf: countSchemas(),
      },
      distinct: { type: 'boolean', default: false, description: 'Whether no value comes twice in a list.' },
      of,
      ...options,
    },
    required: ['array', 'count'],
    additionalProperties: false,
  };
}

/** Structures of named values, with other options beside. */
export function objectSchema(options: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      object: {
        description: 'The members, by name: generators, or lists or structures again.',
        type: 'object',
        minProperties: 1,
        maxProperties: 1000,
        propertyNames: { minLength: 1, maxLength: 128 },
        additionalProperties: valueRef,
      },
      of,
      ...options,
    },
    required: ['object'],
    additionalProperties: false,
  };
}

/** A value within a list or structure. */
export function valueSchema(generators: readonly Generator[]): JsonSchema {
  const short = generators.filter(({ options }) => Object.values(options).every(({ required }) => !required));
  const made = generators.map(({ id }) => ({ $ref: `#/$defs/${id}` }));
  return { anyOf: [{ enum: short.map(({ id }) => id) }, ...made, arraySchema({ nulls }), objectSchema({ nulls })] };
}
