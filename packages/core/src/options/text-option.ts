import { utf8Length } from '../batch/dictionary.ts';
import { type DocumentNode, quote } from '../document/node.ts';
import { codeOf, defineOption, type OptionSettings, refuse, type Settled } from './define-option.ts';
import type { Option, OptionReader } from './option.ts';
import { rangeText } from './range-text.ts';

/** Bounds of a text's length, in characters. */
export interface TextSettings extends OptionSettings<string> {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** The most bytes that a text value may have in UTF-8. */
export const MOST_TEXT_BYTES: number = 2 ** 20;

/** An option that is text; a number or `true` has to be put in quotation marks. */
export function textOption(settings: Settled<string, TextSettings>): Option<string>;
export function textOption(settings: TextSettings): Option<string | undefined>;
export function textOption(settings: TextSettings): Option<string | undefined> {
  const { minLength, maxLength } = settings;
  return defineOption(settings, {
    kind: 'text',
    jsonSchema: { type: 'string', ...(minLength && { minLength }), ...(maxLength !== undefined && { maxLength }) },
    write: (text) => (/^[A-Za-z][A-Za-z0-9_.-]*$/.test(text) ? text : JSON.stringify(text)),
    read(node, at) {
      if (node.kind !== 'scalar' || typeof node.value !== 'string') return refuseKind(node, at);
      if (!checkText(node.value, node, at)) return undefined;
      return fits(node.value, settings) ? node.value : refuse(node, at, lengthText(settings));
    },
  });
}

/** Adds a problem and returns false where text has half a surrogate pair, or is over 1 MiB. */
export function checkText(text: string, node: DocumentNode, at: OptionReader): boolean {
  if (/[\uD800-\uDFFF]/u.test(text)) {
    at.problems.add(
      codeOf(at),
      node.place,
      `${at.name} has half of a surrogate pair, which no file can hold: ${quote(text)}`,
    );
    return false;
  }
  // A UTF-16 unit has at most three bytes in UTF-8, so short text needs no counting.
  if (text.length * 3 <= MOST_TEXT_BYTES || utf8Length(text) <= MOST_TEXT_BYTES) return true;
  const message = `${at.name} has ${utf8Length(text)} bytes, but text may have at most ${MOST_TEXT_BYTES}`;
  at.problems.add('limit/text', node.place, message);
  return false;
}

function refuseKind(node: DocumentNode, at: OptionReader): undefined {
  const scalar = node.kind === 'scalar' && node.value !== null;
  return refuse(node, at, 'text', scalar ? 'put it in quotation marks' : '');
}

function fits(text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: TextSettings): boolean {
  const length = charactersOf(text);
  return length >= minLength && length <= maxLength;
}

function lengthText({ minLength, maxLength }: TextSettings): string {
  if (minLength === 1 && maxLength === undefined) return 'text that is not empty';
  return `text with a length${rangeText(minLength, maxLength)} characters`;
}

function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
