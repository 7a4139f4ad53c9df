import { evidenceOf } from '../proposal/evidence.ts';
import type { ColumnProposal, ProposedObject, TableProposal } from '../proposal/proposal.ts';
import type { ReadObject, ReadTable } from './read-table.ts';

/** Lets the fields of an object that some rows lack be null together: a hidden column says in which rows it is there. */
export function keepTogether(table: TableProposal, { objects = [], columns }: ReadTable): TableProposal {
  const total = columns[0]?.cells.length ?? 0;
  if (objects.length === 0 || total === 0) return table;
  const taken = new Set(table.columns.map(({ name }) => name));
  const hidden = new Map(objects.map(({ name }) => [name, nameFor(`has_${name}`, taken)]));
  const rows = new Map(objects.map((object) => [object.name, object.rows]));
  const homes = new Map(objects.flatMap((object) => object.columns.map((at) => [at, object] as const)));
  const made = objects.map((object): ProposedObject => {
    const round = object.within === undefined ? total : (rows.get(object.within) ?? total);
    const within = object.within === undefined ? undefined : hidden.get(object.within);
    return { column: hidden.get(object.name) ?? '', within, share: object.rows / Math.max(1, round) };
  });
  const together = table.columns.map((column, at) => {
    const object = homes.get(at);
    if (object === undefined) return column;
    const source = nameFor(`${column.name}_value`, taken);
    return inObject(column, object, { column: hidden.get(object.name) ?? '', source, share: object.rows / total });
  });
  return { ...table, columns: together, objects: made };
}

interface ObjectOf {
  readonly column: string;
  readonly source: string;
  /** The share of all rows that have the object. */
  readonly share: number;
}

/** A condition may make the same value twice, so nothing in it is unique. */
function inObject(column: ColumnProposal, { name }: ReadObject, { share, ...presence }: ObjectOf): ColumnProposal {
  const nulls = Math.round(Math.max(0, 1 - (1 - column.nulls) / share) * 1e6) / 1e6;
  const evidence = [...column.evidence, evidenceOf('null-together', { object: name })];
  return { ...column, unique: false, evidence, presence: { ...presence, nulls } };
}

const LONGEST_NAME = 128;

function nameFor(wanted: string, taken: Set<string>): string {
  let name = wanted.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '');
  for (let count = 2; taken.has(name); count++) name = `${wanted.slice(0, LONGEST_NAME - 6)}_${count}`;
  taken.add(name);
  return name;
}
