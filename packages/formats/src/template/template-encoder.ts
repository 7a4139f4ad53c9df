import { defineEncoder, type Encoder } from '@populace/cells';
import { CodedError, type Column, enumOption, nearestNames, type RowSet, textOption } from '@populace/core';
import { type Place, planPlaced } from '../shared/placed-cells/plan-placed.ts';
import { type FilterName, filters } from './filters.ts';
import { OPEN_BRACES, parseTemplate, type Template } from './parse-template.ts';

/**
 * Any text made of a template: a hole for each value, and nothing that would run. Holes: `{{column}}`, with a filter `{{column|json}}`,
 * the number of the row from 0 `{{@row}}`, and two braces `{{@braces}}`.
 */
export const templateEncoder: Encoder = defineEncoder({
  id: 'template',
  summary: 'Any text, made of a template with holes such as {{name}} or {{name|json}}.',
  contentType: 'text/plain',
  extensions: ['txt'],
  options: {
    template: textOption({
      maxLength: 100_000,
      summary:
        'The text of a row; with {{#rows}} and {{/rows}} around that of the rows, the whole text. A list of `name: value` where absent.',
    }),
    between: textOption({ default: '', maxLength: 1000, summary: 'What stands between two rows.' }),
    filter: enumOption(['none', 'xml', 'json', 'csv', 'sql'], {
      default: 'none',
      summary: 'How values are written where a hole names no filter: as they are, or for the language around them.',
    }),
    nullText: textOption({
      default: '',
      summary: 'What stands for a missing value; json and sql have words of their own.',
    }),
  },
  plan(columns, { template, between, filter, nullText }, { rows }) {
    if (template === undefined) return planPlaced(listOf(columns, nullText), { rowBetween: `\n${between}` }, rows);
    const { head, row, tail } = parseTemplate(template);
    return planPlaced(placesOf(row, { columns, filter, nullText, rows }), { head, tail, rowBetween: between }, rows);
  },
});

function listOf(columns: readonly Column[], nullText: string): readonly Place[] {
  return columns.flatMap((column) => [`${column.name}: `, { column, cell: { null: nullText } }, '\n']);
}

interface Holes {
  readonly columns: readonly Column[];
  readonly filter: FilterName;
  readonly nullText: string;
  readonly rows: RowSet;
}

function placesOf(row: Template['row'], holes: Holes): readonly Place[] {
  return row.map((piece) => {
    if (piece.kind === 'text') return piece.text;
    if (piece.name === OPEN_BRACES) return '{{';
    const { column, filter } = fill(piece.name, holes);
    return { column, cell: filters[filter](column, holes.nullText) };
  });
}

/** The column and the filter that a hole names; a column may have a bar in its name. */
function fill(hole: string, holes: Holes): { readonly column: Column; readonly filter: FilterName } {
  const whole = columnOf(hole, holes);
  if (whole !== undefined) return { column: whole, filter: holes.filter };
  const bar = hole.lastIndexOf('|');
  const name = bar < 0 ? hole : hole.slice(0, bar).trim();
  const column = columnOf(name, holes);
  if (column === undefined)
    throw unknown('column', name, [...holes.columns.map((one) => one.name), '@row', OPEN_BRACES]);
  const asked = hole.slice(bar + 1).trim();
  if (!isFilter(asked)) throw unknown('filter', asked, Object.keys(filters));
  return { column, filter: asked };
}

function columnOf(name: string, { columns, rows }: Holes): Column | undefined {
  // The words of the row numbers are the vector: they are filled anew for each batch as vectors are.
  if (name === '@row')
    return { name, type: { kind: 'int64' }, vector: { kind: 'wide', hi: rows.hi, lo: rows.lo, scale: 0 } };
  return columns.find((column) => column.name === name);
}

function isFilter(name: string): name is FilterName {
  return Object.hasOwn(filters, name);
}

function unknown(what: string, name: string, names: readonly string[]): CodedError {
  const near = nearestNames(name, names);
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${names.join(', ')}`;
  return new CodedError(
    'format/invalid-option',
    `The template names the ${what} ${JSON.stringify(name)}, which is not there; ${offer}`,
  );
}
