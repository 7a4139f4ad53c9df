import { realpath, stat } from 'node:fs/promises';
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
 * Returns the file that the names lead to, or undefined. The system is asked what the path truly is: nothing outside can be named, links are
 * not followed, and upper and lower case matter on every system. What begins with a dot is not shown.
 */
export async function findSiteFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  if (names.length === 0 || names.some((name) => name.startsWith('.') || /[\\/]/.test(name))) return undefined;
  const path = join(await realpath(folder), ...names);
  try {
    return (await realpath(path)) === path && (await stat(path)).isFile() ? path : undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException; // Looking up fails with errors of the system.
    if (NOT_THERE.includes(code)) return undefined;
    throw error;
  }
}

/** What a system says of a path that leads to nothing. */
const NOT_THERE: readonly string[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];
