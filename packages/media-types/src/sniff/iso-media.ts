import { bigEndian, latinText } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';

/** What brands of ISO base media mean (ISO/IEC 14496-12, 4.3; the registry of mp4ra.org); a dot stands for any character. */
export const mediaBrands: readonly { readonly brand: RegExp; readonly type: string }[] = [
  { brand: /^avi[fs]$/, type: 'image/avif' },
  { brand: /^hei[cxms]$/, type: 'image/heic' },
  { brand: /^hev[cxms]$/, type: 'image/heic-sequence' },
  { brand: /^mif1$/, type: 'image/heif' },
  { brand: /^msf1$/, type: 'image/heif-sequence' },
  { brand: /^qt {2}$/, type: 'video/quicktime' },
  { brand: /^M4[ABP] $/, type: 'audio/mp4' },
  { brand: /^3g2.$/, type: 'video/3gpp2' },
  { brand: /^3g[eghprst].$/, type: 'video/3gpp' },
];

/** Brands that say how an image is packed, not with what: others that it is compatible with say more. */
const general = new Set(['mif1', 'msf1']);

/** Says what a file with a box of brands is: by its major brand, or where that is general, by the first telling one. */
export function isoMedia(bytes: Uint8Array): readonly SniffedType[] {
  const size = Math.min(bigEndian(bytes, 0), bytes.length, 4096);
  const major = latinText(bytes, 8, 12);
  const compatible: string[] = [];
  for (let at = 16; at + 4 <= size; at += 4) compatible.push(latinText(bytes, at, at + 4));
  const order = general.has(major) ? [...compatible.filter((brand) => !general.has(brand)), major] : [major];
  for (const brand of order) {
    const type = mediaBrands.find((known) => known.brand.test(brand))?.type;
    if (type === undefined) continue;
    const reason = `a file of ISO base media with the brand ${JSON.stringify(brand)}`;
    return [{ type, by: 'signature', offset: 4, signature: `'ftyp${major}'`, reason }];
  }
  return [];
}
