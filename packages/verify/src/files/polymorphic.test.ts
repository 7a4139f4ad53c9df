import { foundIn } from '@populace/testkit/files';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

describe('a reference to one of several tables', () => {
  const comments = `populace: 1
tables:
  posts: { rows: 9, columns: { id: sequence } }
  photos: { rows: 9, columns: { id: { generator: sequence, start: 100 } } }
  comments:
    rows: 40
    keys: [{ columns: [about_type, about_id], references: [{ table: posts, column: id, as: Post }, photos.id], nulls: 10% }]
    columns: { id: sequence, about_type: {}, about_id: {} }
`;

  it('leads to a row of the table that it names', async () => {
    const folder = await written({}, comments);
    expect(foundIn(await folder.verify())).toEqual([]);

    folder.change('comments.csv', (lines) => lines.map((line) => line.replace(',Post,', ',photos,')));

    const report = await folder.verify();
    expect(report.findings.map(({ code, subject }) => `${code} ${subject}`)).toEqual([
      'verify/orphan about_type, about_id',
    ]);
  });
});
