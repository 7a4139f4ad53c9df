import { defineReader, type Reader, type Reading } from './define-reader.ts';
import { readDelimited } from './read-delimited.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Comma-separated values (RFC 4180). Where nobody says what parts cells, it is what the header shows. */
export const csvReader: Reader = defineReader({
  id: 'csv',
  read(texts, reading) {
    const { options } = reading;
    const isQuoted = options['quote'] !== 'never';
    return readDelimited(texts, reading, {
      quote: isQuoted ? textOr(options['quoteCharacter'], '"') : undefined,
      escapes: options['escape'] === 'backslash',
      delimiterOf: (first) => delimiterOf(first, reading),
      hasHeader: options['header'] !== false,
      nullText: textOr(options['nullText'], ''),
      tellsNulls: isQuoted,
    });
  },
});

function textOr(value: unknown, absent: string): string {
  return typeof value === 'string' ? value : absent;
}

function delimiterOf(line: string, { options, columns }: Reading): string {
  const said = options['delimiter'];
  if (typeof said === 'string') return said;
  const parts = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.find((delimiter) => columns.length > 1 && parts(delimiter) === columns.length) ?? ',';
}
