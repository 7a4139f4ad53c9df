import { quote } from '@populace/core';
import { usageError } from '../problems/usage.ts';

/** A format option of the call: `--set delimiter=;`. */
export interface GivenOption {
  readonly name: string;
  readonly text: string;
}

/** Adds one `--set NAME=VALUE`. */
export function collectOption(text: string, before: readonly GivenOption[] = []): readonly GivenOption[] {
  const equals = text.indexOf('=');
  if (equals < 1) throw usageError(`--set takes NAME=VALUE, such as header=false, but has ${quote(text)}.`);
  return [...before, { name: text.slice(0, equals), text: text.slice(equals + 1) }];
}

/**
 * Returns the options with the values that they mean: `true`, `false` and numbers where the option takes them, else text. In text `\t`,
 * `\n`, `\r` and `\\` are the characters that they name.
 */
export function formatOptions(
  given: readonly GivenOption[],
  pages: readonly { readonly name: string; readonly kind: string }[],
): { readonly [name: string]: unknown } {
  const kinds = new Map(pages.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(given.map(({ name, text }) => [name, valueOf(text, kinds.get(name))]));
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['\\', '\\'],
]);

function valueOf(text: string, kind: string | undefined): unknown {
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (kind === 'number' || kind === 'integer') return /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return text.replace(/\\([tnr\\])/g, (whole, letter: string) => escapes.get(letter) ?? whole);
}
