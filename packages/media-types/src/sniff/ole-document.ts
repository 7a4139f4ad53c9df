import { littleEndian } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';

/** What streams of a compound file mean. */
export const oleStreams: readonly { readonly name: string; readonly type: string; readonly source: string }[] = [
  { name: 'WordDocument', type: 'application/msword', source: '[MS-DOC], 2.1.1' },
  { name: 'Workbook', type: 'application/vnd.ms-excel', source: '[MS-XLS], 2.1.2' },
  { name: 'Book', type: 'application/vnd.ms-excel', source: 'Excel 5.0' },
  { name: 'PowerPoint Document', type: 'application/vnd.ms-powerpoint', source: '[MS-PPT], 2.1.2' },
  { name: '__properties_version1.0', type: 'application/vnd.ms-outlook', source: '[MS-OXMSG], 2.4' },
  { name: 'VisioDocument', type: 'application/vnd.visio', source: 'Visio 2002' },
];

const ENTRY_BYTES = 128;

/** Says which program of an old office a compound file is of, by the names in the first sector of its directory ([MS-CFB], 2.6). */
export function oleDocument(bytes: Uint8Array): readonly SniffedType[] {
  const sectorBytes = 2 ** littleEndian(bytes, 30, 2);
  const start = (littleEndian(bytes, 48, 4) + 1) * sectorBytes;
  if (!(sectorBytes <= 4096 && start < bytes.length)) return [];
  for (let at = start; at < start + sectorBytes; at += ENTRY_BYTES) {
    const name = entryName(bytes, at);
    const stream = oleStreams.find((stream) => stream.name === name);
    if (stream === undefined) continue;
    const reason = `the compound file has a stream ${name}`;
    return [{ type: stream.type, by: 'signature', offset: at, signature: `'${name}' in UTF-16`, reason }];
  }
  return [];
}

function entryName(bytes: Uint8Array, at: number): string {
  const length = littleEndian(bytes, at + 64, 2);
  if (!(length >= 2 && length <= 64)) return '';
  return new TextDecoder('utf-16le').decode(bytes.subarray(at, at + length - 2));
}
