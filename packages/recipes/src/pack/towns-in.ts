import type { Pack } from './pack.ts';
import type { PackTable } from './pack-table.ts';

const TOWNS = 'place.city';

/**
 * The places of a country with the towns alone where a language is spoken, by the column `language` of `place.city`, and what belongs
 * to them: postcodes, blocks of telephone numbers. A town of two languages stands there twice, by its name in each. Other tables stay as
 * they are. Tables reject with RangeError where no town is of the language.
 */
export function townsIn(pack: Pack, language: string): Pack {
  const made = new Map<string, Promise<PackTable>>();
  const load = async (name: string): Promise<PackTable> => {
    const table = await pack.table(name);
    if (name !== TOWNS && !table.columns.includes('city')) return table;
    const towns = await pack.table(TOWNS);
    const kept = rowsWhere(towns.texts('language'), language);
    if (kept.length === 0) throw new RangeError(`No town of the country has the language ${language}.`);
    return name === TOWNS ? someRows(table, kept) : childrenOf(table, kept);
  };
  const open = (name: string): Promise<PackTable> => {
    const table = made.get(name) ?? load(name);
    made.set(name, table);
    return table;
  };
  return { ...pack, table: open, rows: async (name) => (await open(name)).size };
}

function rowsWhere(texts: readonly string[], wanted: string): Int32Array {
  return Int32Array.from(texts.flatMap((text, row) => (text === wanted ? [row] : [])));
}

/** The rows that belong to some parents, behind each other in the parents' new order. */
function childrenOf(table: PackTable, parents: Int32Array): PackTable {
  const { starts } = table;
  if (starts === undefined) throw new RangeError('A table that names towns does not belong to them.');
  const spans = Array.from(parents, (parent) => [starts[parent] ?? 0, starts[parent + 1] ?? 0] as const);
  const own = Int32Array.from({ length: parents.length + 1 }, () => 0);
  for (const [place, [from, to]] of spans.entries()) own[place + 1] = (own[place] ?? 0) + to - from;
  const rows = spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));
  const ofRows = Int32Array.from(spans.flatMap(([from, to], place) => Array<number>(to - from).fill(place)));
  return someRows(table, Int32Array.from(rows), { starts: own, parents: ofRows });
}

/** A table of some rows of another, decoded once as the other is. */
function someRows(
  table: PackTable,
  rows: Int32Array,
  own?: { readonly starts: Int32Array; readonly parents: Int32Array },
): PackTable {
  const texts = new Map<string, readonly string[]>();
  const numbers = new Map<string, Int32Array>();
  return {
    size: rows.length,
    columns: table.columns,
    texts(column) {
      const all = table.texts(column);
      const some = texts.get(column) ?? Array.from(rows, (row) => all[row] as string); // Rows are of the table.
      texts.set(column, some);
      return some;
    },
    numbers(column) {
      const known = numbers.get(column);
      if (known !== undefined) return known;
      const all = table.numbers(column);
      const some = column === 'city' && own !== undefined ? own.parents : rows.map((row) => all[row] as number); // As above.
      numbers.set(column, some);
      return some;
    },
    starts: own?.starts,
  };
}
