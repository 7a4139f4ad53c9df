import { type ColumnCapacity, checkSchema } from '@populace/library';
import { open, tableOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

async function capacityOf(column: object | string, locale = 'en_US'): Promise<ColumnCapacity> {
  return (await tableOf({ v: column }, 3, { options: { locale } })).capacityOf('v');
}

describe('the capacity of a column', () => {
  it.each([
    [{ generator: 'choice', values: { free: 80, plus: 15, pro: 5 } }, 3n],
    [{ generator: 'number.integer', min: 0, max: 2n ** 62n }, 2n ** 62n + 1n],
    [{ generator: 'number.decimal', min: 1, max: 2 }, 101n],
    [{ generator: 'string.pattern', pattern: '[A-Z]{2}[0-9]{4}' }, 26n * 26n * 10_000n],
    [{ generator: 'date.between', from: '2024-01-01', to: '2024-12-31' }, 366n],
    ['boolean', 2n],
  ])('of %o is the number of its values, unique or not', async (column, values) => {
    const plain = await capacityOf(column);

    expect(plain).toEqual({ values, unique: { kind: 'counted', rows: values } });
    if (column !== 'boolean') expect(await capacityOf({ ...Object(column), unique: true })).toEqual(plain);
  });

  it('is not counted where values have no end', async () => {
    expect((await capacityOf('number.float')).values).toBeUndefined();
    expect((await capacityOf('lorem.sentence')).values).toBeUndefined();
    expect(await capacityOf('uuid')).toEqual({ values: undefined, unique: { kind: 'unbounded' } });
  });

  it('says why a column cannot be unique, as the check of the schema would', async () => {
    const columns = { v: 'location.city', w: 'number.float', x: 'lorem.sentence', y: 'person.birthDate' };
    const table = await tableOf(columns, 2);
    const unique = Object.fromEntries(
      Object.entries(columns).map(([name, generator]) => [name, { generator, unique: true }]),
    );
    const problems = await checkSchema({ populace: 1, tables: { t: { rows: 2, columns: unique } } });

    for (const name of Object.keys(columns)) {
      const { unique: room } = table.capacityOf(name);
      const said = problems.find(
        ({ code, message }) => code === 'schema/unique-unsupported' && message.startsWith(`"${name}"`),
      );
      expect(room.kind === 'impossible' ? room.why : undefined).toBe(said?.message);
    }
    expect(problems).toHaveLength(4);
  });

  it('is the rows of the other table for a reference', async () => {
    const schema = await open({
      a: { rows: 40, columns: { id: 'sequence' } },
      b: { rows: 5, columns: { any: { references: 'a.id' }, some: { references: 'a.id', by: 'recency' } } },
    });

    expect(schema.table('b').capacityOf('any')).toEqual({ values: 40n, unique: { kind: 'counted', rows: 40n } });
    expect(schema.table('b').capacityOf('some')).toMatchObject({ values: 40n, unique: { kind: 'impossible' } });
  });

  it('is how many rows fit: a unique column of as many is made, of one more is refused', async () => {
    const column = { generator: 'string.pattern', pattern: '[ab]{2,3}' };
    const { unique } = await capacityOf(column);
    const rows = unique.kind === 'counted' ? Number(unique.rows) : 0;
    const document = (count: number): object => ({
      populace: 1,
      tables: { t: { rows: count, columns: { v: { ...column, unique: true } } } },
    });

    expect(rows).toBe(12);
    expect(await checkSchema(document(rows))).toEqual([]);
    expect(await checkSchema(document(rows + 1))).toMatchObject([{ code: 'schema/unique-impossible' }]);
  });

  it('counts e-mails of several locales, which differ by numbers', async () => {
    const mixed = await capacityOf('internet.email', 'en_US:1,de_DE:1');

    expect(mixed).toMatchObject({ values: undefined, unique: { kind: expect.stringMatching(/counted|unbounded/) } });
    expect(await capacityOf('color.human', 'en_US:1,de_DE:1')).toMatchObject({ unique: { kind: 'impossible' } });
  });
});
