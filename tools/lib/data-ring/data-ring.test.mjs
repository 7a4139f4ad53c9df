import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles, root } from '../project.mjs';
import { declaredInputs } from './declared-inputs.mjs';
import { createInputsDigest } from './inputs-digest.mjs';
import { changedTests, keptAfter, writeKept } from './kept-results.mjs';

const test = 'packages/places/src/fr/fr-places.data.test.ts';
const inputs = { files: ['packages/places/src/fr', 'tools/packs.mjs'], packages: ['validator'] };

describe('the inputs of a test of data', () => {
  let base;
  const write = (path, text) => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  };
  const writeLock = (version) => {
    const packages = { 'node_modules/validator': { version, integrity: `sha512-of-${version}` } };
    write('package-lock.json', JSON.stringify({ packages }));
  };
  const digest = () => createInputsDigest(base)(test, inputs);

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'populace-inputs-'));
    writeLock('13.0.0');
    write(test, 'testPlaces(frPlaces);\n');
    write('packages/places/src/fr/tables/city.tsv', 'id\ttext\nparis\tParis\n');
    write('packages/places/src/de/tables/city.tsv', 'id\ttext\nbonn\tBonn\n');
    write('packages/engine/src/plan.ts', 'export const plan = 1;\n');
    write('tools/packs.mjs', 'export const packs = 1;\n');
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it.each([
    ['a table', () => write('packages/places/src/fr/tables/city.tsv', 'id\ttext\nlyon\tLyon\n')],
    ['one more file', () => write('packages/places/src/fr/tables/region.tsv', 'id\n')],
    ['the test', () => write(test, 'testPlaces(other);\n')],
    ['what builds the tables', () => write('tools/packs.mjs', 'export const packs = 2;\n')],
    ['the version of a package that judges', () => writeLock('13.0.1')],
  ])('are others when %s changes', (_, change) => {
    const before = digest();

    change();

    expect(digest()).not.toBe(before);
  });

  it.each([
    ['another country', () => write('packages/places/src/de/tables/city.tsv', 'id\ttext\nkoeln\tKöln\n')],
    ['code that is not among them', () => write('packages/engine/src/plan.ts', 'export const plan = 2;\n')],
    ['another test', () => write('packages/places/src/fr/other.test.ts', 'it.todo();\n')],
    ['a page', () => write('packages/places/src/fr/SOURCES.md', '# Sources\n')],
    ['what was built of them', () => write('packages/places/src/fr/built/pack.ts', 'export const built = 1;\n')],
  ])('are the same when %s changes', (_, change) => {
    const before = digest();

    change();

    expect(digest()).toBe(before);
  });

  it('are refused when one of them is not there', () => {
    rmSync(join(base, 'tools'), { recursive: true });

    expect(digest).toThrow('The input tools/packs.mjs is not there; declare what has taken its place.');
  });

  it('are declared for every test, and are there', () => {
    const tests = ['packages', 'apps', 'tools', 'bench'].flatMap((folder) =>
      listFiles(folder, (path) => path.includes('.data.test.')),
    );
    const digestOf = createInputsDigest(root);

    expect(tests.length).toBeGreaterThan(80);
    for (const path of tests) expect(digestOf(path, declaredInputs(path))).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('what is kept', () => {
  const digests = new Map([
    ['a.data.test.ts', '1111'],
    ['b.data.test.ts', '2222'],
    ['c.data.test.ts', '3333'],
  ]);
  const kept = {
    'a.data.test.ts': { inputs: '1111', passed: 7 },
    'b.data.test.ts': { inputs: 'other', passed: 5 },
    'gone.data.test.ts': { inputs: '4444', passed: 1 },
  };

  it('spares tests with the same inputs, and no others', () => {
    expect(changedTests(digests, kept)).toEqual(['b.data.test.ts', 'c.data.test.ts']);
  });

  it('is of tests that passed as a whole', () => {
    const ran = new Map([
      ['b.data.test.ts', { passed: 6, others: 0 }],
      ['c.data.test.ts', { passed: 6, others: 1 }],
    ]);

    expect(keptAfter(digests, kept, ran)).toEqual({
      'a.data.test.ts': { inputs: '1111', passed: 7 },
      'b.data.test.ts': { inputs: '2222', passed: 6 },
    });
  });

  it('is forgotten when the test fails', () => {
    const ran = new Map([['a.data.test.ts', { passed: 6, others: 1 }]]);

    expect(Object.keys(keptAfter(digests, kept, ran))).toEqual(['b.data.test.ts']);
  });

  it('is a line a test', () => {
    const text = writeKept({ 'a.data.test.ts': { inputs: '1111', passed: 7 } });

    expect(text).toBe('{\n  "a.data.test.ts": { "inputs": "1111", "passed": 7 }\n}\n');
    expect(JSON.parse(writeKept({}))).toEqual({});
  });
});
