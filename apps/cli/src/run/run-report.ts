import type { OpenedSchema, Shard } from '@populace/library';
import type { WrittenRun, WrittenTable } from '@populace/library/node';
import { type ProblemRecord, placeless, recordOf } from '../problems/failure.ts';
import { alignColumns } from '../text/column-layout.ts';
import { byteWords, counted, countWords, timeWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

/** What a run did. */
export interface RunReport {
  readonly ok: true;
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly seed: string;
  /** The values set. */
  readonly values: number;
  readonly now: string;
  readonly tables: readonly WrittenTable[];
  /** The most threads that made rows of one table. */
  readonly workers: number;
  readonly shard: Shard | null;
  /** The path of the manifest. */
  readonly manifest: string | null;
  /** The name of the manifest in the archive; absent where it is in none. */
  readonly manifestMember?: string | undefined;
  /** Sample-data tables that another locale lent, such as `en_US: color.human from base`. */
  readonly borrowed: readonly string[];
  readonly notes: readonly ProblemRecord[];
}

/** What a report knows beside the run itself. */
interface RunCall {
  readonly seconds: number;
  /** What the schema is called. */
  readonly file: string;
  readonly from?: number | undefined;
  readonly shard?: Shard | undefined;
}

/** Puts the report of a run together. */
export function runReport(
  schema: OpenedSchema,
  { tables, manifest, manifestMember }: WrittenRun,
  { seconds, file, from, shard }: RunCall,
): RunReport {
  return {
    ok: true,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
    seconds: Math.round(seconds * 1000) / 1000,
    seed: schema.seed,
    values: schema.values,
    now: schema.now,
    tables,
    workers: tables.reduce((most, { workers }) => Math.max(most, workers), 1),
    shard: shard ?? null,
    manifest: manifest ?? null,
    ...(manifestMember !== undefined && { manifestMember }),
    borrowed: schema.borrowed,
    notes: [...schema.notes.map((note) => recordOf(note, file)), ...windowNotes(schema, tables, from)],
  };
}

/** Says which tables end before the window begins: an empty file is seldom what was meant. */
function windowNotes(schema: OpenedSchema, tables: readonly WrittenTable[], from = 0): ProblemRecord[] {
  return tables.flatMap(({ table }) => {
    const { rowCount } = schema.table(table);
    if (from === 0 || rowCount > from) return [];
    const message = `The table ${table} has ${counted(rowCount, 'row')}, and none from ${countWords(from)} on (--from)`;
    return [recordOf({ ...placeless('call/usage', message), severity: 'note' }, undefined)];
  });
}

/** Renders a report: a line a table where there are several, and a line for the whole. */
export function renderReport(report: RunReport): string {
  const { tables, rows, bytes, seconds, seed, values, notes, workers, shard } = report;
  const [only] = tables.length === 1 ? tables : [];
  const rowsOfTables = tables.map((table) => [
    `  ${visibleText(table.table)}`,
    counted(table.rows, 'row'),
    byteWords(table.bytes),
    placeOf(table),
  ]);
  const noteLines = notes.map((note) => visibleText(noteWords(note)));
  // What a shorter run shows is how long it takes to begin.
  const rate = seconds >= 1 ? `, ${countWords(Math.round(rows / seconds))} rows/s` : '';
  const to = only === undefined ? '' : ` to ${placeOf(only)}`;
  const by = workers > 1 ? `, ${workers} workers` : '';
  const part = shard === null ? '' : `shard ${shard.index} of ${shard.of}: `;
  const whole = `${part}${counted(rows, 'row')}, ${byteWords(bytes)}${to} in ${timeWords(seconds)}${rate}${by} (seed ${visibleText(seed)}, values ${values})`;
  const tableLines = only === undefined ? alignColumns(rowsOfTables) : [];
  return [...noteLines, ...tableLines, whole, ...manifestLine(report), ''].join('\n');
}

function placeOf({ path, member }: WrittenTable): string {
  return member === undefined ? visibleText(path) : `${visibleText(member)} in ${visibleText(path)}`;
}

function manifestLine({ tables: [first], manifest, manifestMember }: RunReport): readonly string[] {
  if (manifest !== null) return [`manifest ${visibleText(manifest)}`];
  if (manifestMember === undefined || first === undefined) return [];
  return [`manifest ${placeOf({ ...first, member: manifestMember })}`];
}

function noteWords({ file, line, column, message }: ProblemRecord): string {
  return line === null ? `note: ${message}` : `${file}:${line}:${column}  note: ${message}`;
}
