import type { PlainValue } from '../tree/plain-value.ts';
import type { FlowStyle } from './flow-style.ts';
import { TreeEditError } from './tree-edit-error.ts';
import { Verbatim } from './verbatim.ts';
import { writeCautiousText } from './write-cautious.ts';
import { type ScalarSite, writeKey, writeText } from './write-scalar.ts';

/** A value to be written. Maps may be given as `Map`, which keeps the order of keys like `1`. */
export type WritableValue =
  | PlainValue
  | Verbatim
  | readonly WritableValue[]
  | ReadonlyMap<string, WritableValue>
  | WritableMap;

export interface WritableMap {
  readonly [key: string]: WritableValue | undefined;
}

/** The entries of a value that is a map, without those that are undefined. */
export function entriesOfValue(value: WritableValue): readonly (readonly [string, WritableValue])[] | undefined {
  if (value instanceof Map) return [...value].filter(([, one]) => one !== undefined);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Verbatim)
    return undefined;
  return Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, one] as const]));
}

/**
 * Writes a value as YAML in brackets, or as JSON. `indent` is the indentation of the line that it begins on, where it takes several.
 * @throws TreeEditError for numbers that are not finite.
 */
export function writeValue(value: WritableValue, style: FlowStyle, site: ScalarSite, indent = ''): string {
  const inner: ScalarSite = style.json ? 'json' : 'flow';
  const own = style.json ? 'json' : site;
  if (typeof value === 'string') return isCautious(style, own) ? writeCautiousText(value, own) : writeText(value, own);
  if (value instanceof Verbatim) return value.text;
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TreeEditError('unwritable');
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = indent + style.step;
  const entries = entriesOfValue(value);
  if (entries === undefined) {
    const items = Array.isArray(value) ? value : [];
    const written = items.map((one: WritableValue) => writeValue(one, style, inner, deeper));
    return enclose(['[', ']'], written, { style, indent, lined: style.leafLined && style.json, pad: '' });
  }
  const written = entries.map(([key, one]) => {
    const named = isCautious(style, inner) ? writeCautiousText(key, inner) : writeKey(key, inner);
    return `${named}${style.colon}${writeValue(one, style, inner, deeper)}`;
  });
  const isLeaf = entries.every(([, one]) => typeof one !== 'object' || one === null);
  const lined = isLeaf ? style.leafLined : style.lined;
  return enclose(['{', '}'], written, { style, indent, lined, pad: style.pad });
}

function isCautious({ cautious = false }: FlowStyle, site: ScalarSite): site is Exclude<ScalarSite, 'json'> {
  return cautious && site !== 'json';
}

interface Enclosing {
  readonly style: FlowStyle;
  readonly indent: string;
  readonly lined: boolean;
  readonly pad: string;
}

function enclose(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  { style, indent, lined, pad }: Enclosing,
): string {
  if (parts.length === 0) return open + close;
  if (!lined) return open + pad + parts.join(style.comma) + pad + close;
  const deeper = `\n${indent}${style.step}`;
  return `${open}${deeper}${parts.join(`,${deeper}`)}\n${indent}${close}`;
}
