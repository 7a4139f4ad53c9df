import type { PackTable } from './pack-table.ts';
import type { StoredColumn, StoredNumbers, StoredTable, StoredTexts } from './table-directory.ts';

/** The first bytes: `PPK` and the version. */
const magic = [0x50, 0x50, 0x4b, 1] as const;
const headBytes = 8;

/**
 * Reads what `encodeTables` of tools/lib/pack-encoder.mjs writes: four bytes of magic and version, the length of the
 * directory (32 bits, lowest byte first), the directory as JSON (`StoredTable[]`), the data. Columns are decoded when
 * they are asked for. Throws RangeError for bytes that are no such thing or that end too early.
 */
export function decodeTables(bytes: Uint8Array): ReadonlyMap<string, PackTable> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headBytes || magic.some((byte, at) => bytes[at] !== byte)) {
    throw new RangeError('These bytes are not tables of a pack, or of another version.');
  }
  const dataAt = headBytes + view.getUint32(4, true);
  if (dataAt > bytes.length) throw new RangeError('The tables of a pack are cut short.');
  // What follows the magic was written by our own encoder, and the pieces check their bounds.
  const tables = JSON.parse(new TextDecoder().decode(bytes.subarray(headBytes, dataAt))) as readonly StoredTable[];
  const data = new DataView(bytes.buffer, bytes.byteOffset + dataAt, bytes.byteLength - dataAt);
  for (const table of tables) checkBounds(table, data.byteLength);
  return new Map(tables.map((table) => [table.name, openTable(table, data)]));
}

function checkBounds(table: StoredTable, limit: number): void {
  const ends = table.columns.flatMap((column) => {
    if (column.kind === 'parent') return [];
    if (column.kind === 'numbers') return [endOf(column.numbers)];
    return [column.texts.at + column.texts.bytes, ...(column.kind === 'codes' ? [endOf(column.codes)] : [])];
  });
  if (table.children) ends.push(endOf(table.children));
  if (ends.some((end) => !(end <= limit))) throw new RangeError(`The table ${table.name} of a pack is cut short.`);
}

function endOf({ at, count, width }: StoredNumbers): number {
  return at + count * width;
}

function openTable(table: StoredTable, data: DataView): PackTable {
  const texts = new Map<string, readonly string[]>();
  const numbers = new Map<string, Int32Array>();
  let starts: Int32Array | undefined;
  const startsOf = (children: StoredNumbers): Int32Array => {
    starts ??= decodeStarts(children, data);
    return starts;
  };
  return {
    size: table.size,
    columns: table.columns.map(({ name }) => name),
    texts(name) {
      const known = texts.get(name);
      if (known) return known;
      const decoded = decodeTextColumn(columnOf(table, name), data);
      if (!decoded) throw new RangeError(`The column ${name} of ${table.name} has numbers, not texts.`);
      texts.set(name, decoded);
      return decoded;
    },
    numbers(name) {
      const known = numbers.get(name);
      if (known) return known;
      const column = columnOf(table, name);
      let decoded: Int32Array | undefined;
      if (column.kind === 'numbers') decoded = decodeNumbers(column.numbers, data);
      if (column.kind === 'parent' && table.children) decoded = parentsOf(startsOf(table.children));
      if (!decoded) throw new RangeError(`The column ${name} of ${table.name} has texts, not numbers.`);
      numbers.set(name, decoded);
      return decoded;
    },
    get starts() {
      return table.children && startsOf(table.children);
    },
  };
}

function columnOf(table: StoredTable, name: string): StoredColumn {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (!column) throw new RangeError(`The table ${table.name} has no column ${JSON.stringify(name)}.`);
  return column;
}

function decodeTextColumn(column: StoredColumn, data: DataView): readonly string[] | undefined {
  if (column.kind === 'texts') return decodeTexts(column.texts, data);
  if (column.kind !== 'codes') return undefined;
  const words = decodeTexts(column.texts, data);
  const codes = decodeNumbers(column.codes, data);
  const texts = new Array<string>(codes.length);
  for (let row = 0; row < codes.length; row++) texts[row] = words[codes[row]];
  return texts;
}

// A byte order mark is a character like others here; the encoder refuses what is no Unicode.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeTexts({ at, bytes, count }: StoredTexts, data: DataView): readonly string[] {
  if (count === 0) return [];
  const texts = utf8.decode(new Uint8Array(data.buffer, data.byteOffset + at, bytes)).split('\n');
  if (texts.length !== count) throw new RangeError(`A pack has ${texts.length} texts where ${count} should be.`);
  return texts;
}

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** Whole columns are converted by the engine: at first use a loop of ours takes five times as long. */
function decodeNumbers({ at, count, width, from }: StoredNumbers, data: DataView): Int32Array {
  const begin = data.byteOffset + at;
  const raw = new Uint8Array(data.buffer, begin, count * width).slice();
  if (!isLittleEndian) reverseEach(raw, width);
  const numbers = widen(raw.buffer, width);
  if (from !== 0) for (let i = 0; i < count; i++) numbers[i] += from;
  return numbers;
}

function widen(raw: ArrayBuffer, width: 1 | 2 | 4): Int32Array {
  if (width === 1) return new Int32Array(new Uint8Array(raw));
  return width === 2 ? new Int32Array(new Uint16Array(raw)) : new Int32Array(raw);
}

function reverseEach(bytes: Uint8Array, width: number): void {
  for (let at = 0; at < bytes.length; at += width) bytes.subarray(at, at + width).reverse();
}

function decodeStarts(children: StoredNumbers, data: DataView): Int32Array {
  const counts = decodeNumbers(children, data);
  const starts = new Int32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) starts[i + 1] = starts[i] + counts[i];
  return starts;
}

function parentsOf(starts: Int32Array): Int32Array {
  const parents = new Int32Array(starts[starts.length - 1]);
  for (let parent = 0; parent + 1 < starts.length; parent++) {
    parents.fill(parent, starts[parent], starts[parent + 1]);
  }
  return parents;
}
