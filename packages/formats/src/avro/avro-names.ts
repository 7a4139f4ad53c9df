import { CodedError, quote } from '@populace/core';
import { type Reserved, sourceNames } from '../shared/source-names/source-names.ts';

/** What to do with names that Avro does not take: refuse them, or change them. */
export type NameRule = 'strict' | 'changed';

const PRIMITIVES = ['null', 'boolean', 'int', 'long', 'float', 'double', 'bytes', 'string'];

/** Names that a record cannot have (Avro 1.12, Names). */
export const isPrimitive: Reserved = (name) => PRIMITIVES.includes(name);

/**
 * Returns the names of fields of one record: letters of ASCII, digits and `_`, no digit first (Avro 1.12, Names).
 * @throws CodedError `format/cannot-hold` where the rule is `strict` and a name is none of Avro's.
 */
export function fieldNames(names: readonly string[], rule: NameRule): readonly string[] {
  if (rule === 'changed') return sourceNames(names, () => false);
  for (const name of names) {
    if (isName(name)) continue;
    const nested = name.includes('.') ? ', or nested: true for names with points' : '';
    throw refused(`The column ${quote(name)} is no name for Avro`, nested);
  }
  return names;
}

/**
 * Returns the name of a table's record.
 * @throws CodedError `format/cannot-hold` as `fieldNames` does.
 */
export function recordName(table: string, rule: NameRule): string {
  if (rule === 'strict' && !isName(table)) throw refused(`The table ${quote(table)} is no name for Avro`);
  const [name] = sourceNames([table], isPrimitive);
  if (rule === 'changed' || name === table) return name;
  throw refused(`The table ${quote(table)} has the name of a type of Avro`);
}

/** Whether a namespace is names with points between them. */
export function isNamespace(text: string): boolean {
  return text.split('.').every(isName);
}

function isName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);
}

function refused(what: string, more = ''): CodedError {
  const wanted = 'names begin with a letter of ASCII or _, and go on with those and digits';
  return new CodedError('format/cannot-hold', `${what}: ${wanted}; rename it, or take names: changed${more}.`);
}
