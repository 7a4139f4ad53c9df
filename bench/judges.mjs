/**
 * Lets others judge what Populace makes: `node bench/judges.mjs [rows=100,000] [locales, all]`. Every row of a table with
 * persons, addresses, telephone numbers, places, money and words is judged; prints a table a locale (check, rows, passed,
 * share, a failure) and how varied names are. Exit code 1 when a check has fewer than 99.9 % of the rows; checks in
 * brackets are only reported. The judges are in packages/testkit/src/judges, more in bench/lib/judges/optional-judges.mjs:
 * those need `JUDGES=<folder>`, a folder in which their packages are installed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/lib/project.mjs';
import { bundleLibrary } from './lib/bundled-library.mjs';
import { loadJudges } from './lib/judges/bundled-judges.mjs';
import { optionalJudges } from './lib/judges/optional-judges.mjs';
import { createVariety } from './lib/judges/variety.mjs';

/** How many rows are looked up with judges that read files. */
const LOOKED_UP = 2000;
const rowCount = Number((process.argv[2] ?? '100000').replaceAll(/[,_]/g, ''));
const asked = process.argv.slice(3);
const readText = (path) => readFileSync(join(root, path), 'utf8');

/** The locales that the library knows, but the one without a country. */
function knownLocales() {
  const list = readText('packages/locales/src/index.gen.ts');
  return [...list.matchAll(/'\.\/([a-z]+_[A-Z]+)\//g)].map(([, id]) => id);
}

async function judgeLocale(openSchema, judges, id) {
  const locale = judges.judgedLocale(id, readText);
  const columns = judges.judgedColumns(locale);
  const schema = await openSchema({ populace: 1, locale: id, tables: { people: { rows: rowCount, columns } } });
  const table = schema.table('people');
  const some = [...table.rows({ take: Math.min(LOOKED_UP, rowCount) })];
  const { found, absent } = await optionalJudges(locale, judges, some);
  const variety = createVariety();
  const tallies = judges.judgeRows(withVariety(table.rows(), variety), [
    ...judges.judgesOf(locale, schema.now),
    ...found,
  ]);
  show(id, tallies, judges.isPassed);
  if (absent.length > 0) console.log(`Not asked, as absent from the folder JUDGES: ${absent.join(', ')}`);
  console.log(variety.lines().join('\n'));
  return tallies.every(judges.isPassed);
}

function* withVariety(rows, variety) {
  for (const row of rows) {
    variety.add(row);
    yield row;
  }
}

function show(id, tallies, isPassed) {
  console.log(
    `\n${id}, ${rowCount} rows\n  ${'check'.padEnd(71)} ${'rows'.padStart(8)} ${'passed'.padStart(8)}     share`,
  );
  for (const tally of tallies) {
    const { check, reportOnly, judged, passed, example } = tally;
    const share = judged === 0 ? 'none' : `${((100 * passed) / judged).toFixed(3)} %`;
    const name = `${isPassed(tally) ? ' ' : '!'} ${reportOnly ? `[${check}]` : check}`;
    const line = `${name.padEnd(73)} ${`${judged}`.padStart(8)} ${`${passed}`.padStart(8)} ${share.padStart(9)}`;
    console.log(example === undefined ? line : `${line}  ${example}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'populace-judges-'));
try {
  const [{ openSchema }, judges] = await Promise.all([
    bundleLibrary(folder).then((path) => import(pathToFileURL(path).href)),
    loadJudges(),
  ]);
  for (const id of asked.length > 0 ? asked : knownLocales()) {
    if (!(await judgeLocale(openSchema, judges, id))) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
