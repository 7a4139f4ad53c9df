import { type CellLayout, cellText, jsonEscapes } from '@populace/cells';
import { type Column, isNumeric, type LogicalType } from '@populace/core';
import { checkBare, isBare } from '../shared/bare-values/check-bare.ts';
import { mapTexts } from '../shared/bare-values/map-texts.ts';
import { mapInnermost } from '../shared/nested/inner-columns.ts';
import { mayBeNull } from '../shared/nested/may-be-null.ts';

/** Whether values are of Python's own types (`Decimal`, `date`, `UUID`), or numbers, booleans and texts only. */
export type PythonValues = 'plain' | 'typed';

/** How a type is written as a Python expression, what it is called, and what must be imported for it. */
interface PythonType {
  readonly name: string;
  /** Before and after the text of a value. */
  readonly open: string;
  readonly close: string;
  readonly imports: string;
}

const DATETIME = 'from datetime import date, datetime, time';
const TEXT: PythonType = { name: 'str', open: '"', close: '"', imports: '' };

const typed: Partial<Record<LogicalType['kind'], PythonType>> = {
  decimal: { name: 'Decimal', open: 'Decimal("', close: '")', imports: 'from decimal import Decimal' },
  date: { name: 'date', open: 'date.fromisoformat("', close: '")', imports: DATETIME },
  time: { name: 'time', open: 'time.fromisoformat("', close: '")', imports: DATETIME },
  timestamp: { name: 'datetime', open: 'datetime.fromisoformat("', close: '")', imports: DATETIME },
  // Before Python 3.11 there is no reading of Z.
  timestamptz: { name: 'datetime', open: 'datetime.fromisoformat("', close: '+00:00")', imports: DATETIME },
  uuid: { name: 'UUID', open: 'UUID("', close: '")', imports: 'from uuid import UUID' },
  bytes: { name: 'bytes', open: 'b64decode("', close: '")', imports: 'from base64 import b64decode' },
  json: { name: 'object', open: 'json.loads("', close: '")', imports: 'import json' },
};

const bare: Partial<Record<LogicalType['kind'], string>> = {
  int32: 'int',
  int64: 'int',
  float64: 'float',
  decimal: 'float',
  boolean: 'bool',
};

function pythonType({ kind }: LogicalType, values: PythonValues): PythonType {
  const own = values === 'typed' ? typed[kind] : undefined;
  if (own !== undefined) return own;
  const name = bare[kind];
  return name === undefined ? TEXT : { name, open: '', close: '', imports: '' };
}

/** Returns what the type of a column's values is called in annotations. */
export function pythonTypeName({ type, vector }: Column, values: PythonValues): string {
  if (vector.kind === 'struct') return 'dict[str, object]';
  if (vector.kind !== 'list') return pythonType(type, values).name;
  const item = pythonTypeName(vector.item, values);
  return `list[${mayBeNull(vector.item.vector) ? `${item} | None` : item}]`;
}

/** Returns the lines that import what columns are written with, in alphabetical order. */
export function pythonImports(types: readonly LogicalType[], values: PythonValues): readonly string[] {
  const lines = new Set(types.flatMap(innermost).map((type) => pythonType(type, values).imports));
  // The modules themselves before what is taken from them.
  return [...lines]
    .filter((line) => line !== '')
    .sort((a, b) => (a.replace('import', 'f') < b.replace('import', 'f') ? -1 : 1));
}

function innermost(type: LogicalType): readonly LogicalType[] {
  if (type.kind === 'array') return innermost(type.items);
  return type.kind === 'object' ? type.members.flatMap((member) => innermost(member.type)) : [type];
}

const TEXT_CELL: CellLayout = { open: '"', close: '"', null: 'None', escapes: jsonEscapes() };
const BOOLEANS = { true: 'True', false: 'False' } as const;

/**
 * Returns a column as Python's values are made of it: booleans with a capital, points in time without Z where it stands for itself.
 * @throws CodedError `format/cannot-hold` where its texts are made row by row.
 */
export function pythonColumn(column: Column, values: PythonValues): Column {
  return mapInnermost(column, (one) => valueColumn(one, values));
}

function valueColumn(column: Column, values: PythonValues): Column {
  const { kind } = column.type;
  if (kind === 'boolean') {
    checkBare(column, 'Python');
    return mapTexts(column, (text) => (text === 'true' ? BOOLEANS.true : BOOLEANS.false));
  }
  if (kind === 'timestamptz' && values === 'typed') return mapTexts(column, (text) => text.replace(/Z$/, ''));
  return column;
}

/**
 * Returns the layout of a column's values as expressions (The Python Language Reference, section 2.5).
 * @throws CodedError `format/cannot-hold` where a column of numbers is made of something else.
 */
export function pythonCell(column: Column, values: PythonValues): CellLayout {
  const { type, vector } = column;
  if (vector.kind === 'list') {
    const parts = [pythonCell(vector.item, values)];
    return { null: 'None', nested: { open: '[', between: ', ', close: ']', parts } };
  }
  if (vector.kind === 'struct') {
    const parts = vector.members.map((member) => ({
      ...pythonCell(member, values),
      before: `${cellText(TEXT_CELL, member.name)}: `,
    }));
    return { null: 'None', nested: { open: '{', between: ', ', close: '}', parts } };
  }
  if (isNumeric(type)) checkBare(column, 'Python');
  const { open, close } = pythonType(type, values);
  const cell = { open, close, null: 'None' };
  if (type.kind === 'boolean') return { ...cell, booleans: BOOLEANS };
  return isBare(type) ? cell : { ...cell, escapes: jsonEscapes() };
}

const RESERVED =
  /^(?:False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield|date|datetime|time|Decimal|UUID|b64decode|json|dataclass|annotations|int|float|bool|str|bytes|object|list|tuple)$/;

/** Whether a word cannot be the name of a variable, or is used by the file itself. */
export function isPythonReserved(word: string): boolean {
  return RESERVED.test(word);
}
