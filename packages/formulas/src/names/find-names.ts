import type { Expression, Span } from '../syntax/expression.ts';
import { namingMacros } from '../syntax/words.ts';
import { type NameScope, type RowName, rowNameOf } from './name-scope.ts';

/** A place of a formula that names something of a row. */
export interface NameUse {
  readonly means: RowName;
  /** The names of the row that it is said of. */
  readonly of: NameScope;
  /** Bare; behind a dot; in brackets, `row["…"]`; or as a call, `parent("…")`. */
  readonly form: 'bare' | 'member' | 'index' | 'call';
  /** The name, the text in the brackets, or the call without what it is asked of. */
  readonly at: Span;
  /** The names that macros have given to rows and values, which hide others there. */
  readonly variables: ReadonlySet<string>;
}

/** What a part of a formula stands for, as far as names go: nothing is known of types. */
export type NameMeaning =
  | { readonly kind: 'row'; readonly scope: NameScope }
  /** Rows that are gathered, or what `map` took of each. */
  | { readonly kind: 'rows'; readonly scope: NameScope; readonly isMapped: boolean }
  | { readonly kind: 'namespace'; readonly name: string }
  /** A value, where its column is known: which. */
  | { readonly kind: 'value'; readonly table?: string; readonly column?: string };

/** What names mean where a part of a formula stands. */
export interface NamesAround {
  /** The row that the formula is about. */
  readonly row: NameScope;
  readonly variables: ReadonlyMap<string, NameMeaning>;
}

const VALUE: NameMeaning = { kind: 'value' };

/**
 * Finds every place of a formula that names a column, a reference or children, in whatever table, and what each means. Names that mean
 * nothing are passed over; types are not looked at, so that a formula may be wrong elsewhere.
 */
export function findNames(expression: Expression, row: NameScope): readonly NameUse[] {
  const uses: NameUse[] = [];
  meaningOfNames(expression, { row, variables: new Map() }, uses);
  return uses;
}

/** Says what a part of a formula stands for, and adds the names that it uses. */
export function meaningOfNames(expression: Expression, around: NamesAround, uses: NameUse[] = []): NameMeaning {
  switch (expression.kind) {
    case 'literal':
      return VALUE;
    case 'name':
      return bareMeaning(expression, around, uses);
    case 'member': {
      const of = meaningOfNames(expression.of, around, uses);
      return of.kind === 'row' ? namedMeaning(expression, of.scope, { around, uses, form: 'member' }) : VALUE;
    }
    case 'index': {
      const of = meaningOfNames(expression.of, around, uses);
      const name = writtenText(expression.index);
      if (of.kind !== 'row' || name === undefined) {
        meaningOfNames(expression.index, around, uses);
        return VALUE;
      }
      if (!of.scope.columns.includes(name)) return VALUE;
      const means: RowName = { kind: 'column', column: name };
      return used({ means, of: of.scope, form: 'index', at: expression.index, variables: hidden(around) }, uses);
    }
    case 'call':
      return callMeaning(expression, around, uses);
    case 'operator':
    case 'choice':
      for (const part of expression.args) meaningOfNames(part, around, uses);
      return VALUE;
    case 'list':
      for (const part of expression.items) meaningOfNames(part, around, uses);
      return VALUE;
  }
}

function bareMeaning(
  expression: Extract<Expression, { kind: 'name' }>,
  around: NamesAround,
  uses: NameUse[],
): NameMeaning {
  const { name } = expression;
  const variable = around.variables.get(name);
  if (variable !== undefined) return variable;
  if (rowNameOf(around.row, name) !== undefined)
    return namedMeaning({ name, at: expression }, around.row, { around, uses, form: 'bare' });
  if (name === 'row' || name === 'previous' || name === 'next') return { kind: 'row', scope: around.row };
  return name === 'random' || name === 'running' ? { kind: 'namespace', name } : VALUE;
}

interface Naming {
  readonly around: NamesAround;
  readonly uses: NameUse[];
  readonly form: NameUse['form'];
}

function namedMeaning(
  { name, at }: { readonly name: string; readonly at: Span },
  of: NameScope,
  { around, uses, form }: Naming,
): NameMeaning {
  const means = rowNameOf(of, name);
  return means === undefined ? VALUE : used({ means, of, form, at, variables: hidden(around) }, uses);
}

function used(use: NameUse, uses: NameUse[]): NameMeaning {
  uses.push(use);
  const { means, of } = use;
  if (means.kind === 'column') return { kind: 'value', table: of.table, column: means.column };
  const { scope } = means;
  return means.kind === 'parent' ? { kind: 'row', scope } : { kind: 'rows', scope, isMapped: false };
}

function hidden({ variables }: NamesAround): ReadonlySet<string> {
  return new Set(variables.keys());
}

type Call = Extract<Expression, { kind: 'call' }>;

function callMeaning(call: Call, around: NamesAround, uses: NameUse[]): NameMeaning {
  const { name, on, args } = call;
  const of: NameMeaning = on === undefined ? { kind: 'row', scope: around.row } : meaningOfNames(on, around, uses);
  if (of.kind === 'row' && (name === 'parent' || name === 'children')) {
    const means = relationOf(call, of.scope);
    const at = { offset: call.at.offset, length: call.offset + call.length - call.at.offset };
    return means === undefined
      ? VALUE
      : used({ means, of: of.scope, form: 'call', at, variables: hidden(around) }, uses);
  }
  const [variable, body, ...more] = args;
  const isNaming = on !== undefined && namingMacros.has(name) && variable?.kind === 'name' && body !== undefined;
  if (!isNaming) for (const part of args) meaningOfNames(part, around, uses);
  else {
    meaningOfNames(body, { ...around, variables: new Map(around.variables).set(variable.name, eachOf(of)) }, uses);
    for (const part of more) meaningOfNames(part, around, uses);
  }
  if (of.kind !== 'rows') return VALUE;
  if (name === 'map') return { ...of, isMapped: true };
  return name === 'filter' ? of : VALUE;
}

/** What a macro's name stands for. */
export function eachOf(of: NameMeaning): NameMeaning {
  return of.kind === 'rows' && !of.isMapped ? { kind: 'row', scope: of.scope } : VALUE;
}

/** What `parent("…")` and `children("…", "…")` name. */
function relationOf({ name, args }: Call, { parents, children }: NameScope): RowName | undefined {
  const [first, second] = args.map(writtenText);
  if (first === undefined) return undefined;
  if (name === 'parent') {
    const parent = parents.get(first) ?? [...parents.values()].find(({ reference }) => reference === first);
    return parent && { kind: 'parent', reference: parent.reference, scope: parent.open() };
  }
  const [only, other] = children.filter(
    ({ table, reference }) => table === first && (args.length < 2 || reference === second),
  );
  if (only === undefined || other !== undefined) return undefined;
  return { kind: 'children', table: only.table, reference: only.reference, scope: only.open() };
}

function writtenText(expression: Expression): string | undefined {
  return expression.kind === 'literal' && expression.value.kind === 'text' ? expression.value.value : undefined;
}
