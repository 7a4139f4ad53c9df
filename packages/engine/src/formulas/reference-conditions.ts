import type { FormulaSource, PolymorphicKey, ReferenceSource } from '@populace/schema';
import type { PlannedColumn } from '../model/column.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';

/** A formula of a reference, and where it stands in the document. */
export interface ReferenceCondition {
  /** Whether it says which rows the reference leads to, or which rows have it. */
  readonly kind: 'where' | 'when';
  readonly asked: AskedFormula;
  readonly source: FormulaSource;
}

/** The formulas of the reference of a column: its own, its key's, or those of the tables that it may lead to. */
export function conditionsOfColumn(
  table: string,
  { name, source }: Pick<PlannedColumn, 'name' | 'source'>,
): readonly ReferenceCondition[] {
  if (source.kind === 'reference') {
    return [
      ...condition('where', askedTarget(table, columnsOf(name, source), source), source.where),
      ...condition('when', askedPresence(table, columnsOf(name, source), source), source.when),
    ];
  }
  if (source.kind !== 'polymorphic') return [];
  const { key } = source;
  return [
    ...key.options.flatMap((option) => condition('where', askedTarget(table, key.columns, option), option.where)),
    ...condition('when', askedPresence(table, key.columns, key), key.when),
  ];
}

/** The columns of a reference: its one column, or those of its key. */
export function columnsOf(name: string, { key }: Pick<ReferenceSource, 'key'>): readonly string[] {
  return key?.columns ?? [name];
}

/** The formula that says which rows of another table a reference leads to; undefined where all come into question. */
export function askedTarget(
  from: string,
  columns: readonly string[],
  { table, where }: Pick<ReferenceSource, 'table' | 'where'>,
): AskedFormula | undefined {
  if (where === undefined) return undefined;
  const { formula } = where;
  return { formula, table, name: `where of ${columns.join(', ')} of ${from} to ${table}: ${formula.text}` };
}

/** The formula that says which rows of a table have a reference; undefined where all have. */
export function askedPresence(
  table: string,
  columns: readonly string[],
  { when }: Pick<ReferenceSource | PolymorphicKey, 'when'>,
): AskedFormula | undefined {
  if (when === undefined) return undefined;
  const { formula } = when;
  return { formula, table, name: `when of ${columns.join(', ')} of ${table}: ${formula.text}` };
}

function condition(
  kind: ReferenceCondition['kind'],
  asked: AskedFormula | undefined,
  source: FormulaSource | undefined,
): readonly ReferenceCondition[] {
  return asked === undefined || source === undefined ? [] : [{ kind, asked, source }];
}
