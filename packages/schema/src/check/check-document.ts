import { type Moment, parseMoment } from '@populace/calendar';
import {
  createProblemList,
  type DocumentNode,
  describeNode,
  entryOf,
  type MapEntry,
  nearestNames,
  type OptionReader,
  type Place,
  type Problem,
  type ProblemList,
  quote,
  wholeOf,
} from '@populace/core';
import type { LocaleShare, SchemaModel, TableModel } from '../model/model.ts';
import { checkChosenWithin } from './check-chosen-within.ts';
import { type CheckContext, entriesOf, isFull, refuseShape, refuseStrangers } from './check-context.ts';
import { defaultLocale, findLocale, readLocale, refuseLocale } from './check-locale.ts';
import { checkParentCycles } from './check-parent-cycles.ts';
import { checkReferenceCycles } from './check-reference-cycles.ts';
import { checkRowOverrides } from './check-rows.ts';
import { readSeed } from './check-seed.ts';
import { checkTable } from './check-table.ts';
import { readText } from './read-plain.ts';
import type { Overrides, Registry } from './registry.ts';

/** A checked schema, and all that is wrong with it or worth knowing. */
export interface CheckedDocument {
  /** Absent where a problem is an error. */
  readonly model?: SchemaModel;
  /** Errors and notes in the order of the text; at most about 500. */
  readonly problems: readonly Problem[];
}

/** What a document has at its top. */
const documentKeys: readonly string[] = [
  'populace',
  'values',
  'name',
  'description',
  'seed',
  'locale',
  'now',
  'tables',
];

const MOST_TABLES = 1000;
const DEFAULT_SEED = '1';
/** 2026-01-01T00:00:00Z. */
export const DEFAULT_NOW: Moment = { days: 20_454, ms: 0, us: 0, hasTime: true };

/**
 * Checks a document whole: keys, names, generators and their options, references and limits. Overrides stand in for what the document
 * says; their problems have places such as `--rows`. What needs recipes (types, uniqueness) is for planning to check.
 */
export function checkDocument(node: DocumentNode, registry: Registry, overrides: Overrides = {}): CheckedDocument {
  const problems = createProblemList();
  if (node.kind !== 'map') {
    const expected = 'a map that begins with populace: 1';
    refuseShape(problems, 'The document', node, expected);
    return { problems: inOrder(problems) };
  }
  refuseStrangers(problems, 'The document', node.entries, documentKeys);
  const given = entriesOf(node);
  checkVersion(node, given.get('populace'), problems);
  const values = readValuesSet(given.get('values'), problems);
  const head = readHead(given, registry, { overrides, problems });
  const tables = readTables(node, { registry, problems, now: head.now }, overrides);
  checkReferenceCycles(tables, problems);
  checkParentCycles(tables, problems);
  if (!problems.hasErrors()) checkChosenWithin(tables, problems);
  if (problems.hasErrors()) return { problems: inOrder(problems) };
  return { model: { ...head, values, tables }, problems: inOrder(problems) };
}

function inOrder({ problems }: ProblemList): readonly Problem[] {
  return problems.toSorted(
    (a, b) => (a.place.line ?? 0) - (b.place.line ?? 0) || (a.place.column ?? 0) - (b.place.column ?? 0),
  );
}

function checkVersion(node: DocumentNode, entry: MapEntry | undefined, problems: ProblemList): void {
  if (entry === undefined) {
    problems.add('schema/version', node.place, 'The document does not say its grammar; begin it with populace: 1');
  } else if (wholeOf(entry.value) !== 1n) {
    const message = `populace must be 1, the grammar of this release, but is ${describeNode(entry.value)}`;
    problems.add('schema/version', entry.value.place, message, ['1']);
  }
}

function readValuesSet(entry: MapEntry | undefined, problems: ProblemList): number {
  if (entry !== undefined && wholeOf(entry.value) !== 0n) {
    const message = `values must be 0, the only set of this release, but is ${describeNode(entry.value)}`;
    problems.add('schema/version', entry.value.place, message, ['0']);
  }
  return 0;
}

type Head = Pick<SchemaModel, 'name' | 'description' | 'seed' | 'seedGiven' | 'now' | 'locale'>;

function readHead(
  given: ReadonlyMap<string, MapEntry>,
  registry: Registry,
  { overrides, problems }: { readonly overrides: Overrides; readonly problems: ProblemList },
): Head {
  const seed = given.get('seed');
  const own = seed && readSeed(seed.value, problems);
  const now = readNow(given.get('now'), overrides.now, problems);
  const locale = given.get('locale');
  const reader: OptionReader & { problems: ProblemList } = { problems, name: 'locale', now };
  const ownLocale = locale && readLocale(locale.value, registry, reader);
  return {
    name: readText(given.get('name'), 'name', problems) ?? '',
    description: readText(given.get('description'), 'description', problems),
    seed: (overrides.seed === undefined ? own : readSeed(seedNode(overrides.seed), problems)) ?? DEFAULT_SEED,
    seedGiven: overrides.seed !== undefined || seed !== undefined,
    now,
    locale: overriddenLocale(overrides.locale, registry, problems) ??
      ownLocale ?? [{ id: defaultLocale(registry), weight: 1 }],
  };
}

function readNow(entry: MapEntry | undefined, override: string | undefined, problems: ProblemList): Moment {
  const own = entry && readOwnNow(entry.value, problems);
  if (override === undefined) return own ?? DEFAULT_NOW;
  const moment = fixedMoment(override);
  if (moment === undefined) refuseNow('--now', quote(override), { pointer: '--now' }, problems);
  return moment ?? DEFAULT_NOW;
}

function readOwnNow(node: DocumentNode, problems: ProblemList): Moment | undefined {
  const moment = node.kind === 'scalar' && typeof node.value === 'string' ? fixedMoment(node.value) : undefined;
  if (moment === undefined) refuseNow('now', describeNode(node), node.place, problems);
  return moment;
}

/** Reads what `now` may be, which cannot be relative to itself. */
function fixedMoment(text: string): Moment | undefined {
  return text.startsWith('now') ? undefined : parseMoment(text, DEFAULT_NOW);
}

function refuseNow(name: string, given: string, place: Place, problems: ProblemList): void {
  const message = `${name} must be a date or a timestamp, such as 2026-01-01T00:00:00Z, but is ${given}`;
  problems.add('schema/invalid-option', place, message);
}

function overriddenLocale(
  asked: string | undefined,
  registry: Registry,
  problems: ProblemList,
): readonly LocaleShare[] | undefined {
  if (asked === undefined) return undefined;
  const place: Place = { pointer: '--locale' };
  const shares = asked.split(',').map((one) => {
    const [, text = '', weight = '1'] = /^\s*(.*?)(?::(\d+(?:\.\d+)?))?\s*$/.exec(one) ?? [];
    const id = findLocale(text, registry);
    if (id === undefined) refuseLocale(text, place, registry, problems);
    return id === undefined ? [] : [{ id, weight: Number(weight) }];
  });
  const known = shares.flat();
  if (known.length < shares.length) return undefined;
  const isMix = new Set(known.map(({ id }) => id)).size === known.length && known.some(({ weight }) => weight > 0);
  if (isMix) return known;
  const message = `--locale names each locale once, with weights that are not all 0, such as de_DE:60,ja_JP:40, but is ${quote(asked)}`;
  problems.add('schema/invalid-option', place, message);
  return undefined;
}

function readTables(
  node: DocumentNode,
  at: Omit<CheckContext, 'columnsOf'>,
  { rows }: Overrides,
): readonly TableModel[] {
  const entry = entryOf(node, 'tables');
  const { problems } = at;
  if (entry === undefined)
    problems.add(
      'schema/structure',
      node.place,
      'The document needs tables, such as tables: { people: { rows: 10, columns: … } }',
    );
  if (entry !== undefined && entry.value.kind !== 'map')
    refuseShape(problems, 'tables', entry.value, 'a map from names to tables');
  if (entry?.value.kind !== 'map') return [];
  const { entries, place } = entry.value;
  if (entries.length === 0) problems.add('schema/no-tables', place, 'tables needs one table at least');
  if (entries.length > MOST_TABLES) {
    const message = `The document has ${entries.length} tables, but at most ${MOST_TABLES} are allowed; split it`;
    problems.add('limit/schema-size', entry.keyPlace, message);
    return [];
  }
  const columnsOf = columnsByTable(entries);
  if (rows !== undefined) {
    checkRowOverrides(rows, problems);
    refuseUnknownTables(rows.tables.keys(), columnsOf, problems);
  }
  return checkEach(entries, rows, { ...at, columnsOf });
}

function checkEach(entries: readonly MapEntry[], rows: Overrides['rows'], at: CheckContext): readonly TableModel[] {
  const tables: TableModel[] = [];
  for (const entry of entries) {
    if (isFull(at)) break;
    const table = checkTable(entry, rows, at);
    if (table !== undefined) tables.push(table);
  }
  return tables;
}

function columnsByTable(tables: readonly MapEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    tables.map(({ key, value }) => {
      const columns = entryOf(value, 'columns')?.value;
      return [key, new Set(columns?.kind === 'map' ? columns.entries.map((column) => column.key) : [])];
    }),
  );
}

function refuseUnknownTables(
  names: Iterable<string>,
  tables: ReadonlyMap<string, unknown>,
  problems: ProblemList,
): void {
  const place: Place = { pointer: '--rows' };
  for (const name of names) {
    if (!tables.has(name))
      problems.add(
        'schema/unknown-table',
        place,
        `There is no table ${quote(name)}`,
        nearestNames(name, tables.keys()),
      );
  }
}

/** A seed that a call gives, as the text that it is. */
function seedNode(text: string): DocumentNode {
  return { kind: 'scalar', value: text, text, place: { pointer: '--seed' } };
}
