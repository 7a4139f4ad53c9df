import {
  IconArrowUpRight,
  IconBinaryTree2,
  IconCopy,
  IconHash,
  IconHelpSquareRounded,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react';
import type { Command, RowArgument } from '../../lib/commands/command.ts';
import { formatCount } from '../../lib/messages/numbers.ts';
import type { PreviewText } from './messages.ts';

/** The cell that commands are about. */
export interface CommandCell {
  readonly row: number;
  /** Undefined where the keyboard is at the number of the row. */
  readonly column: string | undefined;
  readonly value: string | null | undefined;
  readonly isLocked: boolean;
  /** The table that the column refers to. */
  readonly parent: string | undefined;
}

/** What the commands do. */
export interface CommandDeeds {
  readonly askForRow: () => void;
  readonly goToRow: RowArgument['run'];
  readonly toggleLock: () => void;
  readonly explain: () => void;
  readonly follow: () => void;
  readonly showRelated: () => void;
  readonly copy: () => void;
}

/** Keys without `Ctrl` belong to the cells. */
const CELLS = '[data-row-grid]';

/** What can be done in the preview: the way to a row, and what can be done with the cell that the keyboard is at. */
export function previewCommands(
  text: PreviewText,
  rowCount: number,
  cell: CommandCell | undefined,
  deeds: CommandDeeds,
): readonly Command[] {
  const group = text('preview');
  return [
    {
      id: 'preview.go-to-row',
      title: text('goToRowCommand'),
      group,
      Icon: IconHash,
      shortcut: 'Mod+G',
      disabled: rowCount === 0,
      accepts: { kind: 'row', rowCount, run: deeds.goToRow },
      run: deeds.askForRow,
    },
    ...cellCommands(text, cell, deeds),
  ];
}

/** What can be done with a cell; the menu of the cell has the same. */
export function cellCommands(
  text: PreviewText,
  cell: CommandCell | undefined,
  deeds: CommandDeeds,
): readonly Command[] {
  const group = text('preview');
  const isCell = cell?.column !== undefined;
  const detail = cell === undefined ? undefined : text('rowDetail', { row: formatCount(cell.row) });
  const isLocked = cell?.isLocked === true;
  return [
    {
      id: 'preview.explain',
      title: text('explain'),
      group,
      Icon: IconHelpSquareRounded,
      shortcut: 'E',
      within: CELLS,
      disabled: !isCell,
      run: deeds.explain,
    },
    {
      id: 'preview.lock-row',
      title: text(isLocked ? 'freeRow' : 'lockRow'),
      detail,
      group,
      Icon: isLocked ? IconPinnedOff : IconPin,
      shortcut: 'Mod+L',
      disabled: cell === undefined,
      run: deeds.toggleLock,
    },
    {
      id: 'preview.follow',
      title: text('follow'),
      detail: cell?.parent,
      group,
      Icon: IconArrowUpRight,
      shortcut: 'F',
      within: CELLS,
      disabled: cell?.parent === undefined,
      run: deeds.follow,
    },
    {
      id: 'preview.related',
      title: text('related'),
      detail,
      group,
      Icon: IconBinaryTree2,
      shortcut: 'C',
      within: CELLS,
      disabled: cell === undefined,
      run: deeds.showRelated,
    },
    {
      id: 'preview.copy',
      title: text('copyValue'),
      group,
      Icon: IconCopy,
      disabled: !isCell || cell.value === null || cell.value === undefined,
      run: deeds.copy,
    },
  ];
}
