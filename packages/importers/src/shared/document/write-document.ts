import type {
  ColumnProposal,
  ProposedLocale,
  ProposedRows,
  SchemaProposal,
  TableProposal,
} from '../proposal/proposal.ts';
import { hiddenColumns, presentText } from './write-presence.ts';
import { shareText, sourceEntries } from './write-source.ts';
import { yamlLine, yamlMap, yamlText } from './yaml-text.ts';

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
    `name: ${yamlLine(name)}`,
    ...(now === undefined ? [] : [`now: ${now}`]),
    ...(locales.length === 0 ? [] : [`locale: ${localeText(locales)}`]),
  ];
  return `${head.join('\n')}\n\ntables:\n${tables.map((table) => tableText(table, comments)).join('\n')}`;
}

function localeText(locales: readonly ProposedLocale[]): string {
  const [only] = locales;
  if (locales.length === 1 && only !== undefined) return only.id;
  return yamlMap(locales.map(({ id, share }) => [id, `${Math.max(1, Math.round(share * 100))}`]));
}

function tableText({ name, rows, columns, objects = [] }: TableProposal, comments: boolean): string {
  const written = [
    ...columns.map((column) => [column.name, `${columnText(column)}${comments ? comment(column) : ''}`] as const),
    ...hiddenColumns(columns, objects),
  ];
  const keys = written.map(([column]) => `${yamlText(column)}:`);
  const width = Math.min(24, Math.max(0, ...keys.map(({ length }) => length)));
  const lines = written.map(([, text], at) => `      ${(keys[at] ?? '').padEnd(width)} ${text}`);
  const body = columns.length === 0 ? '    columns: {}\n' : `    columns:\n${lines.join('\n')}\n`;
  return `  ${yamlText(name)}:\n    rows: ${rowsText(rows)}\n${body}`;
}

function rowsText(rows: ProposedRows): string {
  if (typeof rows !== 'number') return `{ per: ${yamlText(rows.per)}, count: { poisson: ${rows.mean} } }`;
  return rows < 1000 ? `${rows}` : `${rows}`.replaceAll(/\B(?=(\d{3})+$)/g, '_');
}

function comment({ evidence }: ColumnProposal): string {
  return evidence.length === 0
    ? ''
    : `   # ${evidence
        .map(({ text }) => text)
        .join('; ')
        .replaceAll(/\s+/g, ' ')}`;
}

function columnText(column: ColumnProposal): string {
  if (column.presence !== undefined) return presentText(column, column.presence);
  const { generator, nulls, unique } = column;
  const entries = sourceEntries(column);
  if (unique) entries.push(['unique', 'true']);
  if (nulls > 0) entries.push(['nulls', shareText(nulls)]);
  return entries.length === 1 && entries[0]?.[0] === 'generator' ? generator : yamlMap(entries);
}
