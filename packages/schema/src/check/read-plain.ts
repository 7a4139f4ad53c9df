import { describeNode, type MapEntry, type ProblemCollector, quote } from '@populace/core';

/** Reads an option that is true or false; false where it is absent or, with a problem, neither. */
export function readFlag(entry: MapEntry | undefined, name: string, problems: ProblemCollector): boolean {
  if (entry === undefined) return false;
  const { value } = entry;
  if (value.kind === 'scalar' && typeof value.value === 'boolean') return value.value;
  problems.add('schema/invalid-option', value.place, `${name} must be true or false, but is ${describeNode(value)}`);
  return false;
}

/** Reads an option that is text. A number or a truth value will do by its spelling, since names and descriptions are for people. */
export function readText(entry: MapEntry | undefined, name: string, problems: ProblemCollector): string | undefined {
  if (entry === undefined) return undefined;
  const { value } = entry;
  if (value.kind !== 'scalar' || value.value === null) {
    problems.add('schema/invalid-option', value.place, `${name} must be text, but is ${describeNode(value)}`);
    return undefined;
  }
  if (!/[\uD800-\uDFFF]/u.test(value.text)) return value.text;
  problems.add(
    'schema/invalid-option',
    value.place,
    `${name} has half of a surrogate pair in it: ${quote(value.text)}`,
  );
  return undefined;
}
