import { quote } from '@populace/core';
import type { Cell, Reading } from './define-reader.ts';

/** For each place of a row in the file, the place of its column; −1 where no column has the name. */
export type Header = readonly number[];

/** Finds the columns of a header, and says which are missing, strange, twice there or in another order. */
export function matchHeader(names: readonly string[], { columns, fault }: Reading): Header {
  const places = new Map(columns.map(({ name }, at) => [name, at]));
  const header = names.map((name) => places.get(name) ?? -1);
  const strangers = names.filter((_, at) => header[at] === -1);
  const missing = columns.filter(({ name }) => !names.includes(name));
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  const say = (what: string): void => fault('verify/header', 1, `the header ${what}`);
  if (missing.length > 0) say(`lacks ${missing.map(({ name }) => quote(name)).join(', ')}`);
  if (strangers.length > 0) say(`has ${strangers.map(quote).join(', ')}, which the table does not`);
  if (twice.length > 0) say(`has ${twice.map(quote).join(', ')} more than once`);
  const known = header.filter((at) => at >= 0);
  const isInOrder = known.every((at, place) => place === 0 || at > known[place - 1]);
  if (!isInOrder && twice.length === 0) say(`has the columns in another order: ${names.map(quote).join(', ')}`);
  return header;
}

/** What brings the cells of a row into the order of the columns, in the same array for each row. */
export function cellOrder(header: Header, { columns }: Reading): (cells: readonly Cell[]) => readonly Cell[] {
  const isPlain = header.length === columns.length && header.every((at, place) => at === place);
  if (isPlain) return (cells) => cells;
  const ordered: Cell[] = new Array<Cell>(columns.length).fill(undefined);
  return (cells) => {
    for (let place = 0; place < header.length; place++) if (header[place] >= 0) ordered[header[place]] = cells[place];
    return ordered;
  };
}
