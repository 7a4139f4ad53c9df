import { quote, typeName } from '@populace/core';
import { countWords } from '@populace/recipes';
import type { GivenCell } from '@populace/schema';
import type { ExpectedColumn } from '../expected/expected.ts';
import type { Spot, TableNotes } from '../findings/notebook.ts';
import { shownText } from '../findings/shown-text.ts';
import { formOf } from '../forms/form-of.ts';
import type { KeptColumn } from '../kept/kept-column.ts';
import type { Cell } from '../readers/define-reader.ts';
import type { TableWatch } from './define-checker.ts';
import { createInnerTaker } from './take-inner.ts';

/** What rows are taken in with. */
interface TakerParts {
  readonly columns: readonly ExpectedColumn[];
  /** The cells that the schema gives; their times may be finer than those of the column's type. */
  readonly given: readonly GivenCell[];
  /** The number that the first row has in the whole table. */
  readonly firstRow: number;
  readonly kept: ReadonlyMap<string, KeptColumn>;
  readonly watches: readonly TableWatch[];
  readonly notes: TableNotes;
  readonly here: () => Spot;
}

/** Takes rows in: each cell is compared with its type, kept where that was asked for, and shown to the checkers that watch. */
export function createRowTaker({ columns, given, firstRow, kept, watches, notes, here }: TakerParts) {
  let misfits = 0;
  const takers = columns.map((column) => {
    const { name, type } = column;
    const hasForm = formOf(type);
    const own = given.filter((cell) => cell.column === name);
    const spelt = new Set(own.map(({ text }) => text));
    const store = kept.get(name);
    const cells = watches.map((watch) => watch.cells.get(column)).filter((watch) => watch !== undefined);
    const takeInner = createInnerTaker(column, {
      watches,
      given: new Set(own.map((cell) => cell.row - firstRow)),
    });
    return (row: number, cell: Cell): void => {
      if (cell === undefined) {
        store?.pushUnknown();
        return;
      }
      const isFit = cell === null || hasForm(cell);
      if (!isFit && !spelt.has(cell)) {
        store?.pushUnknown();
        misfits++;
        notes.add(
          'verify/type',
          name,
          here,
          () => `${quote(name)} is ${shownText(cell)}, which is no ${typeName(type)}`,
        );
        return;
      }
      if (cell === null) store?.pushNull();
      else store?.push(cell);
      for (let at = 0; at < cells.length; at++) cells[at](row, cell);
      if (cell !== null && isFit) takeInner?.(row, cell);
    };
  });
  const rowEnds = watches.filter(({ rowEnd }) => rowEnd !== undefined);
  let row = 0;
  return {
    row(cells: readonly Cell[]): void {
      for (let at = 0; at < takers.length; at++) takers[at](row, cells[at]);
      for (let at = 0; at < rowEnds.length; at++) rowEnds[at].rowEnd?.(row);
      row++;
    },
    end(rowCount: number): void {
      const all = rowCount * columns.length;
      const found =
        misfits === 0 ? `all ${countWords(all)} values` : `${countWords(misfits)} of ${countWords(all)} are not`;
      const asked = `of their types`;
      notes.compare({
        checker: 'types',
        what: `values of ${columns.length} columns`,
        asked,
        found,
        isMet: misfits === 0,
      });
      for (const watch of watches) watch.end();
    },
  };
}
