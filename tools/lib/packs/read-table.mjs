/** Reads one table of a folder and checks what can be seen in it alone. */

const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Returns `{ name, columns, rows }` of a TSV file, or undefined where its header cannot be read. A column is
 * `{ name, kind: 'id' | 'text' | 'int' | 'reference', to }`; a row is `{ line, cells }` with a text or a number a column.
 * Problems are added with their lines.
 */
export function readTable({ name, path, text, problems }) {
  const report = (line, sentence) => problems.push(`${path}:${line}: ${sentence}`);
  if (text.includes('\r')) report(1, 'has carriage returns; lines end with a line feed alone.');
  if (text.startsWith('\ufeff')) report(1, 'begins with a byte order mark; save it without.');
  if (!text.endsWith('\n')) report(text.split('\n').length, 'does not end with a line feed.');
  const lines = text.replace(/\n$/, '').split('\n');
  const columns = readHeader(lines[0], (sentence) => report(1, sentence));
  if (!columns) return undefined;
  if (lines.length === 1) report(1, 'has a header and no row.');
  const rows = [];
  lines.slice(1).forEach((line, index) => {
    const row = readRow(line, columns, (sentence) => report(index + 2, sentence));
    if (row) rows.push({ line: index + 2, cells: row });
  });
  return { name, path, columns, rows };
}

/** A header's columns; undefined where one is not written as a column is. */
function readHeader(line, report) {
  const columns = line.split('\t').map((cell) => {
    const match = /^([a-z][A-Za-z0-9]*)(?:(:int)|>([a-z][A-Za-z0-9.]*))?$/.exec(cell);
    if (!match) {
      report(`the header cell ${JSON.stringify(cell)} is no column; write name, name:int or name>table.`);
      return undefined;
    }
    const [, name, int, to] = match;
    if (to) return { name, kind: 'reference', to, header: cell };
    if (int) return { name, kind: 'int', header: cell };
    return { name, kind: name === 'id' ? 'id' : 'text', header: cell };
  });
  const names = columns.map((column) => column?.name);
  const twice = names.find((name, at) => name && names.indexOf(name) !== at);
  if (twice) report(`has two columns named ${twice}.`);
  return columns.includes(undefined) || twice ? undefined : columns;
}

function readRow(line, columns, report) {
  const cells = line.split('\t');
  if (cells.length !== columns.length) {
    report(`has ${cells.length} cells, the header has ${columns.length}.`);
    return undefined;
  }
  const values = cells.map((cell, at) =>
    columns[at].kind === 'int' ? readWhole(cell, columns[at], report) : checkText(cell, columns[at], report),
  );
  return values.includes(undefined) ? undefined : values;
}

function readWhole(cell, { name }, report) {
  const number = Number(cell);
  if (/^(0|-?[1-9]\d*)$/.test(cell) && (number | 0) === number) return number;
  report(`${name} is ${JSON.stringify(cell)}; it must be a whole number within 32 bits.`);
  return undefined;
}

function checkText(cell, { name }, report) {
  const show = () => `${name} is ${JSON.stringify(cell)}`;
  if (cell === '') report(`${name} is empty; every cell has a text.`);
  else if (!cell.isWellFormed() || cell.includes('\ufffd'))
    report(`${show()}, which is broken text; save the file as UTF-8.`);
  else if (controls.test(cell)) report(`${show()}, which has a control character.`);
  else if (cell !== cell.trim()) report(`${show()}, which begins or ends with a space.`);
  else if (cell !== cell.normalize('NFC'))
    report(`${show()}, which is not in NFC; it would be ${JSON.stringify(cell.normalize('NFC'))}.`);
  else return cell;
  return undefined;
}
