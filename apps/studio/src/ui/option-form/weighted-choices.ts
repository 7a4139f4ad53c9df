import type { PlainValue } from '@populace/document';
/** A value that may come, and how often relative to the others. */
export interface Choice {
  readonly value: string | number | boolean | null;
  readonly weight: number;
}

/** Reads what a schema may write: a list of values, a map from value to weight, a list of `{ value, weight }`. */
export function choicesOfValue(written: PlainValue | undefined): readonly Choice[] {
  if (written === undefined || written === null || typeof written !== 'object') return [];
  if (isList(written)) return written.map(choiceOf);
  return Object.entries(written).map(([value, weight]) => ({ value, weight: Number(weight) }));
}

function choiceOf(entry: PlainValue): Choice {
  if (entry !== null && typeof entry === 'object' && !isList(entry)) {
    return { value: plain(entry['value'] ?? null), weight: Number(entry['weight'] ?? 1) };
  }
  return { value: plain(entry), weight: 1 };
}

function plain(value: PlainValue): Choice['value'] {
  if (typeof value === 'bigint') return String(value);
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
}

function isList(value: PlainValue): value is readonly PlainValue[] {
  return Array.isArray(value);
}

/**
 * Writes choices in the shortest of the three ways that says the same. Texts that look like numbers stay in a list, since the keys of
 * an object would change their order.
 */
export function valueOfChoices(choices: readonly Choice[]): PlainValue {
  const isEven = choices.every(({ weight }) => weight === choices[0]?.weight);
  if (isEven) return choices.map(({ value }) => value);
  const names = choices.map(({ value }) => value);
  const isMap = names.every((name) => typeof name === 'string' && !/^(0|[1-9][0-9]*)$/.test(name));
  if (isMap && new Set(names).size === names.length) {
    return Object.fromEntries(choices.map(({ value, weight }) => [String(value), weight]));
  }
  return choices.map(({ value, weight }) => ({ value, weight }));
}
