/** Before tests of the command line run: it is built once for all of them, unless it is already there as its sources are. */
import { staleBuilds } from './digest.mjs';
import { runNode } from './run.mjs';

export function setup() {
  if (!staleBuilds().includes('cli')) return;
  const { status, stderr } = runNode(['tools/build.mjs', 'cli']);
  if (status !== 0) throw new Error(`The command line could not be built:\n${stderr}`);
}
