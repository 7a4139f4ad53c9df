import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const source = 'src/offline/service-worker.ts';
const program = 'service-worker.js';
/** The name in the program that stands for what the build knows. */
const placeholder = 'POPULACE_BUILD';

/** Files that nobody asks for: old forms of fonts, maps, the copy of the page, and what is for tools. */
const left = /^(\.vite\/.*|404\.html|service-worker\.js|.*\.(woff|map))$/;

/** Builds the service worker beside the page and writes into it the list of all files and their digest. */
export function offlineBuild(): Plugin {
  let publicFolder = '';
  return {
    name: 'populace:offline-build',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: program });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[program];
        if (worker?.type !== 'chunk') throw new Error(`The build has no ${program}.`);
        // It is started as a plain script, which works in every browser.
        if (worker.imports.length + worker.dynamicImports.length + worker.exports.length > 0)
          throw new Error(`${source} must import and export nothing.`);
        const parts = worker.code.split(placeholder);
        if (parts.length !== 2) throw new Error(`${source} must name ${placeholder} once.`);
        const files = new Map([...builtFiles(bundle), ...publicFiles(publicFolder)]);
        const version = digestOf([...files].flat());
        const paths = [...files.keys()].filter((path) => !left.test(path)).sort();
        const build = { version, files: paths.map((path) => (path === 'index.html' ? '/' : `/${path}`)) };
        worker.code = parts.join(JSON.stringify(build));
      },
    },
  };
}

type NamedContent = readonly [path: string, content: string | Uint8Array];

/** All files of the bundle, the service worker too: when only that changes, it is another version as well. */
function builtFiles(bundle: Rolldown.OutputBundle): readonly NamedContent[] {
  return Object.values(bundle).map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]);
}

/** The files that are copied as they are. */
function publicFiles(folder: string): readonly NamedContent[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]);
}

function digestOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 16);
}
