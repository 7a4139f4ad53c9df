import { chiSquare, column, complaints, countsOf, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const tagged = (count: unknown, by: unknown, tags = 200): object => ({
  tags: { rows: tags, columns: { id: 'sequence' } },
  posts: { rows: 1500, columns: { id: 'uuid' } },
  post_tags: {
    rows: { per: 'posts', count },
    unique: [['post_id', 'tag_id']],
    columns: {
      post_id: { references: 'posts.id' },
      tag_id: { references: 'tags.id', by },
      weight: { generator: 'number.integer', min: 1, max: 5 },
      added_on: { generator: 'date.past', nulls: '20%' },
    },
  },
});

async function pairsOf(tables: object): Promise<string[]> {
  return [...(await open(tables)).table('post_tags').rows()].map((row) => `${row['post_id']} ${row['tag_id']}`);
}

describe('a skewed reference that is unique within parents', () => {
  it.each([{ zipf: { exponent: 1 } }, 'recency'])(
    'refers to another row for each child, and is as skewed: %j',
    async (by) => {
      const schema = await open(tagged({ zipf: { exponent: 1.5, max: 12 } }, by));
      const rows = [...schema.table('post_tags').rows()];
      const counts = countsOf(rows.map((row) => row['tag_id']));
      const sorted = [...counts.values()].sort((a, b) => b - a);

      expect(new Set(rows.map((row) => `${row['post_id']} ${row['tag_id']}`)).size).toBe(rows.length);
      expect((sorted[0] ?? 0) / rows.length).toBeGreaterThan(by === 'recency' ? 0.018 : 0.11);
      if (by === 'recency') {
        const newest = rows.filter((row) => Number(row['tag_id']) > 160).length / rows.length;
        // (1 − e^−1) / (1 − e^−5), a little less for those that would have come twice.
        expect(newest).toBeGreaterThan(0.58);
        expect(newest).toBeLessThan(0.65);
      }
    },
  );

  it('has for the first child of each parent the very weights of its way', async () => {
    const made = column(await open(tagged(1, { zipf: { exponent: 1 } }, 5)), 'post_tags', 'tag_id');
    const counts = [...countsOf(made).values()].sort((a, b) => b - a);
    const weights = [1, 1 / 2, 1 / 3, 1 / 4, 1 / 5];
    const all = weights.reduce((sum, weight) => sum + weight, 0);

    const chi = counts.reduce((sum, count, place) => {
      const expected = (1500 * (weights[place] ?? 0)) / all;
      return sum + (count - expected) ** 2 / expected;
    }, 0);

    // 4 degrees of freedom: 18.5 is passed once in a thousand times.
    expect(chi).toBeLessThan(18.5);
  });

  it('may use up all rows, and one more is refused', async () => {
    const pairs = await pairsOf(tagged(12, { zipf: { exponent: 2 } }, 12));

    expect(new Set(pairs).size).toBe(1500 * 12);
    expect(await complaints(tagged(13, { zipf: { exponent: 2 } }, 12))).toEqual([
      'schema/unique-impossible "tag_id" may be sure of 12 different rows only, but a row of "posts" has up to 13 rows of "post_tags"; ask for at most 12, or allow more values',
    ]);
  });

  it('is the same alone as among the others, and prefers the same rows as without uniqueness', async () => {
    const tables = tagged({ between: [0, 9] }, { zipf: { exponent: 1.2 } });
    const schema = await open(tables);
    const all = [...schema.table('post_tags').rows()];
    const plain = await open({ ...tables, post_tags: { ...Object(tables)['post_tags'], unique: [] } });
    const mostOf = (ids: unknown[]): unknown => [...countsOf(ids)].sort(([, a], [, b]) => b - a)[0]?.[0];

    expect([...schema.table('post_tags').rows({ from: 4001, take: 9 })]).toEqual(all.slice(4001, 4010));
    expect(schema.table('post_tags').rowAt(77)).toEqual(all[77]);
    expect(mostOf(all.map((row) => row['tag_id']))).toBe(mostOf(column(plain, 'post_tags', 'tag_id')));
    expect(column(plain, 'post_tags', 'weight')).toEqual(all.map(({ weight }) => weight));
  });

  it('is refused without parents', async () => {
    const tables = tagged(1, 'recency');
    const flat = { ...Object(tables)['post_tags'], rows: 20 };

    expect((await complaints({ ...tables, post_tags: flat }))[0]).toContain(
      'take a choice, a number, a pattern, a plain reference, or within parents one by zipf or recency',
    );
  });
});

describe('a key that shares the tenant and is unique within parents', () => {
  const members = (count: unknown, least = 4): object => ({
    orgs: { rows: 30, columns: { id: 'uuid' } },
    users: {
      rows: { per: 'orgs', count: { between: [least, 9] } },
      columns: { id: 'sequence', org_id: { references: 'orgs.id' } },
    },
    projects: {
      rows: { per: 'orgs', count: { between: [0, 20] } },
      columns: { id: 'sequence', org_id: { references: 'orgs.id' } },
    },
    members: {
      rows: { per: 'projects', count },
      unique: [['project_id', 'user_id']],
      keys: [
        { columns: ['org_id', 'project_id'], references: { table: 'projects', columns: ['org_id', 'id'] } },
        { columns: ['org_id', 'user_id'], references: { table: 'users', columns: ['org_id', 'id'] } },
      ],
      columns: {
        org_id: {},
        project_id: {},
        user_id: {},
        role: { generator: 'choice', values: { reader: 9, owner: 1 } },
      },
    },
  });

  it('refers to another row of the same tenant for each child, each as likely', async () => {
    const schema = await open(members({ between: [0, 4] }));
    const orgOf = new Map([...schema.table('users').rows()].map(({ id, org_id }) => [id, org_id]));
    const rows = [...schema.table('members').rows()];

    expect(rows.length).toBeGreaterThan(300);
    expect(new Set(rows.map((row) => `${row['project_id']} ${row['user_id']}`)).size).toBe(rows.length);
    for (const { org_id, user_id } of rows) expect(orgOf.get(user_id)).toBe(org_id);
    const [first] = orgOf.values();
    const ofFirst = rows.filter(({ org_id }) => org_id === first).map(({ user_id }) => user_id);
    // At most 8 degrees of freedom.
    expect(chiSquare([...countsOf(ofFirst).values()])).toBeLessThan(26.1);
  });

  it('is refused where a tenant could have too few', async () => {
    expect(await complaints(members({ between: [0, 4] }, 3))).toEqual([
      'schema/unique-impossible "user_id" may be sure of 3 different rows only, but a row of "projects" has up to 4 rows of "members"; ask for at most 3, or allow more values',
    ]);
  });
});
