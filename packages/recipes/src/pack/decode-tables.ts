import type { BuiltGroup } from './built-pack.ts';
import { fromBase64 } from './from-base64.ts';
import type { PackTable } from './pack-table.ts';
import { spellLetters } from './spell-letters.ts';
import type { StoredColumn, StoredNumbers, StoredTable, StoredTexts } from './table-directory.ts';

/** What columns are decoded from. */
interface Data {
  readonly texts: string;
  readonly numbers: DataView;
}

/**
 * Reads what `encodeTables` of tools/lib/pack-encoder.mjs writes. Columns are decoded when they are asked for. Throws RangeError for a group whose texts or
 * numbers end too early.
 */
export function decodeTables({ tables, texts, numbers }: BuiltGroup): ReadonlyMap<string, PackTable> {
  const bytes = fromBase64(numbers);
  const data = { texts, numbers: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  for (const table of tables) checkBounds(table, data);
  return new Map(tables.map((table) => [table.name, openTable(table, data)]));
}

function checkBounds({ name, columns, children }: StoredTable, { texts, numbers }: Data): void {
  const parts = [children, ...columns.flatMap((column): unknown[] => Object.values(column))];
  const isInside = (part: unknown): boolean => {
    if (isNumbers(part)) return endOf(part) <= numbers.byteLength;
    return !isTexts(part) || part.at + part.length <= texts.length;
  };
  if (!parts.every(isInside)) throw new RangeError(`The table ${name} of a pack is cut short.`);
}

function isTexts(part: unknown): part is StoredTexts {
  return typeof part === 'object' && part !== null && 'length' in part;
}

function isNumbers(part: unknown): part is StoredNumbers {
  return typeof part === 'object' && part !== null && 'width' in part;
}

function endOf({ at, count, width }: StoredNumbers): number {
  return at + count * width;
}

function openTable(table: StoredTable, data: Data): PackTable {
  const texts = new Map<string, readonly string[]>();
  const numbers = new Map<string, Int32Array>();
  let starts: Int32Array | undefined;
  const startsOf = (children: StoredNumbers): Int32Array => {
    starts ??= decodeStarts(children, data);
    return starts;
  };
  const textsOf = (name: string): readonly string[] => {
    const known = texts.get(name);
    if (known) return known;
    const decoded = decodeTextColumn(columnOf(table, name), data, textsOf);
    if (!decoded) throw new RangeError(`The column ${name} of ${table.name} has numbers, not texts.`);
    texts.set(name, decoded);
    return decoded;
  };
  return {
    size: table.size,
    columns: table.columns.map(({ name }) => name),
    texts: textsOf,
    numbers(name) {
      const known = numbers.get(name);
      if (known) return known;
      const column = columnOf(table, name);
      let decoded: Int32Array | undefined;
      if (column.kind === 'numbers') decoded = decodeNumbers(column.numbers, data);
      if (column.kind === 'listed') decoded = decodeListed(column, data);
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

/** The texts of a column; those that follow from another's are made of it. Undefined for numbers. */
function decodeTextColumn(
  column: StoredColumn,
  data: Data,
  textsOf: (name: string) => readonly string[],
): readonly string[] | undefined {
  if (column.kind === 'texts') return decodeTexts(column.texts, data);
  if (column.kind === 'codes') {
    const words = decodeTexts(column.texts, data);
    return Array.from(decodeNumbers(column.codes, data), (code) => words[code]);
  }
  if (column.kind === 'endings') {
    const endings = decodeTexts(column.texts, data).map((text) => ({ less: Number(text[0]), more: text.slice(1) }));
    const codes = decodeNumbers(column.codes, data);
    return textsOf(column.of).map((text, row) => {
      const { less, more } = endings[codes[row]];
      return text.slice(0, text.length - less) + more;
    });
  }
  if (column.kind !== 'spelled') return undefined;
  const spelled = spellLetters(textsOf(column.of), column.letters);
  const otherwise = decodeTexts(column.texts, data);
  for (const [at, row] of decodeNumbers(column.rows, data).entries()) spelled[row] = otherwise[at];
  return spelled;
}

function decodeListed(
  { list, codes }: { readonly list: StoredNumbers; readonly codes: StoredNumbers },
  data: Data,
): Int32Array {
  const values = decodeNumbers(list, data);
  const numbers = decodeNumbers(codes, data);
  for (let row = 0; row < numbers.length; row++) numbers[row] = values[numbers[row]];
  return numbers;
}

function decodeTexts({ at, length, count }: StoredTexts, { texts }: Data): readonly string[] {
  if (count === 0) return [];
  const found = texts.slice(at, at + length).split('\n');
  if (found.length !== count) throw new RangeError(`A pack has ${found.length} texts where ${count} should be.`);
  return found;
}

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** Whole columns are converted by the engine: at first use a loop of ours takes five times as long. */
function decodeNumbers({ at, count, width, from }: StoredNumbers, { numbers: data }: Data): Int32Array {
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

function decodeStarts(children: StoredNumbers, data: Data): Int32Array {
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
