import { defineReader, type Reader, type Reading } from './define-reader.ts';
import { readDelimited } from './read-delimited.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Comma-separated values (RFC 4180). Where nobody says what parts cells, it is what the header shows. */
export const csvReader: Reader = defineReader({
  id: 'csv',
  read: (texts, reading) =>
    readDelimited(texts, reading, true, (first) => ({
      delimiter: delimiterOf(first, reading),
      hasHeader: reading.options['header'] !== false,
      nullText: textOr(reading.options['nullText'], ''),
      quoted: true,
    })),
});

function textOr(value: unknown, absent: string): string {
  return typeof value === 'string' ? value : absent;
}

function delimiterOf(first: string, { options, columns }: Reading): string {
  const said = options['delimiter'];
  if (typeof said === 'string') return said;
  const [line = ''] = first.split(/\r?\n/, 1);
  const parts = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.find((delimiter) => columns.length > 1 && parts(delimiter) === columns.length) ?? ',';
}
