import { CodedError } from '@populace/core';
import { lowerAscii } from './content-types.ts';

/** A content type as headers and registrations write it: a name, and parameters behind it. */
export interface ParsedContentType {
  /** In lower case, such as `text/csv`. */
  readonly type: string;
  /** Names in lower case, values as they stand without their quotes, in their order. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** What keeps a text from being a content type, as the end of a sentence. */
export interface ContentTypeFault {
  readonly fault: string;
}

/**
 * Parses a content type with parameters, such as `text/csv; charset=utf-8; header=absent` (RFC 9110, sections 5.6.6 and 8.3.1). A value with
 * other characters than letters, digits and `!#$%&'*+-.^_|~` and the backtick stands in double quotes, where a backslash makes the next
 * character stand for itself.
 * @throws CodedError `call/usage` where the text is no content type, or names a parameter twice (RFC 6838, section 4.3).
 */
export function parseContentType(text: string): ParsedContentType {
  const parsed = readContentType(text);
  if (!('fault' in parsed)) return parsed;
  throw new CodedError('call/usage', `${JSON.stringify(text)} is no content type such as text/csv: ${parsed.fault}.`);
}

/** Writes a content type as headers have it; values stand in quotes where they must. */
export function contentTypeText({ type, parameters }: ParsedContentType): string {
  const written = [...parameters].map(
    ([name, value]) => `; ${name}=${WHOLE_TOKEN.test(value) ? value : quoted(value)}`,
  );
  return type + written.join('');
}

const TOKEN = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]+";
const WHOLE_TOKEN = new RegExp(`^${TOKEN}$`);
const TYPE = new RegExp(`[ \\t]*(${TOKEN}/${TOKEN})[ \\t]*`, 'y');
const SEMICOLON = /;[ \t]*/y;
const NAME = new RegExp(`(${TOKEN})=`, 'y');
const VALUE = new RegExp(`(${TOKEN})[ \\t]*`, 'y');
/** No control characters but the tab (RFC 9110, section 5.6.4). */
const QUOTED = /"((?:[^"\\\x00-\x08\x0a-\x1f\x7f]|\\[^\x00-\x08\x0a-\x1f\x7f])*)"[ \t]*/y;

/** Parses a content type, or says what is wrong with it. */
export function readContentType(text: string): ParsedContentType | ContentTypeFault {
  const type = matchAt(TYPE, text, 0);
  if (type?.[1] === undefined) return { fault: 'it must begin with two words and a slash between them' };
  const parameters = new Map<string, string>();
  let at = type[0].length;
  while (at < text.length) {
    const semicolon = matchAt(SEMICOLON, text, at);
    if (semicolon === undefined) return { fault: `a semicolon must stand before ${JSON.stringify(text.slice(at))}` };
    at += semicolon[0].length;
    // An empty parameter, as in `text/csv;`, is allowed.
    if (at === text.length || text[at] === ';') continue;
    const parameter = readParameter(text, at);
    if ('fault' in parameter) return parameter;
    if (parameters.has(parameter.name)) return { fault: `it has the parameter ${parameter.name} twice` };
    parameters.set(parameter.name, parameter.value);
    at = parameter.end;
  }
  return { type: lowerAscii(type[1]), parameters };
}

interface Parameter {
  readonly name: string;
  readonly value: string;
  /** The place behind it and its blanks. */
  readonly end: number;
}

function readParameter(text: string, at: number): Parameter | ContentTypeFault {
  const name = matchAt(NAME, text, at);
  if (name?.[1] === undefined) {
    return { fault: `a parameter is written name=value without blanks, unlike ${JSON.stringify(text.slice(at))}` };
  }
  const start = at + name[0].length;
  const value = matchAt(VALUE, text, start) ?? matchAt(QUOTED, text, start);
  if (value?.[1] === undefined) {
    return { fault: `the value of ${name[1]} must be a word, or stand in double quotes that are closed` };
  }
  const isQuoted = text[start] === '"';
  return {
    name: lowerAscii(name[1]),
    value: isQuoted ? value[1].replaceAll(/\\(.)/gsu, '$1') : value[1],
    end: start + value[0].length,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}
