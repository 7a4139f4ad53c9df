/** How bundles are made: from source, through the `source` condition, as ES modules. */
import { rolldown } from 'rolldown';
import { packsApart, writePacks } from './bundled-packs.mjs';
import { lazyBuiltins, lazyIds } from './lazy-builtins.mjs';

// Some packages are CommonJS inside and call `require` for modules of Node; ES modules have none.
const requireForNode = "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);";

/**
 * Writes one bundle and returns its chunks. Node's own modules stay imports; packages are taken in the form that runs
 * anywhere (no `node` condition), so that the browser and Node run the same code. `forNode` says that it only runs in Node,
 * `packsBeside` that tables become files of their own beside it,
 * `startsFast` that every millisecond to its first line counts: it is minified, and loads modules of Node when it needs them.
 */
export async function bundle({
  input,
  folder,
  names,
  forNode = false,
  plugins = [],
  oneFile = false,
  startsFast = false,
  packsBeside = false,
}) {
  const own = [...(startsFast ? [lazyBuiltins] : []), ...(packsBeside ? [packsApart] : [])];
  const build = await rolldown({
    input,
    platform: 'neutral',
    plugins: [...own, ...plugins],
    external: (id) => id.startsWith('node:') && !(startsFast && lazyIds.includes(id)),
    resolve: { conditionNames: ['source', 'import', 'default'], mainFields: ['module', 'main'] },
    onLog(level, log, write) {
      // An import that stays unresolved would only fail at the user's.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      write(level, log);
    },
  });
  try {
    const { output } = await build.write({
      dir: folder,
      format: 'esm',
      banner: forNode ? requireForNode : undefined,
      entryFileNames: names,
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: !oneFile,
      minify: startsFast,
    });
    if (packsBeside) await writePacks(folder);
    return output;
  } finally {
    await build.close();
  }
}

/** Returns the modules of Node that a chunk needs, also through other chunks and lazily. */
export function nodeModulesOf(output, fileName) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunks.get(name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) visit(next);
  };
  visit(fileName);
  return [...seen].filter((name) => name.startsWith('node:'));
}
