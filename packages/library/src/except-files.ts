import {
  CodedError,
  createProblemList,
  type DocumentNode,
  entryOf,
  type MapEntry,
  type Place,
  type Problem,
  type ProblemList,
  quote,
} from '@populace/core';
import type { FileReader } from './schema-origin.ts';

/** A document in which values of files stand as if they were written there, and what was wrong with the files. */
export interface FilledDocument {
  readonly node: DocumentNode;
  readonly problems: readonly Problem[];
}

/** So many different values may be left out, as with `from` and `to`: each is looked up by itself, and sent to every worker. */
const MOST_VALUES = 100_000;

/**
 * Puts the values of files in the place of `except: { file: … }`, so that what follows, workers and digests among it, needs no files. A document
 * without such an option is returned as it is; without a reader its check says that there is none.
 */
export async function fillExcepts(document: DocumentNode, readFile: FileReader | undefined): Promise<FilledDocument> {
  const problems = createProblemList();
  if (readFile === undefined) return { node: document, problems: [] };
  const fillUnique = onEntry('except', async (node) => (await valuesOfFile(node, readFile, problems)) ?? node);
  const fillColumns = onEntry('columns', (node) => onEach(node, onEntry('unique', fillUnique)));
  const node = await onEntry('tables', (tables) => onEach(tables, fillColumns))(document);
  return { node, problems: problems.problems };
}

type Fill = (node: DocumentNode) => Promise<DocumentNode>;

/** Fills the value of one entry of a map. */
function onEntry(key: string, fill: Fill): Fill {
  return (node) => onEach(node, (value, entry) => (entry.key === key ? fill(value) : Promise.resolve(value)));
}

/** Fills the values of all entries of a map; what does not change stays the very same. */
async function onEach(
  node: DocumentNode,
  fill: (value: DocumentNode, entry: MapEntry) => Promise<DocumentNode>,
): Promise<DocumentNode> {
  if (node.kind !== 'map') return node;
  const entries: MapEntry[] = [];
  for (const entry of node.entries) {
    const value = await fill(entry.value, entry);
    entries.push(value === entry.value ? entry : { ...entry, value });
  }
  return entries.every((entry, at) => entry === node.entries[at]) ? node : { ...node, entries };
}

/** The values that a file has, as a list; undefined where no file is named as it must be, which the check of the document says. */
async function valuesOfFile(
  node: DocumentNode,
  readFile: FileReader,
  problems: ProblemList,
): Promise<DocumentNode | undefined> {
  const [file, column] = ['file', 'column'].map((key) => entryOf(node, key)?.value);
  const isRight = node.kind === 'map' && node.entries.every(({ key }) => key === 'file' || key === 'column');
  if (!isRight || file?.kind !== 'scalar' || typeof file.value !== 'string') return undefined;
  if (column !== undefined && column.kind !== 'scalar') return undefined;
  const { place, value: path } = file;
  const list = (items: readonly DocumentNode[]): DocumentNode => ({ kind: 'list', items, place });
  try {
    const { readValues } = await import('@populace/importers');
    const bytes = await readFile(path);
    const found = readValues(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, column?.text);
    if ('fault' in found) problems.add('schema/invalid-option', column?.place ?? place, `${path} ${found.fault}`);
    else if (found.values.length > MOST_VALUES) addTooMany(path, found.values.length, place, problems);
    else return list(found.values.map((text) => ({ kind: 'scalar', value: text, text, place })));
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    problems.add(error.code, place, error.message.replace(/\.$/, ''));
  }
  // One problem is enough.
  return list([]);
}

function addTooMany(path: string, count: number, place: Place, problems: ProblemList): void {
  const message = `except leaves out ${count} values of ${quote(path)}, but has at most ${MOST_VALUES}; make values that it does not have, such as by another pattern or a min behind them`;
  problems.add('schema/invalid-option', place, message);
}
