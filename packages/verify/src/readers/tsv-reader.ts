import { defineReader, type Reader } from './define-reader.ts';
import { readDelimited } from './read-delimited.ts';

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' };

/** Tab-separated values, with backslashes as PostgreSQL and MySQL read them, or quotation marks as in CSV. */
export const tsvReader: Reader = defineReader({
  id: 'tsv',
  read(texts, { options, ...reading }) {
    const quoted = options['escape'] === 'quote';
    const nullText = options['nullText'];
    return readDelimited(texts, { options, ...reading }, quoted, () => ({
      delimiter: '\t',
      hasHeader: options['header'] !== false,
      nullText: typeof nullText === 'string' ? nullText : '\\N',
      quoted,
      plain: quoted ? undefined : unescaped,
    }));
  },
});

function unescaped(cell: string): string {
  if (!cell.includes('\\')) return cell;
  return cell.replace(/\\(.)/g, (both, character: string) => ESCAPES[character] ?? both);
}
