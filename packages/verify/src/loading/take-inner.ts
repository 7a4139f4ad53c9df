import type { ExpectedColumn, ExpectedItems, ExpectedMembers } from '../expected/expected.ts';
import { cellTextOf, parseExactly } from '../readers/exact-json.ts';
import type { TableWatch } from './define-checker.ts';

/** What values within lists and structures are taken in with. */
interface InnerParts {
  readonly watches: readonly TableWatch[];
  /** The rows whose cell the schema gives: what is within follows from no generator. */
  readonly given: ReadonlySet<number>;
}

/** Takes in the value of a row, as JSON was parsed. */
type TakeValue = (row: number, value: unknown) => void;

/**
 * Returns what takes in the items of a column's lists, or the members of its structures, and shows each to the checkers that watch it.
 * Undefined where there are none. The text is JSON of the column's type.
 */
export function createInnerTaker(
  column: ExpectedColumn,
  parts: InnerParts,
): ((row: number, text: string) => void) | undefined {
  const take = takeWithin(column, parts);
  if (take === undefined) return undefined;
  return (row, text) => {
    if (!parts.given.has(row)) take(row, parseExactly(text));
  };
}

function takeWithin(column: ExpectedColumn, parts: InnerParts): TakeValue | undefined {
  const { inner } = column;
  if (inner === undefined) return undefined;
  return inner.kind === 'array' ? takeItems(column, inner, parts) : takeMembers(inner, parts);
}

function takeItems(column: ExpectedColumn, { item }: ExpectedItems, parts: InnerParts): TakeValue {
  const lists = parts.watches.flatMap((watch) => watch.lists?.get(column) ?? []);
  const take = takeValue(item, parts);
  return (row, value) => {
    if (!Array.isArray(value)) return;
    const texts = value.map(cellTextOf);
    for (const look of lists) look(row, texts);
    for (const one of value) take(row, one);
  };
}

function takeMembers({ members }: ExpectedMembers, parts: InnerParts): TakeValue {
  const takers = members.map(({ key, value }) => ({ key, take: takeValue(value, parts) }));
  return (row, value) => {
    if (typeof value !== 'object' || value === null) return;
    const found = new Map<string, unknown>(Object.entries(value));
    for (const { key, take } of takers) take(row, found.get(key));
  };
}

function takeValue(column: ExpectedColumn, parts: InnerParts): TakeValue {
  const cells = parts.watches.flatMap((watch) => watch.cells.get(column) ?? []);
  const within = takeWithin(column, parts);
  return (row, value) => {
    const text = cellTextOf(value);
    for (const look of cells) look(row, text);
    if (text !== null) within?.(row, value);
  };
}
