import {
  createProblemList,
  type DocumentNode,
  type MapEntry,
  type MapNode,
  type Place,
  type Problem,
  type ProblemList,
  quote,
} from '@populace/core';
import { documentLimits } from '../text/limits.ts';
import { pointerTo } from '../text/pointer.ts';
import { parsePart } from './parse-document.ts';

/** Columns as read from a line of text, or the problems that keep them from being read. */
export interface ParsedColumns {
  readonly node?: MapNode;
  readonly problems: readonly Problem[];
}

interface Reader {
  readonly text: string;
  readonly pointer: string;
  readonly list: ProblemList;
  at: number;
}

/**
 * Reads columns written on a line, such as `id:sequence,tier:choice{values: [a, b]},age:number.integer{min: 18, max: 90}`: names, each
 * with a generator and its options as a map in YAML. A name may stand in double quotation marks, and must where it has `:` or `,` in it.
 * Places have line 1 and the column of the text; `pointer` is where the columns stand in a document.
 */
export function parseColumnsText(text: string, pointer = ''): ParsedColumns {
  const reader: Reader = { text, pointer, list: createProblemList(), at: 0 };
  const entries = text.length > documentLimits.bytes / 4 ? tooLong(reader) : readColumns(reader);
  const { problems } = reader.list;
  if (reader.list.hasErrors()) return { problems };
  return { node: { kind: 'map', entries, place: placeAt(0, pointer) }, problems };
}

function tooLong(reader: Reader): MapEntry[] {
  const message = `The columns have more than ${documentLimits.bytes / 4} characters; write them into a file`;
  reader.list.add('limit/schema-size', placeAt(0, reader.pointer), message);
  return [];
}

function placeAt(offset: number, pointer: string): Place {
  return { pointer, line: 1, column: offset + 1 };
}

function refuse(reader: Reader, offset: number, message: string): undefined {
  reader.list.add('schema/syntax', placeAt(offset, reader.pointer), message);
}

function readColumns(reader: Reader): MapEntry[] {
  const entries = new Map<string, MapEntry>();
  do {
    const entry = readColumn(reader);
    if (entry === undefined) break;
    if (entries.has(entry.key)) {
      const message = `The column ${quote(entry.key)} stands here a second time`;
      reader.list.add('schema/syntax', entry.keyPlace, message);
    }
    entries.set(entry.key, entry);
  } while (passComma(reader));
  return [...entries.values()];
}

function passComma(reader: Reader): boolean {
  skipSpaces(reader);
  if (reader.at >= reader.text.length) return false;
  if (reader.text[reader.at] === ',') {
    reader.at++;
    return true;
  }
  refuse(reader, reader.at, 'A comma or the end of the columns was expected here');
  return false;
}

function skipSpaces(reader: Reader): void {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at++;
}

function readColumn(reader: Reader): MapEntry | undefined {
  skipSpaces(reader);
  const begin = reader.at;
  const key = reader.text[begin] === '"' ? readQuotedName(reader) : passUntil(reader, ':,{}').trim();
  if (key === undefined) return undefined;
  skipSpaces(reader);
  if (reader.text[reader.at] !== ':') {
    return refuse(
      reader,
      begin,
      `${key === '' ? 'A column' : `The column ${quote(key)}`} needs a name, a colon and a generator: name:generator`,
    );
  }
  reader.at++;
  const pointer = pointerTo(reader.pointer, key);
  const value = readGenerator(reader, pointer);
  return value && { key, keyPlace: placeAt(begin, pointer), value };
}

/** Reads a name in quotation marks, by the rules of YAML. */
function readQuotedName(reader: Reader): string | undefined {
  const begin = reader.at;
  passQuoted(reader);
  const { node, problems } = parsePart(reader.text.slice(begin, reader.at), {
    placeAt: (offset) => placeAt(begin + offset, reader.pointer),
  });
  for (const { code, place, message } of problems) reader.list.add(code, place, message);
  return node?.kind === 'scalar' ? node.text : undefined;
}

function readGenerator(reader: Reader, pointer: string): DocumentNode | undefined {
  skipSpaces(reader);
  const begin = reader.at;
  const name = passUntil(reader, ',{}').trim();
  const place = placeAt(begin, pointer);
  const options = reader.text[reader.at] === '{' ? readOptions(reader, pointer) : undefined;
  if (options === undefined) {
    if (reader.list.hasErrors()) return undefined;
    return { kind: 'scalar', value: name, text: name, place };
  }
  if (name === '') return options;
  const at = pointerTo(pointer, 'generator');
  const generator: MapEntry = {
    key: 'generator',
    keyPlace: placeAt(begin, at),
    value: { kind: 'scalar', value: name, text: name, place: placeAt(begin, at) },
  };
  return { kind: 'map', entries: [generator, ...options.entries.filter(({ key }) => key !== 'generator')], place };
}

function readOptions(reader: Reader, pointer: string): MapNode | undefined {
  const begin = reader.at;
  passBraces(reader);
  const { node, problems } = parsePart(reader.text.slice(begin, reader.at), {
    placeAt: (offset, within) => placeAt(begin + offset, pointer + within),
  });
  for (const { code, place, message } of problems) reader.list.add(code, place, message);
  return node?.kind === 'map' ? node : undefined;
}

/** Passes from `{` to the `}` that closes it, or to the text's end. Brackets within quotation marks do not count. */
function passBraces(reader: Reader): void {
  let depth = 0;
  while (reader.at < reader.text.length) {
    const character = reader.text[reader.at] ?? '';
    if ((character === '"' || character === "'") && /[\s:,[{]/.test(reader.text[reader.at - 1] ?? ' ')) {
      passQuoted(reader);
      continue;
    }
    reader.at++;
    if (character === '{' || character === '[') depth++;
    if (character === '}' || character === ']') depth--;
    if (depth === 0) return;
  }
}

/** Passes a text in quotation marks, or to the text's end where it is not closed. */
function passQuoted(reader: Reader): void {
  const mark = reader.text[reader.at];
  reader.at++;
  while (reader.at < reader.text.length && reader.text[reader.at] !== mark) {
    reader.at += mark === '"' && reader.text[reader.at] === '\\' ? 2 : 1;
  }
  reader.at = Math.min(reader.at + 1, reader.text.length);
}

function passUntil(reader: Reader, stops: string): string {
  const begin = reader.at;
  while (reader.at < reader.text.length && !stops.includes(reader.text[reader.at] ?? '')) reader.at++;
  return reader.text.slice(begin, reader.at);
}
