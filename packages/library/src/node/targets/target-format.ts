import type { Encoder } from '@populace/cells';
import { CodedError, quote } from '@populace/core';
import { typeOfName } from '@populace/media-types';
import { formatOf } from '../../registry/formats.ts';
import { type Compression, cutCompression } from './compression.ts';

/** How a file's content is made: a format, and what is compressed around it. */
export interface TargetFormat {
  readonly format: Encoder;
  readonly compression: Compression;
}

const DEFAULT_FORMAT = 'csv';

/**
 * Reads the name of a format: an id, an extension or a content type, with `.gz` (gzip) or `.zst` (Zstandard) behind it where it is
 * compressed (`csv.gz`).
 * @throws CodedError `format/unknown`.
 */
export function parseTargetFormat(name: string): TargetFormat {
  refusePacked(name);
  const cut = cutCompression(name);
  return { format: formatOf(cut.name), compression: cut.compression };
}

/** Formats are not what files are packed with, though extensions are named alike. */
function refusePacked(name: string): void {
  const { extension, wrapper = null, inner } = typeOfName(`rows.${name}`);
  if (wrapper !== null && wrapper !== 'gzip' && wrapper !== 'zstd') {
    const message = `Populace cannot compress with ${wrapper}: end the format with .gz or .zst, or compress the file afterwards.`;
    throw new CodedError('format/unknown', message);
  }
  const content = wrapper === null ? extension : inner?.extension;
  if (content !== 'zip' && content !== 'tar') return;
  const message = `${quote(name)} is an archive, which holds files of a format: end the path that is written to with .${name}, and name the format of the files.`;
  throw new CodedError('format/unknown', message);
}

/**
 * Whether the bytes of a format are text that a person can read on a terminal.
 * @throws CodedError `format/unknown`.
 */
export function isReadable(name: string): boolean {
  const { format, compression } = parseTargetFormat(name);
  return format.isText && compression === null;
}

/**
 * Settles the format of a path: what `name` says, else what the path's extension says (`people.ndjson.gz`), else CSV. A path that ends
 * with `.gz` or `.zst` is compressed either way. Messages call the path as it is `shown`.
 * @throws CodedError `format/unknown`, and `call/usage` where path and name say two compressions.
 */
export function formatOfPath(path: string, name: string | undefined, shown: string = path): TargetFormat {
  const { extension, wrapper = null, inner } = typeOfName(path);
  if (wrapper !== null && wrapper !== 'gzip' && wrapper !== 'zstd') {
    const message = `Populace cannot compress with ${wrapper}: end ${shown} with .gz or .zst, or compress it afterwards.`;
    throw new CodedError('format/unknown', message);
  }
  if (name !== undefined) {
    const asked = parseTargetFormat(name);
    if (wrapper !== null && asked.compression !== null && wrapper !== asked.compression) {
      const message = `${shown} says ${wrapper}, but the format ${quote(name)} says ${asked.compression}: say one of them.`;
      throw new CodedError('call/usage', message);
    }
    return { format: asked.format, compression: asked.compression ?? wrapper };
  }
  const content = wrapper === null ? extension : (inner?.extension ?? '');
  return {
    format: content === '' ? formatOf(DEFAULT_FORMAT) : formatOfExtension(content, shown),
    compression: wrapper,
  };
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
