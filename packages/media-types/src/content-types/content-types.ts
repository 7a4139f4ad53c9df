import { additions, type ContentTypeAddition } from './additions.ts';
import { compareClaims } from './claims.ts';
import type { ContentType } from './content-type.ts';
import { packedTypes } from './content-types.gen.ts';
import { findType, findTypesWith, unpackAll } from './packed-types.ts';

/** All content types: mime-db's and ours, in the order of their names. */
export function contentTypes(): readonly ContentType[] {
  all ??= makeAll();
  return all;
}

/** The content type of a name; case and parameters (`; charset=utf-8`) do not count. */
export function contentTypeOf(type: string): ContentType | undefined {
  const name = lowerAscii((type.split(';', 1)[0] ?? '').trim());
  const known = findType(packedTypes, name);
  const addition = additions.find((addition) => addition.type === name);
  return addition === undefined ? known : extended(known, addition);
}

/** The extensions of a content type, without dots, preferred first; empty where it has none or does not exist. */
export function extensionsOfType(type: string): readonly string[] {
  return contentTypeOf(type)?.extensions ?? [];
}

/**
 * The content types that an extension stands for, preferred first. Case and a leading dot do not count.
 *
 * Of several, the preferred one is the one that we name in `preferredTypes`; else what says something comes before
 * application/octet-stream, IANA's before Apache's, nginx's and others, a standard's name before one of a vendor, a type that
 * names the extension earlier before one that names it later, a shorter name before a longer one, and then the alphabet.
 */
export function typesOfExtension(extension: string): readonly ContentType[] {
  const asked = lowerAscii(extension.startsWith('.') ? extension.slice(1) : extension);
  const added = additions.filter(({ extensions }) => extensions.includes(asked)).map(({ type }) => type);
  const names = new Set([...findTypesWith(packedTypes, asked), ...added]);
  return [...names].flatMap((name) => contentTypeOf(name) ?? []).sort((a, b) => compareClaims(asked, a, b));
}

/** Changes A to Z only, so that the result never depends on the engine's Unicode tables. */
export function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

let all: readonly ContentType[] | undefined;

function makeAll(): readonly ContentType[] {
  const byType = new Map(unpackAll(packedTypes).map((type) => [type.type, type]));
  for (const addition of additions) byType.set(addition.type, extended(byType.get(addition.type), addition));
  return [...byType.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

function extended(known: ContentType | undefined, { type, extensions }: ContentTypeAddition): ContentType {
  if (known === undefined) return { type, extensions, source: 'populace', compressible: undefined, charset: undefined };
  return { ...known, extensions: [...new Set([...extensions, ...known.extensions])] };
}
