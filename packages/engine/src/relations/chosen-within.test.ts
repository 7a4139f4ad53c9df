import { openSchema, type SchemaSource } from '@populace/library';
import { chiSquare, complaints, countsOf, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

/** A tenant's tables: people, projects and tasks of an organisation, all with its id. */
function tenants(more: object = {}): Record<string, unknown> {
  return {
    orgs: { rows: 30, columns: { id: 'uuid' } },
    users: {
      rows: { per: 'orgs', count: { between: [0, 9] } },
      unique: [
        ['org_id', 'id'],
        ['org_id', 'login'],
      ],
      columns: {
        id: 'sequence',
        org_id: { references: 'orgs.id' },
        login: { generator: 'string.pattern', pattern: '[a-z]{4}' },
      },
    },
    projects: {
      rows: { per: 'orgs', count: { between: [0, 4] } },
      columns: { id: 'sequence', org_id: { references: 'orgs.id' }, lead: 'color.human' },
    },
    tasks: {
      rows: { per: 'projects', count: 12 },
      keys: [
        { columns: ['org_id', 'assignee_id'], references: { table: 'users', columns: ['org_id', 'id'] } },
        { columns: ['org_id', 'project_id'], references: { table: 'projects', columns: ['org_id', 'id'] } },
        {
          columns: ['org_id', 'reporter_id'],
          references: { table: 'users', columns: ['org_id', 'id'] },
          nulls: '30%',
        },
      ],
      columns: { id: 'sequence', org_id: {}, project_id: {}, assignee_id: {}, reporter_id: {} },
    },
    ...more,
  };
}

type Rows = readonly Readonly<Record<string, unknown>>[];

async function rowsOf(tables: object, name: string): Promise<Rows> {
  return [...(await open(tables)).table(name).rows()];
}

describe('keys that share a column', () => {
  it('refer to rows with the same value, never to those of another tenant', async () => {
    const schema = await open(tenants());
    const orgOfUser = new Map([...schema.table('users').rows()].map(({ id, org_id }) => [id, org_id]));
    const orgOfProject = new Map([...schema.table('projects').rows()].map(({ id, org_id }) => [id, org_id]));
    const usersOf = countsOf([...orgOfUser.values()]);
    const tasks = [...schema.table('tasks').rows()];
    const reported = tasks.filter(({ reporter_id }) => reporter_id !== null);

    expect(tasks.length).toBeGreaterThan(300);
    for (const { org_id, project_id, assignee_id } of tasks) {
      expect(orgOfProject.get(project_id)).toBe(org_id);
      // Where a tenant has nobody, there is nobody to refer to; its own column keeps its value.
      expect(assignee_id === null).toBe(!usersOf.has(org_id));
      if (assignee_id !== null) expect(orgOfUser.get(assignee_id)).toBe(org_id);
    }
    for (const { org_id, reporter_id } of reported) expect(orgOfUser.get(reporter_id)).toBe(org_id);
    expect(tasks.some(({ reporter_id, assignee_id }) => reporter_id !== assignee_id)).toBe(true);
  });

  it('choose each row of the parent as likely', async () => {
    const tables = tenants({
      orgs: { rows: 2, columns: { id: 'uuid' } },
      projects: {
        rows: { per: 'orgs', count: 20 },
        columns: { id: 'sequence', org_id: { references: 'orgs.id' } },
      },
    });
    const users = { ...Object(tables['users']), rows: { per: 'orgs', count: 6 } };
    const tasks = { ...Object(tables['tasks']), rows: { per: 'projects', count: 100 } };

    const counts = countsOf((await rowsOf({ ...tables, users, tasks }, 'tasks')).map((row) => row['assignee_id']));

    expect(counts.size).toBe(12);
    // 11 degrees of freedom: 31.3 is passed once in a thousand times.
    expect(chiSquare([...counts.values()])).toBeLessThan(31.3);
  });

  it('never are null where every parent has rows', async () => {
    const tables = tenants();
    const users = { ...Object(tables['users']), rows: { per: 'orgs', count: { between: [1, 3] } } };
    const schema = await open({ ...tables, users });

    const sql = schema.text('sql', { options: { createTable: true } });

    expect(sql).toContain('"assignee_id" bigint NOT NULL');
    expect(sql).toContain('FOREIGN KEY ("org_id", "assignee_id") REFERENCES "users" ("org_id", "id")');
  });

  it('let a column refer to the tenant by itself, too', async () => {
    const tables = tenants();
    const columns = { ...Object(tables['tasks']).columns, org_id: { references: 'orgs.id' } };
    const declared = { ...tables, tasks: { ...Object(tables['tasks']), columns } };

    expect(await rowsOf(declared, 'tasks')).toEqual(await rowsOf(tables, 'tasks'));
    const sql = (await open(declared)).text('sql', { options: { createTable: true } });
    expect(sql).toContain('FOREIGN KEY ("org_id") REFERENCES "orgs" ("id")');
    expect(sql).toContain('FOREIGN KEY ("org_id", "project_id") REFERENCES "projects" ("org_id", "id")');
  });

  it('go by a reference that a column has of its own', async () => {
    const tables = tenants({
      notes: {
        rows: 500,
        keys: [{ columns: ['org_id', 'author_id'], references: { table: 'users', columns: ['org_id', 'id'] } }],
        columns: { org_id: { references: 'orgs.id', nulls: '20%' }, author_id: {} },
      },
    });
    const orgOf = new Map((await rowsOf(tables, 'users')).map(({ id, org_id }) => [id, org_id]));

    const notes = await rowsOf(tables, 'notes');

    expect(notes.filter(({ org_id }) => org_id === null).length).toBeGreaterThan(60);
    for (const { org_id, author_id } of notes) {
      if (org_id === null) expect(author_id).toBeNull();
      else if (author_id !== null) expect(orgOf.get(author_id)).toBe(org_id);
    }
  });

  it('refer to an earlier child of the same parent in their own table', async () => {
    const tables = {
      posts: { rows: 40, columns: { id: 'sequence' } },
      comments: {
        rows: { per: 'posts', count: { between: [0, 8] } },
        keys: [{ columns: ['post_id', 'answers'], references: { table: 'comments', columns: ['post_id', 'id'] } }],
        columns: { id: 'uuid', post_id: { references: 'posts.id' }, answers: {} },
      },
    };
    const comments = await rowsOf(tables, 'comments');
    const byId = new Map(comments.map((row) => [row['id'], row]));

    const posts = new Set(comments.map(({ post_id }) => post_id));
    expect(comments.filter(({ answers }) => answers === null)).toHaveLength(posts.size);
    for (const { id, post_id, answers } of comments) {
      if (answers === null) continue;
      expect(byId.get(answers)?.['post_id']).toBe(post_id);
      const seen = new Set<unknown>([id]);
      for (let at: unknown = answers; at !== null && at !== undefined; at = byId.get(at)?.['answers']) {
        expect(seen.has(at)).toBe(false);
        seen.add(at);
      }
    }
  });

  it('can be followed to the row that they refer to, and back', async () => {
    const schema = await open(tenants());
    const users = [...schema.table('users').rows()];
    const tasks = schema.table('tasks');
    for (const [row, { assignee_id }] of [...tasks.rows({ take: 40 })].entries()) {
      const parent = tasks.parentOf('assignee_id', row);
      expect(parent === null ? null : users[parent.row]?.['id']).toBe(assignee_id);
      if (parent === null) continue;
      const children = schema
        .table('users')
        .childrenOf(parent.row, { table: 'tasks', column: 'assignee_id', take: 999 });
      expect(children.kind === 'listed' && children.rows.includes(row)).toBe(true);
    }
  });

  it('explain themselves', async () => {
    const schema = await open(tenants());

    expect(JSON.stringify(schema.table('tasks').explain('assignee_id', 3))).toContain('of the same org_id');
  });

  it.each([
    [
      'rows that stand for themselves',
      { users: { rows: 50, columns: { id: 'sequence', org_id: { references: 'orgs.id' }, login: 'uuid' } } },
      'which rows these are is known only where "org_id" follows the parents of "users"; give "users" rows: { per: …, count: … }',
    ],
    [
      'a column that leads elsewhere',
      {
        teams: { rows: 5, columns: { id: 'sequence' } },
        projects: {
          rows: { per: 'teams', count: 2 },
          columns: { id: 'sequence', org_id: { references: 'teams.id' } },
        },
      },
      '"org_id" does not come from "orgs", whose rows those of "users" belong to; let it refer there, or put it into a key that does',
    ],
    [
      'given cells on the way',
      {
        projects: {
          rows: { per: 'orgs', count: 2 },
          fixed: { 0: { org_id: '00000000-0000-4000-8000-000000000000' } },
          columns: { id: 'sequence', org_id: { references: 'orgs.id' } },
        },
      },
      '"projects.org_id" has given cells, so that which rows belong together is not known; drop them',
    ],
  ])('are refused for %s', async (_, more, message) => {
    const found = await complaints(tenants(more));

    expect(found[0]).toBe(
      `schema/invalid-option The key "org_id" and "assignee_id" refers to a row of "users" with the same "org_id", but ${message}`,
    );
  });

  it.each([
    [
      { columns: ['org_id', 'project_id'], references: { table: 'users', columns: ['org_id', 'id'] } },
      'All columns of the key "org_id" and "project_id" have their values from elsewhere',
    ],
    [
      { columns: ['org_id', 'x'], references: { table: 'users', columns: ['org_id', 'id'] }, by: 'recency' },
      'chooses among the rows with the same "org_id", each as likely, so it has no by: recency; drop by',
    ],
    [
      { columns: ['made', 'x'], references: { table: 'users', columns: ['org_id', 'id'] } },
      'The column "made" is in a key that refers to "users", which has its values; drop its generator',
    ],
  ])('are refused where they say too much: %j', async (key, message) => {
    const tables = tenants();
    const tasks = Object(tables['tasks']);
    const columns = { ...tasks.columns, x: {}, made: 'uuid' };

    const found = await complaints({ ...tables, tasks: { ...tasks, keys: [...tasks.keys, key], columns } });

    expect(found.some((one) => one.includes(message))).toBe(true);
  });
});

describe('a reference to one of the own children', () => {
  const models = (count: unknown, images: object = {}): Record<string, unknown> => ({
    models: {
      rows: 60,
      columns: { id: 'sequence', default_image_id: { references: 'images.id', by: 'child' }, name: 'color.human' },
    },
    images: {
      rows: { per: 'models', count },
      columns: { id: { generator: 'sequence', start: 1000 }, model_id: { references: 'models.id' } },
      ...images,
    },
  });

  it('is null where there are none, and else any of them', async () => {
    const schema = await open(models({ between: [0, 4] }));
    const modelOf = new Map([...schema.table('images').rows()].map(({ id, model_id }) => [id, model_id]));
    const withImages = new Set(modelOf.values());
    const all = [...schema.table('models').rows()];

    expect(withImages.size).toBeLessThan(60);
    for (const { id, default_image_id } of all) {
      if (!withImages.has(id)) expect(default_image_id).toBeNull();
      else expect(modelOf.get(default_image_id)).toBe(id);
    }
    expect(schema.table('models').rowAt(37)).toEqual(all[37]);
  });

  it('never is null where there are always some', async () => {
    const sql = (await open(models({ between: [1, 4] }))).text('sql', { options: { createTable: true } });

    expect(sql).toContain('"default_image_id" bigint NOT NULL');
  });

  it('is refused where the rows of the other table are not made per row of this one', async () => {
    expect(await complaints(models(1, { rows: 90 }))).toEqual([
      'schema/invalid-option by: child is for a table whose rows are made per row of "models", but those of "images" are not; give "images" rows: { per: models, count: … }',
    ]);
  });
});

describe('a logical reference', () => {
  it('has values like any other, but no foreign key', async () => {
    const source = (logical: boolean): SchemaSource => ({
      populace: 1,
      tables: {
        a: { rows: 9, columns: { id: 'sequence', code: { generator: 'nanoid', unique: true } } },
        b: {
          rows: 20,
          keys: [{ columns: ['x', 'y'], references: { table: 'a', columns: ['id', 'code'] }, logical }],
          columns: { id: 'sequence', v: { references: 'a.id', logical }, x: {}, y: {} },
        },
      },
    });
    const [plain, logical] = [await openSchema(source(false)), await openSchema(source(true))];
    const sqlOf = (schema: typeof plain): string => schema.text('sql', { options: { createTable: true } });

    expect(logical.table('b').text('csv')).toBe(plain.table('b').text('csv'));
    expect(sqlOf(plain).match(/FOREIGN KEY/g)).toHaveLength(2);
    expect(sqlOf(logical)).not.toMatch(/FOREIGN KEY|no foreign key/);
  });
});
