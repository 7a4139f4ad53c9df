import type { ReferenceFacts, TableFacts } from '@populace/cells';
import { identifier, identifiers, tableIdentifier } from './identifiers.ts';
import type { LoadedTable } from './loading.ts';
import { qualifiedName } from './qualified-name.ts';
import type { SqlSettings } from './sql-options.ts';

/** The foreign keys of a table, and why other references are none. */
export interface ForeignKeys {
  readonly keys: readonly ReferenceFacts[];
  /** Comments. */
  readonly notes: string;
}

/** Sorts the references of a table: which can be foreign keys of a script with `tables`. */
export function foreignKeysOf(table: LoadedTable, tables: readonly TableFacts[], settings: SqlSettings): ForeignKeys {
  const sorted = table.references.map((reference) => ({
    reference,
    reason: reasonAgainst(reference, table, tables, settings),
  }));
  return {
    keys: sorted.filter(({ reason }) => reason === undefined).map(({ reference }) => reference),
    notes: sorted.map(({ reference, reason }) => (reason === undefined ? '' : noteOf(reference, reason))).join(''),
  };
}

/** Returns the words of a foreign key of a table. */
export function foreignKey(reference: ReferenceFacts, { deferrable }: LoadedTable, settings: SqlSettings): string {
  const { dialect } = settings;
  const { columns, table, targets } = reference;
  const isDeferred = dialect.foreignKeys === 'deferred' || deferrable?.includes(reference);
  const key = `FOREIGN KEY (${identifiers(columns, dialect)})`;
  const isBare = dialect.keyTargets === 'bare';
  const name = isBare ? identifier(qualifiedName(table, settings).table, dialect) : tableIdentifier(table, settings);
  const target = `${name} (${identifiers(targets, dialect)})`;
  return `${key} REFERENCES ${target}${isDeferred ? ' DEFERRABLE INITIALLY DEFERRED' : ''}`;
}

/** Why a reference is no foreign key; undefined where it can be one. */
function reasonAgainst(
  reference: ReferenceFacts,
  { name, circular = [] }: LoadedTable,
  tables: readonly TableFacts[],
  settings: SqlSettings,
): string | undefined {
  const { dialect } = settings;
  const target = tables.find((table) => table.name === reference.table);
  if (!reference.toKey) return 'no key';
  if (target === undefined) return 'a table that is not made here';
  const isOwnSchema = qualifiedName(name, settings).schema === qualifiedName(target.name, settings).schema;
  if (!isOwnSchema && dialect.keyTargets !== 'anySchema')
    return `in another schema, which ${dialect.name} has no keys to`;
  if (dialect.uniqueNulls && mayBeNull(target, reference.targets))
    return `a key with nulls, which ${dialect.name} has no unique for`;
  if (dialect.foreignKeys !== 'immediate') return undefined;
  if (target.name === name) return `rows of a statement that ${dialect.name} does not see yet`;
  return circular.includes(reference) ? `in a circle, and ${dialect.name} adds no keys afterwards` : undefined;
}

/** Whether one of the columns of a table may be null. */
export function mayBeNull({ columns }: TableFacts, names: readonly string[]): boolean {
  return columns.some(({ name, nullable }) => nullable && names.includes(name));
}

/** A name in a comment must not end it. */
function noteOf({ columns, table, targets }: ReferenceFacts, reason: string): string {
  const words = `${columns.join(', ')} refers to ${table} (${targets.join(', ')}), ${reason}: no foreign key`;
  return `-- ${words.replace(/[\0-\x1f\x7f\x85\u2028\u2029]/g, ' ')}\n`;
}
