/** A shop whose columns are made of one another by formulas: across parents, children, siblings, conditions and checks. */
export const formulasSchema = `
populace: 1
seed: formulas
now: 2026-11-21T08:00:00Z
tables:
  customers:
    rows: 400
    columns:
      id: sequence
      country: { generator: choice, values: { DE: 3, FR: 1 } }
      wanted: { generator: number.integer, min: 0, max: 4 }
      since: { generator: date.between, from: 2024-01-01, to: 2025-06-30 }
      referrer: { references: customers.id, nulls: 30% }
      referrer_country: { formula: 'parent("referrer").country' }
      orders_placed: { formula: orders.count() }
      spent: { formula: "orders.map(o, o.total).sum()", type: "decimal(12,2)" }
  orders:
    rows: { per: customers, count: { formula: 'wanted + (country == "DE" ? 1 : 0)' } }
    columns:
      id: sequence
      customer_id: { references: customers.id }
      country: { formula: customer.country }
      placed_at: { generator: date.between, from: 2024-01-01, to: now }
      status: { generator: choice, values: { open: 1, paid: 2, lost: 1 } }
      paid_at:
        case:
          - { when: 'status == "paid"', then: { formula: "placed_at + minutes(random.exponential(90))" } }
          - { when: 'status == "open"', then: null }
          - { then: { generator: date.between, from: 2030-01-01, to: 2030-12-31 } }
      total: { formula: "order_lines.map(l, l.price * l.quantity).sum()" }
      dear: { formula: 'order_lines.filter(l, l.price > 50).size()' }
      before: { formula: previous.id }
      after: { formula: next.id }
      so_far: { formula: running.sum(total) }
    checks: [placed_at >= customer.since]
  order_lines:
    rows: { per: orders, count: { between: [0, 5] } }
    columns:
      id: sequence
      order_id: { references: orders.id }
      price: { generator: number.decimal, min: 1, max: 99, scale: 2 }
      quantity: { generator: number.integer, min: 1, max: 5 }
      share: { formula: 'order.total == 0.00 ? null : price * quantity / order.total' }
`;
