import type { WholeFile } from '@populace/output';
import { fileOfRows } from '../../parts/output-files.ts';
import type { FormatOptions } from '../../registry/formats.ts';
import type { Compression } from '../targets/compression.ts';
import type { TargetFormat } from '../targets/target-format.ts';
import type { RunWorkers } from '../workers/run-workers.ts';
import type { TablePlan } from './table-plans.ts';

/** What a target knows of a file beside its bytes. */
export interface FileAbout {
  /** The id of the format. */
  readonly format: string;
  readonly compression: Compression;
  /** What is known of its rows, where they are of one table. */
  readonly plan?: TablePlan | undefined;
  /** The column and value whose rows it has, where there is a file for each value. */
  readonly partition?: { readonly column: string; readonly value: string | null } | undefined;
}

/** What of a run its files depend on. */
export interface RunFileOptions {
  readonly options?: FormatOptions | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Returns the file of a planned table. */
export function fileOfTable(
  plan: TablePlan,
  { sourceFor }: RunWorkers,
  { options }: RunFileOptions,
): WholeFile<FileAbout> {
  const { opened, window } = plan;
  const about = { ...aboutOf(plan), plan };
  const open = () => opened.parts(about.format, { options, ...window });
  return fileOfRows({ ...plan, ...about, about, options, sourceFor, open });
}

/** Returns what a target knows of a file in any case. */
export function aboutOf({ format, compression }: TargetFormat): Pick<FileAbout, 'format' | 'compression'> {
  return { format: format.id, compression };
}
