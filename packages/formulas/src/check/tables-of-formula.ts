import type { Argument } from '../columns/kernel.ts';
import type { LocaleTable } from '../define/define-function.ts';
import { functions } from '../functions/index.gen.ts';
import type { Expression, ParsedFormula } from '../syntax/expression.ts';

/** The tables of the row's locale that the functions look at which a formula calls: they are loaded before it is planned. */
export function tablesOfFormula({ expression }: ParsedFormula): readonly LocaleTable[] {
  return tablesWithin(expression);
}

function tablesWithin(expression: Expression): readonly LocaleTable[] {
  switch (expression.kind) {
    case 'call': {
      const called = functions.filter(({ name }) => name === expression.name);
      const within = [expression.on, ...expression.args].flatMap((one) => (one === undefined ? [] : tablesWithin(one)));
      const given = [expression.on, ...expression.args].flatMap((one) => (one === undefined ? [] : [written(one)]));
      return [...called.flatMap(({ tables }) => tables?.(given) ?? []), ...within];
    }
    case 'member':
      return tablesWithin(expression.of);
    case 'index':
      return [...tablesWithin(expression.of), ...tablesWithin(expression.index)];
    case 'operator':
    case 'choice':
      return expression.args.flatMap(tablesWithin);
    case 'list':
      return expression.items.flatMap(tablesWithin);
    case 'literal':
    case 'name':
      return [];
  }
}

/** An argument as it is written: of its value is known what is written out, of its type nothing yet. */
function written(expression: Expression): Argument {
  const constant = expression.kind === 'literal' ? expression.value : undefined;
  return { type: { kind: 'null' }, isNullable: true, constant, items: [] };
}
