/** Which scripts a page of the Studio needs before it shows, and how large they are on the way. */
import { gzipSync } from 'node:zlib';

/**
 * Returns the files of the modules (keys of Vite's manifest) and of all that they import, each once. What they load later is left out.
 * Throws where a module has no chunk of its own.
 */
export function scriptsOf(manifest, modules) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`${key} has no chunk of its own: is it still there, and loaded lazily?`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of modules) visit(key);
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
}

/** Returns for each program of a worker the files that it needs to start. Throws where the build's record lacks one. */
export function workerScripts(workers) {
  const known = new Map(workers.map((chunk) => [chunk.file, chunk]));
  const visit = (file, seen) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    if (!known.has(file)) throw new Error(`The record of the build has no ${file}.`);
    for (const next of known.get(file).imports) visit(next, seen);
    return seen;
  };
  return workers.filter(({ isEntry }) => isEntry).map(({ file }) => [file, [...visit(file, new Set())]]);
}

/** Returns the bytes of files when each is compressed with gzip, as hosts send them. */
export function compressedBytes(files, read) {
  return files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
}
