import { defineReader, type Reader } from './define-reader.ts';
import { createRowTaker } from './json-row.ts';
import { TOO_LONG } from './read-delimited.ts';
import { wholeLines } from './whole-lines.ts';

/** JSON, one object a line. */
export const ndjsonReader: Reader = defineReader({
  id: 'ndjson',
  async read(texts, reading) {
    const take = createRowTaker(reading);
    const tooLong = (line: number): void => reading.fault('verify/broken', line, TOO_LONG);
    for await (const { text, line, isTorn } of wholeLines(texts, {
      quote: undefined,
      escapes: false,
      tooLong,
      mostOfRow: reading.mostOfRow,
    })) {
      const rows = (isTorn ? text : text.slice(0, -1)).split('\n');
      for (const [at, row] of rows.entries()) take(row, line + at);
      if (isTorn) reading.fault('verify/torn', line, 'the last line has no line end: the file is cut off');
    }
  },
});
