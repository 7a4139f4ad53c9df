import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { machineMark, processMark } from './writer-process.ts';

/** A temporary file whose writer lives. */
export interface LivePart {
  /** The beginning of its name, made from that of its target. */
  readonly stem: string;
  readonly pid: number;
}

const maxStemBytes = 160;
const patience = 24 * 60 * 60 * 1000;

/** What the name of a target's temporary files begins with; long names are cut, and a digest keeps them apart. */
export function partStem(name: string): string {
  const bytes = Buffer.from(name);
  if (bytes.length <= maxStemBytes) return name;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  // A character that was cut in two decodes to U+FFFD, which is taken off again.
  return `${bytes
    .subarray(0, maxStemBytes)
    .toString()
    .replace(/\uFFFD+$/, '')}~${digest}`;
}

/** A name for a temporary file beside its target: `.<name>.<pid>-<24 hexadecimal digits>.part`. */
export function partName(name: string, ending: 'part' | 'kept' = 'part'): string {
  const marks = `${machineMark()}${processMark(process.pid) ?? '00000000'}${randomBytes(4).toString('hex')}`;
  return `.${partStem(name)}.${process.pid}-${marks}.${ending}`;
}

/**
 * Removes what dead processes have left in a folder, and returns what living ones are writing there. Files of other machines
 * are taken for dead when nobody touched them for a day.
 */
export function sweepParts(folder: string): readonly LivePart[] {
  const machine = machineMark();
  const live: LivePart[] = [];
  for (const name of namesIn(folder)) {
    const [, stem, pid, itsMachine, itsProcess] =
      /^\.(.+)\.(\d{1,10})-([0-9a-f]{8})([0-9a-f]{8})[0-9a-f]{8}\.(?:part|kept)$/s.exec(name) ?? [];
    if (stem === undefined) continue;
    const here = itsMachine === machine;
    const lives = here ? processMark(Number(pid)) === itsProcess : wasTouched(join(folder, name));
    if (lives) live.push({ stem, pid: Number(pid) });
    else removeStale(join(folder, name));
  }
  return live;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder that may be written but not listed, or that is not there: opening the file will say what is wrong.
    return [];
  }
}

function wasTouched(path: string): boolean {
  try {
    return Date.now() - lstatSync(path).mtimeMs < patience;
  } catch {
    // It went away meanwhile, so its writer lived.
    return true;
  }
}

function removeStale(path: string): void {
  try {
    const found = lstatSync(path);
    const ours = process.getuid === undefined || found.uid === process.getuid();
    if (found.isFile() && ours) unlinkSync(path);
  } catch {
    // Another process was quicker, or the folder does not allow it: what is left does no harm.
  }
}
