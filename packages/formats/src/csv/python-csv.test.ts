import { spawnSync } from 'node:child_process';
import { batchOf, bytesCells, codesCells, encodeToText, nastyTexts } from '@populace/testkit';
import { expect, it } from 'vitest';
import { csvEncoder } from './csv-encoder.ts';

const SCRIPT = `
import csv, io, json, sys
csv.field_size_limit(10**9)
text = sys.stdin.buffer.read().decode('utf-8')
json.dump(list(csv.reader(io.StringIO(text, newline=''), strict=True)), sys.stdout)
`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

// Python before 3.11 cannot read NUL in CSV; it is in the tests with csv-parse.
const texts = nastyTexts.filter((text) => !text.includes('\0'));

it.skipIf(!hasPython)('is read back by the csv module of Python (skipped where there is no python3)', () => {
  const text = encodeToText(csvEncoder, batchOf({ words: codesCells(texts), notes: bytesCells(texts) }));

  const { stdout, stderr } = spawnSync('python3', ['-c', SCRIPT], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });

  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([['words', 'notes'], ...texts.map((cell) => [cell, cell])]);
});
