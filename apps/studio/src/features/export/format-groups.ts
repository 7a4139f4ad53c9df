import type { FormatPage } from '@populace/library';
import type { useText } from './messages.ts';

/** What a group of formats is called, as a key of the words. */
type GroupKey = Extract<Parameters<ReturnType<typeof useText>>[0], `${string}Group`>;

/** Formats by what their files are for, what is asked for most first, each with the name that it is known by. */
const GROUPS: readonly (readonly [key: GroupKey, names: Readonly<Record<string, string>>])[] = [
  ['tableGroup', { csv: 'CSV', tsv: 'TSV', 'fixed-width': 'Fixed width' }],
  ['dataGroup', { json: 'JSON', ndjson: 'NDJSON', 'json-seq': 'JSON sequence', xml: 'XML', yaml: 'YAML' }],
  ['databaseGroup', { sql: 'SQL', sqlite: 'SQLite' }],
  ['sheetGroup', { xlsx: 'Excel', ods: 'OpenDocument' }],
  [
    'typedGroup',
    { parquet: 'Parquet', arrow: 'Arrow', 'arrow-stream': 'Arrow stream', avro: 'Avro', msgpack: 'MessagePack' },
  ],
  ['documentGroup', { markdown: 'Markdown', html: 'HTML' }],
  ['codeGroup', { javascript: 'JavaScript', typescript: 'TypeScript', python: 'Python' }],
  ['standardGroup', { geojson: 'GeoJSON', vcard: 'vCard', icalendar: 'iCalendar' }],
  ['otherGroup', { template: 'Template' }],
];

const REST = 'otherGroup';

/** A format with the name that people know it by. */
export interface NamedFormat extends FormatPage {
  readonly name: string;
}

/** Formats that belong together. */
export interface FormatGroup {
  readonly key: GroupKey;
  readonly formats: readonly NamedFormat[];
}

/** Returns the name that a format is known by; its id where none is known. */
export function formatName(id: string): string {
  return GROUPS.map(([, names]) => names[id]).find((name) => name !== undefined) ?? id.toUpperCase();
}

/** Returns formats in their groups; what belongs to none stands with the others at the end. Groups without formats are left out. */
export function groupFormats(formats: readonly FormatPage[]): readonly FormatGroup[] {
  const placed = new Set(GROUPS.flatMap(([, names]) => Object.keys(names)));
  const rest = formats.filter(({ id }) => !placed.has(id));
  const groups = GROUPS.map(([key, names]): FormatGroup => {
    const known = Object.keys(names).flatMap((id) => formats.filter((format) => format.id === id));
    const all = key === REST ? [...known, ...rest] : known;
    return { key, formats: all.map((format) => ({ ...format, name: formatName(format.id) })) };
  });
  return groups.filter((group) => group.formats.length > 0);
}

/** Says whether each of the words stands in a format's names, content type, extensions, summary, or the words for its group. */
export function isFormatFound(format: NamedFormat, group: string, words: string): boolean {
  const { id, name, contentType, extensions, summary } = format;
  const text = [id, name, contentType, extensions.map((extension) => `.${extension}`).join(' '), summary, group]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
