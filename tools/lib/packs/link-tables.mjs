/** Puts the tables of a folder in the form that is stored: rows instead of ids, sorted by what they belong to. */

/**
 * Returns the tables for `encodeTables`. Rows of weight 0 are dropped unless another row refers to them. Rows are sorted
 * by what is shown of them, where something is, and the rows of a table whose first column is a reference by what they belong to. Adds a sentence for each reference that leads nowhere and each parent
 * without a row.
 */
export function linkTables(tables, problems) {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const referred = collectReferences(tables, byName, problems);
  const settled = new Map();
  const settle = (table, within = []) => {
    const known = settled.get(table.name);
    if (known) return known;
    if (within.includes(table.name)) {
      problems.push(`${table.path}:1: refers to itself by way of ${within.join(', ')}.`);
      return { rows: [], places: new Map() };
    }
    const placesIn = (to) => settle(byName.get(to), [...within, table.name]).places;
    const result = settleRows(table, { referred: referred.get(table.name), byName, placesIn, problems });
    settled.set(table.name, result);
    return result;
  };
  for (const table of tables) settle(table);
  return tables.map((table) => store(table, settle(table), (to) => settled.get(to)));
}

/** The ids of each table that rows of others name. */
function collectReferences(tables, byName, problems) {
  const referred = new Map(tables.map(({ name }) => [name, new Set()]));
  for (const { path, columns, rows } of tables) {
    columns.forEach(({ kind, name, to }, at) => {
      if (kind !== 'reference') return;
      const ids = idsOf(byName.get(to));
      if (!ids) problems.push(`${path}:1: ${name}>${to} refers to a table that is not there or has no column id.`);
      for (const { line, cells } of rows) {
        if (ids?.has(cells[at])) referred.get(to).add(cells[at]);
        else if (ids) problems.push(`${path}:${line}: ${to} has no row with the id ${JSON.stringify(cells[at])}.`);
      }
    });
  }
  return referred;
}

function idsOf(table) {
  const at = table?.columns.findIndex(({ kind }) => kind === 'id') ?? -1;
  return at === -1 ? undefined : new Set(table.rows.map(({ cells }) => cells[at]));
}

/** The rows that are kept, in their final order, and the place of each id among them. */
function settleRows({ path, name, columns, rows }, { referred, byName, placesIn, problems }) {
  const weight = columns.findIndex((column) => column.name === 'weight');
  const id = columns.findIndex((column) => column.kind === 'id');
  let kept = rows.filter(({ cells }) => weight === -1 || cells[weight] > 0 || referred.has(cells[id]));
  const [first] = columns;
  const shown = columns.flatMap((column, at) => (['shown', 'feminineShown'].includes(column.name) ? [at] : []));
  // Names that are shown alike, in all forms, stand side by side: whoever draws names by what is shown of them needs to group nothing.
  const shownOf = ({ cells }) =>
    shown
      .map((at) => cells[at])
      .sort(byCodeUnits)
      .join(' ');
  if (shown.length > 0) kept = kept.toSorted((a, b) => byCodeUnits(shownOf(a), shownOf(b)));
  let parents;
  if (first.kind === 'reference' && idsOf(byName.get(first.to))) {
    const places = placesIn(first.to);
    kept = kept
      .filter(({ cells }) => places.has(cells[0]))
      .sort((a, b) => places.get(a.cells[0]) - places.get(b.cells[0]));
    parents = new Map([...places.keys()].map((key) => [key, 0]));
    for (const { cells } of kept) parents.set(cells[0], parents.get(cells[0]) + 1);
    for (const [parent, count] of parents)
      if (count === 0)
        problems.push(`${path}:1: no row of ${name} belongs to ${JSON.stringify(parent)} of ${first.to}.`);
  }
  return {
    rows: kept,
    children: parents && [...parents.values()],
    places: new Map(id === -1 ? [] : kept.map(({ cells }, at) => [cells[id], at])),
  };
}

function byCodeUnits(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A table as `encodeTables` takes it: without ids, references as rows. */
function store({ name, columns }, { rows, children }, settledOf) {
  const stored = columns.flatMap((column, at) => {
    if (column.kind === 'id') return [];
    if (children && at === 0) return [{ kind: 'parent', name: column.name }];
    const values = rows.map(({ cells }) => cells[at]);
    if (column.kind === 'text') return [{ kind: 'texts', name: column.name, values }];
    if (column.kind === 'int') return [{ kind: 'numbers', name: column.name, values }];
    const places = settledOf(column.to)?.places;
    return [{ kind: 'numbers', name: column.name, values: values.map((id) => places?.get(id) ?? 0) }];
  });
  return { name, columns: stored, children };
}
