/** Returns the text of a schema to start from, with a day (such as `2026-01-01`) as what `now` means in it. */
export function starterSchema(today: string): string {
  return `# A schema to start from. Change it, then run: populace preview <this file>
# All generators: populace list generators. One with its options: populace list generators choice.
populace: 1                          # the grammar of this document
name: My first schema
seed: 1                              # the same seed, the same rows; another seed, another world
now: ${today}T00:00:00Z            # what "now" means here; never the clock, so that rows stay the same
locale: en_US                        # all locales: populace list locales

tables:
  customers:
    rows: 100                        # also 1_000_000
    columns:
      id: sequence                   # the short form: a generator alone
      account: { generator: string.pattern, pattern: "C-[A-Z]{2}[0-9]{6}", unique: true }
      name: person.fullName          # name, e-mail and birth date of a row are one person's
      email: internet.email
      born: person.birthDate
      city: location.city
      tier: { generator: choice, values: { free: 80, plus: 15, pro: 5 } }   # values with weights
      newsletter: { generator: boolean, share: 30%, nulls: 5% }             # nulls: a share of missing values
      joined_on: { generator: date.past, within: 5y, type: date }

  orders:
    rows: 300
    columns:
      id: uuid
      customer_id: { references: customers.id }     # always an id that is there
      quantity: { generator: number.integer, min: 1, max: 5 }
      product: commerce.productName
      price: { generator: commerce.price, max: 400 }
      placed_at: { generator: date.between, from: now-2y, to: now }
      note: { generator: lorem.sentence, nulls: 70% }
`;
}
