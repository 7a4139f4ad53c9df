import { statSync } from 'node:fs';
import type { OutputPlan } from '@populace/library/node';
import { counted } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

/** Returns the paths of planned files that exist already, which a run replaces only with `--overwrite`. */
export function existingFiles({ archive, files, manifest }: OutputPlan): readonly string[] {
  const paths = archive === undefined ? [...files.map(({ path }) => path), manifest] : [archive];
  return paths.filter((path) => path !== undefined).filter(isFile);
}

/** Renders a note that these files would stop the run; nothing where there are none. */
export function renderExisting([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  const more = others.length === 0 ? ' exists' : ` and ${counted(others.length, 'more file')} exist`;
  return `note: ${visibleText(first)}${more}, so the run would be rejected. Add --overwrite to replace what exists.\n`;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // The run itself reports what is wrong with the path.
    return false;
  }
}
