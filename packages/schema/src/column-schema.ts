import { type JsonSchema, typeNames } from '@populace/core';

const text = { type: 'string' };
const flag = { type: 'boolean', default: false };

const except: JsonSchema = {
  description: 'Values that are not to be made, as they are there already.',
  anyOf: [
    { type: 'array', items: { type: ['string', 'number', 'boolean'] } },
    {
      type: 'object',
      properties: { from: { type: 'integer' }, to: { type: 'integer' } },
      required: ['from', 'to'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { file: text, column: text },
      required: ['file'],
      additionalProperties: false,
    },
  ],
};

/** Whether values come once only. */
export const uniqueSchema: JsonSchema = {
  description:
    'Whether every value comes once only; with ignoreCase, whatever its case, with ignoreAccents, without accents.',
  anyOf: [
    flag,
    { type: 'object', properties: { ignoreCase: flag, ignoreAccents: flag, except }, additionalProperties: false },
  ],
};

/** What a column has in the locales that lack what it needs. */
export const missingSchema: JsonSchema = {
  description:
    'What stands in rows of a locale that cannot generate the value: error, null or a value. Default: null, with a note.',
  anyOf: [{ const: 'error' }, { type: ['null', 'string', 'number', 'boolean'] }],
};

/** The type of a column. */
export const typeSchema: JsonSchema = {
  description: 'The type of the values.',
  anyOf: [
    { enum: typeNames.filter((name) => !name.includes('(')) },
    { type: 'string', pattern: '^string\\( ?[0-9]{1,7} ?\\)$' },
    { type: 'string', pattern: '^decimal\\( ?[0-9]{1,2} ?(, ?[0-9]{1,2} ?)?\\)$' },
  ],
};
