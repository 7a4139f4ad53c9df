import { defineReader, type Reader } from './define-reader.ts';
import { readDelimited } from './read-delimited.ts';

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' };

/** Tab-separated values, with backslashes as PostgreSQL and MySQL read them, quotation marks as in CSV, or neither. */
export const tsvReader: Reader = defineReader({
  id: 'tsv',
  read(texts, reading) {
    const { escape, nullText: said, header } = reading.options;
    const nullText = typeof said === 'string' ? said : '\\N';
    const isPlain = escape === 'quote' || escape === 'none';
    return readDelimited(texts, reading, {
      quote: escape === 'quote' ? '"' : undefined,
      // Line ends and tabs within values are written as letters behind a backslash, so the backslash parts nothing.
      escapes: false,
      delimiterOf: () => '\t',
      hasHeader: header !== false,
      nullText,
      tellsNulls: escape === 'quote' || (!isPlain && nullText.startsWith('\\')),
      plain: isPlain ? undefined : unescaped,
    });
  },
});

function unescaped(cell: string): string {
  if (!cell.includes('\\')) return cell;
  return cell.replace(/\\(.)/g, (both, character: string) => ESCAPES[character] ?? both);
}
