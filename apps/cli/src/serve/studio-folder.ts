import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CodedError } from '@populace/core';

/**
 * Returns the folder of the built Studio: beside the program in the published package, in its workspace in a clone.
 * @throws CodedError `serve/not-built`.
 */
export function findStudio(): string {
  const packaged = new URL('../studio/', import.meta.url);
  const workspace = new URL('../../studio/', import.meta.url);
  const folder = isWorkspace(workspace) ? new URL('dist/app/', workspace) : packaged;
  if (existsSync(new URL('index.html', folder))) return fileURLToPath(folder);
  throw new CodedError(
    'serve/not-built',
    `The Studio is not built: there is no index.html in ${fileURLToPath(folder)}.`,
  );
}

/** Says whether a folder is the Studio's workspace, and not a package of somebody else that has the same name. */
function isWorkspace(folder: URL): boolean {
  const manifest = new URL('package.json', folder);
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === '@populace/studio';
}
