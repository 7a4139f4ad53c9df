import {
  constant,
  defineSubject,
  type FieldScope,
  lookup,
  pick,
  type Recipe,
  type Subject,
  view,
} from '@populace/recipes';

const anyOf = (column?: string): Recipe =>
  lookup(view('currency', 'code'), { table: 'finance.currency', ...(column === undefined ? {} : { column }) });

/** A currency of a row: code, name and sign belong together. */
export const currencySubject: Subject = defineSubject({
  id: 'currency',
  summary: "A currency: the country's own, or any of the world.",
  fields: {
    code: ({ table }) => pick(table('finance.currency', 'code')),
    text: () => anyOf(),
    symbol: () => anyOf('symbol'),
    numeric: () => anyOf('numeric'),
    ownText: (scope) => ownOf(scope),
    ownSymbol: (scope) => ownOf(scope, 'symbol'),
    ownNumeric: (scope) => ownOf(scope, 'numeric'),
  },
});

/** Of the country's own currency; its code where nobody has written down what it is called in the language. */
function ownOf({ locale, table }: FieldScope, column?: string): Recipe {
  const own = 'finance.ownCurrency';
  return locale.has(own) ? pick(table(own, column)) : constant(locale.fact('currency'));
}
