import type { Encoder } from '@populace/cells';
import { CodedError, nearestNames, quote } from '@populace/core';
import { lowerAscii, type ParsedContentType } from '@populace/media-types';
import type { FormatOptions } from '../registry/formats.ts';

/**
 * What parameters of content types mean for formats, besides those that are named like an option. A rule holds for each format that has
 * the option.
 */
const rules: readonly ParameterRule[] = [
  // RFC 4180, section 3: whether there is a header line.
  {
    parameter: 'header',
    option: 'header',
    values: new Map([
      ['present', true],
      ['absent', false],
    ]),
  },
  // RFC 2046, section 4.1.2: names of encodings in any case, and usual aliases (IANA's registry of character sets; WHATWG Encoding, 4.2).
  {
    parameter: 'charset',
    option: 'encoding',
    values: new Map([
      ['latin1', 'iso-8859-1'],
      ['cp1252', 'windows-1252'],
    ]),
  },
];

interface ParameterRule {
  readonly parameter: string;
  readonly option: string;
  /** Words that stand for values of the option; other words are those of the option itself. */
  readonly values: ReadonlyMap<string, unknown>;
}

/**
 * Returns the options that the parameters of a content type mean for its format: those that `rules` names, else those of the same name in any case.
 * @throws CodedError `format/invalid-option` for parameters that the format does not have, as they would change the bytes in a way
 * that it cannot; `format/cannot-hold` for a charset that it cannot write.
 */
export function optionsOfParameters(format: Encoder, { type, parameters }: ParsedContentType): FormatOptions {
  const options: [string, unknown][] = [];
  for (const [name, value] of parameters) {
    const rule = rules.find(({ parameter, option }) => parameter === name && Object.hasOwn(format.options, option));
    const option = rule?.option ?? Object.keys(format.options).find((option) => lowerAscii(option) === name);
    if (option !== undefined) {
      options.push([option, rule?.values.get(lowerAscii(value)) ?? valueOf(value, format.options[option])]);
    } else if (name === 'charset') refuseCharset(format, value);
    else refuseParameter(format, type, name);
  }
  return Object.fromEntries(options);
}

/** The names of the parameters that a format takes. */
export function parametersOf({ options }: Encoder): readonly string[] {
  return [...new Set(['charset', ...Object.keys(options).map(lowerAscii)])].sort();
}

/** Texts mean `true`, `false` and numbers where the option takes them; words of a list count in any case, and without their dashes. */
function valueOf(text: string, option: Encoder['options'][string] | undefined): unknown {
  const kind = option?.kind;
  if (kind === 'boolean' && /^(?:true|false)$/i.test(text)) return lowerAscii(text) === 'true';
  if ((kind === 'number' || kind === 'integer') && /^[-+]?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const words: unknown = option?.jsonSchema['enum'];
  const same = Array.isArray(words) ? words.find((word) => bare(String(word)) === bare(text)) : undefined;
  return same ?? text;
}

function bare(word: string): string {
  return lowerAscii(word).replaceAll(/[-_]/g, '');
}

/** A format without an option for it writes UTF-8. */
function refuseCharset(format: Encoder, charset: string): void {
  if (bare(charset) === 'utf8') return;
  const message = `The format ${format.id} is always written in UTF-8, not in ${quote(charset)}: say charset=utf-8, or nothing.`;
  throw new CodedError('format/cannot-hold', message);
}

function refuseParameter(format: Encoder, type: string, name: string): never {
  const known = parametersOf(format);
  const near = nearestNames(name, known);
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${known.join(', ')}.`;
  throw new CodedError('format/invalid-option', `${type} has no parameter ${quote(name)} here; ${offer}`);
}
