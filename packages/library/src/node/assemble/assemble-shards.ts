import { unlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { CodedError, createProblemList, errorOfProblems, type ProblemList } from '@populace/core';
import { checkFiles } from './check-files.ts';
import { checkShards } from './check-shards.ts';
import { copyContent } from './copy-content.ts';
import { findShards } from './find-shards.ts';
import { type AssembledRun, type AssembleOptions, joinTables } from './join-tables.ts';
import { reportDamaged, type ShardFile, type ShardManifest } from './shard-manifest.ts';

/**
 * Joins the files of all shards in a folder; what comes out are the bytes (before compression) of a run that was never divided. All is
 * checked against the manifests: that each shard is there once, that all are of one call, and each file's size and SHA-256.
 * @throws CodedError `shard/…` with everything that is wrong; `target/exists`, `target/io`, `call/usage`, `run/cancelled`.
 */
export async function assembleShards(folder: string, options: AssembleOptions = {}): Promise<AssembledRun> {
  const problems = createProblemList();
  const found = findShards(folder, problems);
  const shards = checkShards(found, problems);
  const files = checkFiles(shards, problems);
  if (found.length === 0 && !problems.hasErrors()) throw noShards(folder);
  if (problems.hasErrors()) {
    for (const file of files) await verify(file, problems, options.signal);
    throw errorOfProblems(problems.problems);
  }
  const run = await joinTables(shards, files, { ...options, folder, problems });
  if (options.deleteParts === true) removeParts(shards, files, run);
  return run;
}

function noShards(folder: string): CodedError {
  const way = 'make shards into it with populace generate … --shard I/N --out FOLDER/';
  return new CodedError('shard/missing', `${folder} has no manifest of a shard (manifest.shard-I-of-N.json); ${way}.`);
}

/** Looks at a file that is there while something else is wrong, so that a person hears of everything at once. */
async function verify(file: ShardFile, problems: ProblemList, signal: AbortSignal | undefined): Promise<void> {
  const isRight = await copyContent(file, { from: 0, to: 0, take: () => undefined, signal });
  if (!isRight) reportDamaged(file, problems);
}

/** Removes shards and their manifests, but nothing that was just written. */
function removeParts(shards: readonly ShardManifest[], files: readonly ShardFile[], written: AssembledRun): void {
  const kept = new Set(written.tables.map(({ path }) => resolve(path)));
  for (const { path } of [...files, ...shards]) if (!kept.has(resolve(path))) unlinkSync(path);
}
