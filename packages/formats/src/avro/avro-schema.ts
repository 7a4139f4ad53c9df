import type { ColumnFacts } from '@populace/cells';
import type { Column, StructVector, Vector } from '@populace/core';
import { finestType } from '../shared/columnar/finest-type.ts';
import type { NameGroup, NameNode } from '../shared/columnar/name-tree.ts';
import { mayBeNull } from '../shared/nested/may-be-null.ts';
import { sourceNames } from '../shared/source-names/source-names.ts';
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
export type FieldFacts = Pick<ColumnFacts, 'type' | 'nullable'> & Pick<Column, 'vector'>;

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

interface ListType {
  readonly type: 'array';
  readonly items: FieldType | readonly ['null', FieldType];
}

type FieldType = AvroType | RecordType | ListType;

/**
 * The schema of a table's rows as JSON (Avro 1.12, Schema Declaration): columns that may be null are unions with null first. A name that was
 * changed is kept as `doc`.
 * @throws CodedError `format/cannot-hold` for names that the rule refuses.
 */
export function avroSchema({ table, tree, fields }: RowFields, { rule, namespace }: SchemaNaming): string {
  const name = recordName(table, rule);
  const groups = groupsOf(tree, name, fields);
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
  readonly group: NameGroup | StructVector;
  readonly wanted: string;
}

function groupsOf(nodes: readonly NameNode[], outer: string, columns: readonly FieldFacts[]): readonly GroupName[] {
  return nodes.flatMap((node) => {
    const wanted = `${outer}_${node.name}`;
    if (node.kind === 'leaf') return structsOf(columns[node.column].vector, wanted);
    return [{ group: node, wanted }, ...groupsOf(node.members, wanted, columns)];
  });
}

function structsOf(vector: Vector, wanted: string): readonly GroupName[] {
  if (vector.kind === 'list') return structsOf(vector.item.vector, wanted);
  if (vector.kind !== 'struct') return [];
  const inner = vector.members.flatMap((member) => structsOf(member.vector, `${wanted}_${member.name}`));
  return [{ group: vector, wanted }, ...inner];
}

interface FieldSettings {
  readonly columns: readonly FieldFacts[];
  readonly rule: NameRule;
  readonly typeNames: ReadonlyMap<NameGroup | StructVector, string>;
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
    return fieldOf(named, settings.columns[node.column], settings);
  });
}

function fieldOf(named: Pick<Field, 'name' | 'doc'>, facts: FieldFacts, settings: FieldSettings): Field {
  const type = typeOf(facts, settings);
  return facts.nullable ? { ...named, type: ['null', type], default: null } : { ...named, type };
}

function typeOf({ type, vector }: FieldFacts, settings: FieldSettings): FieldType {
  if (vector.kind === 'list') {
    const items = factsOf(vector.item);
    const item = typeOf(items, settings);
    return { type: 'array', items: items.nullable ? ['null', item] : item };
  }
  if (vector.kind === 'struct') return structType(vector, settings);
  // Lists and structures are made of such vectors alone.
  return avroType(type as Parameters<typeof avroType>[0]);
}

function factsOf(column: Column): FieldFacts {
  return { type: finestType(column), vector: column.vector, nullable: mayBeNull(column.vector) };
}

function structType(vector: StructVector, settings: FieldSettings): RecordType {
  const names = fieldNames(
    vector.members.map(({ name }) => name),
    settings.rule,
  );
  const fields = vector.members.map((member, place) => {
    const name = names[place];
    return fieldOf({ name, ...(name !== member.name && { doc: member.name }) }, factsOf(member), settings);
  });
  // Every structure has been given a name.
  return { type: 'record', name: settings.typeNames.get(vector) as string, fields };
}

function groupType(group: NameGroup, settings: FieldSettings): RecordType {
  // Every group of the tree has been given a name.
  const name = settings.typeNames.get(group) as string;
  return { type: 'record', name, fields: fieldsOf(group.members, settings) };
}
