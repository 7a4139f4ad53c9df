/**
 * Schemas that tests of exact texts stand on, so that the examples may change: a shop, a staff, a club, tenants, a network.
 */
const texts = {
  shop: `# A small shop. Change it, then run \`npx populace preview examples/shop.yaml\`.
populace: 1
name: Corner shop
seed: 2026                        # the same seed, the same world
now: 2026-01-01T00:00:00Z         # what "now" means; never the clock
locale: en_US                     # or several with weights: { en_US: 60, de_DE: 40 }

tables:
  customers:
    rows: 1_000
    columns:
      id:           sequence      # the short form: a generator without options
      account:      { generator: string.pattern, pattern: "C-[A-Z]{2}[0-9]{6}" }
      first_name:   person.firstName      # the columns of a row are about one person,
      last_name:    person.lastName
      email:        internet.email
      born:         person.birthDate
      street:       location.streetAddress   # who lives at one address
      city:         location.city
      state:        { generator: location.region, style: code }
      zip:          location.postcode
      phone:        phone.number
      tier:         { generator: choice, values: { free: 80, plus: 15, pro: 5 } }
      newsletter:   { generator: boolean, share: 30%, nulls: 5% }
      card:         finance.creditCardNumber
      last_address: internet.ipv4
      joined_on:    { generator: date.past, within: 5y, type: date }

  products:
    rows: 200
    columns:
      id:          sequence
      sku:         nanoid
      color:       color.human
      product:     { generator: commerce.productName, hidden: true }
      name:        { generator: string.template, template: "{product}, {color}" }
      description: lorem.sentence
      price:       { generator: commerce.price, max: 400 }
      rating:      { generator: number.float, min: 1, max: 5, nulls: 10% }
      manual:      system.fileName

  orders:
    rows: { per: customers, count: { poisson: 5 } }    # five a customer on average, some have none
    columns:
      id:            uuid
      customer_id:   { references: customers.id }
      placed_at:     { generator: date.between, from: 2024-01-01, to: now }
      deliver_after: { generator: date.time, min: "08:00", max: "20:00" }
      note:          { generator: lorem.paragraph, nulls: 70% }

  order_lines:
    rows: { per: orders, count: { weighted: { 1: 50, 2: 25, 3: 15, 4: 7, 5: 3 } } }
    unique: [[order_id, product_id]]      # no product twice in an order
    columns:
      id:         sequence
      order_id:   { references: orders.id }
      product_id: { references: products.id }
      quantity:   { generator: number.integer, min: 1, max: 5 }

  returns:
    rows: { per: order_lines, count: { weighted: { 0: 94, 1: 6 } }, shuffle: false }
    columns:
      line_id: { references: order_lines.id }
      reason:  { generator: choice, values: { too small: 40, too late: 25, broken: 20, other: 15 } }

  reviews:
    rows: 2_000
    columns:
      product_id:  { references: products.id, by: { zipf: { exponent: 0.8 } } }   # few products have most of them
      customer_id: { references: customers.id, by: recency }
      stars:       { generator: number.integer, min: 1, max: 5 }
`,
  hr: `# A company with an org chart: everybody but the first reports to somebody hired before, in levels.
populace: 1
name: Staff
seed: 11
now: 2026-01-01T00:00:00Z
locale: { en_US: 70, de_DE: 30 }

tables:
  departments:
    rows:
      - { id: 1, name: Engineering, headcount: 45 }
      - { id: 2, name: Sales, headcount: 25 }
      - { id: 3, name: Support, headcount: 20 }
      - { id: 4, name: Finance, headcount: 6 }
      - { id: 5, name: People, headcount: 4 }
    columns: { id: {}, name: {}, headcount: {} }

  employees:
    rows: 1_000
    columns:
      id:            sequence
      first_name:    person.firstName
      last_name:     person.lastName
      email:         { generator: internet.email, unique: true }
      born:          { generator: person.birthDate, minAge: 18, maxAge: 66 }
      manager_id:    { references: employees.id, by: { tree: { branching: { between: [3, 9] } } } }
      department_id: { references: departments.id, by: { weight: headcount } }
      hired_on:      { generator: date.past, within: 12y, type: date }
      badge:         { generator: string.pattern, pattern: "[A-Z]{2}[0-9]{4}", unique: true }
`,
  people: `# Members of a club in four countries: what belongs to a person agrees, in the script and the customs of their locale.
populace: 1
name: Members
seed: 2026
now: 2026-01-01T00:00:00Z
locale: { en_US: 40, de_DE: 30, ja_JP: 20, ar_EG: 10 }   # each row has one of them

tables:
  members:
    rows: 1_000
    fixed:
      0: { email: board@club.example }    # single cells that must be as they are
    columns:
      id:         sequence
      name:       person.fullName
      sex:        { generator: person.sex, style: letter }
      born:       { generator: person.birthDate, nulls: 2% }
      email:      internet.email
      phone:      { generator: phone.number, style: international }
      street:     location.streetAddress
      postcode:   location.postcode
      city:       location.city
      region:     location.region
      country:    location.countryCode
      latitude:   location.latitude
      longitude:  location.longitude
      time_zone:  location.timeZone
      company:    { generator: company.name, nulls: 60% }
      partner:    { generator: person.fullName, of: partner, nulls: 40% }   # somebody else, in the same locale
      fee:        { references: fees.id }

  fees:
    rows:                                 # given rows; columns without a generator take their values from them
      - { id: basic, amount: 40 }
      - { id: family, amount: 65 }
      - { id: patron, amount: 250 }
    columns:
      id: {}
      amount: { type: "decimal(6,2)" }
`,
  saas: `# Tenants that share tables: what belongs to an organisation refers to what belongs to the same one.
populace: 1
name: Trackers
seed: 5
now: 2026-01-01T00:00:00Z

tables:
  orgs:
    rows: 200
    columns:
      id:      uuid
      name:    company.name
      plan:    { generator: choice, values: { free: 70, team: 25, enterprise: 5 } }
      since:   { generator: date.past, within: 4y, type: date }

  users:
    rows: { per: orgs, count: { lognormal: { mean: 12, sd: 15 } } }
    columns:
      id:         sequence
      org_id:     { references: orgs.id }
      first_name: person.firstName
      last_name:  person.lastName
      email:      { generator: internet.email, unique: true }
      role:       { generator: choice, values: { member: 85, admin: 15 } }

  projects:
    rows: { per: orgs, count: { between: [1, 8] } }
    unique: [[org_id, name]]          # two organisations may have the same name, one has it once
    columns:
      id:     uuid
      org_id: { references: orgs.id }
      name:   { generator: choice, values: [Website, Mobile, Billing, Search, Onboarding, Reports, Warehouse, Security, Brand, Support] }

  issues:
    rows: { per: projects, count: { poisson: 15 } }
    keys:
      - { columns: [org_id, project_id], references: { table: projects, columns: [org_id, id] } }
    unique: [[project_id, number]]
    columns:
      id:         ulid
      org_id:     {}
      project_id: {}
      number:     { generator: number.integer, min: 1, max: 9999 }
      title:      lorem.sentence
      state:      { generator: choice, values: { open: 30, doing: 20, done: 50 } }
      opened_at:  { generator: date.past, within: 1y }
`,
  social: `# A network: who follows whom (nobody twice), posts of which few are popular, answers to earlier answers.
populace: 1
name: Network
seed: 3
now: 2026-01-01T00:00:00Z
locale: { en_US: 50, de_DE: 20, ja_JP: 15, ar_EG: 15 }

tables:
  users:
    rows: 2_000
    columns:
      id:         sequence
      name:       person.fullName
      handle:     { generator: internet.username, unique: true }
      joined_at:  { generator: date.past, within: 6y }
      invited_by: { references: users.id, by: recency, nulls: 40% }

  follows:
    rows: { per: users, count: { zipf: { exponent: 1.1, max: 400 } }, via: follower_id }
    unique: [[follower_id, followed_id]]
    columns:
      follower_id: { references: users.id }
      followed_id: { references: users.id }
      since:       { generator: date.past, within: 3y }
`,
} as const;

/** The text of one of the schemas. */
export function fixedText(name: keyof typeof texts): string {
  return texts[name];
}
