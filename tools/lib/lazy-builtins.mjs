/**
 * A plugin for the command line's bundle: modules of Node that most runs do not need are loaded when first used. Loading them
 * all takes a third of the time to the first row. `process` is taken as the global: its module reads every property,
 * standard streams included.
 */

/** What is used of each module, as functions or constructors; the bundler reports names that are missing here. */
const used = {
  'node:child_process': ['spawn'],
  'node:crypto': ['createHash', 'randomBytes', 'randomInt'],
  'node:http': ['createServer'],
  'node:net': ['Socket'],
  'node:os': ['availableParallelism', 'hostname'],
  'node:stream/promises': ['finished', 'pipeline'],
  'node:timers/promises': ['setTimeout'],
  'node:worker_threads': ['Worker'],
  'node:zlib': ['crc32', 'createGunzip', 'deflateRaw', 'deflateRawSync', 'gunzipSync', 'gzipSync', 'inflateRawSync'],
};

const prefix = '\0lazy:';

function lazyModule(id) {
  // Calls, and `new` alike: what a constructor returns takes the place of the object that `new` made.
  const functions = used[id].map(
    (name) => `export function ${name}(...all) {
  const { ${name}: real } = process.getBuiltinModule('${id}');
  return new.target === undefined ? real(...all) : new real(...all);
}`,
  );
  return functions.join('\n');
}

/** The modules that the plugin takes over, which must not stay imports. */
export const lazyIds = ['node:process', ...Object.keys(used)];

export const lazyBuiltins = {
  name: 'lazy-builtins',
  resolveId: (id) => (lazyIds.includes(id) ? prefix + id : null),
  load(id) {
    if (!id.startsWith(prefix)) return null;
    const name = id.slice(prefix.length);
    return name === 'node:process' ? 'module.exports = globalThis.process;' : lazyModule(name);
  },
};
