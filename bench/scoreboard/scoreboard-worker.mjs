/** A thread of the scoreboard: does one job after another, a locale by one library, or an identifier. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadJudges } from '../lib/judges/bundled-judges.mjs';
import { fakerAdapter } from './adapters/faker-adapter.mjs';
import { populaceAdapter } from './adapters/populace-adapter.mjs';
import { identifiersOf } from './identifiers.mjs';
import { judgeIdentifier } from './judge-identifier.mjs';
import { judgeLocale } from './judge-locale.mjs';
import { committedTables } from './knowledge/committed-tables.mjs';

const { library } = workerData;
const [{ openSchema, describeNames }, kit] = await Promise.all([import(library), loadJudges()]);
const tablesOf = committedTables(kit);
const adapters = { populace: populaceAdapter({ openSchema, describeNames, tablesOf }), faker: fakerAdapter };
const identifiers = new Map(identifiersOf(kit.nationalJudges).map((identifier) => [identifier.id, identifier]));

// Judges make an error for each value that they refuse; where it was made would cost more than what they judge.
Error.stackTraceLimit = 0;

parentPort.on('message', async ({ by, id, rows }) => {
  const result =
    by === undefined
      ? await judgeIdentifier(identifiers.get(id), { openSchema, rows })
      : await judgeLocale(adapters[by], id, { rows, kit, tablesOf });
  parentPort.postMessage(result);
});
parentPort.postMessage('ready');
