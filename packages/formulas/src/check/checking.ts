import type { Gathered } from '../columns/frame.ts';
import type { LocaleTable } from '../define/define-function.ts';
import { type FaultCode, FaultError, type FormulaFault, type FormulaNote, faultAt } from '../fault.ts';
import type { Span } from '../syntax/expression.ts';
import type { TypedExpression } from '../typed/typed-expression.ts';
import type { TableScope } from './table-scope.ts';

/** A column that a formula looks at. */
export interface ColumnRead {
  readonly table: string;
  readonly column: string;
}

/** What is remembered of rows that are gone through: a few numbers, or values of any size and number. */
export type SiblingsGathered = 'numbers' | 'values';

/** What a check finds out. */
export interface Checking {
  readonly faults: FormulaFault[];
  readonly notes: FormulaNote[];
  readonly reads: Map<string, ColumnRead>;
  readonly tables: Map<string, LocaleTable>;
  /** What is remembered of the rows of the same parent, where they are gathered. */
  siblings: SiblingsGathered | undefined;
  /** How many draws there are so far. */
  draws: number;
  /** How many parts were looked at; those of a macro over a written list once for each element. */
  steps: number;
}

/** A row that a formula looks at, and how what is said of it becomes something of the row that asks. */
export interface RowPath {
  readonly scope: TableScope;
  wrap(of: TypedExpression): TypedExpression;
}

/** Rows that are gathered, or the elements of a list, with what was said of them so far. */
export interface RowsPath {
  /** The row whose children they are. */
  readonly from: RowPath;
  readonly gathered: Gathered;
  readonly scope: TableScope;
  /** Conditions on each, seen from it. */
  readonly filters: readonly TypedExpression[];
  /** What is taken of each, seen from it; absent where it is the row itself. */
  readonly value: TypedExpression | undefined;
}

/** Elements of a list that is written out; those count whose condition holds. */
export interface ListPath {
  /** The elements as they are written: a fault of one is a fault of the list. */
  readonly source: readonly TypedExpression[];
  readonly items: readonly TypedExpression[];
  readonly kept: readonly (TypedExpression | undefined)[];
}

/** What a part of a formula stands for. */
export type Meaning =
  | { readonly kind: 'value'; readonly value: TypedExpression }
  | { readonly kind: 'row'; readonly row: RowPath }
  | { readonly kind: 'rows'; readonly rows: RowsPath }
  | { readonly kind: 'elements'; readonly list: ListPath }
  | { readonly kind: 'namespace'; readonly name: string };

/** What names mean at a place of a formula. */
export interface Surroundings {
  readonly checking: Checking;
  /** The row that bare names are about, and how deep it was met. */
  readonly row: RowPath;
  readonly rowDepth: number;
  readonly variables: ReadonlyMap<string, { readonly meaning: Meaning; readonly depth: number }>;
  /** How deep within gatherings this place is. */
  readonly depth: number;
  /** Whether it is within a macro, of rows or of a list. */
  readonly isWithin: boolean;
}

/** Stops the check of a part with a fault. */
export function refuse(code: FaultCode, at: Span, message: string, nearest: readonly string[] = []): never {
  throw new FaultError(faultAt(code, at, message, nearest));
}

/** That a part has faults which are noted already. */
export class AlreadyNoted extends Error {}

/** The most faults of a formula that are told. */
const MOST_FAULTS = 20;

/** Checks several parts, each for itself, so that the faults of all are told. */
export function checkEach<P, T>(parts: readonly P[], check: (part: P) => T, { faults }: Checking): readonly T[] {
  let hasFaults = false;
  const checked: T[] = [];
  for (const part of parts) {
    try {
      checked.push(check(part));
    } catch (error) {
      hasFaults = true;
      // Over a limit, the rest would be over it too; and nobody reads more faults than so many.
      if (error instanceof FaultError && (error.fault.code === 'limit/formula' || faults.length >= MOST_FAULTS))
        throw error;
      if (error instanceof FaultError) faults.push(error.fault);
      else if (!(error instanceof AlreadyNoted)) throw error;
    }
  }
  if (hasFaults) throw new AlreadyNoted();
  return checked;
}

/** Notes that a column is looked at. */
export function noteRead({ reads }: Checking, table: string, column: string): void {
  reads.set(JSON.stringify([table, column]), { table, column });
}
