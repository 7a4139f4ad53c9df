import type { Shard } from '@populace/engine';
import type { Compression } from '../targets/compression.ts';

/** What a run wrote, for whoever checks, joins or believes its files. docs/manifest.md has the same for people. */
export interface Manifest {
  /** The version of this form. */
  readonly manifest: 1;
  /** What made the files. */
  readonly product: 'populace';
  readonly version: string;
  readonly synthetic: true;
  /** Says so in words. */
  readonly statement: string;
  readonly schema: {
    readonly name: string;
    /** The same for all runs that make the same rows of the same tables; see `digestOfSchema`. */
    readonly digest: string;
  };
  readonly seed: string;
  /** The values set. */
  readonly values: number;
  /** What `now` means (ISO 8601). */
  readonly now: string;
  /** The locale that replaced the schema's, if one did. */
  readonly locale: string | null;
  readonly shard: Shard | null;
  readonly tables: readonly ManifestTable[];
  /** SHA-256 of the manifest without this line, as `checksumOf` writes it. */
  readonly checksum: string;
}

/** A count of bytes and their SHA-256 in hexadecimal digits. */
export interface BytesDigest {
  readonly bytes: number;
  readonly sha256: string;
}

/** One table in one file. */
export interface ManifestTable extends BytesDigest {
  readonly table: string;
  /** Of the whole table. */
  readonly rowCount: number;
  /** The first row in the file. */
  readonly from: number;
  /** How many rows the file has. */
  readonly take: number;
  /** The id of the format. */
  readonly format: string;
  /** All options of the format, those by default too. */
  readonly options: { readonly [name: string]: unknown };
  /** From the manifest's folder, with `/` between folders. */
  readonly file: string;
  /** The file's name where the table is written whole. */
  readonly wholeName: string;
  readonly compression: Compression;
  /** Before compression; equal from machine to machine, which compressed bytes are not. */
  readonly content: BytesDigest;
  /** Which rows of these the file has, where they were divided by the values of a column; `take` is then how many, and `from` where the first may be. */
  readonly partition?: { readonly column: string; readonly value: string | null };
  /** How files of parts of the table are joined; null where the format does not allow it. */
  readonly join: Joining | null;
}

/** The parts of a file that are not rows, and what stands between two rows. */
export interface Joining {
  /** Bytes before the first row. */
  readonly head: number;
  /** Bytes after the last row. */
  readonly tail: number;
  readonly between: string;
}

export const STATEMENT = 'Every row in these files is synthetic: it was made by a program and describes nobody.';
