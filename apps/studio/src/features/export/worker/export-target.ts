import type { ByteSink } from '@populace/core';
import type { OutputTarget } from '@populace/library/parts';
import type { Compression, Packing } from '../export-choice.ts';
import { createGzip } from './stream-sinks.ts';
import { createZip, type ZipArchive } from './zip-archive.ts';

/** How the files of an export are packed. */
export interface PackingChoice {
  readonly packing: Packing;
  readonly compression: Compression;
}

/** Creates the target of an export: its one file, or a ZIP archive of files, whose bytes go to `out`. */
export function createExportTarget(
  out: ByteSink & { readonly bytesWritten: () => number },
  { packing, compression }: PackingChoice,
): OutputTarget {
  const zip: ZipArchive | undefined = packing === 'zip' ? createZip(out) : undefined;
  return {
    async open({ path }) {
      const sink = zip === undefined ? out : zip.member(path);
      return compression === 'gzip' ? createGzip(sink) : sink;
    },
    bytesWritten: out.bytesWritten,
    commit: async () => zip?.commit(),
    abort: () => (zip ?? out).abort(),
  };
}
