import { proposeTables } from '../columns/propose-table.ts';
import { createNameIndex } from '../names/name-index.ts';
import type { Known } from '../proposal/known.ts';
import type { SchemaProposal, TableProposal } from '../proposal/proposal.ts';
import { keepTogether } from './keep-together.ts';
import { linkTables } from './link-tables.ts';
import type { ReadTable } from './read-table.ts';

/** Proposes a schema that makes rows like those of some tables; columns that hold the keys of another of them refer to it. */
export function inferTables(read: readonly ReadTable[], known: Known): SchemaProposal {
  const tables = distinctlyNamed(read);
  const proposed = proposeTables(tables, createNameIndex(known.generators), known);
  return {
    name: titleOf(tables.map(({ name }) => name)),
    locales: proposed.locales,
    tables: linkTables(tables, proposed.tables).map((table, at) => {
      const own = tables[at];
      return own === undefined ? table : keepTogether(table, own);
    }),
    evidence: proposed.evidence,
    problems: tables.flatMap(({ problems }) => problems),
  };
}

function distinctlyNamed(read: readonly ReadTable[]): readonly ReadTable[] {
  const taken = new Set<string>();
  return read.map((table) => {
    let { name } = table;
    for (let count = 2; taken.has(name); count++) name = `${table.name}_${count}`;
    taken.add(name);
    return { ...table, name };
  });
}

/** A title of so many tables names all of them. */
const NAMED_IN_TITLE = 3;

function titleOf(names: readonly TableProposal['name'][]): string {
  const words = names.slice(0, NAMED_IN_TITLE).map((name) => name.replaceAll('_', ' '));
  const last = words.pop() ?? '';
  const all = words.length === 0 ? last : `${words.join(', ')} and ${last}`;
  return `${all.slice(0, 1).toUpperCase()}${all.slice(1)}`;
}
