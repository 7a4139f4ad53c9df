import { type DocumentNode, describeNode, entryOf, type MapEntry, nearestNames, quote } from '@populace/core';
import { numberOption } from '@populace/recipes';
import type { KeyModel, PolymorphicKey, PolymorphicOption } from '../model/model.ts';
import { type CheckContext, entriesOf, refuseStrangers } from './check-context.ts';
import { readFormula } from './check-formula.ts';
import { readNulls } from './check-nulls.ts';
import { type ReferenceTarget, readReference } from './check-reference.ts';
import { readWay } from './check-reference-way.ts';
import { readColumnNames } from './read-column-names.ts';
import { readText } from './read-plain.ts';

const EXAMPLE =
  'such as { columns: [about_type, about_id], references: [{ table: posts, column: id, weight: 3 }, photos.id] }';
const weightOption = numberOption({ min: 0, default: 1, summary: 'How often the table is referred to.' });

/** Whether a key refers to a row of one of several tables: it lists them. */
export function isPolymorphic(key: DocumentNode): boolean {
  return entryOf(key, 'references')?.value.kind === 'list';
}

/**
 * Reads those keys of a table that refer to a row of one of several tables: a column says which table, another has the row's value.
 * Adds problems.
 */
export function readPolymorphicKeys(
  entry: MapEntry | undefined,
  table: string,
  keys: readonly KeyModel[],
  at: CheckContext,
): readonly PolymorphicKey[] {
  const listed = entry?.value.kind === 'list' ? entry.value.items.filter(isPolymorphic) : [];
  const taken = new Set(keys.flatMap(({ columns }) => columns));
  return listed.flatMap((node) => {
    const key = readPolymorphicKey(node, table, at);
    const shared = key?.columns.find((name) => taken.has(name));
    for (const name of key?.columns ?? []) taken.add(name);
    if (shared === undefined) return key === undefined ? [] : [key];
    const message = `${quote(shared)} is in another key, too, whose row may be another; leave it out of one of them`;
    at.problems.add('schema/invalid-option', node.place, message);
    return [];
  });
}

function readPolymorphicKey(node: DocumentNode, table: string, at: CheckContext): PolymorphicKey | undefined {
  const given = entriesOf(node);
  const owner = `A key of ${quote(table)}`;
  refuseStrangers(at.problems, owner, node.kind === 'map' ? node.entries : [], [
    'columns',
    'references',
    'nulls',
    'when',
  ]);
  const columns = readColumnNames(given.get('columns'), node, table, at);
  const references = given.get('references')?.value;
  const listed = references?.kind === 'list' ? references.items : [];
  const options = listed.map((item) => readOption(item, table, at)).filter((option) => option !== undefined);
  const nulls = readNulls(given.get('nulls'), at);
  if (columns === undefined || options.length < listed.length) return undefined;
  const [type, id] = columns;
  const refuse = (message: string): undefined => {
    at.problems.add('schema/invalid-option', references?.place ?? node.place, message);
  };
  if (type === undefined || id === undefined || columns.length !== 2) {
    return refuse(
      `${owner} that refers to one of several tables has two columns, the table's name and the row's value, ${EXAMPLE}`,
    );
  }
  const texts = options.map(({ text }) => text);
  const twice = texts.find((text, place) => texts.indexOf(text) < place);
  if (twice !== undefined) return refuse(`${owner} calls two of its tables ${quote(twice)}; tell them apart by as`);
  if (!options.some(({ weight }) => weight > 0)) return refuse(`${owner} gives none of its tables a weight above 0`);
  const condition = given.get('when');
  const when = condition && readFormula(condition, `when of a key of ${quote(table)}`, at);
  return { columns: [type, id], options, nulls, when, place: node.place };
}

function readOption(node: DocumentNode, table: string, at: CheckContext): PolymorphicOption | undefined {
  const given = entriesOf(node);
  const target = readOptionTarget(node, at);
  if (target === undefined) return undefined;
  if (target.table === table) {
    const message = `A key that refers to one of several tables cannot refer to ${quote(table)} itself, where a row refers to an earlier one; take a column with references for it`;
    at.problems.add('schema/invalid-option', node.place, message);
    return undefined;
  }
  const way = readWay(given.get('by'), { ...at, table: target.table, isSelf: false });
  if (way.kind === 'oneToOne' || way.kind === 'child' || way.kind === 'tree') {
    const message = `by: ${way.kind} is for references to one table; take uniform, recency, zipf or weight`;
    at.problems.add('schema/invalid-option', given.get('by')?.value.place ?? node.place, message);
  }
  const asked = given.get('weight')?.value;
  const weight = asked && weightOption.read(asked, { problems: at.problems, name: 'weight', now: at.now });
  const { table: name, column } = target;
  const text = readText(given.get('as'), 'as', at.problems) ?? name;
  const condition = given.get('where');
  const where = condition && readFormula(condition, `where of a reference to ${quote(name)}`, at);
  return { table: name, column, way, weight: weight ?? 1, text, where };
}

/** `posts.id`, or a map with table and column and what else is said. */
function readOptionTarget(node: DocumentNode, at: CheckContext): ReferenceTarget | undefined {
  const { place } = node;
  if (node.kind !== 'map') return readReference({ key: 'references', keyPlace: place, value: node }, at);
  refuseStrangers(at.problems, 'references', node.entries, ['table', 'column', 'as', 'weight', 'by', 'where']);
  const given = entriesOf(node);
  const [table, column] = [given.get('table')?.value, given.get('column')?.value];
  const columns = table?.kind === 'scalar' ? at.columnsOf.get(table.text) : undefined;
  if (table?.kind !== 'scalar' || columns === undefined) {
    const asked = table?.kind === 'scalar' ? table.text : '';
    const named = table === undefined ? 'none is named' : `there is no table ${quote(asked)}`;
    const message = `A key refers to a row of one of several tables, but ${named}, ${EXAMPLE}`;
    at.problems.add('schema/unknown-table', table?.place ?? place, message, nearestNames(asked, at.columnsOf.keys()));
    return undefined;
  }
  if (column?.kind === 'scalar' && columns.has(column.text)) return { table: table.text, column: column.text, place };
  const asked = column?.kind === 'scalar' ? column.text : '';
  const named =
    column === undefined
      ? 'needs column, the name of one'
      : `has no column ${column.kind === 'scalar' ? quote(asked) : describeNode(column)}`;
  const message = `The table ${quote(table.text)} ${named}`;
  at.problems.add('schema/unknown-column', column?.place ?? place, message, nearestNames(asked, columns));
  return undefined;
}
