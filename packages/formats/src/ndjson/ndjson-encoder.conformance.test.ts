import {
  batchOf,
  boolCells,
  bytesCells,
  codesCells,
  constantCells,
  digitsCells,
  encodeToText,
  expectedJson,
  testEncoder,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';

import { ndjsonEncoder } from './ndjson-encoder.ts';

function readLines(text: string): unknown[][] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => Object.values(JSON.parse(line)));
}

testEncoder(ndjsonEncoder, { readBack: readLines, expected: expectedJson });
testEncoder(ndjsonEncoder, {
  options: { lineEnd: 'crlf', nested: true },
  readBack: (text) => readLines(text.replaceAll('}\r\n', '}\n')),
  expected: expectedJson,
});

describe('ndjson', () => {
  it('writes numbers and booleans by the type of the column, whatever they are made of', () => {
    const batch = batchOf({
      tier: codesCells(['1', null], { kind: 'int64' }),
      share: constantCells('0.50', { kind: 'decimal', precision: 3, scale: 2 }),
      active: codesCells(['true', 'false'], { kind: 'boolean' }),
      code: codesCells(['007', '1'], { kind: 'string' }),
      flag: boolCells([true, null]),
    });

    expect(encodeToText(ndjsonEncoder, batch)).toBe(
      '{"tier":1,"share":0.50,"active":true,"code":"007","flag":true}\n' +
        '{"tier":null,"share":0.50,"active":false,"code":"1","flag":null}\n',
    );
  });

  it('writes a number that is never there as null', () => {
    const vector = { kind: 'constant', text: '', valid: Uint8Array.of(0, 0) } as const;
    const amount = { type: { kind: 'decimal', precision: 6, scale: 2 }, vector, n: 2 } as const;

    expect(encodeToText(ndjsonEncoder, batchOf({ id: ['a', 'b'], amount }))).toBe(
      '{"id":"a","amount":null}\n{"id":"b","amount":null}\n',
    );
  });

  it('ends lines as it is asked to', () => {
    const text = encodeToText(ndjsonEncoder, batchOf({ a: ['x', 'y'] }), { options: { lineEnd: 'crlf' } });

    expect(text).toBe('{"a":"x"}\r\n{"a":"y"}\r\n');
  });

  it('keeps JSON as it is, on one line', () => {
    const batch = batchOf({ data: bytesCells(['{"a":\n\t[1]}', 'null', null], { kind: 'json' }) });

    expect(encodeToText(ndjsonEncoder, batch)).toBe('{"data":{"a": \t[1]}}\n{"data":null}\n{"data":null}\n');
  });

  it.each([
    ['a number with leading zeros', codesCells(['1', '007'], { kind: 'int64' }), /"007"/],
    ['a constant that is no boolean', constantCells('yes', { kind: 'boolean' }), /"yes"/],
    ['digits', { ...digitsCells(['0071'], [4]), type: { kind: 'int64' } as const }, /type: string/],
  ])('refuses %s where the column is a number or boolean', (_, cells, message) => {
    expect(() => encodeToText(ndjsonEncoder, batchOf({ id: ['x'], value: cells }))).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(message) }),
    );
  });
});
