import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvReader } from './csv-reader.ts';
import type { Reading } from './define-reader.ts';
import { ndjsonReader } from './ndjson-reader.ts';
import { type Lines, wholeLines } from './whole-lines.ts';

/** A text in pieces of these lengths, over and over. */
async function* piecesOf(text: string, lengths: readonly number[]): AsyncGenerator<string> {
  for (let at = 0, piece = 0; at < text.length; piece++) {
    const length = lengths[piece % lengths.length] ?? 1;
    yield text.slice(at, at + length);
    at += length;
  }
}

async function linesOf(texts: AsyncIterable<string>, quoted: boolean): Promise<Lines[]> {
  const lines: Lines[] = [];
  const tooLong = (): void => expect.fail('no row is too long');
  for await (const one of wholeLines(texts, { quote: quoted ? '"' : undefined, escapes: false, tooLong }))
    lines.push(one);
  return lines;
}

/** Reads a file of two columns, and returns its rows and what is wrong with it. */
async function readAll(
  reader: typeof csvReader,
  texts: AsyncIterable<string>,
  mostOfRow: number,
): Promise<{ rows: unknown[][]; faults: string[] }> {
  const rows: unknown[][] = [];
  const faults: string[] = [];
  const column = { type: { kind: 'string' }, nullable: false } as const;
  const reading: Reading = {
    columns: [
      { name: 'a', ...column },
      { name: 'b', ...column },
    ],
    options: {},
    mostOfRow,
    row: (cells) => rows.push([...cells]),
    fault: (code, line, message) => faults.push(`${line} ${code} ${message}`),
  };
  await reader.read(texts, reading);
  return { rows, faults };
}

const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

describe('the lines of a file that comes in pieces', () => {
  it('are the file, cut at line ends outside quotation marks only', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\n', ','), maxLength: 60 });

    await fc.assert(
      fc.asyncProperty(text, lengths, fc.boolean(), async (file, sizes, quoted) => {
        const lines = await linesOf(piecesOf(file, sizes), quoted);

        expect(lines.map((one) => one.text).join('')).toBe(file);
        let before = '';
        for (const one of lines) {
          expect(one.line).toBe(before.split('\n').length);
          if (!one.isTorn) expect(one.text.endsWith('\n')).toBe(true);
          before += one.text;
          if (quoted && !one.isTorn) expect(before.split('"').length % 2).toBe(1);
        }
        // What is left at the end has no line end at which it could have been cut.
        const rest = lines.findLast(({ isTorn }) => isTorn)?.text ?? '';
        const plain = quoted ? rest.split('"').filter((_, at) => at % 2 === 0) : [rest];
        expect(plain.some((part) => part.includes('\n'))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('end at a quotation mark that never closes, with the line of its row', async () => {
    const file = `a,b\n1,2\n3,"x\n${'4,5\n'.repeat(500)}`;

    const { rows, faults } = await readAll(csvReader, piecesOf(file, [7]), 1000);

    expect(rows).toEqual([['1', '2']]);
    expect(faults).toEqual([
      '3 verify/broken the row has more than 64 MiB, so a quotation mark in it opens and is not closed; what follows is not read',
    ]);
  });

  it('end at a line of JSON that never ends', async () => {
    const file = `{"a":"1","b":"2"}\n{"a":"${'x'.repeat(3000)}`;

    const { rows, faults } = await readAll(ndjsonReader, piecesOf(file, [64]), 1000);

    expect(rows).toEqual([['1', '2']]);
    expect(faults).toEqual(['2 verify/broken the row has more than 64 MiB; what follows is not read']);
  });

  it('may be as long as a row may be', async () => {
    const file = `a,b\n1,"${'\n'.repeat(990)}"\n`;

    const { rows, faults } = await readAll(csvReader, piecesOf(file, [64]), 1000);

    expect(rows).toEqual([['1', '\n'.repeat(990)]]);
    expect(faults).toEqual([]);
  });

  it('are looked at once each, however long a row is', async () => {
    const piece = 'x\n'.repeat(8);
    let given = 0;
    async function* pieces(): AsyncGenerator<string> {
      yield 'a,b\n1,"';
      for (; given < 300_000; given++) yield piece;
      yield '"\n';
    }
    const lines = await linesOf(pieces(), true);

    // Looking at all that came before with each piece would be 7 * 10^11 characters.
    expect(lines.map(({ text }) => text.length)).toEqual([4, 4 + 1 + 300_000 * 16]);
  });
});
