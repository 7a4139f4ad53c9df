import { expect, it } from 'vitest';
import { nameTables } from './name-tables.ts';
import { placeInFormula } from './place-in-formula.ts';

const scopes = nameTables([
  { name: 'customers', columns: ['id', 'country'], references: [] },
  {
    name: 'orders',
    columns: ['id', 'customer_id', 'total'],
    references: [{ columns: ['customer_id'], table: 'customers', as: undefined }],
  },
  {
    name: 'lines',
    columns: ['order_id', 'unit price'],
    references: [{ columns: ['order_id'], table: 'orders', as: undefined }],
  },
]);

/** What may stand at the `|` of a formula about an order, in a few words. */
function at(marked: string): string {
  const row = scopes('orders');
  if (row === undefined) throw new Error('The table must be there.');
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { from, to, may, call } = placeInFormula(text, offset, row);
  const calling = call === undefined ? '' : `, in ${call.name} ${call.argument}`;
  if (may.kind === 'text') return `one of ${may.names.join(' ')} for ${text.slice(from, to)}${calling}`;
  if (may.kind === 'value')
    return `value ${text.slice(from, to)} with ${[...may.variables.keys()].join(' ')}${calling}`;
  if (may.kind === 'other') return `other${calling}`;
  const { of } = may;
  const whose = 'scope' in of ? ` ${of.scope.table}` : '';
  return `${text.slice(from, to)} of ${of.kind}${whose}${'isMapped' in of && of.isMapped ? ' mapped' : ''}${calling}`;
}

it.each([
  ['|', 'value  with '],
  ['tot|', 'value tot with '],
  ['to|tal + 1', 'value total with '],
  ['total + |', 'value  with '],
  ['customer.|', ' of row customers'],
  ['customer.cou|', 'cou of row customers'],
  ['previous.to|', 'to of row orders'],
  ['lines.|', ' of rows lines'],
  ['1 + lines.filter(l, l.order_id > 3).|', ' of rows lines'],
  ['lines.map(l, l.order_id).s|', 's of rows lines mapped'],
  ['lines.map(|', 'other, in map 0'],
  ['lines.map(l, |', 'value  with l, in map 1'],
  ['lines.map(l, l.|', ' of row lines, in map 1'],
  ['lines.map(l, l.order.customer.|', ' of row customers, in map 1'],
  ['lines.map(l, round(l.|, 2)).sum()', ' of row lines, in round 0'],
  ['customer.orders.exists(o, o.lines.exists(l, o.|', ' of row orders, in exists 1'],
  ['round(total, |', 'value  with , in round 1'],
  ['rou|nd(total)', 'value round with , in round -1'],
  ['random.in|', 'in of namespace'],
  ['random.integer(1, |', 'value  with , in random.integer 1'],
  ['row["|', 'one of id customer_id total for '],
  ['lines.map(l, l["un|', 'one of order_id unit price for un, in map 1'],
  ['parent("cu|', 'one of customer_id for cu, in parent 0'],
  ['children("|', 'one of lines for , in children 0'],
  ['children("lines", "|', 'one of order_id for , in children 1'],
  ['(total + 1).|', ' of value'],
  ['"text|', 'other'],
  ['12|', 'other'],
  ['total // tot|', 'other'],
  ['total ° tot|', 'other'],
])('at %s may stand: %s', (marked, expected) => {
  expect(at(marked)).toBe(expected);
});
