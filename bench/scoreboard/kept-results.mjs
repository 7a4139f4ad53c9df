/** Results of jobs, kept under `.cache`, so that a run that was broken off goes on where it was. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, root } from '../../tools/lib/project.mjs';
import { judgesThere } from './knowledge/judges-folder.mjs';
import { aboutLocale } from './known-locales.mjs';

const folder = join(root, '.cache', 'scoreboard');

/** Returns what is kept of a job, or `undefined`. */
export function keptResult(job) {
  const path = pathOf(job);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Keeps what a job found. */
export function keepResult(job, result) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOf(job), JSON.stringify(result ?? null));
}

function pathOf(job) {
  return join(folder, `${job.by ?? 'identifier'}-${job.id.replaceAll(' ', '_')}-${job.rows}-${keyOf(job)}.json`);
}

/** What a result depends on: the judges and metrics, the tables of the locale, and of ours the code that makes rows. */
function keyOf({ by, id }) {
  const tables = by === undefined ? [] : tablesOf(id);
  const code =
    by === 'faker' ? [] : ['core', 'engine', 'schema', 'generators', 'library'].map((name) => `packages/${name}/src`);
  const hashes = ['bench/scoreboard', 'packages/testkit/src/judges', ...code, ...tables].map(hashOf);
  return digest([...hashes, judgesThere().join(' '), fakerVersion()].join('\n'));
}

function tablesOf(id) {
  const places = aboutLocale(id).country.toLowerCase();
  return ['base', id].map((name) => `packages/locales/src/${name}`).concat(`packages/places/src/${places}`);
}

const known = new Map();

function hashOf(path) {
  if (!known.has(path)) {
    const isPart = (file) => /\.(mjs|ts|tsv|yaml)$/.test(file) && !/\.test\.|\/built\/|\/views\//.test(file);
    const files = existsSync(join(root, path)) ? listFiles(path, isPart) : [];
    known.set(path, digest(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\0')));
  }
  return known.get(path);
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The version of Faker that is installed. */
export function fakerVersion() {
  return JSON.parse(readFileSync(join(root, 'node_modules/@faker-js/faker/package.json'), 'utf8')).version;
}
