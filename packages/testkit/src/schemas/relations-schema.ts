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

/** References that hold by a condition, are there by a condition, or lead to another row than others do: by every way of choosing. */
export const conditionsSchema = `
populace: 1
seed: conditions
tables:
  people:
    rows: 300
    columns:
      id: { generator: sequence, start: 10 }
      role: { generator: choice, values: { driver: 3, clerk: 5, manager: 2 }, nulls: 5% }
      level: { generator: number.integer, min: 0, max: 5 }
      boss_id: { references: people.id, where: role == "manager" }
      mentor_id: { references: people.id, by: recency, where: role != "clerk", otherThan: boss_id }
      peer_id: { references: people.id, otherThan: mentor_id, when: level > 1 }
      main_account: { references: accounts.id, by: child, where: state == "open" }
      spare_account: { references: accounts.id, by: child, where: state == "open", otherThan: main_account }
  accounts:
    rows: { per: people, count: { between: [0, 6] } }
    columns: { id: uuid, owner_id: { references: people.id }, state: { generator: choice, values: { open: 3, closed: 1 } } }
  transfers:
    rows: { per: people, count: { between: [0, 4] }, via: owner_id }
    keys:
      - { columns: [owner_id, from_id], references: { table: accounts, columns: [owner_id, id] }, where: state == "open" }
      - { columns: [owner_id, to_id], references: { table: accounts, columns: [owner_id, id] }, otherThan: from_id }
      - { columns: [owner_id, fee_id], references: { table: accounts, columns: [owner_id, id] }, where: state == "open", otherThan: to_id }
    columns: { owner_id: { references: people.id }, from_id: {}, to_id: {}, fee_id: {} }
  trips:
    rows: 900
    keys:
      - { columns: [about, about_id], references: [{ table: people, column: id, where: role == "driver" }, accounts.id], when: kind == "parcel" }
    columns:
      id: uuid
      kind: { generator: choice, values: [parcel, letter] }
      driver_id: { references: people.id, where: role == "driver" }
      second_id: { references: people.id, where: role == "driver", otherThan: driver_id }
      popular_id: { references: people.id, where: level > 2, by: { zipf: { exponent: 2 } }, otherThan: driver_id }
      late_id: { references: people.id, by: recency, where: level > 2, otherThan: driver_id }
      heavy_id: { references: people.id, where: role == "driver", by: { weight: level }, otherThan: driver_id }
      any_id: { references: people.id, otherThan: driver_id, nulls: 20% }
      next_id: { references: people.id, where: role == "clerk", otherThan: any_id }
      parcel_id: { references: people.id, where: role == "manager", when: kind == "parcel", nulls: 10% }
      about: {}
      about_id: {}
  badges: { rows: 50, columns: { holder_id: { references: people.id, where: role == "driver", unique: true } } }
  follows:
    rows: { per: people, count: { between: [0, 9] } }
    unique: [[follower_id, followed_id]]
    columns: { follower_id: { references: people.id }, followed_id: { references: people.id, where: role != "manager", otherThan: follower_id } }
  likes:
    rows: { per: people, count: { between: [0, 9] } }
    unique: [[who_id, whom_id]]
    columns: { who_id: { references: people.id }, whom_id: { references: people.id, by: { zipf: {} }, where: role != "clerk", otherThan: who_id } }
  games:
    rows: 1500
    unique: [[home_id, away_id]]
    columns: { home_id: { references: people.id }, away_id: { references: people.id, otherThan: home_id } }
`;
