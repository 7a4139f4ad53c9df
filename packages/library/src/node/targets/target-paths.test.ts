import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TargetPathOptions, targetPaths } from './target-paths.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-paths-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const tables = ['a', 'b'];
const pathsOf = (options: Pick<TargetPathOptions, 'out' | 'format'>): string[] =>
  targetPaths({ tables, allTables: tables, ...options }).map(({ path }) => path);

describe('words in braces', () => {
  it('stand for the table', () => {
    expect(pathsOf({ out: 'x/{table}/{table}.csv' })).toEqual(['x/a/a.csv', 'x/b/b.csv']);
  });

  it.each([
    ['{tabel}.csv', 'There is no {tabel} in a path; did you mean {table}?'],
    ['x/{Table}/', 'There is no {Table} in a path; did you mean {table}?'],
    ['{table}-{timestamp}.csv', 'There is no {timestamp} in a path; only {table} stands for something.'],
  ])('are refused where they stand for nothing: %s', (out, message) => {
    expect(() => pathsOf({ out })).toThrow(expect.objectContaining({ code: 'call/usage', message }));
  });

  it('may be in the name of a folder that is there', () => {
    mkdirSync(join(folder, '{guid}'));

    expect(pathsOf({ out: `${folder}/{guid}/{table}.csv` })).toEqual([
      `${folder}/{guid}/a.csv`,
      `${folder}/{guid}/b.csv`,
    ]);
  });
});

describe('messages', () => {
  it.each([
    ['{table}.foo', 'The extension of "{table}.foo" says so'],
    ['d/{table}.csv.bz2', 'end d/{table}.csv.bz2 with .gz'],
  ])('have the path as it was written: %s', (out, words) => {
    expect(() => pathsOf({ out })).toThrow(words);
  });
});
