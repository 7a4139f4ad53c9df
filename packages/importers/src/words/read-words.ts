/** A column as somebody wrote it: its words, and what stands behind them. */
export interface WrittenColumn {
  readonly words: string;
  /** What stands behind a colon or in brackets, such as `number 1-400`. */
  readonly type: string | undefined;
}

/** A table as somebody wrote it. */
export interface WrittenTable {
  /** Undefined where only columns are there. */
  readonly name: string | undefined;
  readonly rows: number | undefined;
  /** Undefined where only the table is named. */
  readonly columns: readonly WrittenColumn[] | undefined;
}

/** What a reader of words asks about them. */
export interface WordJudge {
  /** Whether words name a table rather than a column. */
  isTable(words: string): boolean;
}

/** What people say before they name what they want. */
const LEAD =
  /^((i|we) (need|want|would like)|give me|make( me)?|create|generate|show me|a (table|list) of|table|rows of)\s+/i;

/** Reads tables from words: `customers: id, email; orders(id, customer, total)`, each on a line or behind a semicolon. */
export function readWords(text: string, judge: WordJudge): readonly WrittenTable[] {
  const parts = splitOutside(text, /[\n\r;]/).map((part) =>
    part
      .trim()
      .replace(LEAD, '')
      .replace(/[.,]+$/, ''),
  );
  return parts.filter((part) => part !== '').flatMap((part) => readPart(withoutGroups(part), judge));
}

/** `10,000 customers` has no list before the comma. */
function withoutGroups(part: string): string {
  return part.replace(/^\d{1,3}(,\d{3})+(?=\s)/, (number) => number.replaceAll(',', ''));
}

function readPart(part: string, judge: WordJudge): readonly WrittenTable[] {
  const named = readNamed(part, judge);
  if (named !== undefined) return [named];
  const items = itemsOf(part);
  const tables = items.map((entry) => readBracketed(entry));
  // Brackets behind every name hold columns; behind some they hold types.
  if (tables.every((table) => table !== undefined && (items.length > 1 || isListOfColumns(table, judge)))) {
    return tables.filter((table) => table !== undefined);
  }
  if (items.every((entry) => judge.isTable(countOf(entry).words))) return items.map((entry) => bareTable(entry));
  return [{ name: undefined, rows: undefined, columns: items.map(readColumn) }];
}

/** `500 customers: id, email` and `customers with id and email`. */
function readNamed(part: string, judge: WordJudge): WrittenTable | undefined {
  const found =
    /^([^:,()]+):(?!\/)\s*(\S.*)$/s.exec(part) ?? /^([^:,()]+?)\s+(?:with|having|mit|con|avec)\s+(\S.*)$/is.exec(part);
  if (found === null) return undefined;
  const [, head = '', rest = ''] = found;
  const { rows, words } = countOf(head);
  const columns = itemsOf(rest);
  // A single column with its type, such as "price: number 1-400", looks the same.
  if (!judge.isTable(words) && (columns.length < 2 || isType(columns[0] ?? ''))) return undefined;
  return { name: words, rows, columns: columns.map(readColumn) };
}

function readBracketed(entry: string): WrittenTable | undefined {
  const [, head, inner = ''] = /^([^()[\]]+?)\s*[([](.*)[)\]]$/s.exec(entry) ?? [];
  if (head === undefined) return undefined;
  const { rows, words } = countOf(head);
  return { name: words, rows, columns: itemsOf(inner).map(readColumn) };
}

function isListOfColumns({ name = '', columns = [] }: WrittenTable, judge: WordJudge): boolean {
  return judge.isTable(name) || (columns.length > 2 && !isType(columns[0]?.words ?? ''));
}

function bareTable(entry: string): WrittenTable {
  const { rows, words } = countOf(entry);
  return { name: words, rows, columns: undefined };
}

/** The number before a table's name: `500 customers`, `10k orders`. */
function countOf(head: string): { readonly rows: number | undefined; readonly words: string } {
  const [, digits, unit = '', words = ''] = /^\s*(\d[\d_,.']*)\s*([km])?\s+(\S.*)$/is.exec(head) ?? [];
  if (digits === undefined) return { rows: undefined, words: head.trim() };
  const scale = { k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  const rows = Number(scale > 1 ? digits.replaceAll(/[_,']/g, '') : digits.replaceAll(/\D/g, '')) * scale;
  return { rows: Number.isSafeInteger(rows) ? rows : undefined, words: words.trim() };
}

/** Columns parted by commas, the last also by a word. */
function itemsOf(text: string): readonly string[] {
  const items = splitOutside(text, /[,、،]/).map((entry) => entry.trim());
  const last = items.pop() ?? '';
  const parted =
    items.length === 0 && !/\s(and|und|y|et)\s/i.test(last)
      ? [last]
      : last.split(/^(?:and|und|y|et)\s+|\s+(?:and|und|y|et)\s+(?!\w+ [)\]])/i);
  return [...items, ...parted].map((entry) => entry.trim()).filter((entry) => entry !== '');
}

function readColumn(entry: string): WrittenColumn {
  const [, bracketed, inner] = /^([^()[\]]+?)\s*[([](.*)[)\]]$/s.exec(entry) ?? [];
  if (bracketed !== undefined) return { words: bracketed.trim(), type: inner?.trim() };
  const [, words, type] = /^([^:]+?)\s*:\s*(\S.*)$/s.exec(entry) ?? [];
  if (words !== undefined) return { words, type: type?.trim() };
  const [, before, last] = TYPE_BEHIND.exec(entry) ?? [];
  return before === undefined ? { words: entry, type: undefined } : { words: before, type: last };
}

/** Types that are no words of names, behind a name: `id uuid`. */
const TYPE_BEHIND = /^(\S.*)\s+(uuid|int|integer|bigint|varchar|boolean|bool|decimal|float|timestamp|datetime)$/i;

const TYPES =
  /^(text|string|varchar|char|number|integer|int|bigint|whole|decimal|float|double|numeric|money|date|datetime|timestamp|time|bool|boolean|yes\/no|uuid|choice|enum|one of)\b|^-?\d/i;

/** Whether words are a type rather than the name of a column. */
export function isType(words: string): boolean {
  return TYPES.test(words.trim());
}

/** Splits a text at signs that stand outside brackets. */
function splitOutside(text: string, sign: RegExp): readonly string[] {
  const parts: string[] = [];
  let [part, depth] = ['', 0];
  for (const character of text) {
    if (/[([]/.test(character)) depth++;
    if (/[)\]]/.test(character)) depth = Math.max(0, depth - 1);
    if (depth === 0 && sign.test(character)) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}
