import { complaints, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const orgs = { rows: 5, columns: { id: 'sequence' } };
const users = {
  rows: { per: 'orgs', count: 4 },
  unique: [['org_id', 'login']],
  columns: { org_id: { references: 'orgs.id' }, login: { generator: 'string.pattern', pattern: '[a-z]{3}' } },
};
const key = (columns: readonly string[], targets: readonly string[], more: object = {}): object => ({
  columns,
  references: { table: 'users', columns: targets },
  ...more,
});
const posts = (keys: readonly object[]): object => ({
  orgs,
  users,
  posts: { rows: 30, keys, columns: { id: 'sequence', org: {}, author: {} } },
});

describe('a relation that is declared twice', () => {
  const once = key(['org', 'author'], ['org_id', 'login']);

  it('is taken once, in whatever order its columns are written', async () => {
    const rowsOf = async (keys: readonly object[]): Promise<unknown> => [
      ...(await open(posts(keys))).table('posts').rows(),
    ];

    expect(await rowsOf([once, once])).toEqual(await rowsOf([once]));
    expect(await rowsOf([once, key(['author', 'org'], ['login', 'org_id'])])).toEqual(await rowsOf([once]));
    const sql = (await open(posts([once, once]))).text('sql', { options: { createTable: true } });
    expect(sql.match(/FOREIGN KEY \("org", "author"\)/g)).toHaveLength(1);
  });

  it('is taken once where it is the reference of a column, too', async () => {
    const again = { columns: ['org_id'], references: { table: 'orgs', columns: ['id'] } };
    const tables = (references: unknown): object => ({
      orgs,
      t: { rows: 9, keys: [again], columns: { id: 'sequence', org_id: { references } } },
    });

    expect(await complaints(tables('orgs.id'))).toEqual([]);
    expect(await complaints(tables({ table: 'orgs', column: 'id' }))).toEqual([]);
  });

  it('is refused where it leads elsewhere, or chooses in another way', async () => {
    const elsewhere = key(['org', 'author'], ['login', 'org_id']);
    const skewed = key(['org', 'author'], ['org_id', 'login'], { by: { zipf: {} } });

    expect((await complaints(posts([once, elsewhere])))[0]).toContain('have their values from elsewhere');
    expect((await complaints(posts([once, skewed])))[0]).toContain('have their values from elsewhere');
  });
});
