import { formatMoment } from '@populace/calendar';
import {
  CodedError,
  type DocumentNode,
  errorOfProblems,
  type MapEntry,
  type MapNode,
  type Problem,
} from '@populace/core';
import { decodeDocument, nodeOfValue, parseColumnsText, parseDocument } from '@populace/document';
import {
  describeFormulas,
  describePlan,
  describeRelations,
  type FormulaSummary,
  type PlannedTable,
  type PlanSummary,
  planWorld,
  type RelationSummary,
  type World,
} from '@populace/engine';
import {
  checkSeparate,
  chunksHere,
  contentOfTables,
  type FileContent,
  type ScriptChunk,
  type TablesOptions,
} from '@populace/output';
import { checkDocument, type Overrides, type SchemaModel } from '@populace/schema';
import type { Expected } from '@populace/verify';
import { demandTable } from './demand-table.ts';
import { fillExcepts } from './except-files.ts';
import { expectedOf } from './expected/expected-of.ts';
import { copies, createOpenedTable, type OpenedTable, textOf, type Walk, walk } from './opened-table.ts';
import type { FormatOptions } from './registry/formats.ts';
import { defaultRegistry, schemaRegistry } from './registry/registry.ts';
import type { OpenOptions, SchemaOrigin } from './schema-origin.ts';
import { loadFormat, settleFormat } from './settle-format.ts';

/**
 * Where a schema comes from: its text (YAML or JSON), its bytes, a `File` or `Blob` of them, or the document as plain values. Bytes are UTF-8,
 * or UTF-16 with a byte order mark.
 */
export type SchemaSource = string | Uint8Array | Blob | object;

/** How several tables come as the bytes of one file. */
export interface ScriptOptions {
  /** Names of tables; all that are not hidden if absent. */
  readonly tables?: readonly string[] | undefined;
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  /** Rows made at once: a multiple of 4. Changes how fast bytes come, not which. */
  readonly batchRows?: number | undefined;
  /** Whether the first bytes may come last, as those of a table. For `chunks` alone; off unless said. */
  readonly frontLast?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A schema that has been checked and planned, ready to make rows. */
export interface OpenedSchema {
  /** Empty where the schema has none. */
  readonly name: string;
  readonly seed: string;
  readonly values: number;
  /** What `now` means in it (ISO 8601). */
  readonly now: string;
  /** The sample-data tables that another locale lent, such as `en_US: color.human from base`. */
  readonly borrowed: readonly string[];
  /** What is worth knowing but no mistake. */
  readonly notes: readonly Problem[];
  /** Its tables in the order of the document. */
  readonly tables: readonly OpenedTable[];
  /** Throws `schema/unknown-table` with the nearest names. */
  table(name: string): OpenedTable;
  /**
   * All tables as the bytes of one file, in pieces of your own, for a format that holds several (`sql`).
   * @throws CodedError `format/cannot-hold` where the format does not; `schema/reference-cycle` where no order of loading exists.
   */
  bytes(format: string, options?: ScriptOptions): Walk<Uint8Array<ArrayBuffer>>;
  /** The same in pieces that are valid until the next is asked for, with the rows that each ends, and the table that they are of. */
  chunks(format: string, options?: ScriptOptions): Iterable<ScriptChunk>;
  /** What stands in the same file, for whoever writes it. Throws as `bytes` does. */
  content(format: string, options?: ScriptOptions): FileContent;
  /** The same as text. */
  text(format: string, options?: ScriptOptions): string;
  /**
   * Checks that tables can be loaded from files of their own, parents before children, where the format is one that is loaded.
   * @throws CodedError `schema/reference-cycle` where they refer to one another in a circle, which only a file of them all can break.
   */
  checkSeparate(format: string, options?: ScriptOptions): void;
  /** What will be done, as plain data. */
  plan(): PlanSummary;
  /** What refers to what, table by table, as plain data. */
  relations(): readonly RelationSummary[];
  /** The type of what each formula gives, as plain data. */
  formulas(): readonly FormulaSummary[];
  /** What `openOrigin` makes the same schema of, in another thread or page. */
  readonly origin: SchemaOrigin;
}

/**
 * Opens a schema.
 * @throws CodedError with all problems of the schema, each with its place.
 */
export async function openSchema(source: SchemaSource, options: OpenOptions = {}): Promise<OpenedSchema> {
  return openRead(await readSource(source), options);
}

/**
 * Opens a schema of one table, `rows`, from columns on a line, such as `id:sequence,tier:choice{values: [a, b]}`. It has ten
 * rows unless `options.rows` says otherwise.
 * @throws CodedError with all problems; their places have line 1 and the column of the line.
 */
export async function openColumns(columns: string, options: OpenOptions = {}): Promise<OpenedSchema> {
  const { node, problems } = parseColumnsText(columns, '/tables/rows/columns');
  return openRead({ node: node && documentOfColumns(node), problems }, options);
}

/**
 * Opens once more what another thread has opened: send it `schema.origin`.
 * @throws CodedError as `openSchema` does.
 */
export function openOrigin({ document, options }: SchemaOrigin): Promise<OpenedSchema> {
  return openRead({ node: document, problems: [] }, options);
}

/** What files of a schema must be; `origin` is that of an opened one. */
export async function expectedOfOrigin({ document, options }: SchemaOrigin): Promise<Expected> {
  const { world, model, problems } = await planRead({ node: document, problems: [] }, options);
  if (world === undefined || model === undefined) throw errorOfProblems(problems);
  return expectedOf(model, world);
}

async function openRead(written: ReadSchema, options: OpenOptions): Promise<OpenedSchema> {
  const read = await fillRead(written, options);
  const { world, problems } = await planRead(read, options);
  if (world === undefined || read.node === undefined) throw errorOfProblems(problems);
  return createOpenedSchema(world, problems, { document: read.node, options: plainOptions(options) });
}

/** A copy, so that nobody changes it and that it can be sent. */
function plainOptions({ seed, now, locale, rows, strict }: OpenOptions): OpenOptions {
  return { seed, now, locale, strict, rows: typeof rows === 'object' ? { ...rows } : rows };
}

/** Checks a schema and returns all that is wrong with it, and all that is worth knowing. */
export async function checkSchema(source: SchemaSource, options: OpenOptions = {}): Promise<readonly Problem[]> {
  return (await planRead(await fillRead(await readSource(source), options), options)).problems;
}

/** A document as read, unless it could not be. */
interface ReadSchema {
  readonly node?: DocumentNode | undefined;
  readonly problems: readonly Problem[];
}

/** What was read, with the values of the files that it names. */
async function fillRead(read: ReadSchema, { readFile }: OpenOptions): Promise<ReadSchema> {
  if (read.node === undefined) return read;
  const { node, problems } = await fillExcepts(read.node, readFile);
  return { node, problems: [...read.problems, ...problems] };
}

interface PlannedSchema {
  readonly model?: SchemaModel | undefined;
  readonly world: World | undefined;
  readonly problems: readonly Problem[];
}

async function planRead(read: ReadSchema, options: OpenOptions): Promise<PlannedSchema> {
  const registry = defaultRegistry();
  if (read.node === undefined) return { world: undefined, problems: read.problems };
  const checked = checkDocument(read.node, schemaRegistry(), overridesOf(options));
  const problems = [...read.problems, ...checked.problems];
  if (checked.model === undefined || problems.some(({ severity }) => severity === 'error')) {
    return { world: undefined, problems };
  }
  const planned = await planWorld(checked.model, registry, { strict: options.strict });
  return { model: checked.model, world: planned.world, problems: [...problems, ...planned.problems] };
}

async function readSource(source: SchemaSource): Promise<ReadSchema> {
  if (typeof source === 'string') return parseDocument(source);
  if (source instanceof Uint8Array) return readBytes(source);
  if (typeof Blob !== 'undefined' && source instanceof Blob) {
    return readBytes(new Uint8Array(await source.arrayBuffer()));
  }
  try {
    return { node: nodeOfValue(source), problems: [] };
  } catch (error) {
    if (error instanceof CodedError && error.problems.length > 0) return { problems: error.problems };
    throw error;
  }
}

function readBytes(bytes: Uint8Array): ReadSchema {
  const { text, problems } = decodeDocument(bytes);
  return problems.length > 0 ? { problems } : parseDocument(text);
}

/** The document that columns on a line stand for. */
function documentOfColumns(columns: MapNode): MapNode {
  const { place } = columns;
  const entry = (key: string, value: DocumentNode): MapEntry => ({ key, keyPlace: place, value });
  const map = (...entries: MapEntry[]): MapNode => ({ kind: 'map', entries, place });
  const number = (value: number): DocumentNode => ({ kind: 'scalar', value, text: `${value}`, place });
  const table = map(entry('rows', number(10)), entry('columns', columns));
  return map(entry('populace', number(1)), entry('tables', map(entry('rows', table))));
}

function overridesOf({ seed, now, locale, rows }: OpenOptions): Overrides {
  const isOne = typeof rows === 'number';
  // Callers without types may pass anything.
  if (locale !== undefined && typeof locale !== 'string') {
    const message = 'locale must be text, such as de_DE, or de_DE:60,ja_JP:40 for several.';
    throw new CodedError('call/usage', message);
  }
  const tables = new Map(
    rows === undefined || isOne ? [] : Object.entries(rows).filter(([, count]) => count !== undefined),
  );
  return {
    ...(seed === undefined ? {} : { seed: seedText(seed) }),
    ...(now === undefined ? {} : { now }),
    ...(locale === undefined ? {} : { locale }),
    ...(rows === undefined ? {} : { rows: isOne ? { all: rows, tables } : { tables } }),
  };
}

function seedText(seed: string | number | bigint): string {
  if (typeof seed !== 'number' || Number.isSafeInteger(seed)) return String(seed);
  const message = `seed must be text or a whole number within ±(2^53 − 1), but is ${seed}; make it text or a bigint.`;
  throw new CodedError('call/usage', message);
}

function createOpenedSchema(world: World, problems: readonly Problem[], origin: SchemaOrigin): OpenedSchema {
  const tables = world.tables.map((table) => createOpenedTable(world, table, origin));
  const planned = ({ tables: names }: ScriptOptions = {}): readonly PlannedTable[] => {
    const chosen = names === undefined ? tables.filter(({ hidden }) => !hidden) : names.map(opened.table);
    return [...new Set(chosen)].map(({ name }) => world.table(name));
  };
  const opened: OpenedSchema = {
    name: world.name,
    seed: world.seed,
    values: world.values,
    now: formatMoment(world.now),
    borrowed: world.borrowed,
    notes: problems,
    tables,
    table: (name) => demandTable(tables, name),
    bytes: (format, options) =>
      walk(
        () => copies(opened.chunks(format, { ...options, frontLast: false })),
        () => loadFormat(format, options?.options),
      ),
    chunks: (format, options) => chunksHere(opened.content(format, options), options),
    content: (format, options) => contentOfTables(world, planned(options), settle(format, options)),
    checkSeparate: (format, options) => checkSeparate(world, planned(options), settle(format, options)),
    text: (format, options) => textOf(opened.chunks(format, { ...options, frontLast: false })),
    plan: () => describePlan(world),
    relations: () => describeRelations(world),
    formulas: () => describeFormulas(world),
    origin,
  };
  return opened;
}

function settle(format: string, { options, batchRows, signal }: ScriptOptions = {}): TablesOptions {
  return { ...settleFormat(format, options), batchRows, signal };
}
