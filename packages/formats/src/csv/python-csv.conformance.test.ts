import { spawnSync } from 'node:child_process';
import { batchOf, bytesCells, codesCells, type EncodeSettings, encodeToBytes, nastyTexts } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { hasProgram } from '../shared/readers/programs-for-tests.ts';
import { csvEncoder } from './csv-encoder.ts';

const SCRIPT = `
import csv, io, json, sys
encoding, dialect = json.loads(sys.argv[1])
csv.field_size_limit(10**9)
text = sys.stdin.buffer.read().decode(encoding)
json.dump(list(csv.reader(io.StringIO(text, newline=''), strict=True, **dialect)), sys.stdout)
`;

const QUOTE_NONE = 3;
const hasPython = hasProgram('python3');

// Python before 3.11 cannot read NUL in CSV; it is in the tests with csv-parse.
const texts = nastyTexts.filter((text) => !text.includes('\0'));
/** Those that ISO 8859-1 and windows-1252 both have. */
const western = texts.filter((text) => !/[^\0-\x7f\xa0-\xff]/.test(text));

interface Policy {
  readonly options: EncodeSettings['options'];
  readonly encoding: string;
  readonly dialect: object;
  readonly texts: readonly string[];
}

const policies: readonly Policy[] = [
  { options: {}, encoding: 'utf-8', dialect: {}, texts },
  { options: { quote: 'non-numeric', lineEnd: 'cr' }, encoding: 'utf-8', dialect: {}, texts },
  {
    options: { escape: 'backslash', delimiter: ';' },
    encoding: 'utf-8',
    dialect: { escapechar: '\\', doublequote: false, delimiter: ';' },
    texts,
  },
  {
    options: { quote: 'never', escape: 'backslash' },
    encoding: 'utf-8',
    dialect: { escapechar: '\\', quoting: QUOTE_NONE },
    texts,
  },
  { options: { encoding: 'utf-16le', bom: true }, encoding: 'utf-16', dialect: {}, texts },
  { options: { encoding: 'utf-16be' }, encoding: 'utf-16-be', dialect: {}, texts },
  { options: { encoding: 'iso-8859-1' }, encoding: 'iso-8859-1', dialect: {}, texts: western },
  { options: { encoding: 'windows-1252' }, encoding: 'cp1252', dialect: {}, texts: [...western, '€ “quoted” Žižka'] },
];

describe.skipIf(!hasPython)('csv read by the csv module of Python (skipped where there is no python3)', () => {
  it.each(policies)('is read back with $options', ({ options, encoding, dialect, texts: cells }) => {
    const batch = batchOf({ words: codesCells(cells), notes: bytesCells(cells) });

    const { stdout, stderr } = spawnSync('python3', ['-c', SCRIPT, JSON.stringify([encoding, dialect])], {
      input: encodeToBytes(csvEncoder, batch, { options: options ?? {} }),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });

    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([['words', 'notes'], ...cells.map((cell) => [cell, cell])]);
  });
});
