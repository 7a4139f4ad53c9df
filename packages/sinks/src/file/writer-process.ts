import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

// A number alone does not name a process: numbers are used again, and every container counts its own. So the name of a
// temporary file also has a mark of the machine (with its name space of processes) and one of the process (with its start).

/** Eight hexadecimal digits that are the same for all processes that see one another. */
export function machineMark(): string {
  return mark(`${hostname()}\n${attempt(() => readlinkSync('/proc/self/ns/pid'))}`);
}

/** Eight hexadecimal digits of a living process, or undefined where it is not there (or not ours to see). */
export function processMark(pid: number): string | undefined {
  const status = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (status !== '') return mark(`${pid}\n${bootId()}\n${startOf(status)}`);
  // Without /proc the number has to do.
  if (attempt(() => readFileSync('/proc/self/stat', 'utf8')) !== '') return undefined;
  return isThere(pid) ? mark(`${pid}`) : undefined;
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: there is one, but it is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The moment of a process's start in ticks since boot: field 22 of /proc/PID/stat, whose field 2 may hold spaces (proc(5)). */
function startOf(status: string): string {
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function bootId(): string {
  return attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
}

function mark(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function attempt(read: () => string): string {
  try {
    return read();
  } catch {
    // What this system does not have is left out of the mark.
    return '';
  }
}
