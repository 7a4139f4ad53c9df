import { type DocumentNode, describeNode, type MapEntry, quote } from '@populace/core';
import type { CaseBranch, CaseSource, ColumnSource } from '../model/model.ts';
import { type CheckContext, entriesOf, refuseStrangers } from './check-context.ts';
import { readFormula } from './check-formula.ts';

/** Reads where the values of a branch come from, as those of a column do. */
export type BranchReader = (entry: MapEntry) => ColumnSource | undefined;

/** So many branches a case may have. */
const MOST_BRANCHES = 100;

/** Reads `case: [{ when: …, then: … }, …]`. Adds problems and returns undefined where it is none. */
export function readCase(entry: MapEntry, name: string, read: BranchReader, at: CheckContext): CaseSource | undefined {
  const { value } = entry;
  const { problems } = at;
  if (value.kind !== 'list' || value.items.length === 0 || value.items.length > MOST_BRANCHES) {
    const message = `case of ${quote(name)} must be a list of 1 to ${MOST_BRANCHES} branches, such as [{ when: amount > 100, then: null }, { then: boolean }], but is ${describeNode(value)}`;
    problems.add('schema/invalid-option', value.place, message);
    return undefined;
  }
  const branches = value.items.map((item) => readBranch(item, name, read, at)).filter((one) => one !== undefined);
  const open = branches.findIndex(({ when }) => when === undefined);
  if (open >= 0 && open < branches.length - 1) {
    const message = `A branch of ${quote(name)} without when takes all rows, so that those after it take none; put it last`;
    problems.add('schema/invalid-option', branches[open]?.place ?? value.place, message);
  }
  return branches.length < value.items.length ? undefined : { kind: 'case', branches, place: value.place };
}

function readBranch(node: DocumentNode, name: string, read: BranchReader, at: CheckContext): CaseBranch | undefined {
  const owner = `A branch of ${quote(name)}`;
  const given = entriesOf(node);
  const then = given.get('then');
  if (node.kind !== 'map' || then === undefined) {
    const message = `${owner} must be a map with then, and with when but for the last, such as { when: amount > 100, then: null }`;
    at.problems.add('schema/structure', node.place, message);
    return undefined;
  }
  refuseStrangers(at.problems, owner, node.entries, ['when', 'then']);
  const when = given.get('when');
  const condition = when && readFormula(when, `when of ${quote(name)}`, at);
  const made = readThen(then, name, read, at);
  if (made === undefined || (when !== undefined && condition === undefined)) return undefined;
  return { when: condition, source: made.source, place: node.place };
}

function readThen(
  { value, ...entry }: MapEntry,
  name: string,
  read: BranchReader,
  { problems }: CheckContext,
): Pick<CaseBranch, 'source'> | undefined {
  if (value.kind === 'scalar' && value.value === null) return { source: null };
  const source = read({ ...entry, key: name, value });
  if (source?.kind === 'generator' || source?.kind === 'formula') return { source };
  if (source !== undefined) {
    const message = `then of ${quote(name)} must be null, a generator or a formula`;
    problems.add('schema/structure', value.place, message);
  }
  return undefined;
}
