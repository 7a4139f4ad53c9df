import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { assembleShards, verify, writeTables } from '@populace/library/node';
import { foundIn } from '@populace/testkit/files';
import { describe, expect, it } from 'vitest';
import { library, written } from './library-for-tests.ts';

describe('one file', () => {
  it.each([{}, { tables: ['members'] }])(
    'of several tables in JSON is refused with the way out: %j',
    async (options) => {
      const folder = await written();
      folder.write('library.json', '{\n"members": [\n{"id":1}\n],\n"loans": []\n}\n');

      const refused = verify(folder.schema, folder.path('library.json'), options);

      await expect(refused).rejects.toMatchObject({ code: 'call/usage' });
      await expect(refused).rejects.toThrow(
        /library\.json holds several tables, and verify reads files of one table each: write a folder/,
      );
    },
  );

  it('in a format that is not read is refused as such', async () => {
    const folder = await written();
    folder.write('library.xlsx', '');

    await expect(verify(folder.schema, folder.path('library.xlsx'))).rejects.toThrow(
      /is xlsx, which verify does not read/,
    );
  });
});

describe('a folder', () => {
  it('of which one table is named says that the others are left out', async () => {
    const report = await (await written()).verify({ tables: ['loans'] });

    expect(foundIn(report)).toEqual([]);
    expect(report.skipped.map(({ why }) => why)).toContain('"members" is left out, as the call names other tables');
    expect(report.skipped.map(({ why }) => why)).not.toContain('there is no file of "members"');
  });

  it('in which a table is missing says so, and checks the others', async () => {
    const folder = await written();

    rmSync(folder.path('members.csv'));

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/missing 1']);
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ table: 'loans', why: 'there is no file of "members"' }),
    );
  });

  it('with a file of no table says so', async () => {
    const folder = await written();

    writeFileSync(folder.path('strangers.csv'), 'id\n1\n');
    writeFileSync(folder.path('README.txt'), 'hello');

    expect(foundIn(await folder.verify())).toEqual(['verify/unknown-file 1']);
  });

  it.each(['csv', 'tsv.gz', 'json'])(
    'with files of an earlier run in %s says so, whatever is in them',
    async (format) => {
      const folder = await written({ format });
      await writeTables(folder.schema, { out: folder.folder, format: 'ndjson' });
      folder.write(`members.${format}`, `${folder.read(`members.${format}`)}garbage\n`);

      const report = await folder.verify();

      expect(foundIn(report)).toEqual(['verify/unknown-file 2']);
      expect(report.findings[0]?.shown.map(({ file, message }) => [file, message])).toContainEqual([
        folder.path(`members.${format}`),
        'the file is of "members", but by its manifest the rows of that are in members.ndjson',
      ]);
      expect(report.tables.map(({ files }) => files)).toEqual([
        [folder.path('members.ndjson')],
        [folder.path('loans.ndjson')],
      ]);
    },
  );

  it('with shards of an earlier run says so', async () => {
    const folder = await written({ shard: { index: 1, of: 2 } });
    await writeTables(folder.schema, { out: folder.folder });

    expect(foundIn(await folder.verify())).toEqual(['verify/unknown-file 2']);
  });

  it('in which shards were joined is read by its manifest, whether the shards are still there or not', async () => {
    const folder = await written({ shard: { index: 1, of: 2 }, manifest: true, format: 'ndjson.gz' });
    await writeTables(folder.schema, { out: folder.folder, shard: { index: 2, of: 2 }, format: 'ndjson.gz' });
    await assembleShards(folder.folder);
    folder.write('members.shard-1-of-2.ndjson.gz', 'garbage');
    rmSync(folder.path('loans.shard-2-of-2.ndjson.gz'));

    const report = await folder.verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.tables.map(({ files }) => files)).toEqual([
      [folder.path('members.ndjson.gz')],
      [folder.path('loans.ndjson.gz')],
    ]);
  });

  it('whose manifest lacks a table has the rows of that in shards', async () => {
    const folder = await written({ shard: { index: 1, of: 1 }, manifest: true });
    await writeTables(folder.schema, { out: folder.folder, tables: ['members'] });

    const report = await folder.verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.tables.map(({ files }) => files)).toEqual([
      [folder.path('members.csv')],
      [folder.path('loans.shard-1-of-1.csv')],
    ]);
  });

  it('with SQL scripts of the tables beside files that a manifest names is read', async () => {
    const folder = await written({ manifest: true });
    for (const table of ['members', 'loans']) folder.write(`${table}.sql`, 'select 1;');

    expect(foundIn(await folder.verify())).toEqual([]);
  });

  it('in which a shard is missing says so', async () => {
    const folder = await written({ shard: { index: 1, of: 2 } });

    expect(foundIn(await folder.verify())).toEqual(['verify/missing 1', 'verify/missing 1']);
  });

  it('made from another seed is told by its manifest', async () => {
    const folder = await written({ manifest: true });
    const { openSchema } = await import('@populace/library');

    const report = await verify(await openSchema(library, { seed: 2, rows: { members: 200 } }), folder.folder);

    expect(report.findings[0]?.shown[0]?.message).toBe('the manifest is of another schema, seed or number of rows');
  });

  it('with two formats of a table is refused, and with SQL says what to do', async () => {
    const folder = await written();
    writeFileSync(folder.path('members.json'), '[]');
    await expect(folder.verify()).rejects.toMatchObject({ code: 'call/usage' });

    rmSync(folder.path('members.json'));
    for (const table of ['members', 'loans']) renameSync(folder.path(`${table}.csv`), folder.path(`${table}.sql`));
    await expect(folder.verify()).rejects.toThrow(/loans\.sql is an SQL script, which verify does not read: load it/);
  });

  it('that is not there is named', async () => {
    const folder = await written();

    await expect(verify(folder.schema, '/no/such/folder')).rejects.toMatchObject({ code: 'call/no-such-file' });
  });
});
