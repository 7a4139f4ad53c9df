import { describe, expect, it } from 'vitest';
import { askedOf } from './asked.ts';

const schema = `
populace: 1
tables:
  people:
    rows: 100
    columns:
      tier: { generator: choice, values: { free: 80, plus: 15, pro: 5 }, nulls: 10% }
      side: { generator: choice, values: [left, right, left, up] }
      size: { generator: choice, values: [{ value: 1000, weight: 3 }, { value: 2500, weight: 1 }] }
      paid: { generator: boolean, share: 30 % }
      open: boolean
      name: person.fullName
      nom: { generator: person.fullName, locale: fr_FR }
      boss: { references: people.name, nulls: 0.25 }
`;

const asked = (column: string) => askedOf(schema, 'people', column);
const shares = (column: string) => Object.fromEntries(asked(column).values ?? []);

describe('what a schema asks of a column', () => {
  it('is the share of each value, whichever way weights are written', () => {
    expect(shares('tier')).toEqual({ free: 0.8, plus: 0.15, pro: 0.05 });
    expect(shares('side')).toEqual({ left: 0.5, right: 0.25, up: 0.25 });
    expect(shares('size')).toEqual({ '1000': 0.75, '2500': 0.25 });
  });

  it('is how often a boolean is true, only where that is written', () => {
    expect(shares('paid')).toEqual({ true: 0.3, false: 0.7 });
    expect(asked('open').values).toBeUndefined();
  });

  it('is the share of nulls, also of references', () => {
    expect(asked('tier').nulls).toBe(0.1);
    expect(asked('boss').nulls).toBe(0.25);
    expect(asked('name').nulls).toBeUndefined();
  });

  it('is the locales of the table, unless the column has its own or takes its values from elsewhere', () => {
    expect(asked('name').followsLocales).toBe(true);
    expect(asked('nom').followsLocales).toBe(false);
    expect(asked('boss').followsLocales).toBe(false);
  });

  it('is nothing where the column or the text can’t be read', () => {
    expect(asked('nobody')).toEqual({ nulls: undefined, values: undefined, followsLocales: false });
    expect(askedOf('tables: [', 'people', 'tier').values).toBeUndefined();
  });
});
