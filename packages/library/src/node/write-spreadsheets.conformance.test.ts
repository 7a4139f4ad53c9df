import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from '../open-schema.ts';
import { writeTables } from './write-tables.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-sheets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const schema = (rows: number): Promise<OpenedSchema> =>
  openSchema({
    populace: 1,
    tables: {
      people: {
        rows,
        columns: {
          id: 'sequence',
          name: 'person.fullName',
          born: { generator: 'date.between', from: '1950-01-01', to: 'now' },
        },
      },
      orders: { rows: 3, columns: { id: 'sequence', paid: { generator: 'number.decimal', min: 0, max: 9 } } },
    },
  });

describe.each(['xlsx', 'ods'])('%s', (format) => {
  it('has all tables in one file, a sheet each', async () => {
    const out = join(folder, `all.${format}`);

    await writeTables(await schema(5), { out, manifest: false });

    const { SheetNames, Sheets } = read(readFileSync(out));
    const counts = SheetNames.map((name) => utils.sheet_to_json(Sheets[name] ?? {}).length);
    expect([SheetNames, counts]).toEqual([
      ['people', 'orders'],
      [5, 3],
    ]);
  });

  it('is the same made by one thread and by several, with every row once', { timeout: 60_000 }, async () => {
    const opened = await schema(100_000);
    const write = async (workers: number): Promise<Buffer> => {
      const out = join(folder, `${workers}.${format}`);
      const { tables } = await writeTables(opened, { out, tables: ['people'], workers, manifest: false });
      expect(tables[0]?.rows).toBe(100_000);
      return readFileSync(out);
    };

    const [alone, together] = [await write(1), await write(3)];

    expect(together.equals(alone)).toBe(true);
    const rows = utils.sheet_to_json<{ id: number }>(read(alone, { dense: true }).Sheets['people'] ?? {});
    expect(rows.every(({ id }, row) => id === row + 1)).toBe(true);
    expect(rows).toHaveLength(100_000);
  });

  it('has the same bytes for a table alone and as the only one of several', async () => {
    const opened = await openSchema({ populace: 1, tables: { t: { rows: 100, columns: { id: 'sequence' } } } });
    const out = join(folder, `t.${format}`);

    await writeTables(opened, { out, manifest: false });

    const pieces: Uint8Array[] = [];
    for await (const { bytes } of opened.chunks(format, {})) pieces.push(bytes.slice());
    expect(Buffer.concat(pieces).equals(readFileSync(out))).toBe(true);
  });
});
