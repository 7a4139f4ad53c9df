import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(async () => {
  command = createCommand();
}, 60_000);
afterAll(() => command.remove());

const teams = `populace: 1
tables:
  teams: { rows: 30, columns: { id: sequence, size: { generator: number.integer, min: 1, max: 9 } } }
  people: { rows: { per: teams, count: 4 }, columns: { team_id: { references: teams.id }, name: person.fullName } }
`;

beforeAll(() => command.write('teams.yaml', teams));

describe('verify', () => {
  it('says beside one another what was asked and what was found, and exits with 0', async () => {
    await command.run('generate', 'teams.yaml', '--out', 'out/', '--quiet');

    const done = await command.run('verify', 'teams.yaml', 'out/');

    expect([done.exit, done.stderr]).toEqual([0, '']);
    expect(done.stdout).toContain('people: 120 rows from out/people.csv');
    expect(done.stdout).toMatch(/✓ {2}team_id → teams\.id {2,}no orphans {2,}120 lead to a row/);
    expect(done.stdout).toMatch(/out\/: nothing found \(2 tables, 150 rows\)\n$/);
  });

  it('names file, line, value and way out of what it finds, and exits with 1', async () => {
    await command.run('generate', 'teams.yaml', '--out', 'broken/', '--quiet', '--no-manifest');
    const lines = readFileSync(command.path('broken/people.csv'), 'utf8').split('\n');
    command.write('broken/people.csv', lines.with(3, (lines[3] ?? '').replace(/^\d+/, '77')).join('\n'));

    const text = await command.run('verify', 'teams.yaml', 'broken/');
    const json = await command.run('verify', 'teams.yaml', 'broken/', '--json');

    expect([text.exit, json.exit]).toEqual([1, 1]);
    expect(text.stdout).toContain('broken/people.csv:4  verify/orphan  "team_id" = "77" is in no row of teams');
    expect(text.stdout).toContain('Change the reference, or bring back the row that it leads to.');
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, exit: 1, path: 'broken/', rows: 150 });
  });

  it('needs the rows that were asked for', async () => {
    await command.run('generate', 'teams.yaml', '--rows', 'teams=10', '--out', 'ten/', '--quiet', '--no-manifest');

    const without = await command.run('verify', 'teams.yaml', 'ten/');
    const withRows = await command.run('verify', 'teams.yaml', 'ten/', '--rows', 'teams=10');

    expect([without.exit, withRows.exit]).toEqual([1, 0]);
  });

  it('refuses an SQL script with what to do instead', async () => {
    await command.run('generate', 'teams.yaml', '--out', 'teams.sql', '--quiet');

    const done = await command.run('verify', 'teams.yaml', 'teams.sql');

    expect(done.exit).toBe(2);
    expect(done.stderr).toContain('load it into a database');
  });
});

describe('generate --verify', () => {
  it('checks what it wrote, whose bytes are the same as without', async () => {
    const call = ['generate', 'teams.yaml', '--format', 'json.gz', '--out'];
    await command.run(...call, 'plain/', '--quiet');

    const done = await command.run(...call, 'checked/', '--verify');

    expect(done.exit).toBe(0);
    expect(done.stdout).toMatch(/checked\/: nothing found \(2 tables, 150 rows\)\n$/);
    for (const name of ['teams.json.gz', 'people.json.gz', 'manifest.json']) {
      const [plain, checked] = ['plain', 'checked'].map((folder) => readFileSync(command.path(join(folder, name))));
      expect(plain?.equals(checked ?? Buffer.of())).toBe(true);
    }
  });

  it('checks windows, and files with options and without a manifest', async () => {
    const options = ['--set', 'delimiter=;', '--set', 'header=false', '--no-manifest', '--from', '5', '--take', '7'];

    const done = await command.run('generate', 'teams.yaml', '--out', 'window/', '--verify', '--quiet', ...options);

    expect(done.stdout).toMatch(/window\/: nothing found \(2 tables, 14 rows\)\n$/);
    expect(done.exit).toBe(0);
  });

  it('needs files', async () => {
    const done = await command.run('generate', 'teams.yaml', '--table', 'teams', '--verify');

    expect([done.exit, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toContain('--verify reads the files again: name them with --out');
  });

  it('says before it writes that it does not read a format', async () => {
    const done = await command.run('generate', 'teams.yaml', '--out', 'typed/', '--format', 'parquet', '--verify');

    expect([done.exit, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toContain('typed/ is parquet, which verify does not read: write one of csv, json, ndjson, tsv');
    expect(existsSync(command.path('typed'))).toBe(false);
  });
});
