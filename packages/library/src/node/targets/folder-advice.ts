import { extname } from 'node:path';

/** Returns how `out` becomes the path of a folder. A slash helps where the path does not read as that of a file. */
export function folderAdvice(out: string): string {
  const isOfFile = out.includes('{table}') || extname(out) !== '';
  return isOfFile ? 'Name a folder, such as out/' : `End ${out} with a slash`;
}
