import { readFileSync } from 'node:fs';
import { locales } from '@populace/locales';
import {
  judgedLocale,
  kilometresBetween,
  likelyLetters,
  nationalJudges,
  positionOf,
  telling,
} from '@populace/testkit/judges';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: plain JavaScript, shared with the bench.
import { populaceAdapter } from '../../../../bench/scoreboard/adapters/populace-adapter.mjs';
// @ts-expect-error: plain JavaScript, shared with the bench.
import { judgeLocale } from '../../../../bench/scoreboard/judge-locale.mjs';
// @ts-expect-error: plain JavaScript, shared with the bench.
import { worseCells } from '../../../../bench/scoreboard/ratchet.mjs';
import { describeNames, openSchema } from '../index.ts';

const ROWS = 100;
const RENEW = 'Mend it; or, where it is meant so, or new: npm run scoreboard -- <locale> (see bench/scoreboard.mjs)';
const readText = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const kit = { judgedLocale, kilometresBetween, likelyLetters, nationalJudges, positionOf, telling };
const tablesOf = (id: string) => judgedLocale(id, readText).table;
const adapter = populaceAdapter({ openSchema, describeNames, tablesOf });
const board = JSON.parse(readText('docs/scoreboard.json'));
const ids = locales.filter(({ country }) => country !== undefined).map(({ id }) => id);

describe('the scoreboard', () => {
  it('has every locale, if it is said to be of all', () => {
    const missing = ids.filter((id) => board.locales[id]?.populace === undefined);

    expect(board.about.isComplete ? missing : [], RENEW).toEqual([]);
  });

  it.each(ids.filter((id) => board.locales[id]?.populace !== undefined))('has not got worse in %s', async (id) => {
    const { cells, variety } = await judgeLocale(adapter, id, { rows: ROWS, kit, tablesOf });

    const known = board.locales[id].populace;
    expect(worseCells(cells, known.cells), RENEW).toEqual([]);
    expect(variety.possible, RENEW).toBeGreaterThanOrEqual(known.variety.possible);
  });
});
