import { nodeOfValue } from '@populace/document';
import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { check, complaints, registry } from './documents-for-tests.ts';

describe('limits', () => {
  const map = (count: number, value: string): string =>
    `{ ${Array.from({ length: count }, (_, n) => `k${n}: ${value}`).join(', ')} }`;

  it('are 1,000 tables and 2,000 columns', () => {
    const table = '{ rows: 1, columns: { id: uuid } }';
    expect(complaints(`populace: 1\ntables: ${map(1000, table)}`)).toEqual([]);
    expect(complaints(`populace: 1\ntables: ${map(1001, table)}`)).toEqual([
      'limit/schema-size 2:1 /tables The document has 1001 tables, but at most 1000 are allowed; split it',
    ]);
    expect(complaints(`populace: 1\ntables: { t: { rows: 1, columns: ${map(2000, 'uuid')} } }`)).toEqual([]);
    expect(complaints(`populace: 1\ntables: { t: { rows: 1, columns: ${map(2001, 'uuid')} } }`)).toEqual([
      'limit/schema-size 2:25 /tables/t/columns The table "t" has 2001 columns, but a table has at most 2000; split it',
    ]);
  });

  it('are 128 characters of a name, and 2^48 rows', () => {
    const named = (name: string): string =>
      `populace: 1\ntables: { "${name}": { rows: 281474976710656, columns: { id: uuid } } }`;

    expect(complaints(named('👍'.repeat(128)))).toEqual([]);
    expect(complaints(named('a'.repeat(129)))[0]).toContain('has 129 characters; at most 128 are allowed');
  });

  it('end a check of a document that is all wrong', () => {
    const { problems } = check(`populace: 1\ntables: { t: { rows: 1, columns: ${map(2000, 'uid')} } }`);

    expect(problems).toHaveLength(500);
  });

  it('end a check of given rows that are all wrong', () => {
    const rows = `[${Array.from({ length: 2000 }, (_, row) => `{ c${row}: 1, id: [] }`).join(', ')}]`;

    const { problems } = check(`populace: 1\ntables: { t: { rows: ${rows}, columns: { id: {} } } }`);

    expect(problems).toHaveLength(500);
  });

  it('hold as many given cells as a document may have keys', () => {
    const rows = Array.from({ length: 49_900 }, (_, id) => ({ id }));

    const checked = checkDocument(nodeOfValue({ populace: 1, tables: { t: { rows, columns: { id: {} } } } }), registry);

    expect(checked.model?.tables[0]?.rows).toEqual({ kind: 'counted', count: 49_900 });
    expect(checked.model?.tables[0]?.given.at(-1)).toMatchObject({ row: 49_899, column: 'id', text: '49899' });
  });
});
