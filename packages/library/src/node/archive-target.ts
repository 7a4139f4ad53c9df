import { type FileToOpen, writeContent } from '@populace/output';
import { createTarWriter, createZipWriter } from '@populace/sinks';
import type { OpenedSchema } from '../open-schema.ts';
import { createCountedSink, nowhere } from './counted-sink.ts';
import { makeManifest, manifestText } from './manifest/make-manifest.ts';
import type { NodeTarget, TargetOptions } from './node-target.ts';
import { openFileSet } from './open-file-set.ts';
import type { FileAbout } from './plans/run-files.ts';
import { shareOut } from './share-out.ts';
import { createStackedFiles } from './stacked-files.ts';
import type { ArchiveKind } from './targets/archive-kind.ts';
import { createCompressedSink } from './targets/compression.ts';
import { breathe } from './workers/breathe.ts';

/** Opens the target of files that are members of one file. `manifest` is the name of the last member, if it is a manifest. */
export async function openArchiveTarget(
  schema: OpenedSchema,
  archive: ArchiveKind,
  { manifest, ...options }: TargetOptions,
): Promise<NodeTarget> {
  let unread = false;
  const set = openFileSet(options, () => {
    unread = true;
  });
  const file = await set.open(options.out).catch(async (error: unknown) => {
    await set.abort();
    throw error;
  });
  const target = createCompressedSink(file, archive.compression);
  const writer = archive.kind === 'zip' ? createZipWriter(target) : createTarWriter(target);
  const stacked = createStackedFiles(manifest !== undefined);
  return {
    async open(one) {
      const size = archive.kind === 'tar' ? await exactBytes(one, options) : guessedBytes(one, options);
      return stacked.add(one, createCountedSink(one.path, await writer.member(one.path, size)));
    },
    bytesWritten: stacked.bytesWritten,
    isUnread: () => unread,
    async commit(written) {
      if (manifest !== undefined) {
        const text = manifestText(makeManifest(schema, stacked.records(written, manifest), options.shard));
        const bytes = new TextEncoder().encode(text);
        const member = await writer.member(manifest, bytes.length);
        await member.write(bytes);
        await member.commit();
      }
      await writer.commit();
      await set.commit();
    },
    async abort() {
      await writer.abort();
      await set.abort();
    },
    tables(written) {
      const tables = stacked.tables(written);
      // The bytes of the file are shared out by what its members have before compression.
      const weights = tables.map(({ bytes }) => bytes);
      const shares = shareOut(file.bytesWritten, weights);
      return tables.map((table, at) => ({ ...table, path: file.path, member: table.path, bytes: shares[at] ?? 0 }));
    },
  };
}

/** Rows are made twice: their bytes are the same, and no place for all of them is needed in between. */
async function exactBytes(file: FileToOpen<FileAbout>, { signal }: Pick<TargetOptions, 'signal'>): Promise<number> {
  const counter = createCountedSink(file.path, nowhere);
  await writeContent(file.content(), counter, { tables: file.tables, source: file.source(), signal, breathe });
  return counter.bytesWritten;
}

function guessedBytes({ about }: FileToOpen<FileAbout>, { options }: Pick<TargetOptions, 'options'>): number {
  const { plan } = about;
  return plan === undefined ? 0 : plan.opened.estimate(plan.format.id, { options, ...plan.window }).bytes;
}
