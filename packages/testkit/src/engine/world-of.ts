import {
  CodedError,
  createTextReader,
  defineGenerator,
  type LogicalType,
  primitives,
  type Recipe,
} from '@populace/core';
import { openTable, planWorld, type Registry, type World } from '@populace/engine';

/** A column of a world made for a test: a recipe, or one with what columns can have beside it. */
export type ColumnSketch =
  | Recipe
  | {
      readonly recipe: Recipe;
      readonly nulls?: { readonly share: number; readonly exact: boolean };
      readonly unique?: boolean;
      readonly type?: LogicalType;
    }
  | { readonly references: readonly [table: string, column: string] };

/** Tables made for a test: rows and columns by name. */
export type WorldSketch = {
  readonly [table: string]: { readonly rows: number; readonly columns: { readonly [column: string]: ColumnSketch } };
};

/** What a sketched world may be given beside its tables. */
export interface WorldSettings {
  readonly seed?: string;
  readonly registry?: Partial<Registry>;
}

const NOWHERE = { pointer: '' };

/**
 * Plans a world of recipes, without a document.
 * @throws CodedError with the first problem of the plan.
 */
export async function worldOf(sketch: WorldSketch, settings: WorldSettings = {}): Promise<World> {
  const registry: Registry = {
    generators: new Map(),
    subjects: new Map(),
    primitives: new Map(primitives.map((primitive) => [primitive.kind, primitive])),
    encoders: [],
    locales: new Map(),
    ...settings.registry,
  };
  const model = {
    name: '',
    description: undefined,
    seed: settings.seed ?? '1',
    seedGiven: true,
    values: 0,
    now: { days: 20_454, ms: 0, us: 0, hasTime: true },
    locale: [{ id: 'base', weight: 1 }],
    tables: Object.entries(sketch).map(([name, { rows, columns }]) => ({
      name,
      place: NOWHERE,
      rowCount: rows,
      rowsPlace: NOWHERE,
      hidden: false,
      description: undefined,
      columns: Object.entries(columns).map(([column, made]) => columnModel(column, made)),
    })),
  };
  const { world, problems } = await planWorld(model, registry);
  const [first] = problems;
  if (world === undefined) throw new CodedError(first?.code ?? 'internal', first?.message ?? 'No world.', { problems });
  return world;
}

function columnModel(name: string, sketch: ColumnSketch) {
  const settled = 'kind' in sketch ? { recipe: sketch } : sketch;
  const common = {
    name,
    place: NOWHERE,
    hidden: false,
    description: undefined,
    typePlace: NOWHERE,
    nullsPlace: NOWHERE,
    uniquePlace: NOWHERE,
    of: undefined,
    ofPlace: NOWHERE,
    type: undefined,
    nulls: undefined,
    unique: false,
  };
  if ('references' in settled) {
    const [table, column] = settled.references;
    return { ...common, source: { kind: 'reference' as const, table, column, place: NOWHERE } };
  }
  const { recipe, ...asked } = settled;
  const generator = defineGenerator({ id: recipe.kind, summary: '', options: {}, recipe: () => recipe });
  const places = {
    problems: noProblems,
    now: { days: 0, ms: 0, us: 0, hasTime: false },
    option: () => NOWHERE,
    has: () => false,
  };
  return {
    ...common,
    ...asked,
    source: { kind: 'generator' as const, generator, options: {}, places, place: NOWHERE },
  };
}

const noProblems = {
  add(): void {
    throw new CodedError('internal', 'A sketched column has no options that could be wrong.');
  },
  note(): void {
    throw new CodedError('internal', 'A sketched column has no options that could be wrong.');
  },
};

/** The texts of a column's first rows, or of the rows from `from` on; null for a null. */
export function textsOf(
  world: World,
  [table, column]: readonly [table: string, column: string],
  take: number,
  from = 0,
): (string | null)[] {
  const run = openTable(world, world.table(table), { columns: [column], batchRows: 64 });
  const [only] = run.batch.columns;
  if (only === undefined) return [];
  const read = createTextReader(only);
  const texts: (string | null)[] = [];
  for (let row = from; row < from + take; row += 64) {
    const n = Math.min(64, from + take - row);
    run.fillRange(row, n);
    for (let i = 0; i < n; i++) texts.push(read(i));
  }
  return texts;
}
