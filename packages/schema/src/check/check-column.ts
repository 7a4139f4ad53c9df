import type { DocumentNode, Generator, MapEntry, Place } from '@populace/core';
import { describeNode, nearestNames, parseType, quote, readOptions, typeNames } from '@populace/core';
import type { ColumnModel, ColumnSource, KeyModel } from '../model.ts';
import { type CheckContext, entriesOf, placeOf, refuseStrangers } from './check-context.ts';
import { readLocaleOption } from './check-locale.ts';
import { checkName } from './check-name.ts';
import { readNulls } from './check-nulls.ts';
import { readReference } from './check-reference.ts';
import { readWay } from './check-reference-way.ts';
import { readFlag, readText } from './read-plain.ts';
import { typeOfCells, type WrittenCell } from './written-cell.ts';

/** The options of every column, whatever its generator. */
const columnOptionNames: readonly string[] = ['nulls', 'unique', 'type', 'locale', 'hidden', 'description'];

/** What the check of a column needs besides. */
export interface ColumnContext extends CheckContext {
  readonly table: string;
  /** The key that a column belongs to. */
  readonly keyOf: ReadonlyMap<string, KeyModel>;
  /** The cells of each column that has any, in a table whose rows are given; undefined in other tables. */
  readonly given: ReadonlyMap<string, readonly WrittenCell[]> | undefined;
}

/** Checks a column. Adds problems and returns undefined where it cannot be made. */
export function checkColumn(entry: MapEntry, at: ColumnContext): ColumnModel | undefined {
  checkName(entry.key, 'a column', entry.keyPlace, at.problems);
  const given = entriesOf(entry.value);
  const source = readSource(entry, given, at);
  const place = (name: string): Place => placeOf(given.get(name), entry.keyPlace);
  const column = {
    name: entry.key,
    place: entry.keyPlace,
    hidden: readFlag(given.get('hidden'), 'hidden', at.problems),
    description: readText(given.get('description'), 'description', at.problems),
    type: readType(given.get('type'), at) ?? typeOfGiven(source, at.given?.get(entry.key)),
    typePlace: place('type'),
    nulls: at.keyOf.get(entry.key)?.nulls ?? readNulls(given.get('nulls'), at),
    nullsPlace: place('nulls'),
    ...readUnique(given.get('unique'), at),
    uniquePlace: place('unique'),
    of: readSubject(given.get('of'), at),
    ofPlace: place('of'),
    locale: readLocaleOption(given.get('locale'), at),
    localePlace: place('locale'),
  };
  return source && { ...column, source };
}

function typeOfGiven(source: ColumnSource | undefined, cells: readonly WrittenCell[] = []): ColumnModel['type'] {
  return source?.kind === 'given' ? typeOfCells(cells) : undefined;
}

function readSource(
  entry: MapEntry,
  given: ReadonlyMap<string, MapEntry>,
  at: ColumnContext,
): ColumnSource | undefined {
  const { key: name, value } = entry;
  if (value.kind === 'scalar' && typeof value.value === 'string') return readUse(value, [], at);
  const key = at.keyOf.get(entry.key);
  if (value.kind === 'scalar' && value.value === null && key !== undefined) return keySource(entry, key);
  if (value.kind === 'scalar' && value.value === null && at.given !== undefined) return givenSource(entry);
  if (value.kind !== 'map') {
    const message = `The column ${quote(name)} must be a generator or a map with one, but is ${describeNode(value)}`;
    at.problems.add(
      'schema/structure',
      value.kind === 'scalar' && value.value === null ? entry.keyPlace : value.place,
      message,
    );
    return undefined;
  }
  const [generator, references] = [given.get('generator'), given.get('references')];
  if (generator !== undefined && references !== undefined) return refuseBoth(references, at);
  if (generator !== undefined) return readUse(generator.value, value.entries, at);
  const ofReferences = references === undefined ? [] : ['by', 'self'];
  const known = ['generator', 'references', ...ofReferences, ...columnOptionNames];
  refuseStrangers(at.problems, `The column ${quote(name)}`, value.entries, known);
  if (references !== undefined) return readOneReference(entry, references, given, at);
  if (key !== undefined) {
    refuseOption(entry, 'nulls', 'its key has them for all of its columns', at);
    refuseOption(entry, 'locale', 'its values come from the columns that its key references', at);
    return keySource(entry, key);
  }
  if (at.given !== undefined) {
    refuseOption(entry, 'nulls', 'its values are those of the rows; write null there, or leave the cell out', at);
    refuseOption(entry, 'locale', 'its values are those of the rows', at);
    return givenSource(entry);
  }
  if (value.entries.every((option) => known.includes(option.key))) {
    at.problems.add(
      'schema/structure',
      entry.keyPlace,
      `The column ${quote(name)} needs generator: … or references: …`,
    );
  }
  return undefined;
}

function readOneReference(
  entry: MapEntry,
  references: MapEntry,
  given: ReadonlyMap<string, MapEntry>,
  at: ColumnContext,
): ColumnSource | undefined {
  refuseOption(entry, 'locale', 'its values come from the column that it references', at);
  const target = readReference(references, at);
  if (target === undefined) return undefined;
  const isSelf = target.table === at.table;
  const way = readWay(given.get('by'), { ...at, table: target.table, isSelf });
  const ownRow = readFlag(given.get('self'), 'self', at.problems);
  const self = given.get('self');
  if (ownRow && !isSelf && self !== undefined) {
    const message = `self is for a column that refers to its own table, but this one refers to ${quote(target.table)}; drop self`;
    at.problems.add('schema/invalid-option', self.value.place, message);
  }
  return { kind: 'reference', ...target, way, ownRow, key: undefined };
}

/** A column of a key refers to what the key says. */
function keySource(entry: MapEntry, key: KeyModel): ColumnSource {
  const target = key.targets[key.columns.indexOf(entry.key)] ?? '';
  return { kind: 'reference', table: key.table, column: target, way: key.way, ownRow: false, key, place: key.place };
}

function givenSource({ keyPlace }: MapEntry): ColumnSource {
  return { kind: 'given', place: keyPlace };
}

/** Adds that a column has not an option that others have. */
function refuseOption({ key, value }: MapEntry, option: string, why: string, { problems }: CheckContext): void {
  const given = entriesOf(value).get(option);
  if (given === undefined) return;
  const message = `The column ${quote(key)} has no option ${quote(option)}, since ${why}`;
  problems.add('schema/unknown-option', given.keyPlace, message);
}

function refuseBoth({ keyPlace }: MapEntry, { problems }: CheckContext): undefined {
  problems.add('schema/structure', keyPlace, 'A column has either generator or references, not both; drop one');
}

/** Reads the use of a generator with its options. */
function readUse(node: DocumentNode, entries: readonly MapEntry[], at: CheckContext): ColumnSource | undefined {
  const generator = findGenerator(node, at);
  if (generator === undefined) return undefined;
  const own = entries.filter(({ key }) => Object.hasOwn(generator.options, key));
  refuseStrangers(at.problems, generator.id, entries, optionNames(generator));
  const read = readOptions(generator.options, own, {
    problems: at.problems,
    now: at.now,
    owner: generator.id,
    place: node.place,
  });
  if (!read.complete) return undefined;
  generator.check(read.values, read.places);
  return { kind: 'generator', generator, options: read.values, places: read.places, place: node.place };
}

function optionNames({ options, subject }: Generator): readonly string[] {
  return [...Object.keys(options), 'generator', ...columnOptionNames, ...(subject === undefined ? [] : ['of'])];
}

function findGenerator(node: DocumentNode, { registry, problems }: CheckContext): Generator | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') {
    problems.add(
      'schema/structure',
      node.place,
      `generator must be the name of a generator, but is ${describeNode(node)}`,
    );
    return undefined;
  }
  const found = registry.generators.get(node.value);
  if (found !== undefined) return found;
  const told = registry.elsewhere?.get(node.value);
  if (told !== undefined) {
    problems.add('schema/unknown-generator', node.place, `There is no generator ${quote(node.value)}: ${told}`);
    return undefined;
  }
  const names = nearestNames(node.value, [...registry.generators.keys(), ...registry.aliases.keys()]);
  // Another tool's name for a generator is left out beside the generator's own.
  const ownOf = (name: string): string => {
    const own = registry.generators.get(name)?.id ?? registry.aliases.get(name);
    return own !== undefined && (names.includes(own) || !registry.generators.has(name)) ? own : name;
  };
  const ids = new Set(names.map(ownOf));
  problems.add('schema/unknown-generator', node.place, `There is no generator ${quote(node.value)}`, [...ids]);
  return undefined;
}

function readType(entry: MapEntry | undefined, { problems }: CheckContext): ColumnModel['type'] {
  if (entry === undefined) return undefined;
  const { value } = entry;
  const text = value.kind === 'scalar' && typeof value.value === 'string' ? value.value : '';
  const type = parseType(text);
  if (type !== undefined) return type;
  const message = `type must be one of ${typeNames.join(', ')} (1 to 18 digits, 1 to 2^20 characters), but is ${describeNode(value)}`;
  problems.add('schema/invalid-option', value.place, message, text === '' ? [] : nearestNames(text, typeNames));
  return undefined;
}

/** Reads whether values are unique: `true`, or a map that says in which way. */
function readUnique(
  entry: MapEntry | undefined,
  { problems }: CheckContext,
): Pick<ColumnModel, 'unique' | 'ignoreCase'> {
  const { value } = entry ?? {};
  if (value?.kind !== 'map') return { unique: readFlag(entry, 'unique', problems), ignoreCase: false };
  refuseStrangers(problems, 'unique', value.entries, ['ignoreCase']);
  return { unique: true, ignoreCase: readFlag(entriesOf(value).get('ignoreCase'), 'ignoreCase', problems) };
}

/** Reads the name of a subject, which is a part of the names of its random streams. */
function readSubject(entry: MapEntry | undefined, { problems }: CheckContext): string | undefined {
  const name = readText(entry, 'of', problems);
  if (entry !== undefined && name !== undefined) checkName(name, 'a subject', entry.value.place, problems);
  return name;
}
