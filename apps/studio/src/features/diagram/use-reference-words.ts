import { useMemo } from 'react';
import { useText } from './messages.ts';
import type { DiagramReference } from './model/diagram.ts';
import { endsOf } from './model/reference-words.ts';

/** What a reference is, in words. */
export interface ReferenceWords {
  readonly nameOf: (reference: DiagramReference) => string;
  /** How many rows go with one. */
  readonly oftenOf: (reference: DiagramReference) => string;
}

/** Returns what puts references into words. */
export function useReferenceWords(): ReferenceWords {
  const text = useText();
  return useMemo(() => {
    const childrenOf = ({ cardinality, table, parent, children: { min, max }, count = '' }: DiagramReference) => {
      const names = { table, parent };
      if (cardinality === 'oneToOne') return text('oneToOne', names);
      if (cardinality === 'many') return text('many', names);
      if (max === undefined) return text('perDistribution', { ...names, count });
      return min === max ? text('perExact', { ...names, count: min }) : text('perRange', { ...names, min, max });
    };
    return {
      nameOf(reference) {
        const { table, parent, columns } = reference;
        const [from, to] = endsOf(reference);
        return columns.length === 0 ? text('belongs', { table, parent }) : text('referenceName', { from, to });
      },
      oftenOf(reference) {
        const nulls = reference.nullable ? ` ${text('nullable', { table: reference.table })}` : '';
        return `${childrenOf(reference)}${nulls}`;
      },
    };
  }, [text]);
}
