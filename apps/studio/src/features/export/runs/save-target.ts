import type { ExportTarget } from '../worker/export-messages.ts';
import type { Remains } from './export-run.ts';

/** What a browser holds of a download before it is saved: 512 MB. */
export const MOST_DOWNLOAD_BYTES = 512_000_000;

interface SavePicker {
  showSaveFilePicker(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>;
}

/** Says whether bytes can be written to a file as they are made; else they are downloaded as a whole. */
export function canWriteFiles(): boolean {
  return 'showSaveFilePicker' in window;
}

/** Asks a person for a file to write to; undefined where they took it back. */
export async function chooseTarget(fileName: string): Promise<ExportTarget | undefined> {
  if (!canWriteFiles()) return { kind: 'download', mostBytes: MOST_DOWNLOAD_BYTES };
  try {
    // Browsers that have it take these options (File System Access).
    const picker = window as unknown as SavePicker;
    return { kind: 'file', handle: await picker.showSaveFilePicker({ suggestedName: fileName }) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

interface RemovableFile extends FileSystemFileHandle {
  /** Not in all browsers that write files. */
  remove?(): Promise<void>;
}

/** A thread that was stopped keeps its hold of the file for a moment. */
const TRIES = 20;
const PAUSE_MS = 100;

/**
 * Removes the file of an export that was not finished: the picker has created it, or emptied it. A file that still has bytes is older than
 * the export, and stays.
 */
export async function removeUnfinished(target: ExportTarget): Promise<Remains> {
  if (target.kind === 'download') return 'nothing';
  const handle: RemovableFile = target.handle;
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      if ((await handle.getFile()).size > 0 || handle.remove === undefined) return 'file';
      await handle.remove();
      return 'nothing';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return 'nothing';
      await new Promise((resume) => {
        setTimeout(resume, PAUSE_MS);
      });
    }
  }
  return 'file';
}
