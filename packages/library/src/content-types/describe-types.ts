import {
  type ContentType,
  contentTypeOf,
  contentTypes,
  describeTypes as describeNames,
  lowerAscii,
  type NamedType,
} from '@populace/media-types';
import { type FormatPage, listFormats } from '../registry/catalogue.ts';

/** A content type as help and docs show it. */
export interface ContentTypePage extends ContentType {
  /** The formats that write it; none where Populace cannot. */
  readonly formats: readonly FormatPage[];
}

/** The answer to "what is this": a content type, an extension, a file's name, a format, or nothing that we know. */
export type TypesDescription =
  | { readonly kind: 'type'; readonly query: string; readonly type: ContentTypePage }
  | {
      readonly kind: 'extension';
      readonly query: string;
      readonly extension: string;
      readonly types: readonly ContentTypePage[];
    }
  | {
      readonly kind: 'name';
      readonly query: string;
      readonly named: NamedType;
      /** Those that write the content, or what is inside where it is compressed. */
      readonly formats: readonly FormatPage[];
    }
  | { readonly kind: 'format'; readonly query: string; readonly format: FormatPage; readonly type: ContentTypePage }
  | { readonly kind: 'unknown'; readonly query: string; readonly nearest: readonly string[] };

/**
 * Describes a content type (`image/png`, with or without parameters), an extension (`pdf`, `.pdf`, `tar.gz`), a file's name (`report.tar.gz`) or the id of a
 * format, with the formats that write it.
 */
export function describeTypes(query: string): TypesDescription {
  const described = describeNames(query);
  if (described.kind === 'type') return { ...described, type: pageOf(described.type) };
  if (described.kind === 'extension') return { ...described, types: described.types.map(pageOf) };
  if (described.kind === 'name') return { ...described, formats: formatsOfName(described.named) };
  const asked = lowerAscii(query.split(';', 1)[0] ?? '').trim();
  const format = listFormats().find(({ id, contentType }) => id === asked || contentType === asked);
  return format === undefined ? described : { kind: 'format', query, format, type: typeOfFormat(format) };
}

/** Every content type, in the order of the names, those of formats that are in no table among them. */
export function listContentTypes(): readonly ContentTypePage[] {
  const ours = listFormats().filter(({ contentType }) => contentTypeOf(contentType) === undefined);
  const others = new Map(ours.map((format) => [format.contentType, typeOfFormat(format)]));
  return [...contentTypes().map(pageOf), ...others.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** The formats that write what a file's name says; what is inside counts where it is compressed. */
export function formatsOfName(named: NamedType): readonly FormatPage[] {
  const types = (named.wrapper === undefined ? named : named.inner)?.types ?? [];
  return listFormats().filter(({ contentType }) => types.some(({ type }) => type === contentType));
}

function pageOf(type: ContentType): ContentTypePage {
  return { ...type, formats: listFormats().filter(({ contentType }) => contentType === type.type) };
}

function typeOfFormat({ contentType, extensions }: FormatPage): ContentTypePage {
  const unlisted: ContentType = {
    type: contentType,
    extensions,
    source: 'populace',
    compressible: undefined,
    charset: undefined,
  };
  return pageOf(contentTypeOf(contentType) ?? unlisted);
}
