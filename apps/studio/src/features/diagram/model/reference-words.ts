import type { DiagramReference } from './diagram.ts';

/** The words at the end of a line where the children are: `3`, `1…6`, `0…1`, `n`, `poisson: 5`. */
export function childWords({ cardinality, children: { min, max }, count }: DiagramReference): string {
  if (cardinality === 'many') return 'n';
  if (min === max) return String(min);
  if (max !== undefined) return `${min}…${max}`;
  return (count ?? '').replace(/^\{\s*|\s*\}$/g, '');
}

/** The words at the end where the parent is. */
export function parentWords({ nullable }: DiagramReference): string {
  return nullable ? '0…1' : '1';
}

/** Both ends of a reference in words: `orders.customer_id`, `customers.id`; tables alone where no column says it. */
export function endsOf({ table, columns, parent, parentColumns }: DiagramReference): readonly [string, string] {
  const named = (name: string, own: readonly string[]) => {
    if (own.length === 0) return name;
    return own.length === 1 ? `${name}.${own[0]}` : `${name} (${own.join(', ')})`;
  };
  return [named(table, columns), named(parent, parentColumns)];
}
