import { batchOf, codesCells, encodeToText, partsCells, testEncoder } from '@populace/testkit';
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

  it('quotes as CSV does when asked', () => {
    const options = { escape: 'quote', nullText: '' };

    const text = encodeToText(tsvEncoder, batchOf({ a: ['x\ty', null], b: ['a\\b', ''] }), { options });

    expect(text).toBe('a\tb\n"x\ty"\ta\\b\n\t""\n');
  });
});
