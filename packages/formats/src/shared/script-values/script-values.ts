import { type CellLayout, jsonEscapes } from '@populace/cells';
import { type Column, enumOption, isBeyondDoubles, type LogicalType, type Option } from '@populace/core';
import { checkBare, isBare } from '../bare-values/check-bare.ts';
import { mayBeNull } from '../nested/may-be-null.ts';

/** How values of JavaScript and TypeScript are written. */
export interface ScriptValues {
  readonly bigints: 'number' | 'bigint' | 'text';
  readonly decimals: 'number' | 'text';
  readonly instants: 'text' | 'date';
}

interface ScriptValueOptions {
  readonly bigints: Option<ScriptValues['bigints']>;
  readonly decimals: Option<ScriptValues['decimals']>;
  readonly instants: Option<ScriptValues['instants']>;
}

/** The options of values in JavaScript and TypeScript. */
export const scriptValueOptions: ScriptValueOptions = {
  bigints: enumOption(['number', 'bigint', 'text'], {
    default: 'number',
    summary: 'How int64 is written: as number, which is exact up to 2^53, as bigint, or as text.',
  }),
  decimals: enumOption(['number', 'text'], {
    default: 'number',
    summary: 'How decimals are written: as number, which is exact up to 15 digits, or as text.',
  }),
  instants: enumOption(['text', 'date'], {
    default: 'text',
    summary: 'Whether points in time with a zone are texts or Date objects, which have no microseconds.',
  }),
};

/**
 * Returns the layout of a column's members of an object literal (ECMA-262, section 13.2.5).
 * @throws CodedError `format/cannot-hold` where a column of numbers or booleans is made of something else.
 */
export function scriptCell(column: Column, values: ScriptValues): CellLayout {
  return { before: `${propertyKey(column.name)}: `, null: 'null', ...scriptValue(column, values) };
}

function scriptValue(column: Column, values: ScriptValues): Partial<CellLayout> {
  const { type, vector } = column;
  if (vector.kind === 'list') {
    const parts = [{ null: 'null', ...scriptValue(vector.item, values) }];
    return { nested: { open: '[', between: ', ', close: ']', parts } };
  }
  if (vector.kind === 'struct') {
    const parts = vector.members.map((member) => scriptCell(member, values));
    return { nested: { open: '{ ', between: ', ', close: ' }', parts } };
  }
  if (isBare(type)) checkBare(column, 'JavaScript');
  const typeOf = scriptType(type, values);
  if (typeOf === 'bigint') return { close: 'n' };
  if (typeOf === 'number' || typeOf === 'boolean') return {};
  const text = { open: '"', close: '"', escapes: scriptEscapes };
  if (typeOf === 'Date') return { ...text, open: 'new Date("', close: '")' };
  // Never as an object literal, where a key of __proto__ would be none.
  return typeOf === 'unknown' ? { ...text, open: 'JSON.parse("', close: '")' } : text;
}

// Editors and readers before ECMAScript 2019 take U+2028 and U+2029 for line ends.
const scriptEscapes = { ...jsonEscapes(), '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Returns the TypeScript type of a column's values, nulls aside; those of what they are made of are in it. */
export function scriptTypeOf({ type, vector }: Column, values: ScriptValues): string {
  if (vector.kind === 'list') {
    const item = nullableType(vector.item, values);
    return `readonly ${/[ {]/.test(item) ? `(${item})` : item}[]`;
  }
  if (vector.kind !== 'struct') return scriptType(type, values);
  const members = vector.members.map(
    (member) => `readonly ${propertyKey(member.name)}: ${nullableType(member, values)}`,
  );
  return `{ ${members.join('; ')} }`;
}

function nullableType(column: Column, values: ScriptValues): string {
  const typeOf = scriptTypeOf(column, values);
  return mayBeNull(column.vector) && typeOf !== 'unknown' ? `${typeOf} | null` : typeOf;
}

function scriptType(type: LogicalType, { bigints, decimals, instants }: ScriptValues): string {
  if (type.kind === 'int64' && !isBeyondDoubles(type)) return 'number';
  const known: Partial<Record<LogicalType['kind'], string>> = {
    int32: 'number',
    float64: 'number',
    boolean: 'boolean',
    json: 'unknown',
    int64: bigints === 'text' ? 'string' : bigints,
    decimal: decimals === 'text' ? 'string' : decimals,
    timestamptz: instants === 'date' ? 'Date' : 'string',
  };
  return known[type.kind] ?? 'string';
}

/** Returns a name as the key of a member, in quotes where it must be; `__proto__` would set the prototype unless it is computed. */
export function propertyKey(name: string): string {
  if (name === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : JSON.stringify(name);
}

// ECMA-262, section 12.7.2, with what strict code and modules reserve, and the names that the files use themselves.
const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|implements|interface|package|private|protected|public|eval|arguments|undefined|NaN|Infinity|Date|JSON|module|exports|require)$/;

/** Whether a word cannot be the name of a constant. */
export function isScriptReserved(word: string): boolean {
  return RESERVED.test(word);
}
