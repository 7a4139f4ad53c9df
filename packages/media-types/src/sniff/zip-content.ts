import { lowerAscii } from '../content-types/content-types.ts';
import { latinText } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';
import { type ZipMember, zipMembers } from './zip-members.ts';

/** What members mean: names that must be there (a slash at the end: something in the folder), the more telling first. */
export const zipContents: readonly { readonly names: readonly string[]; readonly type: string }[] = [
  ...office('word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', {
    'word/vbaProject.bin': 'application/vnd.ms-word.document.macroenabled.12',
  }),
  ...office('xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    'xl/workbook.bin': 'application/vnd.ms-excel.sheet.binary.macroenabled.12',
    'xl/vbaProject.bin': 'application/vnd.ms-excel.sheet.macroenabled.12',
  }),
  ...office('ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', {
    'ppt/vbaProject.bin': 'application/vnd.ms-powerpoint.presentation.macroenabled.12',
  }),
  ...office('visio/', 'application/vnd.visio', {}),
  { names: ['AndroidManifest.xml'], type: 'application/vnd.android.package-archive' },
  { names: ['META-INF/MANIFEST.MF'], type: 'application/java-archive' },
  { names: ['doc.kml'], type: 'application/vnd.google-earth.kmz' },
];

/** Packages of ECMA-376 (part 2) have a list of their parts' types, and a folder for each kind of document. */
function office(folder: string, type: string, parts: Readonly<Record<string, string>>): typeof zipContents {
  const list = '[Content_Types].xml';
  const special = Object.entries(parts).map(([part, type]) => ({ names: [list, part], type }));
  return [...special, { names: [list, folder], type }];
}

/** Says what a zip archive is by its members: an office's document, a book, a program. */
export function zipContent(bytes: Uint8Array): readonly SniffedType[] {
  const members = zipMembers(bytes);
  const declared = declaredType(bytes, members[0]);
  if (declared !== undefined) return [declared];
  for (const { names, type } of zipContents) {
    const found = names.map((name) => members.find((member) => isMeant(member, name)));
    const last = found.at(-1);
    if (last === undefined || found.includes(undefined)) continue;
    const reason = `the zip archive has the member ${last.name}`;
    return [{ type, by: 'signature', offset: last.offset, signature: "'PK' 03 04", reason }];
  }
  return [];
}

function isMeant({ name }: ZipMember, wanted: string): boolean {
  return wanted.endsWith('/') ? name.startsWith(wanted) : name === wanted;
}

/** OpenDocument (ISO/IEC 26300-3, 3.3) and EPUB (OCF 3.3, 4.3) say their type in a first member that is not compressed. */
function declaredType(bytes: Uint8Array, first: ZipMember | undefined): SniffedType | undefined {
  if (first?.name !== 'mimetype' || !first.isStored || first.size > 200) return undefined;
  const type = lowerAscii(latinText(bytes, first.start, first.start + first.size).trim());
  if (!/^[-a-z]+\/[-a-z0-9+._]+$/.test(type)) return undefined;
  const reason = 'the first member of the zip archive says so';
  return { type, by: 'signature', offset: first.start, signature: `'${type}'`, reason };
}
