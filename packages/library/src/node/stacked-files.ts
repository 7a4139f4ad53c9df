import type { ByteSink } from '@populace/core';
import type { FileToOpen, WrittenFile } from '@populace/output';
import type { FileSink } from '@populace/sinks';
import { createLayers, type Layers } from './layers.ts';
import type { ManifestTable } from './manifest/manifest.ts';
import { fileFrom } from './manifest/manifest-path.ts';
import type { FileAbout } from './plans/run-files.ts';
import type { WrittenTable } from './plans/written-table.ts';
import { recordOfFile } from './table-record.ts';
import { writtenTables } from './written-tables.ts';

/** The open files of a run, each with compression and digests before it. */
export interface StackedFiles {
  /** Stacks the sinks of a file. */
  add(file: FileToOpen<FileAbout>, sink: FileSink): ByteSink;
  /** The bytes of all of them. */
  bytesWritten(): number;
  tables(written: readonly WrittenFile<FileAbout>[]): readonly WrittenTable[];
  /** @throws CodedError `target/io` where nobody read a file to its end. */
  records(written: readonly WrittenFile<FileAbout>[], manifest: string): readonly ManifestTable[];
}

/** Creates the record of a run's open files; they are hashed where the run has a manifest. */
export function createStackedFiles(isHashed: boolean): StackedFiles {
  const open = new Map<FileToOpen<FileAbout>, { readonly sink: FileSink; readonly layers: Layers }>();
  return {
    add(file, sink) {
      const layers = createLayers(sink, file.about.compression, isHashed);
      open.set(file, { sink, layers });
      return layers.top;
    },
    bytesWritten: () => [...open.values()].reduce((sum, { sink }) => sum + sink.bytesWritten, 0),
    tables: (written) =>
      written.flatMap((one) =>
        writtenTables(one, open.get(one.file)?.sink ?? { path: one.file.path, bytesWritten: 0 }),
      ),
    records: (written, manifest) =>
      written.map((one) => recordOfFile(one, fileFrom(manifest, one.file.path), open.get(one.file)?.layers.digests())),
  };
}
