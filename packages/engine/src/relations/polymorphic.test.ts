import { chiSquare, complaints, countsOf, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const key = {
  columns: ['about_type', 'about_id'],
  references: [{ table: 'posts', column: 'id', as: 'Post', weight: 3, by: { zipf: {} } }, 'photos.id'],
  nulls: '10%',
};

function tables(keys: readonly object[] = [key], more: object = {}): object {
  return {
    posts: { rows: 40, columns: { id: 'sequence' } },
    photos: { rows: 20, columns: { id: { generator: 'sequence', start: 1000 }, code: 'uuid' } },
    comments: { rows: 4000, keys, columns: { id: 'sequence', about_type: {}, about_id: {}, text: 'lorem.word' } },
    ...more,
  };
}

describe('a reference to a row of one of several tables', () => {
  it('says which table it is, and has a value of that table, or nothing in both', async () => {
    const schema = await open(tables());
    const rows = [...schema.table('comments').rows()];
    const ids = (name: string): Set<unknown> => new Set([...schema.table(name).rows()].map(({ id }) => id));
    const known = new Map([
      ['Post', ids('posts')],
      ['photos', ids('photos')],
    ]);

    for (const { about_type, about_id } of rows) {
      if (about_type === null) expect(about_id).toBeNull();
      else expect(known.get(String(about_type))?.has(about_id)).toBe(true);
    }
    const counts = countsOf(rows.map(({ about_type }) => about_type));
    const [posts = 0, photos = 0] = [counts.get('Post'), counts.get('photos')];
    expect(Math.abs((counts.get(null) ?? 0) - 400)).toBeLessThan(5 * Math.sqrt(360));
    expect(Math.abs(posts / (posts + photos) - 0.75)).toBeLessThan(0.035);
  });

  it('chooses rows of each table in its own way', async () => {
    const rows = [...(await open(tables())).table('comments').rows()];
    const ofType = (type: string): number[] =>
      [...countsOf(rows.filter((row) => row['about_type'] === type).map((row) => row['about_id'])).values()].sort(
        (a, b) => b - a,
      );
    const [most = 0, second = 0] = ofType('Post');

    expect(most / second).toBeGreaterThan(1.5);
    expect(ofType('photos')).toHaveLength(20);
    // 19 degrees of freedom.
    expect(chiSquare(ofType('photos'))).toBeLessThan(43.8);
  });

  it('is the same alone as among the others, and changes no other column', async () => {
    const schema = await open(tables());
    const all = [...schema.table('comments').rows()];
    const plain = await open(tables([], { comments: { rows: 9, columns: { text: 'lorem.word' } } }));

    expect([...schema.table('comments').rows({ from: 1234, take: 5 })]).toEqual(all.slice(1234, 1239));
    expect(
      [...schema.table('comments').rows({ columns: ['about_id'], take: 9 })].map((row) => row['about_id']),
    ).toEqual(all.slice(0, 9).map((row) => row['about_id']));
    expect([...plain.table('comments').rows()].map(({ text }) => text)).toEqual(
      all.slice(0, 9).map(({ text }) => text),
    );
  });

  it('has texts where the tables have values of different types, and no foreign key', async () => {
    const schema = await open(tables([{ ...key, references: ['posts.id', 'photos.code'] }]));
    const columns = schema.table('comments').columns.map(({ name, type }) => `${name} ${type}`);
    const [first] = JSON.parse(schema.table('comments').text('json', { take: 1 }));

    expect(columns).toContain('about_id string');
    expect(typeof first.about_id).toBe('string');
    expect(schema.text('sql', { options: { createTable: true } })).not.toContain('FOREIGN KEY');
    expect((await open(tables())).table('comments').columns.find(({ name }) => name === 'about_id')?.type).toBe(
      'int64',
    );
  });

  it('explains itself', async () => {
    const { made, origin } = (await open(tables())).table('comments').explain('about_id', 5);

    expect(origin).toBe('references posts.id or photos.id');
    expect(JSON.stringify(made)).toContain('the value of a row of posts or photos');
  });

  it.each([
    [
      { columns: ['about_type'] },
      'schema/invalid-option A key of "comments" that refers to one of several tables has two columns',
    ],
    [
      { references: ['posts.id', 'posts.id'] },
      'schema/invalid-option A key of "comments" calls two of its tables "posts"; tell them apart by as',
    ],
    [
      { references: ['posts.id', 'comments.id'] },
      'schema/invalid-option A key that refers to one of several tables cannot refer to "comments" itself',
    ],
    [{ references: ['posts.nope'] }, 'schema/unknown-column The table "posts" has no column "nope"'],
    [
      { references: [{ table: 'post', column: 'id' }] },
      'schema/unknown-table A key refers to a row of one of several tables, but there is no table "post"',
    ],
    [
      { references: [{ table: 'posts', column: 'idd' }] },
      'schema/unknown-column The table "posts" has no column "idd"',
    ],
    [
      { references: [{ table: 'posts', column: 'id', weight: 0 }] },
      'schema/invalid-option A key of "comments" gives none of its tables a weight above 0',
    ],
    [
      { references: [{ table: 'posts', column: 'id', by: 'oneToOne' }] },
      'schema/invalid-option by: oneToOne is for references to one table',
    ],
    [{ by: 'recency' }, 'schema/unknown-option A key of "comments" has no option "by"'],
    [{ references: ['empty.id', 'posts.id'] }, 'schema/invalid-option "about_id" refers to "empty", which has no rows'],
  ])('is refused where it is wrong: %j', async (change, message) => {
    const empty = { rows: 0, columns: { id: 'sequence' } };
    const [complaint = ''] = await complaints(tables([{ ...key, ...change }], { empty }));

    expect(complaint.startsWith(message)).toBe(true);
  });

  it('is refused where a column of it has something else to say', async () => {
    const columns = { id: 'sequence', about_type: 'lorem.word', about_id: { nulls: '3%' } };
    const found = await complaints(tables([key], { comments: { rows: 5, keys: [key], columns } }));

    expect(found).toEqual([
      'schema/structure The column "about_type" is in a key that refers to one of several tables, which has its values; drop its generator, or leave it out of the key',
      'schema/unknown-option The column "about_id" has no option "nulls", since its key has them for all of its columns',
    ]);
  });

  it('is refused where circles of values come by it', async () => {
    const circle = {
      a: { rows: 5, keys: [{ columns: ['t', 'v'], references: ['b.v', 'c.v'] }], columns: { t: {}, v: {} } },
      b: { rows: 5, columns: { v: { references: 'a.v' } } },
      c: { rows: 5, columns: { v: 'uuid' } },
    };

    expect((await complaints(circle))[0]).toContain('schema/reference-cycle');
  });
});
