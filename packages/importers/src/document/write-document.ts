import type {
  ColumnProposal,
  OptionValue,
  ProposedLocale,
  ProposedRows,
  SchemaProposal,
  TableProposal,
} from '../proposal/proposal.ts';
import { yamlLine, yamlMap, yamlNumber, yamlText, yamlValue } from './yaml-text.ts';

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

function tableText({ name, rows, columns }: TableProposal, comments: boolean): string {
  const keys = columns.map((column) => `${yamlText(column.name)}:`);
  const width = Math.min(24, Math.max(0, ...keys.map(({ length }) => length)));
  const lines = columns.map(
    (column, at) => `      ${(keys[at] ?? '').padEnd(width)} ${columnText(column)}${comments ? comment(column) : ''}`,
  );
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

function columnText({ generator, references, options, nulls, unique }: ColumnProposal): string {
  const entries: [string, string][] = [];
  if (references !== undefined) entries.push(['references', yamlText(`${references.table}.${references.column}`)]);
  else entries.push(['generator', generator]);
  for (const [name, value] of Object.entries(options)) entries.push([name, optionText(name, value)]);
  if (unique) entries.push(['unique', 'true']);
  if (nulls > 0) entries.push(['nulls', shareText(nulls)]);
  return entries.length === 1 && references === undefined ? generator : yamlMap(entries);
}

/** Weighted texts stand as a map, where the keys are text; a value that is text is told from a number by quotation marks. */
function optionText(name: string, value: OptionValue): string {
  if (name === 'value' && typeof value === 'string') return yamlText(value);
  if (name !== 'values' || !Array.isArray(value)) return yamlValue(value);
  const weighted = value.filter(isWeighted);
  if (weighted.length < value.length) return yamlValue(value);
  if (weighted.every((entry) => typeof entry.value === 'string'))
    return yamlMap(weighted.map((entry) => [yamlText(String(entry.value)), yamlNumber(entry.weight)]));
  return yamlValue(value);
}

function isWeighted(value: OptionValue): value is { readonly value: string | number; readonly weight: number } {
  return typeof value === 'object' && value !== null && 'value' in value && 'weight' in value;
}

/** A share in per cent, with so many digits as are worth it. */
function shareText(share: number): string {
  const percent = share * 100;
  const text = percent >= 10 ? percent.toFixed(0) : String(Number(percent.toPrecision(2)));
  // Nothing in the sample was there without fail, so all but one in a thousand is the most.
  return share < 1 && text === '100' ? '99.9%' : `${text}%`;
}
