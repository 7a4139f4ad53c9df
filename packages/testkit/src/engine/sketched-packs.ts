import type { Locale, Pack, PackTable, Places, WeightedPattern } from '@populace/recipes';

/** A table made for a test: columns of texts and of numbers. */
export type TableSketch = { readonly [column: string]: readonly string[] | readonly number[] };

/** What a locale or a country has, made for a test. */
export interface PackSketch {
  readonly facts?: { readonly [name: string]: string };
  readonly patterns?: { readonly [name: string]: readonly WeightedPattern[] };
  readonly tables?: { readonly [name: string]: PackTable | TableSketch };
}

/** A locale made for a test; its id is what it is listed under. */
export interface LocaleSketch extends PackSketch {
  /** What the id begins with, if absent. */
  readonly language?: string;
  /** Latin, if absent. */
  readonly script?: string;
  readonly country?: string;
  readonly isPlayful?: boolean;
}

/** Makes a table; `children` says how many of its rows belong to each row of another table, in its order. */
export function packTable(sketch: TableSketch, children?: readonly number[]): PackTable {
  const columns = new Map<string, readonly string[] | Int32Array>();
  for (const [name, cells] of Object.entries(sketch)) {
    // A column is of texts or of numbers as a whole, as its first cell shows.
    columns.set(name, typeof cells[0] === 'number' ? Int32Array.from(cells as readonly number[]) : (cells as string[]));
  }
  const columnOf = (name: string): readonly string[] | Int32Array => {
    const column = columns.get(name);
    if (column === undefined) throw new RangeError(`The sketched table has no column ${JSON.stringify(name)}.`);
    return column;
  };
  return {
    size: Object.values(sketch)[0]?.length ?? 0,
    columns: [...columns.keys()],
    texts(name) {
      const column = columnOf(name);
      if (column instanceof Int32Array) throw new RangeError(`The sketched column ${name} has numbers, not texts.`);
      return column;
    },
    numbers(name) {
      const column = columnOf(name);
      if (column instanceof Int32Array) return column;
      throw new RangeError(`The sketched column ${name} has texts, not numbers.`);
    },
    starts: children === undefined ? undefined : startsOf(children),
  };
}

function startsOf(children: readonly number[]): Int32Array {
  let sum = 0;
  return Int32Array.from([0, ...children], (count) => {
    sum += count;
    return sum;
  });
}

/** Makes a locale. */
export function localeOf(id: string, sketch: LocaleSketch): Locale {
  return {
    id,
    name: id,
    nativeName: id,
    language: sketch.language ?? id.split('_')[0] ?? id,
    script: sketch.script ?? 'Latn',
    direction: 'ltr',
    country: sketch.country,
    isPlayful: sketch.isPlayful ?? false,
    open: async () => packOf(id, sketch),
  };
}

/** Makes a country's places. */
export function placesOf(country: string, sketch: PackSketch): Places {
  return { country, open: async () => packOf(country, sketch) };
}

function packOf(owner: string, { facts = {}, patterns = {}, tables = {} }: PackSketch): Pack {
  const opened = new Map(
    Object.entries(tables).map(([name, table]) => [name, isTable(table) ? table : packTable(table)]),
  );
  const find = (name: string): PackTable => {
    const table = opened.get(name);
    if (table === undefined) throw new RangeError(`${owner} has no table named ${JSON.stringify(name)}.`);
    return table;
  };
  return {
    facts: new Map(Object.entries(facts)),
    patterns: new Map(Object.entries(patterns)),
    tables: [...opened.keys()],
    credits: [],
    rows: async (name) => find(name).size,
    table: async (name) => find(name),
  };
}

function isTable(table: PackTable | TableSketch): table is PackTable {
  return typeof table['texts'] === 'function';
}
