import { describe, expect, it } from 'vitest';
import { kindOf, layOutColumns } from './column-layout.ts';

const column = (name: string, type = 'string', hidden = false) => ({ name, type, hidden });

function widthsOf(name: string, cells: readonly (string | null)[], hidden = false): number {
  return layOutColumns({ columns: [column(name, 'string', hidden)], cells: [cells] }, 7, [])[0]?.widthPx ?? 0;
}

describe('columns of the preview', () => {
  it('are as wide as their values need', () => {
    expect(widthsOf('email', ['lois.myers@mail.example'])).toBeGreaterThan(widthsOf('email', ['lois']));
    expect(widthsOf('email', [null])).toBe(56);
  });

  it('have room for their name', () => {
    expect(widthsOf('deliver_after', ['x'])).toBeGreaterThan(90);
    expect(widthsOf('deliver_after', ['x'], true)).toBeGreaterThan(widthsOf('deliver_after', ['x']));
  });

  it('give signs of East Asia twice the room', () => {
    expect(widthsOf('n', ['横浜市西区横浜市西区'])).toBeGreaterThan(1.6 * widthsOf('n', ['aaaaaaaaaa']));
  });

  it('end somewhere', () => {
    expect(widthsOf('note', ['x'.repeat(5000)])).toBe(320);
  });

  it('keep their width where a change needs a little less, and not where it needs much less', () => {
    const wide = layOutColumns({ columns: [column('n')], cells: [['x'.repeat(30)]] }, 7, []);
    const after = (letters: number) =>
      layOutColumns({ columns: [column('n')], cells: [['x'.repeat(letters)]] }, 7, wide)[0]?.widthPx;

    expect(after(28)).toBe(wide[0]?.widthPx);
    expect(after(33)).toBeGreaterThan(wide[0]?.widthPx ?? 0);
    expect(after(10)).toBeLessThan(wide[0]?.widthPx ?? 0);
  });
});

it.each([
  ['int64', 'number'],
  ['uint8', 'number'],
  ['float64', 'number'],
  ['decimal(10,2)', 'number'],
  ['boolean', 'boolean'],
  ['date', 'text'],
  ['interval', 'text'],
  ['string(40)', 'text'],
])('shows %s as %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});
