import type { PlainValue } from '@populace/document';
import { choicesOf } from './choice-field.tsx';

/** A distribution and the numbers that it may be given. */
interface DistributionChoice {
  readonly name: string;
  readonly parameters: readonly string[];
}

type Schema = Readonly<Record<string, unknown>>;

/** Reads the distributions that an option allows from its JSON Schema, with their numeric parameters. */
export function distributionsOf(schema: Schema): readonly DistributionChoice[] {
  const parts = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as readonly Schema[]) : [];
  return choicesOf(schema).map((name) => {
    const own = parts.map((part) => propertyOf(part, name)).find((found) => found !== undefined);
    return { name, parameters: own === undefined ? [] : numbersOf(own) };
  });
}

function propertyOf(schema: Schema, name: string): Schema | undefined {
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) return undefined;
  return Reflect.get(properties, name) as Schema | undefined;
}

function numbersOf(schema: Schema): readonly string[] {
  const any = schema['anyOf'];
  if (Array.isArray(any)) return any.flatMap((part: Schema) => numbersOf(part));
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.keys(properties);
}

/** Returns which distribution is written: `normal` or `{ normal: … }`. */
export function nameOfDistribution(value: PlainValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value)[0];
}

/** Returns the parameters that are written; a number alone is the first: `{ poisson: 3 }`. */
export function parametersOf(
  value: PlainValue | undefined,
  parameters: readonly string[],
): Readonly<Record<string, PlainValue | undefined>> {
  const name = nameOfDistribution(value);
  if (name === undefined || typeof value !== 'object' || value === null) return {};
  const written: unknown = Reflect.get(value, name);
  const [first] = parameters;
  if (typeof written === 'number' && first !== undefined) return { [first]: written };
  return typeof written === 'object' && written !== null ? { ...(written as Record<string, PlainValue>) } : {};
}
