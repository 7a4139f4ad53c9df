import {
  checkText,
  codeOf,
  type DocumentNode,
  defineOption,
  entryOf,
  type JsonSchema,
  type MapNode,
  nearestNames,
  type Option,
  type OptionReader,
  type OptionSettings,
  refuse,
  type Settled,
} from '@populace/core';
import { numberOf } from './number-option.ts';
import { readScalar, type ScalarValue } from './scalar-option.ts';

/** A value, and how often it comes relative to the others of its list. */
export interface WeightedValue extends ScalarValue {
  readonly weight: number;
}

type WeightedValues = readonly WeightedValue[];

/** The JSON Schema of values with weights. */
export const weightedSchema: JsonSchema = {
  anyOf: [
    { type: 'object', minProperties: 1, additionalProperties: { type: 'number', minimum: 0 } },
    {
      type: 'array',
      minItems: 1,
      items: {
        anyOf: [
          { type: ['string', 'number', 'boolean', 'null'] },
          {
            type: 'object',
            required: ['value'],
            properties: {
              value: { type: ['string', 'number', 'boolean', 'null'] },
              weight: { type: 'number', minimum: 0 },
            },
            additionalProperties: false,
          },
        ],
      },
    },
  ],
};

/** An option that is a list of values, a map from text to weight, or a list of `{ value, weight }`. */
export function weightedOption(
  settings: Settled<WeightedValues, OptionSettings<WeightedValues>>,
): Option<WeightedValues>;
export function weightedOption(settings: OptionSettings<WeightedValues>): Option<WeightedValues | undefined>;
export function weightedOption(settings: OptionSettings<WeightedValues>): Option<WeightedValues | undefined> {
  return defineOption(settings, {
    kind: 'weighted',
    jsonSchema: weightedSchema,
    write: (values) => `{ ${values.map(({ text, weight }) => `${text}: ${weight}`).join(', ')} }`,
    read: readWeighted,
  });
}

/** Reads values with weights, at least one of them above 0. Adds problems and returns undefined where that is not so. */
export function readWeighted(node: DocumentNode, at: OptionReader): WeightedValues | undefined {
  if (node.kind === 'scalar') return refuse(node, at, 'a list of values or a map from value to weight');
  const read = node.kind === 'map' ? readMap(node, at) : node.items.map((item) => readItem(item, at));
  if (read.length === 0) return refuseAll(node, at, `${at.name} is empty, but needs one value at least`);
  const values = read.filter((value) => value !== undefined);
  if (values.length < read.length) return undefined;
  if (values.every(({ weight }) => weight === 0)) {
    return refuseAll(node, at, `${at.name} has only weights of 0; give one value a weight above 0`);
  }
  return values;
}

function readMap(node: MapNode, at: OptionReader): (WeightedValue | undefined)[] {
  return node.entries.map(({ key, value }) => {
    const weight = readWeight(value, { ...at, name: `the weight of ${key} in ${at.name}` });
    if (weight === undefined || !checkText(key, value, at)) return undefined;
    return { value: key, text: key, weight };
  });
}

function readItem(node: DocumentNode, at: OptionReader): WeightedValue | undefined {
  if (node.kind !== 'map') {
    const scalar = readScalar(node, { ...at, name: `a value of ${at.name}` });
    return scalar && { ...scalar, weight: 1 };
  }
  const stranger = node.entries.find(({ key }) => key !== 'value' && key !== 'weight');
  if (stranger !== undefined) {
    const message = `a value of ${at.name} has value and weight, but no ${stranger.key}`;
    at.problems.add(codeOf(at), stranger.keyPlace, message, nearestNames(stranger.key, ['value', 'weight']));
    return undefined;
  }
  const given = entryOf(node, 'value')?.value;
  if (given === undefined)
    return refuseAll(node, at, `a value of ${at.name} lacks value; write { value: …, weight: … }`);
  const scalar = readScalar(given, { ...at, name: `a value of ${at.name}` });
  const weighed = entryOf(node, 'weight')?.value;
  const weight = weighed === undefined ? 1 : readWeight(weighed, { ...at, name: `a weight of ${at.name}` });
  return scalar && weight !== undefined ? { ...scalar, weight } : undefined;
}

function readWeight(node: DocumentNode, at: OptionReader): number | undefined {
  const weight = numberOf(node);
  return weight === undefined || weight < 0 ? refuse(node, at, 'a number of at least 0') : weight;
}

function refuseAll(node: DocumentNode, at: OptionReader, message: string): undefined {
  at.problems.add(codeOf(at), node.place, message);
}
