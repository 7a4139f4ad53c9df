/** The Studio's build: where it is and how it is made. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { runNode, scriptOf } from './run.mjs';

const workspace = join(root, 'apps/studio');

/** The folder that is served; `.vite` in it is for tools. */
export const studioApp = join(workspace, 'dist/app');

/** Builds the Studio. Throws with all that the bundler said when that fails. */
export function buildStudio() {
  // Whatever else is being done here, what people get is never the variant for development.
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  const done = runNode([scriptOf('vite'), 'build', '--logLevel', 'warn'], { cwd: workspace, env });
  if (done.status !== 0) throw new Error(`The Studio could not be built:\n${done.stdout}${done.stderr}`);
}

/** What the last build wrote down about itself: chunks of workers, and modules of packages as absolute paths. */
export function readStudioRecord() {
  const { workers, modules } = JSON.parse(readFileSync(join(studioApp, '.vite/record.json'), 'utf8'));
  return { workers, modules: modules.map((path) => join(workspace, path)) };
}
