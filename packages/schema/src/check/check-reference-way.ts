import {
  type DocumentNode,
  describeNode,
  integerOption,
  type MapEntry,
  nearestNames,
  type OptionReader,
  quote,
  wholeOf,
} from '@populace/core';
import { numberOption } from '@populace/recipes';
import type { ReferenceWay, TreeWay } from '../model/model.ts';
import { type CheckContext, entriesOf, refuseStrangers } from './check-context.ts';

/** Ways that are a name alone. */
const NAMED = ['uniform', 'oneToOne', 'recency', 'child'] as const;
const WAYS: readonly string[] = [...NAMED, 'weight', 'zipf', 'tree'];
const EXPECTED =
  'uniform, oneToOne, recency, child, { weight: column }, { zipf: { exponent: 1 } } or { tree: { branching: 5 } }';

/** What a reference says of the table that it refers to. */
export interface WayContext extends CheckContext {
  readonly table: string;
  /** Whether the table refers to itself. */
  readonly isSelf: boolean;
}

/** Reads how the row is chosen that a reference points to; each as likely where nothing is said. Adds problems. */
export function readWay(entry: MapEntry | undefined, at: WayContext): ReferenceWay {
  const way = entry === undefined ? undefined : readAsked(entry.value, at);
  if (entry === undefined || way === undefined) return { kind: 'uniform' };
  if (at.isSelf && !(way.kind === 'uniform' || way.kind === 'recency' || way.kind === 'tree')) {
    const message = `by: ${way.kind} is not for a table that refers to itself, where a row refers to an earlier one; take uniform, recency or tree`;
    at.problems.add('schema/invalid-option', entry.value.place, message);
  }
  if (!at.isSelf && way.kind === 'tree') {
    const message = `by: tree is for a table that refers to itself, but this column refers to ${quote(at.table)}`;
    at.problems.add('schema/invalid-option', entry.value.place, message);
  }
  return way;
}

function readAsked(node: DocumentNode, at: WayContext): ReferenceWay | undefined {
  if (node.kind === 'scalar') {
    const name = NAMED.find((one) => one === node.text);
    return name === undefined ? refuseWay(node, node.text, at) : { kind: name };
  }
  const only = node.kind === 'map' && node.entries.length === 1 ? node.entries[0] : undefined;
  if (only?.key === 'weight') return readWeight(only.value, at);
  if (only?.key === 'zipf') return readZipf(only.value, at);
  if (only?.key === 'tree') return readTree(only.value, at);
  return refuseWay(node, only?.key, at);
}

function refuseWay(node: DocumentNode, name: string | undefined, { problems }: CheckContext): undefined {
  const nearest = name === undefined ? [] : nearestNames(name, WAYS);
  problems.add('schema/invalid-option', node.place, `by must be ${EXPECTED}, but is ${describeNode(node)}`, nearest);
}

/** That the column holds numbers is for planning to check. */
function readWeight(node: DocumentNode, at: WayContext): ReferenceWay | undefined {
  const columns = at.columnsOf.get(at.table) ?? new Set<string>();
  if (node.kind === 'scalar' && columns.has(node.text)) return { kind: 'weight', column: node.text, place: node.place };
  const asked = node.kind === 'scalar' ? node.text : '';
  const named = node.kind === 'scalar' ? quote(asked) : describeNode(node);
  const message = `weight must be a column of ${quote(at.table)}, but is ${named}`;
  at.problems.add('schema/unknown-column', node.place, message, nearestNames(asked, columns));
  return undefined;
}

const exponentOption = numberOption({ min: 0, max: 100, default: 1, summary: 'How steeply the weights fall.' });

function readZipf(node: DocumentNode, at: WayContext): ReferenceWay | undefined {
  if (node.kind === 'map') refuseStrangers(at.problems, 'zipf', node.entries, ['exponent']);
  const asked = node.kind === 'map' ? entriesOf(node).get('exponent')?.value : node;
  const exponent = asked === undefined ? 1 : exponentOption.read(asked, readerOf('exponent of zipf', at));
  return exponent === undefined ? undefined : { kind: 'zipf', exponent };
}

const DEFAULT_BRANCHING = 5;
/** Trees are made of numbers that stay exact. */
const MOST_BRANCHES = 1_000_000;
const depthOption = integerOption({ min: 1, max: 1000, default: 1, summary: 'How deep a tree is.' });
const rootsOption = integerOption({ min: 1, max: MOST_BRANCHES, default: 1, summary: 'How many roots a tree has.' });

function readTree(node: DocumentNode, at: WayContext): TreeWay | undefined {
  if (node.kind !== 'map') {
    const message = `tree must be a map such as { branching: 5, depth: 4 }, but is ${describeNode(node)}`;
    at.problems.add('schema/invalid-option', node.place, message);
    return undefined;
  }
  refuseStrangers(at.problems, 'tree', node.entries, ['branching', 'depth', 'roots']);
  const given = entriesOf(node);
  const [branching, depth, roots] = ['branching', 'depth', 'roots'].map((name) => given.get(name)?.value);
  const range = branching === undefined ? equal(DEFAULT_BRANCHING) : readBranching(branching, at);
  if (range === undefined) return undefined;
  return {
    kind: 'tree',
    branching: range,
    depth: depth && depthOption.read(depth, readerOf('depth of tree', at)),
    roots: (roots && rootsOption.read(roots, readerOf('roots of tree', at))) ?? 1,
  };
}

function equal(count: number): TreeWay['branching'] {
  return { min: count, max: count };
}

function readBranching(node: DocumentNode, { problems }: CheckContext): TreeWay['branching'] | undefined {
  const between = entriesOf(node).get('between')?.value ?? node;
  const [first, last = first] = between.kind === 'list' ? between.items.map(wholeOf) : [wholeOf(between)];
  const [min, max] = [Number(first ?? -1), Number(last ?? -1)];
  // On average a row has one child at least: else trees die out.
  if (min >= 0 && min <= max && max <= MOST_BRANCHES && min + max >= 2) return { min, max };
  const message = `branching must be a whole number from 1 to ${MOST_BRANCHES}, or { between: [2, 8] }, one on average at least, but is ${describeNode(node)}`;
  problems.add('schema/invalid-option', node.place, message);
  return undefined;
}

function readerOf(name: string, { problems, now }: CheckContext): OptionReader {
  return { problems, name, now };
}
