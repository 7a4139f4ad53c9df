/** The one runner: asks every metric about every row of a locale, whoever made the rows. */
import { countryFacts, gazetteerOf } from './knowledge/gazetteer.mjs';
import { regionsOf } from './knowledge/regions.mjs';
import { aboutLocale } from './known-locales.mjs';
import { metrics } from './metrics/all-metrics.mjs';
import { createVariety } from './metrics/variety.mjs';

/** How many rows judges are shown beforehand that read files. */
const FIRST_ROWS = 2000;

/**
 * Returns what others say of a locale by an adapter: `{ locale, cells, variety }`, a cell being `{ n, ok, failure }`, `none` where the library has
 * no such function, `not judged` where the judge is not there or knows none of the rows, `not applicable` where the country has no such thing. `undefined`
 * where the library has no such locale. `kit` is the test kit with its judges, `tablesOf(id)` reads our committed tables.
 */
export async function judgeLocale(adapter, id, { rows, kit, tablesOf }) {
  const about = aboutLocale(id);
  const opened = await adapter.openLocale(about);
  if (opened === undefined) return undefined;
  const firstRows = [];
  for await (const row of opened.rows(Math.min(rows, FIRST_ROWS))) firstRows.push(row);
  const tables = tablesOf(id);
  const context = { ...about, ...kit, ...knowledgeOf(about, tables, kit), tables, firstRows, own: opened };
  const present = new Set(Object.keys(firstRows[0]));
  const [cells, asked] = [{}, []];
  for (const metric of metrics) {
    const { id: name, needs } = metric;
    const isThere = needs.every((column) => present.has(column));
    const judge = await metric.judge(isThere ? context : { ...context, firstRows: [] });
    if (judge === null) cells[name] = 'not applicable';
    else cells[name] = isThere ? 'not judged' : 'none';
    if (isThere && typeof judge === 'function') asked.push({ name, judge, n: 0, ok: 0, failure: undefined });
  }
  const variety = createVariety();
  for await (const row of opened.rows(rows)) {
    variety.add(row);
    for (const tally of asked) count(tally, row);
  }
  for (const { name, n, ok, failure } of asked) if (n > 0) cells[name] = { n, ok, failure };
  return { locale: opened.id, cells, variety: { ...variety.result(), possible: opened.possibleNames } };
}

function count(tally, row) {
  const verdict = tally.judge(row);
  if (verdict === undefined) return;
  tally.n++;
  if (verdict === true) tally.ok++;
  else tally.failure ??= `${verdict}`.slice(0, 100);
}

function knowledgeOf({ country }, tables, { nationalJudges, kilometresBetween }) {
  const gazetteer = gazetteerOf(country);
  const numbers = Object.keys(nationalJudges).filter((name) => name.startsWith(`${country}.`));
  return {
    regions: gazetteer && regionsOf(gazetteer, tables, kilometresBetween),
    facts: countryFacts(country),
    // The first is that of most people.
    nationalJudge: nationalJudges[numbers[0]],
  };
}
