import { pointerOfKeys, valueAt, type WritableValue } from '@populace/document';
import { replaceName } from '@populace/formulas';
import { referenceTo } from '../edits/reference-text.ts';
import type { SchemaEdit } from '../edits/schema-edit.ts';
import { locationOf } from '../pointer.ts';
import type { SchemaView } from '../schema-view.ts';
import { type FixSite, nameFix, type QuickFix } from './fix.ts';

/** Fixes that put the nearest right names in the place of a wrong one. */
export function nameFixes(site: FixSite): readonly QuickFix[] {
  return site.problem.nearest.flatMap((name) => {
    const edit = editFor(name, site);
    return edit === undefined ? [] : [nameFix(name, edit)];
  });
}

function editFor(name: string, site: FixSite): SchemaEdit | undefined {
  const { problem, spot } = site;
  const { table, column, option, rest } = locationOf(problem.place.pointer);
  if (problem.code === 'schema/name') return rename(name, table, column);
  if (problem.code === 'schema/version') return { kind: 'set-value', pointer: '/populace', value: Number(name) };
  if (problem.code === 'schema/unknown-column' && column !== undefined && option === undefined) {
    return templateEdit(name, site);
  }
  if (name.startsWith('via: ') && table !== undefined) {
    return { kind: 'set-value', pointer: pointerOfKeys('tables', table, 'rows', 'via'), value: name.slice(5) };
  }
  if (spot.isKey && option !== undefined) return keyEdit(name, site);
  if (column !== undefined && option === 'by' && rest.length === 0) return wayEdit(name, site);
  if (column !== undefined && option === 'references' && rest.length === 0) return referenceEdit(name, site);
  if (spot.node?.kind !== 'scalar') return undefined;
  const { within, pointer } = problem.place;
  const value = within === undefined ? name : replaceName(spot.node.text, within, name);
  return { kind: 'set-value', pointer, value };
}

function rename(name: string, table: string | undefined, column: string | undefined): SchemaEdit | undefined {
  if (table === undefined) return undefined;
  if (column === undefined) return { kind: 'rename-table', table, name };
  return { kind: 'rename-column', table, column, name };
}

/** Another key; a name of a column that is wrong in one of the given rows is wrong in all. */
function keyEdit(key: string, { problem, spot }: FixSite): SchemaEdit | undefined {
  const wrong = spot.keys.at(-1) ?? '';
  const isTaken = spot.holder?.kind === 'map' && spot.holder.entries.some((entry) => entry.key === key);
  if (isTaken) return undefined;
  const { pointer } = problem.place;
  const rows = spot.keys.slice(0, 3);
  const list = rows.reduce((node, one) => node && valueAt(node, one), spot.source.root as ReturnType<typeof valueAt>);
  if (spot.keys.length !== 5 || list?.kind !== 'list') return { kind: 'rename-key', pointer, key };
  const edits = list.items.flatMap(({ value }, index): readonly SchemaEdit[] => {
    const [has, had] = [valueAt(value, wrong), valueAt(value, key)];
    const row = pointerOfKeys(...rows, index, wrong);
    return has === undefined || had !== undefined ? [] : [{ kind: 'rename-key', pointer: row, key }];
  });
  return { kind: 'several', edits };
}

/** Ways to choose the row of a reference that need something said with them. */
const WAYS: Readonly<Record<string, WritableValue>> = {
  zipf: { zipf: { exponent: 1 } },
  tree: { tree: { branching: 5 } },
};

function wayEdit(name: string, { problem: { place }, spot: { node } }: FixSite): SchemaEdit | undefined {
  const [only] = node?.kind === 'map' ? node.entries : [];
  const isMap = name in WAYS || name === 'weight';
  if (only !== undefined && isMap) {
    return { kind: 'rename-key', pointer: place.pointer + pointerOfKeys(only.key), key: name };
  }
  if (name === 'weight') return undefined;
  return { kind: 'set-value', pointer: place.pointer, value: WAYS[name] ?? name };
}

/** A reference that is offered as a table alone gets a column of it: that of the same name, else its id, else its first. */
function referenceEdit(name: string, { problem, view, spot }: FixSite): SchemaEdit | undefined {
  const { pointer } = problem.place;
  if (spot.node?.kind !== 'scalar') return undefined;
  const table = view.tables.find((one) => one.name === name);
  if (table === undefined || problem.code !== 'schema/unknown-table')
    return { kind: 'set-value', pointer, value: name };
  const asked = spot.node.text.slice(spot.node.text.lastIndexOf('.') + 1);
  const names = table.columns.map((column) => column.name);
  const column = [asked, 'id', ...names].find((one) => names.includes(one));
  return column === undefined ? undefined : { kind: 'set-value', pointer, value: writtenTarget(name, column, view) };
}

function writtenTarget(table: string, column: string, view: SchemaView): WritableValue {
  return referenceTo({ table, column }, new Set(view.tables.map((one) => one.name)));
}

/** A template that looks at a column that is not there: the hole with the wrong name, where there is but one. */
function templateEdit(name: string, { problem, view }: FixSite): SchemaEdit | undefined {
  const location = locationOf(problem.place.pointer);
  const table = view.tables.find((one) => one.name === location.table);
  const column = table?.columns.find((one) => one.name === location.column);
  const template = column?.options.get('template');
  if (table === undefined || typeof template?.value !== 'string') return undefined;
  const known = new Set(table.columns.map((one) => one.name));
  const holes = [...template.value.matchAll(/\{\{|\}\}|\{([^{}]+)\}/g)].flatMap(([, hole]) => hole ?? []);
  const wrong = new Set(holes.filter((hole) => !known.has(hole)));
  const [only] = wrong;
  if (only === undefined || wrong.size > 1) return undefined;
  const value = template.value.replaceAll(/\{\{|\}\}|\{([^{}]+)\}/g, (hole, held) =>
    held === only ? `{${name}}` : hole,
  );
  return { kind: 'set-value', pointer: template.pointer, value };
}
