import { batchOf, codesCells, encodeToText, int32Cells, partsCells, testEncoder } from '@populace/testkit';
import { type CastingContext, parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { tsvEncoder } from './tsv-encoder.ts';

/** Reads as PostgreSQL's manual describes the text format of COPY: lines, tabs, backslash sequences, `\N`. */
function readCopyText(text: string): unknown[][] {
  const sequences: Record<string, string> = { '\\t': '\t', '\\n': '\n', '\\r': '\r', '\\\\': '\\' };
  const lines = text.split('\n').slice(1, -1);
  return lines.map((line) =>
    line
      .split('\t')
      .map((cell) => (cell === '\\N' ? null : cell.replace(/\\./g, (pair) => sequences[pair] ?? 'unknown'))),
  );
}

function readQuoted(text: string): unknown[][] {
  // csv-parse does not say in its types that `cast` may give null.
  return parse(text, {
    delimiter: '\t',
    from_line: 2,
    record_delimiter: '\n',
    cast: (value: string, { quoting }: CastingContext) => (value === '\\N' && !quoting ? null : value),
  }) as unknown[][];
}

testEncoder(tsvEncoder, { readBack: readCopyText });
testEncoder(tsvEncoder, { options: { escape: 'quote' }, readBack: readQuoted });
testEncoder(tsvEncoder, {
  options: { escape: 'none' },
  // The text `\N` cannot be told from a null here.
  expected: (text) => (text === '\\N' ? null : text),
  readBack: (text) =>
    text
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split('\t').map((cell) => (cell === '\\N' ? null : cell))),
  refuses: (text) => /[\t\r\n]/.test(text),
});
testEncoder(tsvEncoder, {
  options: { encoding: 'utf-16le', lineEnd: 'crlf' },
  decode: (bytes) => new TextDecoder('utf-16le', { fatal: true }).decode(bytes),
  readBack: (text) => readCopyText(text.replaceAll('\r\n', '\n')),
});

describe('tsv', () => {
  it('keeps one line a row whatever the values are', () => {
    const batch = batchOf({ 'a\tb': codesCells(['x\ty', null, '\\N']), note: ['two\nlines', '', 'say "hi"'] });

    const text = encodeToText(tsvEncoder, batch);

    expect(text).toBe('a\\tb\tnote\nx\\ty\ttwo\\nlines\n\\N\t\n\\\\N\tsay "hi"\n');
  });

  it('quotes what parts could spell like a null', () => {
    const parts = partsCells([codesCells(['\\', '\\']), codesCells(['N', 'M'])]);

    const text = encodeToText(tsvEncoder, batchOf({ a: parts }), { options: { escape: 'quote' } });

    expect(text).toBe('a\n"\\N"\n"\\M"\n');
  });

  it('marks texts that begin like a formula when asked', () => {
    const batch = batchOf({
      a: codesCells(['=1+1', '\t=1', null]),
      b: ['@x', '+49 30 1', '-'],
      c: int32Cells([-1, -2, 3]),
    });

    const text = encodeToText(tsvEncoder, batch, { options: { spreadsheetSafe: 'on' } });

    expect(text).toBe("a\tb\tc\n'=1+1\t'@x\t-1\n\\t=1\t'+49 30 1\t-2\n\\N\t'-\t3\n");
  });

  it('refuses a null token with a tab', () => {
    expect(() => encodeToText(tsvEncoder, batchOf({ a: ['x'] }), { options: { nullText: '\t' } })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option' }),
    );
  });

  it('quotes as CSV does when asked', () => {
    const options = { escape: 'quote', nullText: '' };

    const text = encodeToText(tsvEncoder, batchOf({ a: ['x\ty', null], b: ['a\\b', ''] }), { options });

    expect(text).toBe('a\tb\n"x\ty"\ta\\b\n\t""\n');
  });
});
