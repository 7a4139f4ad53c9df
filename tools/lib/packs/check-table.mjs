/** Checks a table against what is known of tables of its name, and its rows against each other. */

/** Adds a sentence for everything in the table that breaks the rules of `known`, which is undefined for an unknown name. */
export function checkTable(table, { known, knownNames, problems }) {
  const report = (line, sentence) => problems.push(`${table.path}:${line}: ${sentence}`);
  if (!known) {
    report(1, `no table is named ${table.name}; there are ${knownNames.join(', ')}.`);
    return;
  }
  if (!checkColumns(table, known, report)) return;
  checkCells(table, known, report);
  checkDifferent(table, report);
  checkApart(table, known, report);
  checkWeights(table, known, report);
}

function checkColumns({ columns }, { columns: always, optional = [], together = [] }, report) {
  const present = columns.map(({ header }) => header);
  const wanted = together.some((header) => present.includes(header)) ? [...always, ...together] : always;
  const missing = wanted.filter((header) => !present.includes(header));
  const unknown = present.filter((header) => ![...wanted, ...optional, ...together, 'weight:int'].includes(header));
  for (const header of missing) report(1, `the column ${header} is missing.`);
  for (const header of unknown)
    report(1, `the column ${header} is not known here; the columns are ${wanted.join(', ')}.`);
  if (wanted[0].includes('>') && present[0] !== wanted[0] && !missing.includes(wanted[0]))
    report(1, `${wanted[0]} must be the first column, since the rows belong to it.`);
  return missing.length === 0;
}

function checkCells({ columns, rows }, { cells = {}, ranges = {}, ids }, report) {
  columns.forEach(({ name }, at) => {
    const rule = cells[name];
    const range = ranges[name];
    for (const { line, cells: row } of rows) {
      const value = row[at];
      if (rule?.is && !rule.is.test(value)) report(line, `${name} is ${JSON.stringify(value)}; it ${rule.why}.`);
      if (rule?.not?.test(value)) report(line, `${name} ${JSON.stringify(value)} ${rule.why}.`);
      if (range && (value < range[0] || value > range[1]))
        report(line, `${name} is ${value}; it must be ${range[0]} to ${range[1]}.`);
    }
  });
  if (ids && rows.map(({ cells: row }) => row[0]).join() !== ids.join())
    report(2, `must have exactly the rows ${ids.join(', ')}, in this order.`);
}

/** Ids differ; texts differ within what their row belongs to; no row stands twice. */
function checkDifferent({ columns, rows }, report) {
  const places = (wanted) => columns.flatMap((column, at) => (wanted(column) ? [at] : []));
  const first = (at, what) => {
    const seen = new Map();
    for (const { line, cells } of rows) {
      const key = at.map((place) => cells[place]).join('\t');
      if (seen.has(key)) report(line, `${what(cells)} stands in line ${seen.get(key)} already.`);
      else seen.set(key, line);
    }
  };
  const id = columns.findIndex(({ kind }) => kind === 'id');
  const text = columns.findIndex(({ name }) => name === 'text');
  // A town of two languages may be called the same in both.
  const references = places(({ kind, name }) => kind === 'reference' || name === 'language');
  if (id !== -1) first([id], (cells) => `the id ${JSON.stringify(cells[id])}`);
  if (text !== -1) first([...references, text], (cells) => JSON.stringify(cells[text]));
  else
    first(
      places(({ name }) => name !== 'weight'),
      () => 'this row',
    );
}

/** What is shown of two rows is the same in all forms, or in none. */
function checkApart({ columns, rows }, { apart = [] }, report) {
  const places = apart.map((name) => columns.findIndex((column) => column.name === name));
  if (places.length === 0 || places.includes(-1)) return;
  const seen = new Map();
  for (const { line, cells } of rows) {
    const forms = places.map((at) => cells[at]);
    const other = forms.map((form) => seen.get(form)).find((one) => one && one.forms.join() !== forms.join());
    if (other)
      report(line, `${forms.join(', ')} has a form in common with ${other.forms.join(', ')} in line ${other.line}.`);
    for (const form of forms) if (!seen.has(form)) seen.set(form, { forms, line });
  }
}

function checkWeights({ columns, rows }, { shares = [] }, report) {
  for (const name of ['weight', ...shares]) {
    const at = columns.findIndex((column) => column.name === name);
    if (at === -1) continue;
    for (const { line, cells } of rows)
      if (cells[at] < 0) report(line, `${name} is ${cells[at]}; it must not be below 0.`);
    if (!rows.some(({ cells }) => cells[at] > 0)) report(1, `no ${name} is above 0.`);
  }
  const places = shares.map((name) => columns.findIndex((column) => column.name === name));
  if (places.length === 0) return;
  for (const { line, cells } of rows)
    if (!places.some((at) => cells[at] > 0)) report(line, `${shares.join(', ')} are all 0; one must be above.`);
}
