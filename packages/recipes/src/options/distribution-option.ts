import {
  codeOf,
  type DocumentNode,
  defineOption,
  type JsonSchema,
  type MapEntry,
  nearestNames,
  type Option,
  type OptionReader,
  type OptionSettings,
  refuse,
  type Settled,
} from '@populace/core';
import type { BareDistribution, Distribution, ParametrisedDistribution } from '../distributions/distribution.ts';
import { distributionPages } from '../distributions/distribution-pages.ts';
import { numberOf } from './number-option.ts';
import { readWeighted, weightedSchema } from './weighted-option.ts';

type Kind = ParametrisedDistribution['kind'];
/** Gives a number parameter by name, NaN where it is missing or no number. */
type Parameter = (name: string) => number;

const kinds = Object.keys(distributionPages);
const bareNames = Object.entries(distributionPages).flatMap(([kind, page]) => (page.bare === undefined ? [] : [kind]));

/** Distributions whose parameters are all numbers. */
const numeric: {
  readonly [K in Exclude<Kind, 'weighted' | 'histogram'>]: (of: Parameter) => ParametrisedDistribution;
} = {
  uniform: () => ({ kind: 'uniform' }),
  normal: (of) => ({ kind: 'normal', mean: of('mean'), sd: of('sd') }),
  lognormal: (of) => ({ kind: 'lognormal', mean: of('mean'), sd: of('sd') }),
  exponential: (of) => ({ kind: 'exponential', mean: of('mean') }),
  poisson: (of) => ({ kind: 'poisson', mean: of('mean') }),
  zipf: (of) => ({ kind: 'zipf', exponent: of('exponent'), max: of('max') }),
  beta: (of) => ({ kind: 'beta', alpha: of('alpha'), beta: of('beta') }),
  pareto: (of) => ({ kind: 'pareto', min: of('min'), alpha: of('alpha') }),
};

/**
 * An option that is a distribution: a bare name (`normal`), or one with its parameters (`{ normal: { mean: 5, sd: 2 } }`).
 * Whether the parameters fit is checked with the range, by `checkDistribution`.
 */
export function distributionOption(settings: Settled<Distribution, OptionSettings<Distribution>>): Option<Distribution>;
export function distributionOption(settings: OptionSettings<Distribution>): Option<Distribution | undefined>;
export function distributionOption(settings: OptionSettings<Distribution>): Option<Distribution | undefined> {
  return defineOption(settings, {
    kind: 'distribution',
    jsonSchema: distributionSchema(),
    write: (distribution) => (typeof distribution === 'string' ? distribution : JSON.stringify(distribution)),
    read: readDistribution,
  });
}

function readDistribution(node: DocumentNode, at: OptionReader): Distribution | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'string') return readName(node.value, node, at);
  const entry = node.kind === 'map' && node.entries.length === 1 ? node.entries[0] : undefined;
  if (entry === undefined) return refuse(node, at, 'a distribution, such as normal or { normal: { mean: 5, sd: 2 } }');
  if (!kinds.includes(entry.key)) return refuseName(entry.key, entry, at);
  if (entry.key === 'weighted') return readNumbers(entry.value, at);
  if (entry.key === 'histogram') return readHistogram(entry.value, at);
  return isBare(entry.key) ? readParameters(entry.key, entry.value, at) : undefined;
}

function isBare(name: string): name is BareDistribution {
  return bareNames.includes(name);
}

function readName(name: string, node: DocumentNode, at: OptionReader): Distribution | undefined {
  if (isBare(name)) return name;
  if (!kinds.includes(name)) return refuseName(name, { keyPlace: node.place }, at);
  return refuse(node, at, 'a distribution', `${name} needs its parameters, { ${name}: … }`);
}

function refuseName(name: string, { keyPlace }: Pick<MapEntry, 'keyPlace'>, at: OptionReader): undefined {
  const nearest = nearestNames(name, kinds);
  const message = `${at.name} must be one of ${kinds.join(', ')}, but is ${JSON.stringify(name.slice(0, 60))}`;
  at.problems.add(codeOf(at), keyPlace, message, nearest);
}

function readParameters(kind: BareDistribution, node: DocumentNode, at: OptionReader): Distribution | undefined {
  const names = Object.keys(distributionPages[kind].parameters);
  if (kind === 'poisson' && node.kind === 'scalar') {
    const mean = numberOf(node) ?? refuse(node, { ...at, name: 'the mean of poisson' }, 'a number');
    return mean === undefined ? undefined : { kind, mean };
  }
  const given = parametersOf(kind, node, names, at);
  if (given === undefined) return undefined;
  let complete = true;
  const made = numeric[kind]((name) => {
    const value = given.get(name);
    const number = value && (numberOf(value) ?? refuse(value, { ...at, name: `${name} of ${kind}` }, 'a number'));
    if (number === undefined) complete = false;
    return number ?? Number.NaN;
  });
  return complete ? made : undefined;
}

/** The parameters by name, or undefined with problems where one is missing or strange. */
function parametersOf(
  kind: Kind,
  node: DocumentNode,
  names: readonly string[],
  at: OptionReader,
): ReadonlyMap<string, DocumentNode> | undefined {
  const wanted = names.length === 0 ? 'an empty map' : `a map with ${names.join(' and ')}`;
  if (node.kind !== 'map') return refuse(node, { ...at, name: `${kind} of ${at.name}` }, wanted);
  const strangers = node.entries.filter(({ key }) => !names.includes(key));
  for (const { key, keyPlace } of strangers) {
    at.problems.add(
      'schema/unknown-option',
      keyPlace,
      `${kind} has no parameter ${JSON.stringify(key)}`,
      nearestNames(key, names),
    );
  }
  const given = new Map(node.entries.map(({ key, value }) => [key, value]));
  const missing = names.filter((name) => !given.has(name));
  if (missing.length > 0)
    at.problems.add(codeOf(at), node.place, `${kind} of ${at.name} needs ${missing.join(' and ')}`);
  return strangers.length + missing.length === 0 ? given : undefined;
}

function readNumbers(node: DocumentNode, at: OptionReader): Distribution | undefined {
  const weighted = readWeighted(node, { ...at, name: `weighted of ${at.name}` });
  const values = weighted?.map(({ value, text, weight }) => {
    const number = numberOf({ kind: 'scalar', value, text, place: node.place });
    return number === undefined ? undefined : { value: number, weight };
  });
  const numbers = values?.filter((value) => value !== undefined);
  if (numbers === undefined) return undefined;
  if (numbers.length < (values?.length ?? 0))
    return refuse(node, { ...at, name: `weighted of ${at.name}` }, 'numbers with weights');
  return { kind: 'weighted', values: numbers };
}

function readHistogram(node: DocumentNode, at: OptionReader): Distribution | undefined {
  const given = parametersOf('histogram', node, ['edges', 'weights'], at);
  const [edges, weights] = ['edges', 'weights'].map((name) => {
    const list = given?.get(name);
    return list && readNumberList(list, { ...at, name: `${name} of histogram` });
  });
  return edges && weights && { kind: 'histogram', edges, weights };
}

function readNumberList(node: DocumentNode, at: OptionReader): readonly number[] | undefined {
  const numbers = node.kind === 'list' ? node.items.map(numberOf).filter((number) => number !== undefined) : undefined;
  if (node.kind !== 'list' || numbers?.length !== node.items.length) return refuse(node, at, 'a list of numbers');
  return numbers;
}

function distributionSchema(): JsonSchema {
  const number = { type: 'number' };
  const maps = Object.entries(distributionPages).map(([kind, page]) => {
    const names = Object.keys(page.parameters);
    const properties = Object.fromEntries(names.map((name) => [name, number]));
    const all = { type: 'object', properties, required: names, additionalProperties: false };
    return {
      type: 'object',
      properties: { [kind]: parametersSchema(kind, all) },
      required: [kind],
      additionalProperties: false,
    };
  });
  return { anyOf: [{ enum: bareNames }, ...maps] };
}

function parametersSchema(kind: string, all: JsonSchema): JsonSchema {
  const numbers = { type: 'array', items: { type: 'number' } };
  if (kind === 'weighted') return weightedSchema;
  if (kind === 'poisson') return { anyOf: [{ type: 'number' }, all] };
  return kind === 'histogram' ? { ...all, properties: { edges: numbers, weights: numbers } } : all;
}
