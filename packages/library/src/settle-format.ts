import type { Compressors, Encoder } from '@populace/cells';
import type { OptionShape, OptionValues } from '@populace/core';
import { compressorsFor, type LoadCompressors, loadPacking } from './compressors/compressors-at-hand.ts';
import { loadCompressors } from './compressors/load-compressors.ts';
import { parseFormat } from './content-types/parse-format.ts';
import { type FormatOptions, formatOptionsOf } from './registry/formats.ts';

/** A format with everything that its bytes depend on but the table. */
export interface SettledFormat {
  readonly encoder: Encoder;
  readonly encoderOptions: OptionValues<OptionShape>;
  readonly compressors: Compressors;
}

/**
 * Settles a format and its options.
 * @throws CodedError `format/…`; `call/usage` where the bytes are packed with what was not loaded.
 */
export function settleFormat(format: string, options: FormatOptions = {}): SettledFormat {
  const { encoder, encoderOptions } = readFormat(format, options);
  return { encoder, encoderOptions, compressors: compressorsFor(encoder, encoderOptions) };
}

/**
 * Loads what the bytes of a format are packed with (DEFLATE for spreadsheets, Zstandard for some files). Before that, only what waits for it by
 * itself can write such formats: files and standard output, and `for await`. Formats that pack nothing need none.
 * @throws CodedError `format/…`.
 */
export async function loadFormat(
  format: string,
  options: FormatOptions = {},
  load: LoadCompressors = loadCompressors,
): Promise<void> {
  const { encoder, encoderOptions } = readFormat(format, options);
  await loadPacking(encoder, encoderOptions, load);
}

function readFormat(format: string, options: FormatOptions): Omit<SettledFormat, 'compressors'> {
  const named = parseFormat(format);
  return { encoder: named.format, encoderOptions: formatOptionsOf(named.format, { ...named.options, ...options }) };
}
