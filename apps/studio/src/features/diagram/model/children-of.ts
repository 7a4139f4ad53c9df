import type { PlainMap, PlainValue } from '@populace/document';
import type { DiagramReference } from './diagram.ts';

/** Returns how many rows a `count` asks for: a number, a range, the numbers of a list with weights; any number of other distributions. */
export function childrenOf(count: PlainValue | undefined): DiagramReference['children'] {
  const fixed = numberOf(count);
  if (fixed !== undefined) return { min: fixed, max: fixed };
  if (!isMap(count)) return { min: 0 };
  const { between, weighted } = count;
  if (Array.isArray(between)) {
    const [min, max] = between.map(numberOf);
    return { min: min ?? 0, max };
  }
  if (weighted === undefined) return { min: 0 };
  const numbers = weightedNumbers(weighted);
  return numbers.length === 0 ? { min: 0 } : { min: Math.min(...numbers), max: Math.max(...numbers) };
}

function weightedNumbers(weighted: PlainValue): readonly number[] {
  const values: readonly PlainValue[] = Array.isArray(weighted)
    ? weighted.map((entry: PlainValue) => (isMap(entry) ? (entry['value'] ?? null) : entry))
    : Object.entries(isMap(weighted) ? weighted : {}).flatMap(([value, weight]) => (weight === 0 ? [] : [value]));
  return values.map(numberOf).filter((value) => value !== undefined);
}

function numberOf(value: PlainValue | undefined): number | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  return typeof value === 'string' && /^\+?\d[\d_]*$/.test(value) ? Number(value.replaceAll('_', '')) : undefined;
}

function isMap(value: PlainValue | undefined): value is PlainMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
