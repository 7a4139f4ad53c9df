/** Tables that refer to one another in every way there is, several levels deep. */
export const relationsSchema = `
populace: 1
seed: relations
tables:
  orgs: { rows: 40, columns: { id: uuid, name: company.name, size: { generator: number.decimal, min: 0, max: 90, scale: 1, nulls: 10% } } }
  users:
    rows: { per: orgs, count: { poisson: 25 } }
    unique: [[org_id, handle]]
    columns:
      id: { generator: sequence, start: 100 }
      org_id: { references: orgs.id }
      handle: { generator: string.pattern, pattern: "[a-z][0-9]{2}" }
      name: person.fullName
      manager_id: { references: users.id, by: { tree: { branching: { between: [0, 6] }, depth: 4 } } }
      invited_by: { references: users.id, by: recency, self: true, nulls: 5% }
      first_seen: { references: users.id }
  projects:
    rows: { per: orgs, count: { between: [0, 4] }, shuffle: false }
    columns: { id: sequence, org_id: { references: orgs.id }, title: lorem.word }
  issues:
    rows: { per: projects, count: { weighted: { 0: 1, 3: 2, 40: 1 } }, via: org_id }
    keys:
      - { columns: [org_id, project_id], references: { table: projects, columns: [org_id, id] } }
      - { columns: [author_org, author_id], references: { table: users, columns: [org_id, id] }, by: recency, nulls: 20% }
    unique: [[project_id, number]]
    columns:
      id: ulid
      org_id: {}
      project_id: {}
      number: { generator: number.integer, min: 1, max: 1000 }
      author_org:
      author_id:
      watcher: { references: users.handle, by: { zipf: { exponent: 1.1 } } }
      sponsor: { references: orgs.name, by: { weight: size }, nulls: { share: 10%, exact: true } }
  comments:
    rows: { per: issues, count: 3 }
    columns: { id: uuid, issue_id: { references: issues.id }, project: { references: issues.project_id, by: recency }, word: { generator: color.human, type: string(4), nulls: 10% }, text: { generator: lorem.sentence, type: string(20), nulls: 30% }, both: { generator: string.template, template: "{word}/{text}", type: string(9) } }
  follows:
    rows: 1500
    unique: [[follower_id, followed_id]]
    columns: { follower_id: { references: users.id }, followed_id: { references: users.id }, since: date.past }
  profiles: { rows: 500, columns: { user_id: { references: users.id, by: oneToOne }, city: location.city } }
`;

/** Tables of several tenants: references that are chosen among some rows only, and keys that share columns. */
export const tenantsSchema = `
populace: 1
seed: tenants
tables:
  orgs: { rows: 12, columns: { id: uuid } }
  users:
    rows: { per: orgs, count: { between: [2, 9] } }
    unique: [[org_id, id], [org_id, login]]
    columns: { id: sequence, org_id: { references: orgs.id }, login: { generator: string.pattern, pattern: "[a-z]{4}" } }
  projects:
    rows: { per: orgs, count: { between: [0, 4] }, shuffle: false }
    columns: { id: sequence, org_id: { references: orgs.id }, first_task: { references: tasks.id, by: child } }
  tasks:
    rows: { per: projects, count: { between: [0, 30] } }
    keys:
      - { columns: [org_id, project_id], references: { table: projects, columns: [org_id, id] } }
      - { columns: [org_id, assignee_id], references: { table: users, columns: [org_id, id] }, nulls: 20% }
      - { columns: [org_id, project_id, parent_id], references: { table: tasks, columns: [org_id, project_id, id] } }
    columns: { id: ulid, org_id: { references: orgs.id }, project_id: {}, assignee_id: {}, parent_id: {} }
  notes:
    rows: 300
    keys:
      - { columns: [org_id, author_id], references: { table: users, columns: [org_id, id] } }
      - { columns: [about, about_id], references: [tasks.id, { table: projects, column: id, weight: 2, by: recency }], nulls: 10% }
    columns: { id: sequence, org_id: { references: orgs.id, nulls: 20% }, author_id: {}, source: { references: tasks.id, logical: true }, about: {}, about_id: {} }
  members:
    rows: { per: projects, count: { between: [0, 2] } }
    unique: [[project_id, user_id], [project_id, badge]]
    keys:
      - { columns: [org_id, project_id], references: { table: projects, columns: [org_id, id] } }
      - { columns: [org_id, user_id], references: { table: users, columns: [org_id, id] } }
    columns: { org_id: {}, project_id: {}, user_id: {}, badge: { references: badges.id, by: { zipf: {} } } }
  badges: { rows: 20, columns: { id: uuid } }
`;
