/** Where something stands in the text of a formula, in UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A formula as it is written: what stands where, before anything is known about names and types. */
export type Expression =
  | (Span & { readonly kind: 'literal'; readonly value: Literal })
  | (Span & { readonly kind: 'name'; readonly name: string })
  /** `of.name`; `at` is where the name stands. */
  | (Span & { readonly kind: 'member'; readonly of: Expression; readonly name: string; readonly at: Span })
  | (Span & { readonly kind: 'index'; readonly of: Expression; readonly index: Expression })
  /** `name(args)`, or `on.name(args)`. */
  | (Span & {
      readonly kind: 'call';
      readonly name: string;
      readonly at: Span;
      readonly on: Expression | undefined;
      readonly args: readonly Expression[];
    })
  /** An operator with one operand or two. */
  | (Span & { readonly kind: 'operator'; readonly operator: Operator; readonly args: readonly Expression[] })
  | (Span & { readonly kind: 'choice'; readonly args: readonly [Expression, Expression, Expression] })
  | (Span & { readonly kind: 'list'; readonly items: readonly Expression[] });

export type Operator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | '!' | 'in';

/** A value that is written out. Decimals are whole multiples of 10^-scale. */
export type Literal =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'decimal'; readonly digits: bigint; readonly scale: number }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string };

/** A formula that was read. */
export interface ParsedFormula {
  readonly text: string;
  readonly expression: Expression;
}
