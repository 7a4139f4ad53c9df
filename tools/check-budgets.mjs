/**
 * Says how much compressed JavaScript the first load of each screen of the built Studio needs, and how much the common tables of a locale are; fails where it is
 * more than its budget. Workers are told apart: the page shows before they have started.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedBytes, scriptsOf, workerScripts } from './lib/first-load.mjs';
import { localeBytes } from './lib/locale-bytes.mjs';
import { readStudioRecord, studioApp } from './lib/studio.mjs';

const entry = 'index.html';
const route = (name) => `src/app/routes/${name}.tsx`;

/** Screens whose modules are not one route alone, and those with a budget, in bytes. */
const screens = [
  { name: 'Home', modules: [route('home')], budget: 250_000 },
  { name: 'Designer', modules: [route('schema'), route('design')], budget: 450_000 },
  { name: 'Code', modules: [route('schema'), route('code')] },
  { name: 'Diagram', modules: [route('schema'), route('diagram')] },
  { name: 'Export', modules: [route('schema'), route('export')] },
];

if (!existsSync(join(studioApp, entry))) {
  console.error('The Studio is not built; run `node tools/build.mjs studio`.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(join(studioApp, '.vite/manifest.json'), 'utf8'));

/** The other screens, which are a route each. */
function otherScreens() {
  const known = new Set(screens.flatMap(({ modules }) => modules));
  const routes = Object.keys(manifest).filter((key) => /^src\/app\/routes\/[\w-]+\.tsx$/.test(key) && !known.has(key));
  return routes.sort().map((key) => ({ name: key.replace(/^.*\/|\.tsx$/g, ''), modules: [key] }));
}

const bytesOf = (files) => compressedBytes(files, (file) => readFileSync(join(studioApp, file)));
const words = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

/** Prints a screen's first load and says whether it is within its budget. */
function checkScreen({ name, modules, budget }) {
  const bytes = bytesOf(scriptsOf(manifest, [entry, ...modules]));
  const limit = budget === undefined ? '' : ` of ${budget / 1000} KB`;
  const isWithin = budget === undefined || bytes <= budget;
  console.log(`${words(bytes)}${limit.padEnd(11)} ${name}${isWithin ? '' : ' – more than its budget'}`);
  return isWithin;
}

const results = [...screens, ...otherScreens()].map(checkScreen);
for (const [file, files] of workerScripts(readStudioRecord().workers)) {
  console.log(`${words(bytesOf(files))}${''.padEnd(11)} worker ${file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')}`);
}
/** Bytes that the common tables of a locale may have, as Brotli compresses them; the places of its country are told apart. */
const LOCALE_BUDGET = 40_000;
/** Thai letters are three bytes each, and no rule leads from them to how a name is spelt in Latin letters. */
const ownBudgets = { th_TH: 55_000 };
const budgetOf = (id) => ownBudgets[id] ?? LOCALE_BUDGET;
/** How many of the largest are shown. */
const SHOWN = 3;
const sizes = localeBytes();
const isOver = ({ id, bytes }) => bytes > budgetOf(id);
for (const { id, bytes } of sizes.filter((one, at) => at < SHOWN || isOver(one))) {
  const note = isOver({ id, bytes }) ? ' – more than its budget' : '';
  console.log(`${words(bytes)} of ${budgetOf(id) / 1000} KB   locale ${id}${note}`);
}
process.exitCode = results.every((isWithin) => isWithin) && !sizes.some(isOver) ? 0 : 1;
