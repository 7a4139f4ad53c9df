import type { SchemaOrigin } from '@populace/library';
import type { ThreadRequest } from '@populace/library/parts';
import type { ExportChoice } from '../export-choice.ts';

/** Where the bytes go: a file that a person or the page's own file system gave, or memory for a download. */
export type ExportTarget =
  | { readonly kind: 'file'; readonly handle: FileSystemFileHandle }
  | { readonly kind: 'download'; readonly mostBytes: number };

/** What the page posts to the thread that leads an export. */
export interface StartExport {
  readonly choice: ExportChoice;
  /** The name that each table's file has in an archive. */
  readonly names: readonly string[];
  readonly target: ExportTarget;
  /** Threads that make parts. */
  readonly threads: number;
}

/** How far an export is. */
export interface ExportProgress {
  readonly rows: number;
  readonly bytes: number;
  readonly table: string;
}

/** What the leading thread posts back. */
export type FromExport =
  | { readonly kind: 'progress'; readonly progress: ExportProgress }
  /** `blob` where the target is a download. */
  | { readonly kind: 'done'; readonly progress: ExportProgress; readonly blob: Blob | undefined }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** What the leading thread posts to one that helps it: first what it opens, then requests. */
export type ToPartThread =
  | { readonly kind: 'open'; readonly origin: SchemaOrigin }
  | { readonly kind: 'asked'; readonly request: ThreadRequest };
