import {
  batchOf,
  boolCells,
  bytesCells,
  codesCells,
  dateCells,
  decimalCells,
  encodeToText,
  expectedJson,
  float64Cells,
  int32Cells,
  nastyTexts,
  testEncoder,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pythonWith, runProgram } from '../shared/readers/programs-for-tests.ts';
import { yamlEncoder } from './yaml-encoder.ts';

function readYaml(text: string): unknown[][] {
  const rows: Record<string, unknown>[] = parse(text, { strict: true });
  return rows.map((row) => Object.values(row));
}

// The parser takes a minute for all columns.
testEncoder(yamlEncoder, { readBack: readYaml, expected: expectedJson, mostColumns: ['whole', 'note'] });
testEncoder(yamlEncoder, {
  options: { key: 'no' },
  readBack: (text) => parse(text).no.map((row: Record<string, unknown>) => Object.values(row)),
  expected: expectedJson,
});

const PYTHON = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin.buffer), sys.stdout)';
const python = pythonWith('yaml');

describe('yaml', () => {
  it('writes a mapping a row', () => {
    const batch = batchOf({
      id: int32Cells([1, 2]),
      name: codesCells(['Ann', null]),
      on: dateCells([0, 1]),
      'is paid': boolCells([true, false]),
    });

    expect(encodeToText(yamlEncoder, batch)).toBe(`- id: 1
  name: "Ann"
  "on": "1970-01-01"
  "is paid": true
- id: 2
  name: null
  "on": "1970-01-02"
  "is paid": false
`);
  });

  it('writes JSON as a value of its own', () => {
    const json = codesCells(['{"a":\n\t[1,null],"b":"x\u2028y"}', '"\u0085"'], { kind: 'json' });

    const text = encodeToText(yamlEncoder, batchOf({ json }));

    expect(text).toBe('- json: {"a":  [1,null],"b":"x\\u2028y"}\n- json: "\\x85"\n');
    expect(parse(text)).toEqual([{ json: { a: [1, null], b: 'x\u2028y' } }, { json: '\u0085' }]);
  });

  it('writes the escapes of a character beyond U+FFFF in JSON as the character', () => {
    const texts = [
      String.raw`{"b":"\ud83d\uDE00!"}`,
      String.raw`["\\ud83d\\ude00", "\\\ud83d\ude00", "\u00e9\n\ud83d\ud83d\ude00"]`,
    ];
    const json = codesCells(texts, { kind: 'json' });

    const [first, second] = encodeToText(yamlEncoder, batchOf({ json })).split('\n');

    expect(first).toBe('- json: {"b":"😀!"}');
    expect(second).toBe(String.raw`- json: ["\\ud83d\\ude00", "\\😀", "\u00e9\n\ud83d😀"]`);
  });

  it('writes an empty sequence for a table without rows', () => {
    const none = batchOf({ id: int32Cells([]) });

    expect(encodeToText(yamlEncoder, none)).toBe('[]\n');
    expect(parse(encodeToText(yamlEncoder, none, { options: { key: 'rows' } }))).toEqual({ rows: [] });
  });

  it('refuses a column of numbers that are none', () => {
    expect(() => encodeToText(yamlEncoder, batchOf({ n: codesCells(['1', 'x'], { kind: 'int32' }) }))).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringContaining('type: string') }),
    );
  });

  it.skipIf(python === undefined)('means the same to PyYAML, which reads YAML 1.1 (skipped where it is not)', () => {
    const words = [...nastyTexts, 'no', 'Off', '2024-01-01', '12:30:45', '0o17', '~', '<<', '=', '.inf'];
    const n = words.length;
    const texts = encodeToText(yamlEncoder, batchOf({ no: codesCells(words), text: bytesCells(words) }));
    const typed = batchOf({
      number: int32Cells(words.map((_, row) => (row % 2 === 0 ? row : null))),
      price: decimalCells(new Array(n).fill(-150), 2),
      ratio: float64Cells(new Array(n).fill(0.25)),
      paid: boolCells(words.map((_, row) => row % 3 === 0)),
      day: dateCells(new Array(n).fill(0)),
    });

    const read: unknown = JSON.parse(runProgram(python ?? '', ['-c', PYTHON], texts));
    const readTyped: unknown = JSON.parse(runProgram(python ?? '', ['-c', PYTHON], encodeToText(yamlEncoder, typed)));

    expect(read).toEqual(words.map((text) => ({ no: text, text })));
    expect(readTyped).toEqual(
      words.map((_, row) => ({
        number: row % 2 === 0 ? row : null,
        price: -1.5,
        ratio: 0.25,
        paid: row % 3 === 0,
        day: '1970-01-01',
      })),
    );
  });

  it.skipIf(python === undefined)(
    'is one character to PyYAML where JSON escapes it as two (skipped where it is not)',
    () => {
      const json = codesCells([String.raw`["\ud83d\ude00", "\\ud83d\/"]`], { kind: 'json' });
      const points =
        'import sys, yaml; [row] = yaml.safe_load(sys.stdin.buffer); print([ascii(text) for text in row["json"]])';

      const read = runProgram(python ?? '', ['-c', points], encodeToText(yamlEncoder, batchOf({ json })));

      expect(read.trim()).toBe(String.raw`["'\\U0001f600'", "'\\\\ud83d/'"]`);
    },
  );
});
