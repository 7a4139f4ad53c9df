/** One digest of all that decides how a test of data ends. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles } from '../project.mjs';

/** A source of digests for a tree whose root is `base`; what several tests share is read once. */
export function createInputsDigest(base) {
  const known = new Map();
  const lock = JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8')).packages;

  function digestOfPath(path) {
    if (!known.has(path)) known.set(path, hash(filesOf(path).map((file) => [file, readFileSync(join(base, file))])));
    return known.get(path);
  }

  /** The files of an input. Other tests and pages have no say in how a test ends. */
  function filesOf(path) {
    if (!existsSync(join(base, path)))
      throw new Error(`The input ${path} is not there; declare what has taken its place.`);
    if (!statSync(join(base, path)).isDirectory()) return [path];
    return listFiles(path, (file) => !isTest(file) && !file.endsWith('.md'), base);
  }

  function digestOfPackage(name) {
    const { version, integrity } = lock[`node_modules/${name}`] ?? {};
    if (version === undefined) throw new Error(`The package ${name}, an input, is not installed.`);
    return `${version} ${integrity}`;
  }

  return (test, { files, packages }) =>
    hash([
      ...[test, ...files].map((path) => [path, digestOfPath(path)]),
      ...packages.map((name) => [name, digestOfPackage(name)]),
    ]).slice(0, 16);
}

function hash(parts) {
  const all = createHash('sha256');
  for (const [name, bytes] of parts) all.update(`${name}\0${bytes.length}\0`).update(bytes);
  return all.digest('hex');
}
