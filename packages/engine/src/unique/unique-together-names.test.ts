import { openSchema } from '@populace/library';
import { column, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const locale = { de_DE: 50, en_US: 40, ja_JP: 10 };

function members(rows: object, unique: object, more: object = {}) {
  return {
    populace: 1,
    locale,
    tables: {
      orgs: { rows: 5, columns: { id: 'sequence' } },
      members: {
        ...rows,
        unique: [unique],
        columns: { org_id: { references: 'orgs.id' }, name: 'person.fullName', login: 'internet.username', ...more },
      },
    },
  };
}

describe('names of several locales that are unique together with other columns', () => {
  it.each([
    ['over the table', { rows: 4000 }],
    ['within parents', { rows: { per: 'orgs', count: 800 } }],
  ])('differ %s, in any window', async (_, rows) => {
    const schema = await openSchema(members(rows, { columns: ['org_id', 'login'], ignoreCase: true }));
    const table = schema.table('members');
    const all = [...table.rows()];

    expect(new Set(all.map((row) => `${row['org_id']} ${String(row['login']).toLowerCase()}`)).size).toBe(4000);
    expect([...table.rows({ from: 3117, take: 5 })]).toEqual(all.slice(3117, 3122));
  });

  it('are those that they are where they are unique by themselves', async () => {
    const alone = { login: { generator: 'internet.username', unique: true } };
    const together = await openSchema(members({ rows: 500 }, ['org_id', 'login']));
    const unique = await openSchema(members({ rows: 500 }, ['org_id', 'login'], alone));

    expect(column(together, 'members', 'login')).toEqual(column(unique, 'members', 'login'));
  });

  it('are as they are without where another column differs in every row', async () => {
    const document = members({ rows: 500 }, ['id', 'login'], { id: 'sequence' });
    const plain = { ...document, tables: { ...document.tables, members: { ...document.tables.members, unique: [] } } };

    expect(column(await openSchema(document), 'members', 'login')).toEqual(
      column(await openSchema(plain), 'members', 'login'),
    );
  });

  it('may be e-mails beside user names, and beside what is made of them', async () => {
    const columns = { mail: 'internet.email', tag: { generator: 'string.template', template: '{login}!' } };
    const schema = await openSchema(members({ rows: 3000 }, ['tag', 'mail', 'login'], columns));

    const rows = [...schema.table('members').rows()];
    expect(new Set(rows.map(({ tag, mail, login }) => `${tag} ${mail} ${login}`)).size).toBe(3000);
  });
});

describe('fixed rows that differ', () => {
  const plans = {
    rows: [
      { id: 1, code: 'free' },
      { id: 2, code: 'Free' },
      { id: 3, code: 'pro' },
    ],
    columns: { id: {}, code: {} },
  };
  const features = (plan: object, more: object): object => ({
    columns: { plan, name: { generator: 'choice', values: ['a', 'b', 'c', 'd'] } },
    ...more,
  });

  it.each([
    ['over the table', { rows: 12 }],
    ['within parents', { rows: { per: 'plans', count: 4 } }],
  ])('tell the rows apart that refer to them, %s', async (_, more) => {
    const unique = { unique: [['plan', 'name']] };
    const schema = await open({ plans, features: features({ references: 'plans.id' }, { ...more, ...unique }) });

    const rows = [...schema.table('features').rows()];
    expect(new Set(rows.map(({ plan, name }) => `${plan} ${name}`)).size).toBe(12);
  });

  it('are compared in any case where that is asked for', async () => {
    const unique = (ignoreCase: boolean): object => ({
      rows: 12,
      unique: [{ columns: ['plan', 'name'], ignoreCase }],
    });
    const tables = (ignoreCase: boolean): object => ({
      plans,
      features: features({ references: 'plans.code' }, unique(ignoreCase)),
    });

    expect((await open(tables(false))).table('features').rowCount).toBe(12);
    await expect(open(tables(true))).rejects.toThrow('is not unique in any case');
  });

  it('are not taken for different where one is there twice', async () => {
    const twice = { ...plans, rows: [...plans.rows, { id: 3, code: 'max' }] };
    const tables = {
      plans: twice,
      features: features({ references: 'plans.id' }, { rows: 9, unique: [['plan', 'name']] }),
    };

    await expect(open(tables)).rejects.toThrow('("plan", "name") of "features" cannot be unique together');
  });

  it('leave what is made beside them as it is', async () => {
    const made = { level: { generator: 'number.integer', min: 1, max: 3 } };
    const table = { ...plans, unique: [['code', 'level']], columns: { ...plans.columns, ...made } };

    const levels = column(await open({ plans: table }), 'plans', 'level');
    // Each has a rank, as it would have without fixed rows beside it.
    expect(new Set(levels).size).toBe(3);
  });

  it('are not null, nor are references to them', async () => {
    const loose = { ...plans, rows: [...plans.rows, { id: 4 }] };
    const sqlOf = async (one: object, target: string): Promise<string> =>
      (await open({ plans: one, t: { rows: 5, columns: { plan: { references: target } } } })).text('sql', {
        options: { createTable: true },
      });

    expect(await sqlOf(plans, 'plans.code')).toContain('"plan" text NOT NULL');
    expect(await sqlOf(plans, 'plans.id')).toContain('"plan" bigint NOT NULL');
    expect(await sqlOf(loose, 'plans.id')).toContain('"plan" bigint NOT NULL');
    expect(await sqlOf(loose, 'plans.code')).not.toContain('"plan" text NOT NULL');
  });
});
