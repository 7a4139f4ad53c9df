import type { ContentType } from './content-type.ts';
import { lowerAscii, typesOfExtension } from './content-types.ts';

/** A container for exactly one stream of bytes, put around a file of any type. */
export type Wrapper = 'gzip' | 'zstd' | 'bzip2' | 'xz' | 'lzma' | 'lz4' | 'brotli' | 'compress';

/** What a file's name says about its content. */
export interface NamedType {
  /** In lower case, without a leading dot, with what is inside a wrapper (`csv.gz`); empty where the name has none. */
  readonly extension: string;
  /** The preferred content type of the whole file; undefined where nobody knows the extension. */
  readonly type: string | undefined;
  /** All content types that the whole may be, preferred first. */
  readonly types: readonly ContentType[];
  /** Set where the whole is compressed. */
  readonly wrapper?: Wrapper;
  /** What is inside the wrapper, where the name says it. */
  readonly inner?: NamedType;
}

const wrappers: ReadonlyMap<string, Wrapper> = new Map([
  ['gz', 'gzip'],
  ['zst', 'zstd'],
  ['bz2', 'bzip2'],
  ['xz', 'xz'],
  ['lzma', 'lzma'],
  ['lz4', 'lz4'],
  ['br', 'brotli'],
  ['z', 'compress'],
]);

/** Short forms that stand for an extension within a wrapper. */
const shortForms: ReadonlyMap<string, readonly [inner: string, wrapper: string]> = new Map([
  ['tgz', ['tar', 'gz']],
  ['taz', ['tar', 'z']],
  ['tbz', ['tar', 'bz2']],
  ['tbz2', ['tar', 'bz2']],
  ['txz', ['tar', 'xz']],
  ['tlz', ['tar', 'lzma']],
  ['tzst', ['tar', 'zst']],
]);

/**
 * Says what a file's name says about its content: `people.csv.gz` is a gzip file (`type`) with a CSV file inside (`inner`).
 * Folders before the name do not count, nor does a dot at its beginning (`.profile` has no extension).
 */
export function typeOfName(fileName: string): NamedType {
  const name = lowerAscii(fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1));
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1) : '';
  const short = shortForms.get(extension);
  if (short !== undefined) return wrapped(extension, short[1], typeOfName(`_.${short[0]}`));
  if (!wrappers.has(extension)) return { extension, ...typesNamed(extension) };
  const inner = typeOfName(name.slice(0, dot));
  // `v1.2.gz` has a version, not something of the type `2`, inside.
  if (inner.type === undefined) return wrapped(extension, extension, undefined);
  return wrapped(`${inner.extension}.${extension}`, extension, inner);
}

function wrapped(extension: string, wrapperExtension: string, inner: NamedType | undefined): NamedType {
  const wrapper = wrappers.get(wrapperExtension);
  return {
    extension,
    ...typesNamed(wrapperExtension),
    ...(wrapper === undefined ? {} : { wrapper }),
    ...(inner === undefined ? {} : { inner }),
  };
}

function typesNamed(extension: string): Pick<NamedType, 'type' | 'types'> {
  const types = typesOfExtension(extension);
  return { type: types[0]?.type, types };
}
