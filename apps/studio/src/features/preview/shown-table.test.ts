import { describe, expect, it } from 'vitest';
import { shownTable } from './shown-table.ts';

const shop = [{ name: 'users' }, { name: 'orders' }];
const bank = [{ name: 'accounts' }];

describe('the table whose rows are shown', () => {
  it('is the one that the address asks for', () => {
    expect(shownTable('orders', { written: shop, made: shop })).toBe('orders');
  });

  it('is the first where the address asks for none', () => {
    expect(shownTable(undefined, { written: shop, made: shop })).toBe('users');
  });

  it('is the first where another text has no table of that name any more', () => {
    expect(shownTable('orders', { written: bank, made: bank })).toBe('accounts');
  });

  it('is waited for where it is written and has no rows yet', () => {
    expect(shownTable('tags', { written: [...shop, { name: 'tags' }], made: shop })).toBe('tags');
  });

  it('stays while the rows of before are all that there is', () => {
    expect(shownTable('orders', { written: bank, made: shop })).toBe('orders');
  });
});
