import { isBeyondDoubles, type LogicalType, quote } from '@populace/core';
import type { Cell, Reading } from './define-reader.ts';
import { exactText, NUMBER_MARK, parseExactly } from './exact-json.ts';

/** What takes in the rows of a JSON file, each the text of an object. */
export function createRowTaker(reading: Reading): (text: string, line: number) => void {
  const { columns, options, fault } = reading;
  const places = new Map(columns.map(({ name }, at) => [name, at]));
  const forms = columns.map(({ type }) => jsonForm(type, options));
  const cells: Cell[] = new Array<Cell>(columns.length).fill(undefined);
  return (text, line) => {
    const row = objectOf(text);
    if (row === undefined) {
      fault('verify/broken', line, 'the row is no JSON object');
      return;
    }
    cells.fill(undefined);
    for (const [name, value] of Object.entries(row)) {
      const at = places.get(name);
      if (at === undefined) fault('verify/header', line, `the row has ${quote(name)}, which the table does not`);
      else {
        const cell = cellOf(value, forms[at]);
        if (cell === undefined) {
          const shown = JSON.stringify(value).replaceAll(NUMBER_MARK, '');
          fault('verify/type', line, `${quote(name)} is ${shown}, which is no JSON ${forms[at]}`);
        }
        cells[at] = cell;
      }
    }
    if (Object.keys(row).length < columns.length) reportMissing(row, line, reading);
    reading.row(cells, line);
  };
}

function reportMissing(row: object, line: number, { columns, fault }: Reading): void {
  const missing = columns.filter(({ name }) => !Object.hasOwn(row, name));
  if (missing.length === 0) return;
  fault('verify/header', line, `the row lacks ${missing.map(({ name }) => quote(name)).join(', ')}`);
}

function objectOf(text: string): object | undefined {
  try {
    const value = parseExactly(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    // What is wrong with it is told as a fault of the file.
    return undefined;
  }
}

/** What a column's values are in JSON. */
type JsonForm = 'number' | 'string' | 'boolean' | 'value';

function jsonForm(type: LogicalType, options: Reading['options']): JsonForm {
  const { kind } = type;
  switch (kind) {
    case 'int32':
    case 'float64':
      return 'number';
    case 'int64':
      return options['bigints'] === 'text' && isBeyondDoubles(type) ? 'string' : 'number';
    case 'decimal':
      return options['decimals'] === 'text' ? 'string' : 'number';
    case 'boolean':
    case 'json':
      return kind === 'json' ? 'value' : kind;
    case 'array':
    case 'object':
      return 'value';
    default:
      return 'string';
  }
}

/** The text of a value; undefined where it is of another kind. */
function cellOf(value: unknown, form: JsonForm): Cell {
  if (value === null) return null;
  if (form === 'value') return exactText(value);
  if (typeof value === 'boolean') return form === 'boolean' ? `${value}` : undefined;
  if (typeof value !== 'string') return undefined;
  const isNumber = value.startsWith(NUMBER_MARK);
  if (isNumber) return form === 'number' ? value.slice(NUMBER_MARK.length) : undefined;
  return form === 'string' ? value : undefined;
}
