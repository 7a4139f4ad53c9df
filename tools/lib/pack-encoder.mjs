/** Tables to the bytes that `decodeTables` of packages/recipes/src/pack reads. */
import { endingsOf, spellingsOf } from './pack-spellings.mjs';

/**
 * Returns `{ tables, texts, numbers }` for some tables: what they consist of, all texts as one, all numbers as base64. A table is `{ name, columns, children }`:
 * its columns are `{ kind: 'texts' | 'numbers', name, values }` or `{ kind: 'parent', name }`, and `children`, where its rows belong to another table's, says how
 * many belong to each of those. Throws TypeError for what the form cannot hold.
 */
export function encodeTables(tables) {
  const data = { texts: '', numbers: [], length: 0 };
  const stored = tables.map((table) => storeTable(table, data));
  return { tables: stored, texts: data.texts, numbers: Buffer.concat(data.numbers).toString('base64') };
}

function storeTable({ name, columns, children }, data) {
  const own = columns.find(({ kind }) => kind !== 'parent');
  const size = own ? own.values.length : children.reduce((sum, count) => sum + count, 0);
  const uneven = columns.find((column) => column.kind !== 'parent' && column.values.length !== size);
  if (uneven) throw new TypeError(`${name}: the column ${uneven.name} has another length than ${own.name}.`);
  const stored = { name, size, columns: columns.map((column) => storeColumn(column, columns, data)) };
  return children ? { ...stored, children: storeNumbers(children, data) } : stored;
}

function storeColumn({ kind, name, values }, columns, data) {
  if (kind === 'parent') return { kind, name };
  if (kind === 'numbers') return storeNumberColumn(name, values, data);
  const plain = joined(values);
  const words = [...new Set(values)];
  const listed = joined(words);
  // A list of the different texts costs a decoding step more, so it must be clearly the shorter way.
  if (listed.length + values.length * widthOf(0, words.length - 1) <= plain.length * 0.8) {
    const texts = storeTexts(words, data);
    return { kind: 'codes', name, texts, codes: storeNumbers(placesIn(words, values), data) };
  }
  return storeFollowing({ name, values, columns }, data) ?? { kind: 'texts', name, texts: storeTexts(values, data) };
}

/** Texts that follow from those of a column before: with another ending, or spelt letter by letter. */
function storeFollowing({ name, values, columns }, data) {
  const own = columns.findIndex((column) => column.name === name);
  for (const { name: of, values: others } of columns.slice(0, own).filter(({ kind }) => kind === 'texts')) {
    const endings = endingsOf(others, values);
    if (endings !== undefined) {
      const words = [...new Set(endings)];
      const texts = storeTexts(words, data);
      return { kind: 'endings', name, of, texts, codes: storeNumbers(placesIn(words, endings), data) };
    }
    const spelt = spellingsOf(others, values);
    if (spelt !== undefined) {
      const { letters, rows } = spelt;
      const otherwise = rows.map((row) => values[row]);
      const texts = storeTexts(otherwise, data);
      return { kind: 'spelled', name, of, letters, rows: storeNumbers(rows, data), texts };
    }
  }
  return undefined;
}

/** Numbers as they are, or each different one once where that is clearly shorter. */
function storeNumberColumn(name, values, data) {
  const list = [...new Set(values)];
  const wide = values.length * widthOf(...rangeOf(values));
  const short = list.length * widthOf(...rangeOf(list)) + values.length * widthOf(0, list.length - 1);
  if (short > wide * 0.7) return { kind: 'numbers', name, numbers: storeNumbers(values, data) };
  return { kind: 'listed', name, list: storeNumbers(list, data), codes: storeNumbers(placesIn(list, values), data) };
}

function placesIn(list, values) {
  const places = new Map(list.map((value, at) => [value, at]));
  return values.map((value) => places.get(value));
}

function rangeOf(values) {
  return values.reduce(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [values[0] ?? 0, values[0] ?? 0],
  );
}

function joined(values) {
  for (const value of values) {
    if (value.includes('\n') || !value.isWellFormed())
      throw new TypeError(`${JSON.stringify(value)} has a line feed or half a surrogate pair.`);
  }
  return values.join('\n');
}

function storeTexts(values, data) {
  const text = joined(values);
  const at = data.texts.length;
  data.texts += text;
  return { at, length: text.length, count: values.length };
}

/** Bytes that the numbers from `min` to `max` need as their distance from `min`. */
function widthOf(min, max) {
  if (max - min <= 0xff) return 1;
  return max - min <= 0xffff ? 2 : 4;
}

function storeNumbers(values, data) {
  const wrong = values.find((value) => value !== (value | 0));
  if (wrong !== undefined) throw new TypeError(`${wrong} is no whole number of 32 bits.`);
  const [min, max] = rangeOf(values);
  const width = widthOf(min, max);
  // Without a distance to add, decoding is a plain copy.
  const from = width === 4 || (min >= 0 && widthOf(0, max) === width) ? 0 : min;
  const bytes = new Uint8Array(values.length * width);
  const view = new DataView(bytes.buffer);
  values.forEach((value, row) => {
    if (width === 1) view.setUint8(row, value - from);
    else if (width === 2) view.setUint16(2 * row, value - from, true);
    else view.setInt32(4 * row, value, true);
  });
  const at = data.length;
  data.numbers.push(bytes);
  data.length += bytes.length;
  return { at, count: values.length, width, from };
}
