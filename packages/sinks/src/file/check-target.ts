import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CodedError } from '@populace/core';
import { targetExists } from '../stream/target-error.ts';
import { inspectTarget, type TargetKind } from './inspect-target.ts';

/** What may stand where a file is written. */
export interface ReplaceOptions {
  /** Whether files that are there are replaced; else they are an error (`target/exists`). Off unless said. */
  readonly overwrite?: boolean;
  /** Paths of what the run reads: none of these files is replaced, whatever `overwrite` says. */
  readonly inputs?: readonly string[] | undefined;
}

/** A path where something may be written. */
export interface CheckedTarget {
  readonly target: TargetKind;
  /** Is the same for all paths of one file. */
  readonly key: string;
}

/** Checks the paths of one set of files, one after another. */
export type TargetCheck = (path: string) => CheckedTarget;

/**
 * Creates the check of the paths of a set. It changes nothing, so a plan can make it without a run.
 * The check throws CodedError `target/exists`, `target/io`, or `call/usage` for a path that it has seen already, or that the run reads.
 */
export function createTargetCheck({ overwrite = false, inputs = [] }: ReplaceOptions): TargetCheck {
  const seen = new Set<string>();
  return (path) => {
    const target = inspectTarget(path);
    const key = resolve(realOf(path, target));
    if (seen.has(key)) {
      throw new CodedError('call/usage', `Two tables would be written to ${path}; put {table} into the path.`);
    }
    refuseInput(path, target, inputs);
    if (target.kind === 'file' && !overwrite) throw targetExists(path);
    seen.add(key);
    return { target, key };
  };
}

/** Where a path leads: what is behind a symbolic link is replaced, and the link stays. */
export function realOf(path: string, target: TargetKind): string {
  return target.kind === 'file' ? target.path : path;
}

/** What a run reads is somebody's work: rows in its place would be its end. */
function refuseInput(path: string, target: TargetKind, inputs: readonly string[]): void {
  if (target.kind !== 'file' || !inputs.some((input) => isSameFile(input, target.path))) return;
  throw new CodedError('call/usage', `${path} is read by this run, so it is not replaced. Choose another name.`);
}

/** Whatever paths lead to it. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}
