import { parseMoment } from '@populace/calendar';
import { vectorTextReader } from '@populace/cells';
import {
  type Arena,
  createArena,
  createDictionary,
  type Dictionary,
  type LogicalType,
  measureArena,
  parseDecimal,
  threefry2x32,
  type Vector,
  wordsOf,
} from '@populace/core';
import type { Step } from '@populace/recipes';
import { type CheckResult, checkFormula } from './check/check-formula.ts';
import type { ChildScope, ParentScope, TableScope } from './check/table-scope.ts';
import type { ChildFrame, FollowedFrame, Frame, Gathering } from './columns/frame.ts';
import { planFormula } from './evaluate/plan-formula.ts';
import { parseFormula } from './parse/parse-formula.ts';
import { columnTypeOf, formulaTypeOf } from './types/formula-type.ts';
import { writeColumn } from './vectors/write-column.ts';

/** A column of a table in memory: its values as texts, null for null. */
export interface ColumnInMemory {
  readonly type: LogicalType;
  readonly values: readonly (string | null)[];
  /** The table whose rows it refers to by their column `id`, and what the reference is called. */
  readonly refersTo?: { readonly table: string; readonly as: string };
  /** Bounds that the vector has, if wider than those of the values. */
  readonly bounds?: { readonly min: number; readonly max: number };
}

export interface TableInMemory {
  readonly columns: Readonly<Record<string, ColumnInMemory>>;
  /** The reference by which the rows belong to parents. */
  readonly per?: string;
}

export type World = Readonly<Record<string, TableInMemory>>;

const BATCH = 4;
const NOW = { days: 20_454, ms: 0, us: 0, hasTime: true };

/** Returns what a table of a world is for formulas. */
export function scopeOf(world: World, table: string): TableScope {
  const { columns, per } = tableOf(world, table);
  const parents = new Map<string, ParentScope>();
  for (const [reference, { refersTo, values }] of Object.entries(columns)) {
    if (refersTo === undefined) continue;
    const isNullable = values.includes(null);
    parents.set(refersTo.as, { reference, isNullable, open: () => scopeOf(world, refersTo.table) });
  }
  const children: ChildScope[] = Object.entries(world).flatMap(([name, child]) =>
    Object.entries(child.columns).flatMap(([reference, { refersTo }]) => {
      if (refersTo?.table !== table) return [];
      const obstacle = child.per === reference ? undefined : `Rows of ${name} are not made per row of ${table}; …`;
      return [{ table: name, reference, obstacle, open: () => scopeOf(world, name) }];
    }),
  );
  return {
    table,
    columns: Object.keys(columns),
    columnType: (name) => (Object.hasOwn(columns, name) ? formulaTypeOf(columnOf(columns, name).type) : undefined),
    isNullable: (name) => columnOf(columns, name).values.includes(null),
    parents,
    children,
    siblings: per === undefined ? { obstacle: `Rows of ${table} belong to no parents.` } : { parent: per },
  };
}

function tableOf(world: World, name: string): TableInMemory {
  const table = world[name];
  if (table === undefined) throw new Error(`The test names no table ${name}.`);
  return table;
}

function columnOf(columns: TableInMemory['columns'], name: string): ColumnInMemory {
  const column = columns[name];
  if (column === undefined) throw new Error(`The test names no column ${name}.`);
  return column;
}

function rowCountOf({ columns }: TableInMemory): number {
  return Object.values(columns)[0]?.values.length ?? 1;
}

/** Rows that change from batch to batch; −1 is none. */
interface Rows {
  readonly numbers: Float64Array;
}

interface Making {
  readonly world: World;
  readonly table: string;
  readonly steps: Step[];
  readonly rows: Rows;
  readonly arena: Arena;
}

function createFrame(making: Making): Frame {
  const { world, table, steps, rows, arena } = making;
  const known = new Map<string, Vector>();
  return {
    arena,
    step: (step) => steps.push(step),
    column(name) {
      const made = known.get(name) ?? planColumn(columnOf(tableOf(world, table).columns, name), making);
      known.set(name, made);
      return made;
    },
    rowNumbers: () => rows.numbers,
    parent: (reference) => parentFrame(making, reference),
    sibling: (offset) => siblingFrame(making, offset),
    gather: (from, each) => gather(making, from.kind === 'children' ? from : undefined, each),
    words: (draw) => randomWords(making, draw),
    now: NOW,
    seed: '2026',
    table: (name, column) => tableOfLocale(name, column),
    where: 'The formula of the test',
  };
}

function tableOfLocale(name: string, column: string): Dictionary {
  const written = WRITTEN[`${name} ${column}`];
  if (written !== undefined) return createDictionary(written);
  const wide = name === 'date.month' ? MONTHS : WEEKDAYS;
  return createDictionary(column === 'short' ? wide.map((text) => text.slice(0, 3)) : wide);
}

/** How numbers and money are written in English. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'number.form number': ['-#,##0.0'],
  'number.form money': ['¤#,##0.00'],
  'number.form moneyBelow': ['-¤#,##0.00'],
  'number.form digits': ['0123456789'],
  'number.form least': ['1'],
  'finance.currencySymbol code': ['EUR', 'JPY', 'USD'],
  'finance.currencySymbol symbol': ['€', '¥', '$'],
};

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

function randomWords({ steps, rows, arena }: Making, draw: string): readonly [Int32Array, Int32Array] {
  const [a, b] = [arena.int32(), arena.int32()];
  const key = [...draw].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 7);
  const block = new Int32Array(2);
  steps.push((n) => {
    for (let i = 0; i < n; i++) {
      threefry2x32({ k0: key, k1: 1 }, rows.numbers[i] ?? 0, 0, block);
      a[i] = block[0] ?? 0;
      b[i] = block[1] ?? 0;
    }
  });
  return [a, b];
}

/** The number of the row of a table that a reference's value leads to. */
function rowById(world: World, table: string, id: string | null): number {
  return id === null ? -1 : columnOf(tableOf(world, table).columns, 'id').values.indexOf(id);
}

function parentFrame(making: Making, reference: string): FollowedFrame {
  const { world, table } = making;
  const { values, refersTo } = columnOf(tableOf(world, table).columns, reference);
  if (refersTo === undefined) throw new Error(`${reference} refers to nothing.`);
  return followed(making, refersTo.table, (row) => rowById(world, refersTo.table, values[row] ?? null));
}

function siblingFrame(making: Making, offset: -1 | 1): FollowedFrame {
  const { world, table } = making;
  const { columns, per = '' } = tableOf(world, table);
  const { values } = columnOf(columns, per);
  return followed(making, table, (row) => (values[row] === values[row + offset] ? row + offset : -1));
}

function followed(making: Making, table: string, rowOf: (row: number) => number): FollowedFrame {
  const { arena, steps, rows } = making;
  const numbers = arena.float64();
  const states = arena.uint8();
  steps.push((n) => {
    for (let i = 0; i < n; i++) {
      const from = rows.numbers[i] ?? -1;
      const row = from < 0 ? -1 : rowOf(from);
      numbers[i] = row;
      states[i] = row < 0 ? 1 : 0;
    }
  });
  return { ...createFrame({ ...making, table, rows: { numbers } }), states };
}

function gather(
  making: Making,
  from: { readonly table: string; readonly reference: string } | undefined,
  each: (children: ChildFrame) => Gathering,
): void {
  const { world, rows, steps, arena } = making;
  const table = from?.table ?? making.table;
  const owners = arena.int32();
  const numbers = arena.float64();
  const inner: Step[] = [];
  const frame = createFrame({ world, table, steps: inner, rows: { numbers }, arena });
  const gathering = each({ ...frame, owners });
  steps.push((n) => {
    gathering.begin(n);
    const all = Array.from({ length: n }, (_, i) => childrenOfRow(making, from, rows.numbers[i] ?? -1)).flatMap(
      (children, owner) => children.map((row) => ({ row, owner })),
    );
    for (let at = 0; at < all.length; at += BATCH) {
      const some = all.slice(at, at + BATCH);
      some.forEach(({ row, owner }, i) => {
        numbers[i] = row;
        owners[i] = owner;
      });
      for (const step of inner) step(some.length);
      gathering.take(some.length);
    }
    gathering.end(n);
  });
}

function childrenOfRow(
  { world, table }: Making,
  from: { readonly table: string; readonly reference: string } | undefined,
  row: number,
): readonly number[] {
  if (row < 0) return [];
  const { columns, per = '' } = tableOf(world, from?.table ?? table);
  const { values } = columnOf(columns, from?.reference ?? per);
  const all = [...values.keys()];
  if (from === undefined) return all.filter((other) => values[other] === values[row] && other <= row);
  const id = columnOf(tableOf(world, table).columns, 'id').values[row];
  return all.filter((child) => values[child] === id);
}

/** Plans a column in memory as a vector of its type. */
function planColumn({ type, values, bounds }: ColumnInMemory, { arena, steps, rows }: Making): Vector {
  const valid = arena.uint8();
  const textAt = (i: number): string | null => values[rows.numbers[i] ?? -1] ?? null;
  const nullable = values.includes(null) ? { valid } : {};
  const fill = (write: (text: string, i: number) => void): void => {
    steps.push((n) => {
      for (let i = 0; i < n; i++) {
        const text = textAt(i);
        valid[i] = text === null ? 0 : 1;
        if (text !== null) write(text, i);
      }
    });
  };
  switch (type.kind) {
    case 'int32':
    case 'decimal': {
      const numbers = arena.int32();
      const scale = type.kind === 'decimal' ? type.scale : 0;
      fill((text, i) => {
        numbers[i] = scaled(text, scale);
      });
      const present = values.flatMap((text) => (text === null ? [] : [scaled(text, scale)]));
      const range = bounds ?? { min: Math.min(...present), max: Math.max(...present) };
      if (type.kind === 'decimal') return { kind: 'decimal', values: numbers, scale, ...range, ...nullable };
      return { kind: 'int32', values: numbers, ...range, ...nullable };
    }
    case 'int64': {
      const [hi, lo] = [arena.int32(), arena.int32()];
      fill((text, i) => {
        const words = wordsOf(BigInt(text));
        hi[i] = words.hi;
        lo[i] = words.lo;
      });
      return { kind: 'wide', hi, lo, scale: 0, ...nullable };
    }
    case 'float64': {
      const numbers = arena.float64();
      fill((text, i) => {
        numbers[i] = Number(text);
      });
      return { kind: 'float64', values: numbers, ...nullable };
    }
    case 'boolean': {
      const flags = arena.uint8();
      fill((text, i) => {
        flags[i] = text === 'true' ? 1 : 0;
      });
      return { kind: 'bool', values: flags, ...nullable };
    }
    case 'date': {
      const days = arena.int32();
      fill((text, i) => {
        days[i] = parseMoment(text, NOW)?.days ?? 0;
      });
      return { kind: 'date', days, min: -700_000, max: 2_900_000, ...nullable };
    }
    case 'timestamp':
    case 'timestamptz': {
      const [days, ms] = [arena.int32(), arena.int32()];
      fill((text, i) => {
        const moment = parseMoment(text, NOW);
        days[i] = moment?.days ?? 0;
        ms[i] = moment?.ms ?? 0;
      });
      const { precision } = type;
      const zoned = type.kind === 'timestamptz';
      return { kind: 'timestamp', days, ms, precision, zoned, min: -700_000, max: 2_900_000, ...nullable };
    }
    default: {
      // Texts as codes, as word lists are; nulls are an entry of their own.
      const dictionary = createDictionary([...new Set(values.filter((text) => text !== null))]);
      const codes = arena.int32();
      steps.push((n) => {
        for (let i = 0; i < n; i++) {
          const text = textAt(i);
          codes[i] = text === null ? dictionary.size : dictionary.code(text);
        }
      });
      return { kind: 'codes', codes, dictionary, nullable: true };
    }
  }
}

function scaled(text: string, scale: number): number {
  const decimal = parseDecimal(text);
  if (decimal === undefined) throw new Error(`${text} is no number.`);
  return Number(decimal.digits) * 10 ** (scale - decimal.scale);
}

/** Checks a formula about a table of a world. */
export function check(text: string, world: World = {}, table = 'one'): CheckResult {
  const parsed = parseFormula(text);
  if ('fault' in parsed) return { faults: [parsed.fault] };
  return checkFormula(parsed.formula, scopeOf({ one: { columns: {} }, ...world }, table));
}

/** The texts of a formula's values in the rows of a table of a world; of one row of an empty table if no world is said. */
export function valuesOf(text: string, given: World = {}, table = 'one'): (string | null)[] {
  const world: World = { one: { columns: {} }, ...given };
  const result = check(text, world, table);
  if ('faults' in result) throw new Error(result.faults.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const type = columnTypeOf(result.checked.type);
  if (type === undefined) throw new Error('No column can hold it.');
  const rows = { numbers: new Float64Array(BATCH) };
  const planned = (arena: Arena): { steps: Step[]; vector: Vector } => {
    const steps: Step[] = [];
    const frame = createFrame({ world, table, steps, rows, arena });
    return { steps, vector: writeColumn(planFormula(result.checked, frame), type, frame) };
  };
  // Planned twice, as tables are: once to measure the memory, once on memory of exactly that size.
  const measured = measureArena(BATCH);
  planned(measured);
  const { steps, vector } = planned(createArena(BATCH, measured.used()));
  const read = vectorTextReader(vector);
  const values: (string | null)[] = [];
  const count = rowCountOf(tableOf(world, table));
  for (let from = 0; from < count; from += BATCH) {
    const n = Math.min(BATCH, count - from);
    for (let i = 0; i < n; i++) rows.numbers[i] = from + i;
    for (const step of steps) step(n);
    for (let i = 0; i < n; i++) values.push(read(i));
  }
  return values;
}

/** The text of a formula's value in one row of an empty table. */
export function valueOf(text: string): string | null {
  return valuesOf(text)[0] ?? null;
}
