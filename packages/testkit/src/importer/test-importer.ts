import { CodedError } from '@populace/core';
import type { Importer, Known, RowsSource } from '@populace/importers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** How an importer is held to its word. */
export interface ImporterSuite {
  /** What importers know of generators and locales. */
  readonly known: Known;
  /** A file in the format, with more than one row. */
  readonly sample: string;
  /** Files that all importers read, by the id of the importer: those of others are left to them. */
  readonly samples: Readonly<Record<string, readonly string[]>>;
  /** The tables of the sample: their columns by name, with the cells of each as texts. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Texts in other formats, which are left to other importers; those that this one refuses stand in `refused`. */
  readonly others?: readonly string[];
  /** Texts that it refuses, with the code. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Declares the tests that every importer must pass. */
export function testImporter(importer: Importer, suite: ImporterSuite): void {
  const { known, sample } = suite;
  const read = (text: string, more: Partial<RowsSource> = {}) => importer.read(sourceOf(text, more), known);

  describe(`the importer ${importer.id}`, () => {
    it('says in a sentence what it reads', () => {
      expect(importer.summary).toMatch(/^[A-Z].{10,}\.$/);
    });

    it('reads all tables, columns and cells of its sample', () => {
      expect(cellsOf(read(sample))).toEqual(suite.tables);
    });

    it('reads the same from bytes as from text', () => {
      expect(read(sample, { given: new TextEncoder().encode(sample) })).toEqual(read(sample));
    });

    it('says that a sample is whole, and that its begin is not', () => {
      const begin = read(sample.slice(0, -2), { size: sample.length }) ?? [];

      expect(read(sample)?.every(({ isWhole }) => isWhole)).toBe(true);
      expect(begin.at(-1)?.isWhole).toBe(false);
    });

    it('names the formats that it reads', () => {
      expect(importer.formats).not.toEqual([]);
      for (const { name, contentTypes, extensions } of importer.formats) {
        expect(name).toMatch(/^\S/);
        for (const type of contentTypes) expect(type).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
        expect(extensions).not.toEqual([]);
        for (const extension of extensions) expect(extension).toMatch(/^[a-z0-9]+$/);
      }
    });

    it('has files among the samples of all importers', () => {
      expect(suite.samples[importer.id]).toContain(sample);
      expect(suite.samples[importer.id]?.filter((text) => read(text) === undefined)).toEqual([]);
    });

    it.each(samplesOfOthers(importer, suite))('leaves %j to its own importer', (text) => {
      expect(read(text)).toBeUndefined();
    });

    it.each(suite.others ?? [])('leaves %j to others', (text) => {
      expect(read(text)).toBeUndefined();
    });

    it.each(Object.entries(suite.refused))('refuses %j with %s', (text, code) => {
      expect(() => read(text)).toThrow(expect.objectContaining({ code }));
    });

    it('reads every begin of its sample, or says why not', () => {
      for (let length = 0; length <= sample.length; length++) {
        expectTablesOrReason(() => read(sample.slice(0, length), { size: sample.length }));
        expectTablesOrReason(() => read(sample.slice(0, length)));
      }
    });

    it('reads samples in which any character is another, or says why not', () => {
      const change = fc.tuple(fc.nat(sample.length - 1), fc.string({ unit: 'binary', maxLength: 3 }));
      fc.assert(
        fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
          const text = changes.reduce((sum, [at, by]) => `${sum.slice(0, at)}${by}${sum.slice(at + 1)}`, sample);
          expectTablesOrReason(() => read(text));
        }),
        { numRuns: 100 },
      );
    });
  });
}

/** The samples that other importers read; none for the importer that is tried last, which gets only files that no other reads. */
function samplesOfOthers({ id, isLast }: Importer, { samples }: ImporterSuite): readonly string[] {
  return Object.entries(samples).flatMap(([owner, texts]) => (owner === id || isLast === true ? [] : texts));
}

function sourceOf(text: string, more: Partial<RowsSource>): RowsSource {
  return { text, given: text, fileName: 'things.txt', size: text.length, header: undefined, ...more };
}

type Tables = ReturnType<Importer['read']>;

function cellsOf(tables: Tables): ImporterSuite['tables'] {
  const named = (tables ?? []).map(({ name, columns }) => {
    return [name, Object.fromEntries(columns.map((column) => [column.name, column.cells]))] as const;
  });
  return Object.fromEntries(named);
}

/** Expects tables whose columns have as many cells as one another, or an error that people are told. */
function expectTablesOrReason(read: () => Tables): void {
  try {
    for (const { columns, name } of read() ?? []) {
      expect(name).not.toBe('');
      expect(new Set(columns.map(({ cells }) => cells.length)).size).toBe(1);
      expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length);
    }
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    expect(error.code).toMatch(/^import\//);
  }
}
