import { indexOfText, latinText } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';

const types: Readonly<Record<string, string>> = { webm: 'video/webm', matroska: 'video/matroska' };

/** Says whether an EBML document is Matroska (RFC 9559, 4.5) or WebM, by the element DocType of its head (RFC 8794, 11.2.4). */
export function matroska(bytes: Uint8Array): readonly SniffedType[] {
  const at = indexOfText(bytes, '\x42\x82', 4, 80);
  if (at < 0) return [];
  // Names as short as these have a size of one byte, whose highest bit is set.
  const length = (bytes[at + 2] ?? 0) - 0x80;
  const docType = length > 0 ? latinText(bytes, at + 3, at + 3 + length).replace(/\0+$/, '') : '';
  const type = Object.hasOwn(types, docType) ? types[docType] : undefined;
  if (type === undefined) return [];
  const reason = `an EBML document of the type ${docType}`;
  return [{ type, by: 'signature', offset: at, signature: `42 82 ?? '${docType}'`, reason }];
}
