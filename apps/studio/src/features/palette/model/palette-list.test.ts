import { describe, expect, it } from 'vitest';
import type { Command } from '../../../lib/commands/command.ts';
import { paletteList } from './palette-list.ts';

function goToRow(rowCount: number, went: number[]): Command {
  const accepts = { kind: 'row', rowCount, run: (row: number) => void went.push(row) } as const;
  return { id: 'preview.go-to-row', title: 'Go to row…', group: 'Preview', accepts, run: () => undefined };
}

describe('a row in the palette', () => {
  it('goes to the row whose number is written, with or without marks between its digits', () => {
    const went: number[] = [];
    for (const query of ['#0', '# 1204', '#1,000,000,000']) {
      const { groups } = paletteList([goToRow(2_000_000_000, went)], query, []);
      groups[0]?.commands[0]?.run();
    }

    expect(went).toEqual([0, 1204, 1_000_000_000]);
  });

  it('says which rows there are instead of going beyond the last', () => {
    const { groups, note } = paletteList([goToRow(10_000, [])], '#10000', []);

    expect(groups).toEqual([]);
    expect(note).toBe('Rows go from 0 to 9,999.');
  });

  it('says what is missing: a number, or a table', () => {
    expect(paletteList([goToRow(10, [])], '#two', []).note).toBe('Write the number of a row.');
    expect(paletteList([], '#2', []).note).toBe('No table is open, so there is no row to go to.');
  });

  it('says so where nothing has the words', () => {
    expect(paletteList([goToRow(10, [])], 'zebra ', []).note).toBe('Nothing is called “zebra”. Try another word.');
  });
});
