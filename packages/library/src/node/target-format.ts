import { CodedError, type Encoder, quote, typeOfName } from '@populace/core';
import { formatOf } from '../formats.ts';

/** How a file's content is made: a format, and gzip (RFC 1952) around it where wished. */
export interface TargetFormat {
  readonly format: Encoder;
  readonly gzip: boolean;
}

const DEFAULT_FORMAT = 'csv';

/**
 * Reads the name of a format: an id, an extension or a content type, with `.gz` behind it for gzip (`csv.gz`).
 * @throws CodedError `format/unknown`.
 */
export function parseTargetFormat(name: string): TargetFormat {
  const gzip = name.toLowerCase().endsWith('.gz');
  return { format: formatOf(gzip ? name.slice(0, -'.gz'.length) : name), gzip };
}

/**
 * Settles the format of a path: what `name` says, else what the path's extension says (`people.ndjson.gz`), else CSV. A path that ends
 * with `.gz` is compressed either way. Messages call the path as it is `shown`.
 * @throws CodedError `format/unknown`.
 */
export function formatOfPath(path: string, name: string | undefined, shown: string = path): TargetFormat {
  const { extension, wrapper, inner } = typeOfName(path);
  if (wrapper !== undefined && wrapper !== 'gzip') {
    const message = `Populace cannot compress with ${wrapper}: end ${shown} with .gz, or compress it afterwards.`;
    throw new CodedError('format/unknown', message);
  }
  const gzip = wrapper === 'gzip';
  if (name !== undefined) {
    const asked = parseTargetFormat(name);
    return { format: asked.format, gzip: asked.gzip || gzip };
  }
  const content = gzip ? (inner?.extension ?? '') : extension;
  return { format: content === '' ? formatOf(DEFAULT_FORMAT) : formatOfExtension(content, shown), gzip };
}

function formatOfExtension(extension: string, shown: string): Encoder {
  try {
    return formatOf(extension);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const sentence = /[.?]$/.test(error.message) ? error.message : `${error.message}.`;
    const message = `${sentence} The extension of ${quote(shown)} says so; name a format to say otherwise.`;
    throw new CodedError(error.code, message, { cause: error });
  }
}
