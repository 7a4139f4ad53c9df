import { useCallback, useRef, useState } from 'react';
import type { FileAnswer } from '../../lib/engine/engine-calls.ts';
import { failureOf } from '../../lib/engine/engine-error.ts';
import { engine } from '../../lib/engine/engines.ts';

/** How far the look at a file has come. */
export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly file: File }
  | { readonly kind: 'failed'; readonly file: File; readonly reason: string }
  | { readonly kind: 'told'; readonly file: File; readonly answer: FileAnswer };

/** Returns what looks at a file, and what it found; of several files, the last one counts. */
export function useFileAnswer(): {
  readonly state: FileState;
  readonly look: (file: File) => void;
  readonly dismiss: () => void;
} {
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  const look = useCallback((file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ kind: 'reading', file });
    engine.call('file', { file, fileName: file.name }, signal).then(
      (answer) => setState({ kind: 'told', file, answer }),
      (error: unknown) => {
        if (!signal.aborted) setState({ kind: 'failed', file, reason: failureOf(error).message });
      },
    );
  }, []);
  const dismiss = useCallback(() => {
    running.current?.abort();
    setState({ kind: 'none' });
  }, []);
  return { state, look, dismiss };
}
