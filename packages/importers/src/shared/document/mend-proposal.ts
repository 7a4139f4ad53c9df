import { evidenceOf } from '../proposal/evidence.ts';
import type { ColumnProposal, SchemaProposal } from '../proposal/proposal.ts';

/**
 * Takes back what the check of a schema refuses, given the JSON pointers of its errors: first that a column is null together with others, then that it is unique, then its
 * generator, whose place filler text takes.
 */
export function mendProposal(proposal: SchemaProposal, pointers: readonly string[]): SchemaProposal {
  const refused = new Set(pointers.map((pointer) => pointer.split('/').slice(1, 5).join('/')));
  const tables = proposal.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const isRefused = (name: string): boolean =>
        refused.has(`tables/${escaped(table.name)}/columns/${escaped(name)}`);
      const { presence } = column;
      if (presence !== undefined && [column.name, presence.source, presence.column].some(isRefused))
        return {
          ...column,
          presence: undefined,
          evidence: column.evidence.filter(({ code }) => code !== 'null-together'),
        };
      if (!isRefused(column.name)) return column;
      if (column.unique) return { ...column, unique: false };
      return fillerOf(column);
    }),
  }));
  return { ...proposal, tables };
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function fillerOf(column: ColumnProposal): ColumnProposal {
  const instead = 'lorem.word';
  const told = evidenceOf('replaced', { column: column.name, generator: column.generator, instead });
  return { ...column, generator: instead, references: undefined, options: {}, evidence: [...column.evidence, told] };
}
