import { isNumeric, type LogicalType } from '@populace/core';
import { cellTextOf, isExactNumber, parseExactly } from '../readers/exact-json.ts';
import type { Form } from './form.ts';

/** Whether a value that was parsed exactly is one of a type. Null is of any. */
type Fit = (value: unknown) => boolean;

/** The forms of other types. */
type FormOf = (type: LogicalType) => Form;

/** The form of lists and structures: JSON whose values have the forms of their types, and whose members are those of the type. */
export function nestedForm(type: LogicalType, formOf: FormOf): Form {
  const fits = fitOf(type, formOf);
  return (text) => {
    const value = parsed(text);
    return value !== undefined && fits(value);
  };
}

function parsed(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    // Whether it is JSON is the question; why not is of no use to anybody.
    return undefined;
  }
}

function fitOf(type: LogicalType, formOf: FormOf): Fit {
  if (type.kind === 'array') {
    const fits = fitOf(type.items, formOf);
    return (value) => value === null || (Array.isArray(value) && value.every(fits));
  }
  if (type.kind !== 'object') return scalarFit(type, formOf);
  const members = type.members.map((member) => ({ name: member.name, fits: fitOf(member.type, formOf) }));
  return (value) => {
    if (value === null) return true;
    if (typeof value !== 'object' || Array.isArray(value)) return false;
    const found = new Map<string, unknown>(Object.entries(value));
    return found.size === members.length && members.every(({ name, fits }) => found.has(name) && fits(found.get(name)));
  };
}

function scalarFit(type: LogicalType, formOf: FormOf): Fit {
  if (type.kind === 'json') return () => true;
  const hasForm = formOf(type);
  // Options of JSON have numbers that doubles do not hold as texts, and decimals.
  const mayBeText = !isNumeric(type) || type.kind === 'int64' || type.kind === 'decimal';
  return (value) => {
    if (value === null) return true;
    const isOfKind = type.kind === 'boolean' ? typeof value === 'boolean' : typeof value === 'string';
    if (!isOfKind || (isExactNumber(value) ? !isNumeric(type) : isNumeric(type) && !mayBeText)) return false;
    return hasForm(cellTextOf(value) ?? '');
  };
}
