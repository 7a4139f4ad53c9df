import type { ExportTarget } from './worker/export-messages.ts';

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

/** Lets the browser save what was made. */
export function download(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
