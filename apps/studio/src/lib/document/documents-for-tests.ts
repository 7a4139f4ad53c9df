import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

/** A document as another reader reads it: maps in order, keys as texts. */
export type Model = string | number | boolean | null | bigint | Model[] | Map<string, Model>;

export const exampleNames = ['hr', 'people', 'saas', 'shop', 'social'];

/** The text of an example schema. */
export function exampleText(name: string): string {
  return readFileSync(new URL(`../../../../../examples/${name}.yaml`, import.meta.url), 'utf8');
}

/** Reads a text by the parser's own way to values, which ours does not take. */
export function modelOf(text: string): Model {
  return withTextKeys(parse(text, { mapAsMap: true, version: '1.2', schema: 'core', logLevel: 'silent' }));
}

function withTextKeys(value: unknown): Model {
  if (value instanceof Map) {
    return new Map([...value].map(([key, one]) => [typeof key === 'string' ? key : String(key), withTextKeys(one)]));
  }
  if (Array.isArray(value)) return value.map(withTextKeys);
  return value as Model;
}

/** Plain objects, in which keys like `1` come first: for comparing what does not depend on their order. */
export function plainModel(model: Model): unknown {
  if (model instanceof Map) return Object.fromEntries([...model].map(([key, value]) => [key, plainModel(value)]));
  return Array.isArray(model) ? model.map(plainModel) : model;
}

/** The ways in which the same document may be written. */
export const forms: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['as JSON', (text) => `${JSON.stringify(plainModel(modelOf(text)), null, 2)}\n`],
  ['as JSON on one line', (text) => JSON.stringify(plainModel(modelOf(text)))],
  ['in lines throughout', (text) => stringify(modelOf(text), { lineWidth: 0 })],
  ['in braces throughout', (text) => stringify(modelOf(text), { lineWidth: 0, collectionStyle: 'flow' })],
  ['in narrow braces', (text) => stringify(modelOf(text), { lineWidth: 40, collectionStyle: 'flow' })],
];
