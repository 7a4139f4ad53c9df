import { type FlowStyle, inThousands, usualStyle, type WritableValue, writeValue } from '@populace/document';
import type {
  ColumnProposal,
  ProposedLocale,
  ProposedRows,
  SchemaProposal,
  TableProposal,
} from '../proposal/proposal.ts';
import { hiddenColumns, presentColumn } from './write-presence.ts';
import { shareOf, sourceEntries } from './write-source.ts';

/** What other tools read too, so texts are in quotation marks where any of them may take them for something else. */
const style: FlowStyle = { ...usualStyle, cautious: true };

/** How a proposal is written. */
export interface DocumentSettings {
  /** What `now` means in the document: a date or a timestamp; left out if absent. */
  readonly now?: string | undefined;
  /** Writes behind each column what speaks for it. */
  readonly comments?: boolean | undefined;
}

/** Writes a proposal as the YAML text of a schema document. */
export function writeDocument(
  { name, locales, tables }: SchemaProposal,
  { now, comments = false }: DocumentSettings = {},
): string {
  const head = [
    'populace: 1',
    `name: ${writeValue(name, style, 'block')}`,
    ...(now === undefined ? [] : [`now: ${now}`]),
    ...(locales.length === 0 ? [] : [`locale: ${localeText(locales)}`]),
  ];
  return `${head.join('\n')}\n\ntables:\n${tables.map((table) => tableText(table, comments)).join('\n')}`;
}

function localeText(locales: readonly ProposedLocale[]): string {
  const [only] = locales;
  if (locales.length === 1 && only !== undefined) return only.id;
  return written(new Map(locales.map(({ id, share }) => [id, Math.max(1, Math.round(share * 100))])));
}

function tableText({ name, rows, columns, objects = [] }: TableProposal, comments: boolean): string {
  const lines = [
    ...columns.map(
      (column) => [column.name, `${written(columnValue(column))}${comments ? comment(column) : ''}`] as const,
    ),
    ...hiddenColumns(columns, objects).map(([column, value]) => [column, written(value)] as const),
  ];
  const keys = lines.map(([column]) => `${written(column)}:`);
  const width = Math.min(24, Math.max(0, ...keys.map(({ length }) => length)));
  const texts = lines.map(([, text], at) => `      ${(keys[at] ?? '').padEnd(width)} ${text}`);
  const body = columns.length === 0 ? '    columns: {}\n' : `    columns:\n${texts.join('\n')}\n`;
  return `  ${written(name)}:\n    rows: ${rowsText(rows)}\n${body}`;
}

function rowsText(rows: ProposedRows): string {
  if (typeof rows === 'number') return written(rows < 1000 ? rows : inThousands(rows));
  return written(
    new Map<string, WritableValue>([
      ['per', rows.per],
      ['count', new Map([['poisson', rows.mean]])],
    ]),
  );
}

/** Keys and values of lines are written as those between braces. */
function written(value: WritableValue): string {
  return writeValue(value, style, 'flow');
}

function comment({ evidence }: ColumnProposal): string {
  return evidence.length === 0
    ? ''
    : `   # ${evidence
        .map(({ text }) => text)
        .join('; ')
        .replaceAll(/\s+/g, ' ')}`;
}

function columnValue(column: ColumnProposal): WritableValue {
  if (column.presence !== undefined) return presentColumn(column, column.presence);
  const { generator, nulls, unique } = column;
  const entries = sourceEntries(column);
  if (unique) entries.push(['unique', true]);
  if (nulls > 0) entries.push(['nulls', shareOf(nulls)]);
  return entries.length === 1 && entries[0]?.[0] === 'generator' ? generator : new Map(entries);
}
