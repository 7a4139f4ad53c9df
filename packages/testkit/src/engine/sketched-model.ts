import { CodedError, type LogicalType } from '@populace/core';
import type { planWorld } from '@populace/engine';
import { defineGenerator, type Recipe, type RecipeScope } from '@populace/recipes';

/** What planning starts from. */
export type WorldModel = Parameters<typeof planWorld>[0];
type TableModel = WorldModel['tables'][number];
type ColumnModel = TableModel['columns'][number];

/** A recipe, or how one is written in the locale of the rows. */
export type RecipeSketch = Recipe | ((scope: RecipeScope) => Recipe);

/** One locale, or several with their weights. */
export type LocaleShares = string | { readonly [locale: string]: number };

/** A column of a world made for a test: a recipe, or one with what columns can have beside it. */
export type ColumnSketch =
  | RecipeSketch
  | {
      readonly recipe: RecipeSketch;
      readonly nulls?: { readonly share: number; readonly exact: boolean };
      readonly unique?: boolean;
      readonly ignoreCase?: boolean;
      readonly ignoreAccents?: boolean;
      readonly type?: LogicalType;
      readonly of?: string;
      readonly locale?: LocaleShares;
    }
  | { readonly references: readonly [table: string, column: string]; readonly type?: LogicalType }
  /** All of its values are given. */
  | { readonly given: LogicalType };

/** A table made for a test. */
export interface TableOfWorld {
  readonly rows: number;
  readonly columns: { readonly [column: string]: ColumnSketch };
  readonly locale?: LocaleShares;
  /** Cells that are given, by row and column. */
  readonly given?: { readonly [row: number]: { readonly [column: string]: string | null } };
}

/** Tables made for a test: rows and columns by name. */
export type WorldSketch = { readonly [table: string]: TableOfWorld };

/** Returns a table's model; places are where a document would have what is sketched. */
export function tableModel(name: string, { rows, columns, locale, given = {} }: TableOfWorld): TableModel {
  const at = `/tables/${name}`;
  return {
    name,
    place: { pointer: at },
    rows: { kind: 'counted', count: rows },
    keys: [],
    uniques: [],
    checks: [],
    rowsPlace: { pointer: `${at}/rows` },
    hidden: false,
    description: undefined,
    given: Object.entries(given).flatMap(([row, cells]) =>
      Object.entries(cells).map(([column, text]) => ({
        row: Number(row),
        column,
        text,
        place: { pointer: `${at}/fixed/${row}/${column}` },
      })),
    ),
    locale: locale === undefined ? undefined : sharesOf(locale),
    localePlace: { pointer: `${at}/locale` },
    columns: Object.entries(columns).map(([column, sketch]) => columnModel(column, `${at}/columns/${column}`, sketch)),
  };
}

/** Returns a mix of locales as a document would be read. */
export function sharesOf(shares: LocaleShares): WorldModel['locale'] {
  if (typeof shares === 'string') return [{ id: shares, weight: 1 }];
  return Object.entries(shares).map(([id, weight]) => ({ id, weight }));
}

function columnModel(name: string, at: string, sketch: ColumnSketch): ColumnModel {
  const settled = typeof sketch === 'function' || 'kind' in sketch ? { recipe: sketch } : sketch;
  const common = {
    name,
    place: { pointer: at },
    hidden: false,
    description: undefined,
    typePlace: { pointer: `${at}/type` },
    nullsPlace: { pointer: `${at}/nulls` },
    missing: undefined,
    missingPlace: { pointer: `${at}/missing` },
    uniquePlace: { pointer: `${at}/unique` },
    of: undefined,
    ofPlace: { pointer: `${at}/of` },
    locale: undefined,
    localePlace: { pointer: `${at}/locale` },
    type: undefined,
    nulls: undefined,
    unique: false,
    ignoreCase: false,
    ignoreAccents: false,
    except: [],
  };
  if ('given' in settled) {
    return { ...common, type: settled.given, source: { kind: 'given' as const, place: { pointer: at } } };
  }
  if ('references' in settled) {
    const { references, type } = settled;
    const [table, column] = references;
    const place = { pointer: `${at}/references` };
    const source = {
      kind: 'reference',
      table,
      column,
      way: { kind: 'uniform' },
      ownRow: false,
      key: undefined,
      as: undefined,
      place,
    } as const;
    return { ...common, type, source };
  }
  const { recipe, locale, ...asked } = settled;
  return {
    ...common,
    ...asked,
    locale: locale === undefined ? undefined : sharesOf(locale),
    source: generatorSource(recipe, { pointer: `${at}/generator` }),
  };
}

function generatorSource(recipe: RecipeSketch, place: { readonly pointer: string }): ColumnModel['source'] {
  const isWritten = typeof recipe === 'function';
  const generator = defineGenerator({
    id: isWritten ? 'sketched' : recipe.kind,
    summary: '',
    options: {},
    recipe: (_options, scope) => (isWritten ? recipe(scope) : recipe),
  });
  const now = { days: 0, ms: 0, us: 0, hasTime: false };
  const places = { problems: noProblems, now, option: () => place, has: () => false };
  return { kind: 'generator' as const, generator, options: {}, places, place };
}

const noProblems = {
  add(): void {
    throw new CodedError('internal', 'A sketched column has no options that could be wrong.');
  },
  note(): void {
    throw new CodedError('internal', 'A sketched column has no options that could be wrong.');
  },
};
