import { spawnSync } from 'node:child_process';
import { batchOf, bytesCells, codesCells, encodeToBytes, int32Cells, nastyTexts } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { hasProgram } from '../shared/readers/programs-for-tests.ts';
import { fixedWidthEncoder } from './fixed-width-encoder.ts';

const SCRIPT = `
import json, struct, sys
encoding, widths, in_bytes = json.loads(sys.argv[1])
content = sys.stdin.buffer.read()
rows = []
if in_bytes:
    record = struct.Struct(''.join('%ds' % width for width in widths) + 'x')
    rows = [[cell.decode(encoding) for cell in row] for row in record.iter_unpack(content)]
else:
    for line in content.decode(encoding).split('\\n')[:-1]:
        cells = []
        for width in widths:
            cells.append(line[:width])
            line = line[width:]
        assert line == ''
        rows.append(cells)
json.dump(rows, sys.stdout)
`;

const texts = nastyTexts.filter((text) => !/[\r\n]/.test(text) && text.length < 1000);
const western = texts.filter((text) => !/[^\0-\x7f\xa0-\xff]/.test(text));

describe.skipIf(!hasProgram('python3'))('fixed-width cut by Python (skipped where there is no python3)', () => {
  it.each([
    [{}, 'utf-8', texts, false],
    [{ unit: 'bytes' }, 'utf-8', texts, true],
    [{ encoding: 'utf-16le' }, 'utf-16-le', texts, false],
    [{ encoding: 'iso-8859-1' }, 'iso-8859-1', western, true],
    [{ encoding: 'windows-1252' }, 'cp1252', western, true],
  ])('has every value at its place with %j', (options, encoding, cells, inBytes) => {
    const batch = batchOf({
      id: int32Cells(cells.map((_, row) => row - 5)),
      words: codesCells(cells),
      notes: bytesCells(cells),
    });
    const bytes = encodeToBytes(fixedWidthEncoder, batch, { options: { ...options, textWidth: 300 } });

    const { stdout, stderr } = spawnSync(
      'python3',
      ['-c', SCRIPT, JSON.stringify([encoding, [11, 300, 300], inBytes])],
      {
        input: bytes,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    );

    expect(stderr).toBe('');
    const rows: [string, string, string][] = JSON.parse(stdout);
    const trimmed = rows.map(([id, ...found]) => [Number(id), ...found.map((cell) => cell.replace(/ +$/, ''))]);
    const wanted = cells.map((cell) => cell.replace(/ +$/, ''));
    expect(trimmed).toEqual(wanted.map((cell, row) => [row - 5, cell, cell]));
  });
});
