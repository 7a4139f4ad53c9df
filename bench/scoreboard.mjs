/**
 * How believable what Populace makes is, beside what @faker-js/faker makes: `npm run scoreboard -- [--rows 100000] [--full] [what, all]`. `what` are
 * locales and identifiers by their names, such as `de_DE` or `"IBAN DE"`, and `identifiers` for all of them. Every metric of bench/scoreboard/metrics is asked
 * about both in the same run; each result goes to docs/scoreboard.json as soon as it is there, with the number of its rows, beside those of other locales,
 * which stay as they are, and at the end to docs/scoreboard.md. So a few at a time make the whole. `--full` asks about 1,000,000 values of each identifier. `--print`
 * writes nothing. More judges are in a folder that `JUDGES` names (bench/scoreboard/knowledge/judges-folder.mjs); without it their cells are not judged.
 * A run that is broken off goes on where it was; one with the same tables, code and judges is done at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleLibrary } from './lib/bundled-library.mjs';
import { loadJudges } from './lib/judges/bundled-judges.mjs';
import { identifiersOf } from './scoreboard/identifiers.mjs';
import { knownLocales } from './scoreboard/known-locales.mjs';
import { runJobs } from './scoreboard/run-jobs.mjs';
import { asComplete, readScoreboard, withResult, writeScoreboard } from './scoreboard/views/scoreboard-json.mjs';
import { writeScoreboardPage } from './scoreboard/views/scoreboard-page.mjs';
import { shortfalls } from './scoreboard/views/shortfalls.mjs';

const MILLION = 1_000_000;
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '100000' },
    full: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});
const rows = Number(options.rows.replaceAll(/[,_]/g, ''));

const { nationalJudges } = await loadJudges();
const identifiers = identifiersOf(nationalJudges).map(({ id }) => id);
// Ours first: what is missing when a run is broken off is then Faker's.
const jobs = jobsOf(asked.length > 0 ? asked : [...knownLocales(), 'identifiers']).toSorted(
  (a, b) => Number(a.by === 'faker') - Number(b.by === 'faker'),
);

let scoreboard = readScoreboard();
let done = 0;
function onDone(job, result, isKept) {
  done++;
  // Another run may have written in the meantime.
  scoreboard = withResult(options.print ? scoreboard : readScoreboard(), job, result);
  if (!options.print) writeScoreboard(scoreboard);
  console.log(`${done}/${jobs.length} ${job.by ?? 'identifier'} ${job.id}${isKept ? ' (kept)' : ''}`);
}

const folder = mkdtempSync(join(tmpdir(), 'populace-scoreboard-'));
try {
  await runJobs(jobs, pathToFileURL(await bundleLibrary(folder)).href, onDone);
} finally {
  rmSync(folder, { recursive: true });
}
if (asked.length === 0) scoreboard = asComplete(scoreboard, { locales: knownLocales(), identifiers });
for (const line of shortfalls(scoreboard, asked)) console.log(line);
if (!options.print) {
  writeScoreboard(scoreboard);
  writeScoreboardPage(scoreboard);
}

/** What is to be done for what was asked, each in its turn. */
function jobsOf(names) {
  const ofLocale = (id) => ['populace', 'faker'].map((by) => ({ by, id, rows }));
  const ofIdentifier = (id) => ({ id, rows: options.full ? MILLION : rows });
  return names.flatMap((name) => {
    if (name === 'identifiers') return identifiers.map(ofIdentifier);
    if (identifiers.includes(name)) return ofIdentifier(name);
    if (knownLocales().includes(name)) return ofLocale(name);
    throw new Error(`${name} is neither a locale nor an identifier`);
  });
}
