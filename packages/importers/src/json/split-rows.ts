import { stretchesOf } from './stretches.ts';

/** An object as it stands in JSON. */
export interface JsonRow {
  readonly [key: string]: unknown;
}

/** Objects of a text, as far as they are whole. */
export interface SplitRows {
  readonly rows: readonly JsonRow[];
  /** The character behind the last one that was read. */
  readonly end: number;
  /** Entries that are no objects. */
  readonly skipped: number;
}

/**
 * Reads the objects of a list, or of one on each line, one by one: of a text that was cut off all but the last are there, and the values
 * of a long file are never all in memory.
 */
export function splitRows(text: string, most: number): SplitRows {
  const rows: JsonRow[] = [];
  let end = 0;
  let skipped = 0;
  const isList = text.trimStart().startsWith('[');
  const ends = isList ? endsOfEntries(text) : endsOfLines(text);
  for (const [from, to] of ends) {
    const entry = read(text.slice(from, to));
    if (entry === undefined) continue;
    end = to;
    if (entry === 'other') skipped++;
    else rows.push(entry);
    if (rows.length === most) break;
  }
  return { rows, end, skipped };
}

function read(text: string): JsonRow | 'other' | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRow(value) ? value : 'other';
  } catch {
    return undefined;
  }
}

function isRow(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function* endsOfLines(text: string): Generator<readonly [number, number]> {
  let from = 0;
  while (from < text.length) {
    const found = text.indexOf('\n', from);
    const to = found === -1 ? text.length : found;
    yield [from, to];
    from = to + 1;
  }
}

/** Where the entries of the list begin and end; one without an end is left out. */
function* endsOfEntries(text: string): Generator<readonly [number, number]> {
  for (const { from, to, isClosed } of stretchesOf(text)) if (isClosed) yield [from, to];
}
