import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the names that the path of a request is made of, or undefined where it is no path, or one that goes upwards. */
export function readSitePath(url: string): readonly string[] | undefined {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/')) return undefined;
  try {
    const names = path
      .split('/')
      .map(decodeURIComponent)
      .filter((name) => name !== '');
    return names.some((name) => name === '.' || name === '..' || name.includes('\0')) ? undefined : names;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Returns the file that the names lead to, or undefined. Each name is looked up among what its folder holds: nothing outside can be
 * named, links are not followed, and upper and lower case matter on every system. What begins with a dot is not shown.
 */
export async function findSiteFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  if (names.length === 0) return undefined;
  let path = folder;
  for (const [depth, name] of names.entries()) {
    const entry = name.startsWith('.') ? undefined : await findEntry(path, name);
    const isWanted = depth === names.length - 1 ? entry?.isFile() : entry?.isDirectory();
    if (isWanted !== true) return undefined;
    path = join(path, name);
  }
  return path;
}

async function findEntry(folder: string, name: string): Promise<Dirent | undefined> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.find((entry) => entry.name === name);
}
