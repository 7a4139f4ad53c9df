import {
  type DocumentNode,
  describeNode,
  type MapEntry,
  nearestNames,
  type Place,
  parseType,
  quote,
  readOptions,
  typeNames,
} from '@populace/core';
import { columnOptionNames } from '@populace/document';
import type { Generator } from '@populace/recipes';
import type { ColumnModel, ColumnSource, KeyModel, PolymorphicKey, ReferenceSource } from '../model/model.ts';
import { readCase } from './check-case.ts';
import { readColumnUnique } from './check-column-unique.ts';
import { type CheckContext, entriesOf, placeOf, refuseStrangers } from './check-context.ts';
import { readFormula } from './check-formula.ts';
import { readLocaleOption } from './check-locale.ts';
import { checkName } from './check-name.ts';
import { type InnerReaders, type NestedReading, readArray, readObject } from './check-nested.ts';
import { readNulls } from './check-nulls.ts';
import { readReference } from './check-reference.ts';
import { readTerms, termNames } from './check-reference-terms.ts';
import { readWay } from './check-reference-way.ts';
import { optionsNotOf, readPlainOptions } from './column-options.ts';
import { readFlag, readText } from './read-plain.ts';
import { typeOfCells, type WrittenCell } from './written-cell.ts';

/** Where a column's values can come from. */
const SOURCES = ['generator', 'references', 'formula', 'case', 'array', 'object'] as const;

/** What the check of a column needs besides. */
export interface ColumnContext extends CheckContext {
  readonly table: string;
  /** The key that a column belongs to. */
  readonly keyOf: ReadonlyMap<string, KeyModel>;
  /** The key that a column belongs to which refers to one of several tables. */
  readonly polymorphicOf: ReadonlyMap<string, PolymorphicKey>;
  /** The names that stand in keys, right or wrong. */
  readonly inKeys: ReadonlySet<string>;
  /** The cells of each column that has any, in a table whose rows are given; undefined in other tables. */
  readonly given: ReadonlyMap<string, readonly WrittenCell[]> | undefined;
}

/** Checks a column. Adds problems and returns undefined where it cannot be made. */
export function checkColumn(entry: MapEntry, at: ColumnContext): ColumnModel | undefined {
  checkName(entry.key, 'a column', entry.keyPlace, at.problems);
  const given = entriesOf(entry.value);
  const source = readSource(entry, given, at);
  const place = (name: string): Place => placeOf(given.get(name), entry.keyPlace);
  const type = readType(given.get('type'), at) ?? typeOfGiven(source, at.given?.get(entry.key));
  const column = {
    name: entry.key,
    place: entry.keyPlace,
    hidden: readFlag(given.get('hidden'), 'hidden', at.problems),
    description: readText(given.get('description'), 'description', at.problems),
    type,
    typePlace: place('type'),
    nulls: (at.keyOf.get(entry.key) ?? at.polymorphicOf.get(entry.key))?.nulls ?? readNulls(given.get('nulls'), at),
    nullsPlace: place('nulls'),
    ...readPlainOptions(given, entry.keyPlace, at),
    ...readColumnUnique(given.get('unique'), type, at),
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
  const key = at.keyOf.get(name);
  if (key !== undefined) return readKeyed(entry, given, key, at);
  const polymorphic = at.polymorphicOf.get(name);
  if (polymorphic !== undefined) return readPolymorphic(entry, polymorphic, at);
  if (value.kind === 'scalar' && typeof value.value === 'string') return readUse(value, [], at);
  if (value.kind === 'scalar' && value.value === null && at.given !== undefined) return givenSource(entry);
  if (value.kind !== 'map') return refuseColumn(entry, at);
  const [generator, references, formula, branches, array, object] = SOURCES.map((source) => given.get(source));
  const own = generator && optionsOf(generator, at);
  const sources = SOURCES.map((source) => given.get(source)).filter((one) => one !== undefined);
  // A generator may have an option called like a source, such as the case of letters.
  const [, second] = sources.filter(({ key: source }) => own === undefined || !Object.hasOwn(own, source));
  if (second !== undefined) return refuseBoth(second, at);
  if (generator !== undefined) return readUse(generator.value, value.entries, at);
  const known = [...SOURCES, ...besideSource(given), ...columnOptionNames];
  const isOpen = sources.length === 0 && at.given === undefined;
  const told = isOpen ? value.entries.filter(({ key: option }) => isMisspelt(option, known)) : value.entries;
  refuseStrangers(at.problems, `The column ${quote(name)}`, told, known);
  if (formula !== undefined) return readFormulaColumn(entry, formula, at);
  if (branches !== undefined) return readCaseColumn(entry, branches, at);
  const nested = array ?? object;
  if (nested !== undefined) return readNested(entry, given, at);
  if (references !== undefined) return readOneReference(entry, references, given, at);
  if (at.given !== undefined) return readGiven(entry, at);
  return refuseSourceless(entry, told, at);
}

function readFormulaColumn(entry: MapEntry, formula: MapEntry, at: ColumnContext): ColumnSource | undefined {
  for (const option of optionsNotOf('formula')) {
    const isMissing = option === 'missing';
    refuseOption(
      entry,
      option,
      isMissing ? 'a formula needs nothing that a locale may lack' : 'its values come from a formula',
      at,
    );
  }
  return readFormula(formula, `The formula of ${quote(entry.key)}`, at);
}

function readCaseColumn(entry: MapEntry, branches: MapEntry, at: ColumnContext): ColumnSource | undefined {
  refuseOptionsNotOf('case', entry, 'its values come from cases', at);
  return readCase(branches, entry.key, (branch) => readBranch(branch, at), at);
}

function refuseSourceless({ key, keyPlace }: MapEntry, told: readonly MapEntry[], at: ColumnContext): undefined {
  // What is wrong with its key is told of already.
  if (at.inKeys.has(key) && at.problems.hasErrors()) return;
  // A misspelt generator: is told of already.
  if (told.some(({ key: option }) => nearestNames(option, SOURCES).length > 0)) return;
  const sources = 'generator: …, references: …, formula: …, case: …, array: … or object: …';
  at.problems.add('schema/structure', keyPlace, `The column ${quote(key)} needs ${sources}`);
}

function readGiven(entry: MapEntry, at: ColumnContext): ColumnSource {
  refuseOption(entry, 'nulls', 'its values are those of the rows; write null there, or leave the cell out', at);
  refuseOptionsNotOf('given', entry, 'its values are those of the rows', at);
  return givenSource(entry);
}

/** The options that stand beside where the values come from, and belong to that. */
function besideSource(given: ReadonlyMap<string, MapEntry>): readonly string[] {
  if (given.has('references')) return ['by', 'self', 'as', 'logical', ...termNames];
  if (given.has('array')) return ['count', 'distinct', 'of'];
  return given.has('object') ? ['of'] : [];
}

function readNested(
  entry: MapEntry,
  given: ReadonlyMap<string, MapEntry>,
  at: ColumnContext,
): ColumnSource | undefined {
  refuseOption(entry, 'type', 'it is what its values are made of; give them types of their own', at);
  const reading = nestedReading(entry.key, at);
  const [array, object] = [given.get('array'), given.get('object')];
  const source = array === undefined ? 'object' : 'array';
  refuseOptionsNotOf(source, entry, `its values are ${array === undefined ? 'structures' : 'lists'}`, at);
  if (array !== undefined) return readArray(array, given, reading);
  return object && readObject(object, reading);
}

/** Values within a list or structure are written as columns are, but belong to no key and no given row. */
function nestedReading(name: string, at: ColumnContext): NestedReading {
  const inside = { ...at, keyOf: new Map(), polymorphicOf: new Map(), inKeys: new Set<string>(), given: undefined };
  const readers: InnerReaders = {
    source: (entry) => readSource(entry, entriesOf(entry.value), inside),
    type: (entry) => readType(entry, at),
    subject: (entry) => readSubject(entry, at),
  };
  return { ...at, name, readers };
}

/** Whether a key is one of these names in another spelling. Any other may be right for a generator or reference that is not there yet. */
function isMisspelt(key: string, names: readonly string[]): boolean {
  return !/^\w+$/.test(key) || (!names.includes(key) && nearestNames(key, names).length > 0);
}

/** The options of the generator that a column names; undefined where there is none of the name. */
function optionsOf({ value }: MapEntry, { registry }: CheckContext): Generator['options'] | undefined {
  return value.kind === 'scalar' ? registry.generators.get(value.text)?.options : undefined;
}

/** What a branch of a case makes is written as a column is, but what all of the column's values share stands with the column. */
function readBranch(entry: MapEntry, at: ColumnContext): ColumnSource | undefined {
  const given = entriesOf(entry.value);
  for (const option of [...columnOptionNames, 'of']) {
    const refused = given.get(option);
    if (refused === undefined) continue;
    const message = `A branch of ${quote(entry.key)} has no ${option} of its own; ${wayOutOfBranch(option)}`;
    at.problems.add('schema/unknown-option', refused.keyPlace, message);
  }
  return readSource(entry, given, at);
}

function wayOutOfBranch(option: string): string {
  const hidden = 'give it to a hidden column and take that with then: { formula: … }';
  if (option === 'locale') return `write it beside case, or ${hidden}`;
  // The column cannot be dirty: no generator makes its values.
  return option === 'dirty' ? `drop it, or ${hidden}` : 'write it for the column, beside case';
}

function readOneReference(
  entry: MapEntry,
  references: MapEntry,
  given: ReadonlyMap<string, MapEntry>,
  at: ColumnContext,
): ColumnSource | undefined {
  refuseOptionsNotOf('reference', entry, 'its values come from the column that it references', at);
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
  const logical = readFlag(given.get('logical'), 'logical', at.problems);
  const as = readText(given.get('as'), 'as', at.problems);
  const terms = readTerms(given, { ...at, owner: quote(entry.key), way, ownRow });
  return { kind: 'reference', ...target, way, ownRow, key: undefined, as, logical, ...terms };
}

/** A column whose row a key says may refer to something by itself, too: a further foreign key, which chooses nothing. */
function readKeyed(
  entry: MapEntry,
  given: ReadonlyMap<string, MapEntry>,
  key: KeyModel,
  at: ColumnContext,
): ColumnSource | undefined {
  const { key: name, value } = entry;
  const source = keySource(entry, key);
  if (value.kind === 'scalar' && value.value === null) return source;
  const generator = value.kind === 'scalar' && typeof value.value === 'string' ? value : given.get('generator')?.value;
  if (generator !== undefined) return refuseKeyed(name, generator, key, at);
  if (value.kind !== 'map') return refuseColumn(entry, at);
  const references = given.get('references');
  const known = [
    'references',
    'by',
    'self',
    ...termNames,
    ...(references === undefined ? [] : ['logical']),
    ...columnOptionNames,
  ];
  refuseStrangers(at.problems, `The column ${quote(name)}`, value.entries, known);
  refuseOption(entry, 'nulls', 'its key has them for all of its columns', at);
  refuseOptionsNotOf('reference', entry, 'its values come from the columns that its key references', at);
  for (const option of ['by', 'self', ...termNames])
    refuseOption(entry, option, 'its key says which row it refers to', at);
  const target = references && readReference(references, at);
  if (target === undefined) return references === undefined ? source : undefined;
  const logical = readFlag(given.get('logical'), 'logical', at.problems);
  return { ...source, declares: { table: target.table, column: target.column, logical } };
}

/** A column of a key that refers to one of several tables has nothing of its own. */
function readPolymorphic(entry: MapEntry, key: PolymorphicKey, at: ColumnContext): ColumnSource | undefined {
  const { key: name, value } = entry;
  const given = entriesOf(value);
  const part = key.columns[0] === name ? 'type' : 'id';
  const source: ColumnSource = { kind: 'polymorphic', part, key, place: key.place };
  if (value.kind === 'scalar' && value.value === null) return source;
  const own = given.get('generator') ?? given.get('references');
  const generator = value.kind === 'scalar' && typeof value.value === 'string' ? value : own?.value;
  if (generator !== undefined) return refuseKeyed(name, generator, key, at);
  if (value.kind !== 'map') return refuseColumn(entry, at);
  refuseStrangers(at.problems, `The column ${quote(name)}`, value.entries, columnOptionNames);
  refuseOption(entry, 'nulls', 'its key has them for all of its columns', at);
  refuseOptionsNotOf('polymorphic', entry, 'its values come from the columns that its key references', at);
  return source;
}

function refuseKeyed(
  name: string,
  { place }: DocumentNode,
  key: KeyModel | PolymorphicKey,
  at: ColumnContext,
): undefined {
  const table = 'table' in key ? quote(key.table) : 'one of several tables';
  const message = `The column ${quote(name)} is in a key that refers to ${table}, which has its values; drop its generator, or leave it out of the key`;
  at.problems.add('schema/structure', place, message);
}

/** A column of a key refers to what the key says. */
function keySource(entry: MapEntry, key: KeyModel): ReferenceSource {
  const target = key.targets[key.columns.indexOf(entry.key)] ?? '';
  const { table, way, as, logical, place, where, otherThan, when } = key;
  const terms = { where, otherThan, when };
  return { kind: 'reference', table, column: target, way, ownRow: false, key, as, logical, place, ...terms };
}

function refuseColumn({ key, keyPlace, value }: MapEntry, { problems }: CheckContext): undefined {
  const message = `The column ${quote(key)} must be a generator or a map with one, but is ${describeNode(value)}`;
  const isNothing = value.kind === 'scalar' && value.value === null;
  problems.add('schema/structure', isNothing ? keyPlace : value.place, message);
}

function givenSource({ keyPlace }: MapEntry): ColumnSource {
  return { kind: 'given', place: keyPlace };
}

/** Adds that a column has none of the options that are for other sources of values. */
function refuseOptionsNotOf(source: ColumnSource['kind'], entry: MapEntry, why: string, at: CheckContext): void {
  for (const option of optionsNotOf(source)) refuseOption(entry, option, why, at);
}

/** Adds that a column has not an option that others have. */
function refuseOption({ key, value }: MapEntry, option: string, why: string, { problems }: CheckContext): void {
  const given = entriesOf(value).get(option);
  if (given === undefined) return;
  const message = `The column ${quote(key)} has no option ${quote(option)}, since ${why}`;
  problems.add('schema/unknown-option', given.keyPlace, message);
}

function refuseBoth({ keyPlace }: MapEntry, { problems }: CheckContext): undefined {
  problems.add(
    'schema/structure',
    keyPlace,
    'A column has one of generator, references, formula, case, array and object; drop the others',
  );
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
  // Another tool's name for a generator leads to the generator's own, which the reference lists.
  const ids = new Set(names.map((name) => registry.generators.get(name)?.id ?? registry.aliases.get(name) ?? name));
  problems.add('schema/unknown-generator', node.place, `There is no generator ${quote(node.value)}`, [...ids]);
  return undefined;
}

function readType(entry: MapEntry | undefined, { problems }: CheckContext): ColumnModel['type'] {
  if (entry === undefined) return undefined;
  const { value } = entry;
  const text = value.kind === 'scalar' && typeof value.value === 'string' ? value.value : '';
  const type = parseType(text);
  if (type !== undefined) return type;
  if (/^decimal\(/.test(text) && parseType(text.replace(/\d+/, '38').replace(/,.*/, ')')) !== undefined) {
    const wayOut = 'take decimal(38, 10) or fewer digits, or write the number as text, such as with string.pattern';
    problems.add(
      'schema/invalid-option',
      value.place,
      `a decimal has 1 to 38 digits, no more of them after the point; but the type is ${describeNode(value)}; ${wayOut}`,
    );
    return undefined;
  }
  const message = `type must be one of ${typeNames.join(', ')} (1 to 38 digits, 1 to 2^20 characters), but is ${describeNode(value)}`;
  problems.add('schema/invalid-option', value.place, message, text === '' ? [] : nearestNames(text, typeNames));
  return undefined;
}

/** Reads the name of a subject, which is a part of the names of its random streams. */
function readSubject(entry: MapEntry | undefined, { problems }: CheckContext): string | undefined {
  const name = readText(entry, 'of', problems);
  if (entry !== undefined && name !== undefined) checkName(name, 'a subject', entry.value.place, problems);
  return name;
}
