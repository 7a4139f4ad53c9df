import { integerOption, textOption } from '@populace/core';
import { defineGenerator } from '@populace/recipes';
import { expect, it } from 'vitest';
import { documentSchema } from './document-schema.ts';

const recipe = (): { kind: string } => ({ kind: 'constant' });
const uuid = defineGenerator({ id: 'uuid', summary: 'A UUID.', options: {}, recipe });
const name = defineGenerator({
  id: 'person.name',
  summary: 'A name.',
  subject: 'person',
  options: {
    prefix: textOption({ summary: 'Before it.', required: true }),
    length: integerOption({ summary: 'How long.', min: 1, default: 5 }),
  },
  recipe,
});
const generators = new Map([uuid, name].map((generator) => [generator.id, generator]));

it('describes every generator with its options for editors', () => {
  const schema = documentSchema({
    generators,
    aliases: new Map(),
    localeAliases: new Map(),
    locales: ['base', 'de_DE'],
  });

  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: ['populace', 'tables'],
    properties: { populace: { const: 1 } },
    $defs: {
      column: {
        anyOf: [
          { enum: ['uuid'] },
          { $ref: '#/$defs/uuid' },
          { $ref: '#/$defs/person.name' },
          { $ref: '#/$defs/reference' },
          { $ref: '#/$defs/formula' },
          { $ref: '#/$defs/case' },
          { $ref: '#/$defs/array' },
          { $ref: '#/$defs/object' },
        ],
      },
      unique: { anyOf: [{ type: 'boolean' }, { properties: { ignoreCase: { type: 'boolean' } } }] },
      'person.name': {
        description: 'A name.',
        required: ['generator', 'prefix'],
        additionalProperties: false,
        properties: {
          generator: { const: 'person.name' },
          prefix: { type: 'string', description: 'Before it.' },
          length: {
            description: 'How long.',
            default: 5,
            anyOf: [{ type: 'integer', minimum: 1 }, { type: 'string' }],
          },
          of: { type: 'string' },
          nulls: {},
          unique: { $ref: '#/$defs/unique' },
        },
      },
    },
  });
  expect(schema).not.toHaveProperty(['$defs', 'uuid', 'properties', 'of']);
});

it('describes given rows, fixed cells and locales', () => {
  const registry = { generators, aliases: new Map(), localeAliases: new Map([['de', 'de_DE']]) };

  const schema = documentSchema({ ...registry, locales: ['base', 'de_DE', 'en_US'] });

  const cells = { $ref: '#/$defs/cells' };
  expect(schema).toMatchObject({
    properties: { locale: { default: 'en_US', $ref: '#/$defs/locale' } },
    $defs: {
      table: {
        properties: {
          rows: {
            anyOf: [
              { type: 'integer' },
              { type: 'string' },
              { type: 'array', items: cells },
              { required: ['per', 'count'] },
            ],
          },
          fixed: { type: 'object', additionalProperties: cells },
          locale: { $ref: '#/$defs/locale' },
        },
      },
      locale: { anyOf: [{ enum: ['base', 'de_DE', 'en_US'] }, { type: 'object' }, { type: 'array' }] },
      uuid: { properties: { locale: { $ref: '#/$defs/locale' } } },
    },
  });
  expect(schema).not.toHaveProperty(['$defs', 'reference', 'properties', 'locale']);
  expect(documentSchema({ ...registry, locales: ['base'] })).toMatchObject({
    properties: { locale: { default: 'base' } },
  });
});

it('is plain JSON whose references all lead somewhere', () => {
  const text = JSON.stringify(
    documentSchema({ generators, aliases: new Map(), localeAliases: new Map(), locales: ['base'] }),
  );
  const defined = Object.keys(JSON.parse(text).$defs);
  const used = [...text.matchAll(/#\/\$defs\/([^"]+)/g)].map(([, name]) => name);

  expect(used.length).toBeGreaterThan(3);
  for (const reference of used) expect(defined).toContain(reference);
});
