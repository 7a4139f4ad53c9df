import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CodedError } from '@populace/core';
import { codeOf, targetError } from '../stream/target-error.ts';

/** Folders that were made for a run, and that go again if it fails. */
export interface MadeFolders {
  /** Makes a folder and those above it where they are missing. */
  make(folder: string): void;
  /** Removes those that were made, as far as they are empty. */
  remove(): void;
}

/** Creates an empty record of made folders. */
export function createMadeFolders(): MadeFolders {
  const made: string[] = [];
  return {
    make(folder) {
      try {
        // One by one: Node's own way (`recursive`) never ends where a folder that is there refuses new ones with ENOENT, as /proc does.
        for (const missing of missingFolders(folder)) if (makeOne(missing)) made.push(missing);
      } catch (error) {
        throw targetError(error, { path: folder });
      }
    },
    remove() {
      for (const folder of made.toReversed()) removeIfEmpty(folder);
      made.length = 0;
    },
  };
}

/** The folders of a path that are not there, outermost first. */
function missingFolders(folder: string): string[] {
  const missing: string[] = [];
  for (let at = folder; !isThere(at); at = dirname(at)) {
    missing.unshift(at);
    if (at === dirname(at)) break;
  }
  return missing;
}

/** Makes a folder; says no where somebody else did meanwhile. */
function makeOne(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return false;
    const parent = dirname(folder);
    if (codeOf(error) !== 'ENOENT' || !isThere(parent)) throw error;
    const message = `${folder} cannot be made: ${parent} takes no new folders. Choose another path.`;
    throw new CodedError('target/io', message, { cause: error });
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody put something there meanwhile, or took it away: then it is not ours any more.
  }
}
