import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lists, makeList } from './plugin-lists.mjs';

const generators = lists.find((list) => list.target.includes('generators'));
const formats = lists.find((list) => list.target.includes('formats'));

describe('makeList', () => {
  let base;
  let problems;
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'populace-lists-'));
    problems = [];
  });
  afterEach(() => rmSync(base, { recursive: true }));

  function write(path, text) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }

  it('lists generators and subjects, and leaves out what only helps them', () => {
    write('packages/generators/src/system/mime-type.ts', 'export const mimeType: Generator = defineGenerator({});\n');
    write(
      'packages/generators/src/system/mime-type.test.ts',
      'export const mimeType: Generator = defineGenerator({});\n',
    );
    write('packages/generators/src/system/file.subject.ts', 'export const fileSubject: Subject = defineSubject({});\n');
    write('packages/generators/src/system/file-words.ts', 'export const fileWords: readonly string[] = [];\n');

    const text = makeList(generators, { base, problems });

    expect(problems).toEqual([]);
    expect(text).toBe(`// Made by \`npm run generate\` from the folders beside it; do not edit.
import type { Generator, Subject } from '@populace/recipes';
import { mimeType as systemMimeType } from './system/mime-type.ts';
import { fileSubject as systemFileSubject } from './system/file.subject.ts';

export const generators: readonly Generator[] = [
  systemMimeType,
];

export const subjects: readonly Subject[] = [
  systemFileSubject,
];
`);
  });

  it('keeps the name of an encoder that repeats its folder', () => {
    write('packages/formats/src/csv/csv-encoder.ts', 'export const csvEncoder: Encoder = defineTextEncoder({});\n');

    const text = makeList(formats, { base, problems });

    expect(text).toContain("import { csvEncoder } from './csv/csv-encoder.ts';");
    expect(text).toContain('[\n  csvEncoder,\n]');
  });

  it('names a plugin that is not called as its file', () => {
    write('packages/generators/src/number/integer.ts', 'export const wholeNumber: Generator = defineGenerator({});\n');

    makeList(generators, { base, problems });

    expect(problems).toEqual(['packages/generators/src/number/integer.ts must export its plugin as integer.']);
  });

  it('makes no list where there is nothing to list', () => {
    expect(makeList(formats, { base, problems })).toBeUndefined();
  });
});
