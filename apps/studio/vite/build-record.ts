import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundledPackages } from '../../../tools/lib/licences.mjs';

/** A chunk of a worker's program; the manifest has none of these. */
interface WorkerChunk {
  readonly file: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}

/** Plugins that write down what a build is made of. */
export interface BuildRecord {
  /** For the page; it writes `.vite/record.json` and `licences.json`. */
  readonly page: Plugin;
  /** For workers, which are built apart. */
  readonly worker: () => Plugin[];
}

/**
 * Writes `.vite/record.json`, which says what the manifest does not: the chunks of workers, and the modules of npm packages in all chunks,
 * so that their licences can go along; and `licences.json`, in which the page shows them.
 */
export function createBuildRecord(): BuildRecord {
  const modules = new Set<string>();
  const workers = new Map<string, WorkerChunk>();

  const noteModules = ({ moduleIds }: Rolldown.OutputChunk): void => {
    // Modules that plugins made of others bear a mark and a question of theirs.
    const files = moduleIds.map((id) => id.replace(/^\0/, '').replace(/\?.*$/, ''));
    for (const file of files) if (file.includes('/node_modules/')) modules.add(relative(process.cwd(), file));
  };
  const noteWorker = (chunk: Rolldown.OutputChunk): void => {
    const { fileName, isEntry, imports } = chunk;
    workers.set(fileName, { file: fileName, isEntry, imports });
    noteModules(chunk);
  };

  return {
    page: {
      name: 'populace:build-record',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const chunk of chunksOf(bundle)) noteModules(chunk);
        const source = JSON.stringify({ workers: [...workers.values()], modules: [...modules].sort() }, null, 2);
        this.emitFile({ type: 'asset', fileName: '.vite/record.json', source });
        const packages = bundledPackages([...modules].map((path) => join(process.cwd(), path)));
        this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(packages) });
      },
    },
    worker: () => [
      {
        name: 'populace:build-record-of-worker',
        generateBundle(_, bundle) {
          for (const chunk of chunksOf(bundle)) noteWorker(chunk);
        },
      },
    ],
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
