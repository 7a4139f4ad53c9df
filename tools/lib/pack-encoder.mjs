/** Tables to the bytes that `decodeTables` of packages/core/src/pack reads. */

/** `PPK` and the version of the format. */
const magic = [0x50, 0x50, 0x4b, 1];

/**
 * Returns the bytes of some tables. A table is `{ name, columns, children }`: its columns are
 * `{ kind: 'texts' | 'numbers', name, values }` or `{ kind: 'parent', name }`, and `children`, where its rows belong to
 * another table's, says how many belong to each of those. Throws TypeError for what the form cannot hold.
 */
export function encodeTables(tables) {
  const data = createData();
  const directory = tables.map((table) => storeTable(table, data));
  const head = new TextEncoder().encode(JSON.stringify(directory));
  const bytes = new Uint8Array(8 + head.length + data.length);
  bytes.set(magic);
  new DataView(bytes.buffer).setUint32(4, head.length, true);
  bytes.set(head, 8);
  data.copyTo(bytes, 8 + head.length);
  return bytes;
}

/** Pieces one after the other; each says where it begins. */
function createData() {
  const pieces = [];
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(piece) {
      const at = length;
      pieces.push(piece);
      length += piece.length;
      return at;
    },
    copyTo(bytes, from) {
      for (const piece of pieces) {
        bytes.set(piece, from);
        from += piece.length;
      }
    },
  };
}

function storeTable({ name, columns, children }, data) {
  const own = columns.find(({ kind }) => kind !== 'parent');
  const size = own ? own.values.length : children.reduce((sum, count) => sum + count, 0);
  const uneven = columns.find((column) => column.kind !== 'parent' && column.values.length !== size);
  if (uneven) throw new TypeError(`${name}: the column ${uneven.name} has another length than ${own.name}.`);
  const stored = { name, size, columns: columns.map((column) => storeColumn(column, data)) };
  return children ? { ...stored, children: storeNumbers(children, data) } : stored;
}

function storeColumn({ kind, name, values }, data) {
  if (kind === 'parent') return { kind, name };
  if (kind === 'numbers') return { kind, name, numbers: storeNumbers(values, data) };
  const plain = textBytes(values);
  const words = [...new Set(values)];
  const listed = textBytes(words);
  // A list of the different texts costs a decoding step more, so it must be clearly the shorter way.
  if (listed.length + values.length * widthOf(0, words.length - 1) > plain.length * 0.8)
    return { kind: 'texts', name, texts: storeTexts(values, plain, data) };
  const places = new Map(words.map((word, at) => [word, at]));
  const texts = storeTexts(words, listed, data);
  const codes = values.map((value) => places.get(value));
  return { kind: 'codes', name, texts, codes: storeNumbers(codes, data) };
}

function textBytes(values) {
  for (const value of values) {
    if (value.includes('\n') || !value.isWellFormed())
      throw new TypeError(`${JSON.stringify(value)} has a line feed or half a surrogate pair.`);
  }
  return new TextEncoder().encode(values.join('\n'));
}

function storeTexts(values, bytes, data) {
  return { at: data.add(bytes), bytes: bytes.length, count: values.length };
}

/** Bytes that the numbers from `min` to `max` need as their distance from `min`. */
function widthOf(min, max) {
  if (max - min <= 0xff) return 1;
  return max - min <= 0xffff ? 2 : 4;
}

function storeNumbers(values, data) {
  let [min, max] = values.length === 0 ? [0, 0] : [values[0], values[0]];
  for (const value of values) {
    if (value !== (value | 0)) throw new TypeError(`${value} is no whole number of 32 bits.`);
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
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
  return { at: data.add(bytes), count: values.length, width, from };
}
