import { nearestNames } from '@populace/core';
import type { ContentType } from './content-type.ts';
import { contentTypeOf, contentTypes, lowerAscii, typesOfExtension } from './content-types.ts';
import { type NamedType, typeOfName } from './file-name.ts';

/** The answer to "what is this": a content type, an extension, a file's name, or nothing that we know. */
export type TypesDescription =
  | { readonly kind: 'type'; readonly query: string; readonly type: ContentType }
  | {
      readonly kind: 'extension';
      readonly query: string;
      readonly extension: string;
      readonly types: readonly ContentType[];
    }
  | { readonly kind: 'name'; readonly query: string; readonly named: NamedType }
  | { readonly kind: 'unknown'; readonly query: string; readonly nearest: readonly string[] };

/** Describes a content type (`image/png`), an extension (`pdf`, `.pdf`, `tar.gz`) or a file's name (`report.tar.gz`). */
export function describeTypes(query: string): TypesDescription {
  const type = contentTypeOf(query);
  if (type !== undefined) return { kind: 'type', query, type };
  const extension = lowerAscii(query.startsWith('.') ? query.slice(1) : query);
  const types = typesOfExtension(extension);
  if (types.length > 0) return { kind: 'extension', query, extension, types };
  if (!looksLikeType(query)) {
    // A stem is put in front, so that `tar.gz`, which is an extension alone, says what `report.tar.gz` says.
    const named = typeOfName(isPath(query) ? query : `_.${extension}`);
    if (named.type !== undefined) return { kind: 'name', query, named };
  }
  return { kind: 'unknown', query, nearest: nearestTypes(query) };
}

/**
 * The names nearest to a misspelt one, best first, at most three: of content types where it has a slash, else of extensions.
 */
export function nearestTypes(text: string): readonly string[] {
  if (looksLikeType(text)) return nearestNames(text, likelyTypes(lowerAscii(text)));
  const asked = text.slice(text.lastIndexOf('.') + 1);
  return nearestNames(asked, new Set(contentTypes().flatMap(({ extensions }) => extensions)));
}

/** Names of about the same length, those that begin alike first: to compare with all 2,500 long names would take too long. */
function likelyTypes(asked: string): readonly string[] {
  return contentTypes()
    .filter(({ type }) => Math.abs(type.length - asked.length) <= 3)
    .map(({ type }) => ({ type, alike: commonStart(type, asked) }))
    .sort((a, b) => b.alike - a.alike)
    .map(({ type }) => type);
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function isPath(text: string): boolean {
  return text.includes('/') || text.includes('\\');
}

function looksLikeType(text: string): boolean {
  const top = lowerAscii(text.split('/', 1)[0] ?? '');
  return text.split('/').length === 2 && contentTypes().some(({ type }) => type.startsWith(`${top}/`));
}
