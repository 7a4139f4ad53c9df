/**
 * Unique e-mails in every locale and in mixes: `node bench/unique-everywhere.mjs [rows=200,000] [locales, all]`. Prints for each how many of the rows' e-mails are
 * different, and how many the judges take for those of the row's name, their numbers left out; mixes are of each two neighbours in the list of locales and of twenty at a time.
 * Exit code 1 where an e-mail comes twice, or where fewer than 99 % are of the name.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/lib/project.mjs';
import { bundleLibrary } from './lib/bundled-library.mjs';
import { loadJudges } from './lib/judges/bundled-judges.mjs';
import { knownLocales } from './scoreboard/known-locales.mjs';

const LEAST_SHARE = 0.99;
const MANY = 20;
const rowCount = Number((process.argv[2] ?? '200000').replaceAll(/[,_]/g, ''));
const asked = process.argv.slice(3);
const readText = (path) => readFileSync(join(root, path), 'utf8');
const columns = {
  given: 'person.firstName',
  surname: 'person.lastName',
  email: { generator: 'internet.email', unique: true },
};

/** The rows of a locale or a mix, and how many different e-mails they have. */
async function countEmails(openSchema, locale, look) {
  const schema = await openSchema({ populace: 1, locale, tables: { people: { rows: rowCount, columns } } });
  const emails = new Set();
  for (const row of schema.table('people').rows()) {
    emails.add(row.email);
    look?.({ ...row, email: row.email.replace(/\d+@/, '@') });
  }
  return emails.size;
}

async function checkLocale(openSchema, judges, id) {
  const isOfNames = ({ check }) => check.startsWith('e-mail: made of');
  const [judge] = judges.judgesOf(judges.judgedLocale(id, readText), '2026-11-21').filter(isOfNames);
  const tally = { judged: 0, passed: 0 };
  const different = await countEmails(openSchema, id, (row) => {
    tally.judged++;
    if (judge.judge(row) === true) tally.passed++;
  });
  tell(id, different, tally.passed / tally.judged);
}

async function checkMix(openSchema, ids) {
  const locale = Object.fromEntries(ids.map((id) => [id, 1]));
  tell(ids.length > 2 ? `${ids.length} from ${ids[0]}` : ids.join(' and '), await countEmails(openSchema, locale));
}

function tell(what, different, share) {
  const isRight = different === rowCount && (share ?? 1) >= LEAST_SHARE;
  if (!isRight) process.exitCode = 1;
  const named = share === undefined ? '' : `  ${(100 * share).toFixed(3)} % of the name`;
  console.log(`${isRight ? ' ' : '!'} ${what.padEnd(24)} ${different} of ${rowCount} different${named}`);
}

const folder = mkdtempSync(join(tmpdir(), 'populace-unique-'));
try {
  const { openSchema } = await import(pathToFileURL(await bundleLibrary(folder)).href);
  const judges = await loadJudges();
  const ids = asked.length > 0 ? asked : knownLocales();
  for (const id of ids) await checkLocale(openSchema, judges, id);
  for (const [at, id] of ids.slice(1).entries()) await checkMix(openSchema, [ids[at], id]);
  for (let at = 0; at < ids.length; at += MANY) await checkMix(openSchema, ids.slice(at, at + MANY));
} finally {
  rmSync(folder, { recursive: true });
}
