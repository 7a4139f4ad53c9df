/** A small schema with a reference and a hidden table. */
export const SHOP: string = `populace: 1
seed: 7
tables:
  people:
    rows: 20
    columns:
      id: sequence
      tier: { generator: choice, values: [free, plus] }
      born: { generator: date.past, within: 5y, type: date }
  orders:
    rows: 30
    columns:
      id: uuid
      person_id: { references: people.id }
  secrets:
    rows: 1
    hidden: true
    columns: { id: sequence }
`;
