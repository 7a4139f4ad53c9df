import { decodeText } from './decode-text.ts';
import { delimitedLook } from './delimited-look.ts';
import { jsonLook } from './json-look.ts';
import { markupLook } from './markup-look.ts';
import type { SniffedType } from './sniffed-type.ts';
import type { TextFinding } from './text-finding.ts';
import { yamlLook } from './yaml-look.ts';

/** A look at a text; `isWhole` says that its end is that of the file. */
type TextLook = (text: string, isWhole: boolean) => TextFinding | undefined;

/** The stricter first: JSON is YAML as well, and lines of JSON can pass for cells. */
const looks: readonly TextLook[] = [markupLook, jsonLook, delimitedLook, yamlLook];

/** Says what a text looks like; what looks like none of what is known is text/plain, which stands behind the others too. */
export function textLook(bytes: Uint8Array): readonly SniffedType[] {
  const decoded = decodeText(bytes);
  if (decoded === undefined || decoded.text === '') return [];
  const { text, charset, bom, isWhole } = decoded;
  const written = bom === '' ? `text in ${charset}` : `text in ${charset}, as its byte order mark says`;
  const plain: SniffedType = { type: 'text/plain', by: 'text', offset: 0, signature: bom, reason: written };
  for (const look of looks) {
    const found = look(text, isWhole);
    if (found !== undefined) return [{ ...plain, type: found.type, reason: `${found.reason}; ${written}` }, plain];
  }
  return [plain];
}
