import { IconCheck, IconInfoCircle, IconMinus } from '@tabler/icons-react';
import { useText } from '../messages.ts';
import { type GridColumn, isColour } from './column-layout.ts';
import classes from './row-grid.module.css';

export interface GridCellProps {
  readonly column: GridColumn;
  /** Its place among the columns, from 1. */
  readonly place: number;
  readonly startPx: number;
  /** The text; null for a null; undefined while it is not there. */
  readonly value: string | null | undefined;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isChanged: boolean;
}

/** A value, in its own direction and cut at the end of that. */
export function GridCell({ column, place, startPx, value, isSelected, isActive, isChanged }: GridCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid, as WAI-ARIA has it.
      role="gridcell"
      className={classes.cell}
      data-cell={place}
      data-kind={column.kind}
      data-selected={isSelected || undefined}
      data-changed={isChanged || undefined}
      data-hidden={column.hidden || undefined}
      aria-colindex={place + 1}
      tabIndex={isActive ? 0 : -1}
      style={{ insetInlineStart: startPx, inlineSize: column.widthPx }}
    >
      <CellValue column={column} value={value} />
      {isActive && isSelected && <ExplainSign />}
    </td>
  );
}

/** Asks by the mouse how the value came to be; by the keyboard, `E` and `Enter` do. */
function ExplainSign() {
  const text = useText();
  return (
    <span className={classes.explain} data-explain="" title={text('explain')} aria-hidden="true">
      <IconInfoCircle size={16} stroke={1.6} />
    </span>
  );
}

function CellValue({ column: { kind }, value }: Pick<GridCellProps, 'column' | 'value'>) {
  const text = useText();
  if (value === undefined) return null;
  if (value === null) return <i className={classes.null}>{text('null')}</i>;
  if (kind === 'boolean') {
    const Icon = value === 'true' ? IconCheck : IconMinus;
    return (
      <span role="img" aria-label={value} title={value} className={classes.tick} data-tick={value} data-value="">
        <Icon size={16} stroke={value === 'true' ? 2.2 : 1.6} aria-hidden="true" />
      </span>
    );
  }
  return (
    <>
      {isColour(value) && <i className={classes.swatch} style={{ background: value }} />}
      <span className={classes.value} dir="auto" data-value="">
        {value}
      </span>
    </>
  );
}
