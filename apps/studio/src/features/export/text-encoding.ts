import type { FormatOptions, FormatPage } from '@populace/library';

/** Returns the encoding of the text that a format writes with some options, such as `utf-16le`; undefined where it writes no text. */
export function encodingOf(
  format: Pick<FormatPage, 'isText' | 'options'> | undefined,
  options: FormatOptions,
): string | undefined {
  if (format?.isText === false) return undefined;
  const known = format?.options.find(({ name }) => name === 'encoding');
  if (known === undefined) return 'utf-8';
  return String(options['encoding'] ?? known.default ?? 'utf-8');
}

/** Returns an encoding as the registry of character sets spells it: `UTF-16LE`, `windows-1252`. */
export function encodingName(encoding: string): string {
  return encoding.startsWith('windows-') ? encoding : encoding.toUpperCase();
}

const MARKS: Readonly<Record<string, readonly number[]>> = {
  'utf-8': [0xef, 0xbb, 0xbf],
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
};

/** Returns the byte order mark that bytes in an encoding begin with; empty where there is none. */
export function markOf(bytes: Uint8Array, encoding: string): readonly number[] {
  const mark = MARKS[encoding] ?? [];
  return mark.every((byte, place) => bytes[place] === byte) ? mark : [];
}

/** Returns a part of a text; a character that is cut at its end is left out. */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  // A TextDecoder of this name decodes windows-1252; the standard's bytes are the first 256 code points.
  if (encoding === 'iso-8859-1') return String.fromCharCode(...bytes);
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes, { stream: true });
}
