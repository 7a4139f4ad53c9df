import type { Encoder } from '@populace/cells';
import { parseContentType } from '@populace/media-types';
import { type FormatOptions, formatOf, formatOptionsOf } from '../registry/formats.ts';
import { optionsOfParameters } from './format-parameters.ts';

/** A format, and the options that its name asks for. */
export interface NamedFormat {
  readonly format: Encoder;
  readonly options: FormatOptions;
  /** What it is made from: the parameters of a content type. */
  readonly parameters: ReadonlyMap<string, string>;
}

/**
 * Reads the name of a format: an id, an extension or a content type, which may have parameters (`text/csv; header=absent`).
 * @throws CodedError `format/unknown`, `format/invalid-option`, `format/cannot-hold`, and `call/usage` where the content type is malformed.
 */
export function parseFormat(name: string): NamedFormat {
  if (!name.includes(';')) return { format: formatOf(name), options: {}, parameters: new Map() };
  const parsed = parseContentType(name);
  const format = formatOf(parsed.type);
  const options = optionsOfParameters(format, parsed);
  formatOptionsOf(format, options);
  return { format, options, parameters: parsed.parameters };
}

/** What names a format and its options. */
interface FormatRequest {
  readonly format?: string | undefined;
  readonly options?: FormatOptions | undefined;
}

/**
 * Returns a request whose format has no parameters: they stand among the options, and options that are there already go before them.
 * @throws CodedError as `parseFormat` does.
 */
export function settleParameters<R extends FormatRequest>(request: R): R {
  if (request.format?.includes(';') !== true) return request;
  const { format, options } = parseFormat(request.format);
  return { ...request, format: format.id, options: { ...options, ...request.options } };
}
