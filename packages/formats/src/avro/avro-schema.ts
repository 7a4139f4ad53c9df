import type { ColumnFacts } from '@populace/core';
import type { NameGroup, NameNode } from '../columnar/name-tree.ts';
import { sourceNames } from '../source-names/source-names.ts';
import { fieldNames, isPrimitive, type NameRule, recordName } from './avro-names.ts';
import { type AvroType, avroType } from './avro-types.ts';

/** What is written of a row. */
export interface RowFields {
  readonly table: string;
  readonly tree: readonly NameNode[];
  /** By place of a column. */
  readonly fields: readonly FieldFacts[];
}

/** The type that all values of a column have, and whether there may be none. */
export type FieldFacts = Pick<ColumnFacts, 'type' | 'nullable'>;

/** How names stand in a schema. */
export interface SchemaNaming {
  readonly rule: NameRule;
  readonly namespace: string | undefined;
}

interface RecordType {
  readonly type: 'record';
  readonly name: string;
  readonly namespace?: string;
  readonly doc?: string;
  readonly fields: readonly Field[];
}

interface Field {
  readonly name: string;
  readonly doc?: string;
  readonly type: FieldType | readonly ['null', FieldType];
  readonly default?: null;
}

type FieldType = AvroType | RecordType;

/**
 * The schema of a table's rows as JSON (Avro 1.12, Schema Declaration): columns that may be null are unions with null first. A name that was
 * changed is kept as `doc`.
 * @throws CodedError `format/cannot-hold` for names that the rule refuses.
 */
export function avroSchema({ table, tree, fields }: RowFields, { rule, namespace }: SchemaNaming): string {
  const name = recordName(table, rule);
  const groups = groupsOf(tree, name);
  // Records within the record have names of their own, which differ from one another and from the first.
  const [, ...types] = sourceNames([name, ...groups.map(({ wanted }) => wanted)], isPrimitive);
  const typeNames = new Map(groups.map(({ group }, place) => [group, types[place]]));
  const record: RecordType = {
    type: 'record',
    name,
    ...(namespace !== undefined && { namespace }),
    ...(name !== table && { doc: table }),
    fields: fieldsOf(tree, { columns: fields, rule, typeNames }),
  };
  return JSON.stringify(record);
}

interface GroupName {
  readonly group: NameGroup;
  readonly wanted: string;
}

function groupsOf(nodes: readonly NameNode[], outer: string): readonly GroupName[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'leaf') return [];
    const wanted = `${outer}_${node.name}`;
    return [{ group: node, wanted }, ...groupsOf(node.members, wanted)];
  });
}

interface FieldSettings {
  readonly columns: readonly FieldFacts[];
  readonly rule: NameRule;
  readonly typeNames: ReadonlyMap<NameGroup, string>;
}

function fieldsOf(nodes: readonly NameNode[], settings: FieldSettings): readonly Field[] {
  const names = fieldNames(
    nodes.map(({ name }) => name),
    settings.rule,
  );
  return nodes.map((node, place) => {
    const name = names[place];
    const named = { name, ...(name !== node.name && { doc: node.name }) };
    if (node.kind === 'group') return { ...named, type: groupType(node, settings) };
    const { type, nullable } = settings.columns[node.column];
    return nullable ? { ...named, type: ['null', avroType(type)], default: null } : { ...named, type: avroType(type) };
  });
}

function groupType(group: NameGroup, settings: FieldSettings): RecordType {
  // Every group of the tree has been given a name.
  const name = settings.typeNames.get(group) as string;
  return { type: 'record', name, fields: fieldsOf(group.members, settings) };
}
