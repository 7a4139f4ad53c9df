/**
 * What of a schema can be seen in its files: without hidden tables, hidden columns, the references to these, and uniques that they are
 * part of.
 */
export function shownSchema({ tables }) {
  const shown = Object.entries(tables).filter(([, table]) => !isHidden(table));
  const names = new Set(shown.map(([name]) => name));
  return { tables: Object.fromEntries(shown.map(([name, table]) => [name, shownTable(table, names)])) };
}

const isHidden = (options) => options?.hidden === true;

function shownTable(table, names) {
  const entries = Object.entries(table.columns).filter(([, options]) => !isHidden(options));
  const columns = Object.fromEntries(entries.filter(([, options]) => refersToShown(options?.references, names)));
  const has = (column) => entries.some(([name]) => name === column);
  return {
    ...table,
    columns,
    keys: (table.keys ?? []).map((key) => shownKey(key, has)),
    unique: (table.unique ?? []).filter((list) => list.every(has)),
  };
}

/** Keys of which some columns are hidden still refer by the others. */
function shownKey(key, has) {
  const places = key.columns.map((_, at) => at).filter((at) => has(key.columns[at]));
  const { table, columns } = key.references;
  return {
    ...key,
    columns: places.map((at) => key.columns[at]),
    references: { table, columns: places.map((at) => columns[at]) },
  };
}

function refersToShown(references, names) {
  return typeof references !== 'string' || names.has(references.split('.')[0]);
}
