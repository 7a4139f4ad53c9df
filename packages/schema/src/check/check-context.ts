import type { Moment } from '@populace/calendar';
import {
  type DocumentNode,
  describeNode,
  type MapEntry,
  nearestNames,
  type Place,
  type ProblemList,
  quote,
} from '@populace/core';
import type { Registry } from './registry.ts';

/** What every part of a check needs. */
export interface CheckContext {
  readonly problems: ProblemList;
  readonly registry: Registry;
  readonly now: Moment;
  /** The columns of each table as the document names them, also those with problems of their own. */
  readonly columnsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** More are of no use to a person, and finding the nearest names takes time for each. */
const MOST_PROBLEMS = 500;

/** Whether so many problems were found that the check ends early. */
export function isFull({ problems }: Pick<CheckContext, 'problems'>): boolean {
  return problems.problems.length >= MOST_PROBLEMS;
}

/** Adds that a node has another shape than it needs. */
export function refuseShape(problems: ProblemList, name: string, node: DocumentNode, expected: string): undefined {
  problems.add('schema/structure', node.place, `${name} must be ${expected}, but is ${describeNode(node)}`);
}

/** Adds `schema/unknown-option` for each entry whose key is none of `names`. */
export function refuseStrangers(
  problems: ProblemList,
  owner: string,
  entries: readonly MapEntry[],
  names: readonly string[],
): void {
  const known = new Set(names);
  for (const entry of entries) {
    if (known.has(entry.key)) continue;
    if (isFull({ problems })) return;
    refuseStranger(problems, owner, entry, names);
  }
}

/** Adds `schema/unknown-option` with the nearest right names, and a hint where the key seems to be torn off the text before it. */
export function refuseStranger(problems: ProblemList, owner: string, entry: MapEntry, names: readonly string[]): void {
  const torn = isTornText(entry)
    ? '; if it belongs to the text before it, put all of that in quotation marks, since it has a comma in it'
    : '';
  const hint = torn === '' ? colonHint(entry.key, names) : torn;
  const nearest = hint === '' ? nearestNames(entry.key, names) : [];
  problems.add('schema/unknown-option', entry.keyPlace, `${owner} has no option ${quote(entry.key)}${hint}`, nearest);
}

/** `min:18` is one word in YAML; what is meant has a space after the colon. */
function colonHint(key: string, names: readonly string[]): string {
  const [, name = '', rest = ''] = /^([^:]+):(.+)$/.exec(key) ?? [];
  return names.includes(name) ? `; put a space after the colon: ${name}: ${rest}` : '';
}

/** Whether a key is part of a text that was not quoted, as in `{ formula: max(a, b) }`: nothing is under it. */
function isTornText({ key, value }: MapEntry): boolean {
  return value.kind === 'scalar' && value.value === null && value.text === '' && /[ ()[\]+*/<>=?|&!"']/.test(key);
}

/** The entries of a map by key, and the place of each option: where it is given, else the owner's. */
export function entriesOf(node: DocumentNode): ReadonlyMap<string, MapEntry> {
  return new Map(node.kind === 'map' ? node.entries.map((entry) => [entry.key, entry]) : []);
}

/** The place of an entry's value, else `otherwise`. */
export function placeOf(entry: MapEntry | undefined, otherwise: Place): Place {
  return entry?.value.place ?? otherwise;
}
