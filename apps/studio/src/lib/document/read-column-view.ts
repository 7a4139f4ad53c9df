import { entriesOfMap, isColumnOption, plainOf, type TreeEntry, type TreeNode, valueAt } from '@populace/document';
import { entriesByKey, isTrue, readLocaleMix, textOf, writtenAt } from './read-written.ts';
import type { ColumnKind, ColumnView, NullsView, OptionView, ReferenceView } from './schema-view.ts';

/** What is known of the document when a column is read. */
export interface ColumnReading {
  /** The whole document. */
  readonly text: string;
  /** The pointer of the map of columns. */
  readonly parent: string;
  readonly tables: ReadonlySet<string>;
  /** Whether the rows of the table are given. */
  readonly given: boolean;
  /** The columns that keys of the table are made of. */
  readonly keyColumns: ReadonlySet<string>;
}

const SOURCE_NAMES: readonly string[] = ['generator', 'references', 'by', 'self', 'as', 'where', 'otherThan', 'when'];

/** Reads a column as it is written. */
export function readColumnView(entry: TreeEntry, at: ColumnReading): ColumnView {
  const { value, key: name } = entry;
  const written = writtenAt(entry, at.parent);
  const given = entriesByKey(value);
  const shortForm = value.kind === 'scalar' && typeof value.value === 'string';
  const own = (option: string): TreeNode | undefined => given.get(option)?.value;
  return {
    ...written,
    name,
    kind: kindOf(entry, given, at),
    shortForm,
    generator: shortForm ? textOf(value) : textOf(own('generator')),
    reference: readReference(given, written.pointer, at),
    options: readOptions(given, written.pointer, at.text),
    nulls: readNulls(given.get('nulls'), written.pointer),
    unique: own('unique')?.kind === 'map' || isTrue(own('unique')),
    ignoreCase: isTrue(valueAt(own('unique'), 'ignoreCase')),
    of: textOf(own('of')),
    locale: readLocaleMix(given.get('locale'), written.pointer),
    missing: missingOf(own('missing')),
    type: textOf(own('type')),
    hidden: isTrue(own('hidden')),
    description: textOf(own('description')),
  };
}

function missingOf(node: TreeNode | undefined): string | undefined {
  return node?.kind === 'scalar' && node.value === null ? 'null' : textOf(node);
}

function kindOf({ key, value }: TreeEntry, given: ReadonlyMap<string, TreeEntry>, at: ColumnReading): ColumnKind {
  if (value.kind === 'scalar' && typeof value.value === 'string') return 'generator';
  if (given.has('generator')) return 'generator';
  if (given.has('references')) return 'reference';
  if (given.has('formula')) return 'formula';
  if (given.has('case')) return 'case';
  const isOpen = value.kind === 'map' || (value.kind === 'scalar' && value.value === null);
  if (isOpen && at.keyColumns.has(key)) return 'key';
  return isOpen && at.given ? 'given' : 'unknown';
}

function readOptions(
  given: ReadonlyMap<string, TreeEntry>,
  parent: string,
  text: string,
): ReadonlyMap<string, OptionView> {
  const isReference = given.has('references');
  const options = new Map<string, OptionView>();
  for (const [name, entry] of given) {
    const isSource = isReference ? SOURCE_NAMES.includes(name) : name === 'generator';
    // A generator's own option may be called like one of every column, which then is the column's.
    if (isSource || isSharedOption(name)) continue;
    options.set(name, readOption(entry, parent, text));
  }
  return options;
}

/** Returns whether an option is none of the generator: all columns have it, or it selects the row that values are read from. */
export function isSharedOption(name: string): boolean {
  return name === 'of' || isColumnOption(name);
}

function readOption(entry: TreeEntry, parent: string, text: string): OptionView {
  const { key: name, value } = entry;
  return {
    ...writtenAt(entry, parent),
    name,
    value: plainOf(value),
    text: text.slice(value.start, value.end),
    entries: value.kind === 'map' ? entriesOfMap(value) : undefined,
  };
}

function readNulls(entry: TreeEntry | undefined, parent: string): NullsView | undefined {
  if (entry === undefined) return undefined;
  const given = entriesByKey(entry.value);
  const share = given.get('share')?.value ?? entry.value;
  const text = textOf(share) ?? '';
  return {
    ...writtenAt(entry, parent),
    text,
    share: shareOf(text),
    exact: isTrue(given.get('exact')?.value),
  };
}

/** `4%` or a number from 0 to 1. */
function shareOf(text: string): number | undefined {
  const [, digits = '', percent] = /^([0-9]*\.?[0-9]+(?:[eE][-+]?[0-9]+)?)\s*(%?)$/.exec(text) ?? [];
  if (digits === '') return undefined;
  const share = percent === '%' ? Number(digits) / 100 : Number(digits);
  return share <= 1 ? share : undefined;
}

function readReference(
  given: ReadonlyMap<string, TreeEntry>,
  parent: string,
  { tables }: ColumnReading,
): ReferenceView | undefined {
  const entry = given.get('references');
  if (entry === undefined) return undefined;
  const by = given.get('by');
  return {
    ...writtenAt(entry, parent),
    ...targetOf(entry.value, tables),
    by: by && plainOf(by.value),
    self: isTrue(given.get('self')?.value),
    as: textOf(given.get('as')?.value),
    where: textOf(given.get('where')?.value),
    otherThan: textOf(given.get('otherThan')?.value),
    when: textOf(given.get('when')?.value),
  };
}

/** The table and the column that `references` names. */
function targetOf(node: TreeNode, tables: ReadonlySet<string>): { readonly table: string; readonly column: string } {
  if (node.kind !== 'map') return splitReference(textOf(node) ?? '', tables);
  const given = entriesByKey(node);
  return { table: textOf(given.get('table')?.value) ?? '', column: textOf(given.get('column')?.value) ?? '' };
}

/** Splits `table.column`, both of which may have dots: the longest table's name that exists wins. */
export function splitReference(
  text: string,
  tables: ReadonlySet<string>,
): { readonly table: string; readonly column: string } {
  for (let dot = text.lastIndexOf('.'); dot >= 0; dot = dot === 0 ? -1 : text.lastIndexOf('.', dot - 1)) {
    if (tables.has(text.slice(0, dot))) return { table: text.slice(0, dot), column: text.slice(dot + 1) };
  }
  const dot = tables.has(text) ? -1 : text.lastIndexOf('.');
  return dot < 0 ? { table: text, column: '' } : { table: text.slice(0, dot), column: text.slice(dot + 1) };
}
