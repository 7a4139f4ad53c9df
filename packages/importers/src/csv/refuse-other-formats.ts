import { CodedError } from '@populace/core';
import { sniffType } from '@populace/media-types';

/** Formats by the ends of file names, for what people call them. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  json: 'JSON',
  jsonl: 'JSON Lines',
  ndjson: 'JSON Lines',
  geojson: 'GeoJSON',
  sql: 'SQL',
  dump: 'a database dump',
  xml: 'XML',
  html: 'HTML',
  htm: 'HTML',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  md: 'Markdown',
  xlsx: 'an Excel workbook',
  xls: 'an Excel workbook',
  ods: 'a spreadsheet',
  numbers: 'a spreadsheet',
  parquet: 'Parquet',
  avro: 'Avro',
  arrow: 'Arrow',
  feather: 'Arrow',
  orc: 'ORC',
  sqlite: 'an SQLite database',
  db: 'a database',
  gz: 'compressed',
  zst: 'compressed',
  zip: 'an archive',
  pdf: 'PDF',
  prisma: 'a Prisma schema',
  graphql: 'GraphQL',
  proto: 'Protocol Buffers',
};

/** Texts that are not rows by what they are, for what people call them. */
const BY_TYPE: Readonly<Record<string, string>> = {
  'application/json': 'JSON',
  'application/x-ndjson': 'JSON Lines',
  'application/xml': 'XML',
  'application/xhtml+xml': 'HTML',
  'image/svg+xml': 'SVG',
  'text/html': 'HTML',
};

/** The look of texts that other formats have at their start. */
const BY_START: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  {
    pattern:
      /^(\s*(--.*|\/\*[\s\S]*?\*\/|#.*)\s*\n)*\s*(create\s+(or\s+replace\s+|temp(orary)?\s+|unlogged\s+)*(table|database|schema|type|view|extension|sequence|index)|insert\s+into|drop\s+table|alter\s+table|begin\s*;|start\s+transaction|set\s+\w+\s*=|use\s+[`"\w]+\s*;|copy\s+[\w."]+\s*\(|select\s[\s\S]*\sfrom\s)/i,
    what: 'SQL',
  },
  { pattern: /^\s*(%YAML|---\s*\n|populace\s*:)/, what: 'YAML' },
  { pattern: /^\s*\{\s*("|\})/, what: 'JSON' },
  { pattern: /^\s*\[\s*(\{|\[|"|-?\d|\])/, what: 'JSON' },
  { pattern: /^\s*<(\?xml|!doctype|[a-z][\w:-]*[\s>/])/i, what: 'XML' },
];

/** So much of a file tells what it is. */
const MOST_SNIFFED = 65_536;

/**
 * Rejects files that are neither CSV nor TSV, by their content and by the end of their name.
 * @throws CodedError `import/not-text` for bytes that are not text, `import/not-rows` for text in another format.
 */
export function refuseOtherFormats(source: string | Uint8Array, text: string, fileName = 'The text'): void {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source.slice(0, MOST_SNIFFED)) : source;
  const [sniffed] = sniffType(bytes.subarray(0, MOST_SNIFFED));
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const called = Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
  if (sniffed?.by === 'signature') throw notText(fileName, called ?? sniffed.type);
  const looked = BY_START.find(({ pattern }) => pattern.test(text.slice(0, MOST_SNIFFED)))?.what;
  const what = BY_TYPE[sniffed?.type ?? ''] ?? looked ?? called;
  if (what === undefined) return;
  const message = `${fileName} is ${what}. Only CSV, TSV and lists of rows in JSON are read: export its rows as CSV.`;
  throw new CodedError('import/not-rows', message);
}

/** What holds no rows that anybody could save as CSV. */
const WITHOUT_ROWS = /^(?:image|audio|video|font)\//;

function notText(fileName: string, what: string): CodedError {
  if (WITHOUT_ROWS.test(what)) {
    const message = `${fileName} is ${what}. It has no rows. CSV, TSV and lists of rows in JSON can be read; Studio opens schemas and ZIP backups, too.`;
    return new CodedError('import/not-text', message);
  }
  return new CodedError(
    'import/not-text',
    `${fileName} is ${what}. Only CSV, TSV and lists of rows in JSON are read: save its rows as CSV.`,
  );
}
